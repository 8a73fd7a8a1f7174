/** MZ10, ticket to the multiverse: six sleepers, reinforcements at every level, two cards to take. */
import { describe, expect, it } from 'vitest';
import { enemyHeroesUp } from '../../supers/enemies/enemy-heroes.ts';
import { ownOf } from '../../supers/own.ts';
import { firstMotive } from '../../testing/motives.ts';
import { begin, inDeck, lies, met, nameOf } from './mission-table.ts';
import { play } from './table.ts';
import { heroAt, itemAt, typeAt } from '@holdout/engine';

const SLEEPERS = {
  'scarlet-witch': 'R_9V_00_suiteB',
  'ms-marvel': 'R_2R_20_platform',
  'spider-man': 'R_8V_21_cafe',
  'black-panther': 'R_6R_02_hall',
  thor: 'R_7R_12_foyer',
  'doctor-strange': 'R_5V_22_lift',
};
const all = Object.entries(SLEEPERS).map(([type, zone]) => ({ type, zone }));
const asleep = Object.keys(SLEEPERS);
const VAULT = 'R_6R_02_vault';
const TRAINING = 'R_5V_22_training';
const [CAFE, TUNNEL, LOBBY] = ['R_8V_21_cafe', 'R_2R_20_tunnel', 'R_5V_22_lobby'];
const TOKENS = { [TUNNEL]: 'blue', [LOBBY]: 'green' };
const city = (zone: string, more: { [key: string]: unknown } = {}) =>
  play({ mission: 'MZ10', heroes: { hulk: { zone } }, tokens: TOKENS, turn: 'hulk', ...more });

describe('MZ10, the set-up', () => {
  const s = begin('MZ10', 4);

  it('places all six Super Heroes asleep, each in a building of its own, and takes their spawn cards out [M-MZ10]', () => {
    for (const [type, zone] of Object.entries(SLEEPERS)) expect(s.enemies(zone, type)).toBe(1);
    expect(ownOf(s.game).asleep).toHaveLength(6);
    expect([inDeck(s, 'super-heroes'), inDeck(s, 'spawn').length]).toEqual([[], 36]);
    expect(inDeck(s, 'spawn').some((c) => c >= '031' && c <= '036')).toBe(false);
    const { board } = s.game.context;
    expect(new Set(Object.values(SLEEPERS).map((z) => board.buildingOf[s.zone(z)])).size).toBe(6);
  });

  it('lays the two Secret Mission cards face up where they are marked [M-MZ10]', () => {
    expect([lies(s, 'secret-mission-1'), lies(s, 'secret-mission-2')]).toEqual([TRAINING, VAULT]);
    expect(
      ownOf(s.game)
        .cards.filter((c) => c.up)
        .map((c) => nameOf(s, c.zone))
        .sort(),
    ).toEqual([TRAINING, VAULT]);
  });
});

describe('MZ10, the silent guardians', () => {
  it('do not activate and have no ability while no door into their building is open [M-MZ10]', () => {
    const s = city(CAFE, { enemies: all, own: { cards: [], asleep } });
    expect(enemyHeroesUp(s.game)).toEqual([]);
    expect(firstMotive(s)).toMatch(/ rests > M-MZ10$/);
    s.play('end');
    expect([s.hero('hulk').wounds, s.happened('enemies-moved')]).toEqual([0, []]);
  });

  it('wake with their own building only, before its rooms are filled [M-MZ10] [M-MZ10-2]', () => {
    const s = city('S12', {
      enemies: all,
      own: { cards: [], asleep },
      draws: { spawn: ['007'] },
    });
    s.play('open:R_8V_21_cafe-S12');
    expect(enemyHeroesUp(s.game).map((t) => typeAt(s.game.context, t).id)).toEqual(['spider-man']);
    const two = city('S21', { enemies: all, own: { cards: [], asleep }, draws: { spawn: [] } });
    two.play('open:R_7R_12_foyer-S21');
    expect([two.prompt, ownOf(two.game).asleep.length]).toEqual(['fill-room', 5]);
  });

  it('sleep on while others act, in the enemy phase and in an extra activation [M-MZ10-2]', () => {
    const s = city('S31', {
      enemies: [...all, { type: 'trooper', zone: 'S20' }],
      own: { cards: [], asleep: asleep.slice(1) },
      doors: { 'R_9V_00_corridor-S2': 'open' },
    }).play('end');
    while (s.prompt === 'split') s.play(`${s.options[0]}=1`);
    const moved = new Set(s.happened('enemies-moved').map((e) => ('enemy' in e ? e.enemy : '')));
    expect([...moved].sort()).toEqual(['scarlet-witch', 'trooper']);
    // All six stand, so the one that a meal calls for in MZ9 is an extra activation (S-CARD-9).
    const extra = play({
      mission: 'MZ9',
      heroes: { hulk: { zone: 'S20' } },
      enemies: asleep.map((type) => ({ type, zone: 'S10' })),
      own: { bystanders: [{ card: 'okoye', zone: 'S20' }], asleep: asleep.slice(1) },
      dice: [6],
      turn: 'hulk',
    }).play('attack:devour@S20');
    expect(extra.happened('activation')).toMatchObject([{ extra: true, enemies: ['scarlet-witch'] }]);
  });

  it('eliminated do not come back: nothing draws them [M-MZ10-2]', () => {
    const s = play({
      mission: 'MZ10',
      heroes: { deadpool: { zone: CAFE } },
      enemies: [{ type: 'spider-man', zone: CAFE }],
      own: { cards: [], asleep: ['spider-man'] },
      dice: [6, 6, 6],
      turn: 'deadpool',
    }).play('attack:dual-katanas@R_8V_21_cafe', 'end');
    expect([s.onBoard('spider-man'), s.happened('enemy-returned'), ownOf(s.game).asleep]).toEqual([
      0,
      [],
      [],
    ]);
  });
});

describe('MZ10, the desperate defence', () => {
  it('places 3 Troopers in the nearest active spawn zone when a hero reaches a level [M-MZ10]', () => {
    const s = city(CAFE, {
      heroes: { hulk: { zone: CAFE, xp: 2 } },
      own: { cards: [] },
      spawns: true,
      doors: { 'R_8V_21_cafe-S17': 'open' },
    });
    s.play(`take:${CAFE}`);
    expect([s.hero('hulk').xp, s.enemies('S6', 'trooper'), s.onBoard('trooper')]).toEqual([7, 3, 3]);
  });

  it('counts closed doors as open where no way is open [M-MZ10-1]', () => {
    const s = city(CAFE, { heroes: { hulk: { zone: CAFE, xp: 2 } }, own: { cards: [] }, spawns: true });
    s.play(`take:${CAFE}`);
    expect([s.prompt, s.enemies('S6', 'trooper')]).toEqual(['turn', 3]);
  });

  it('comes from nowhere where no spawn point is active', () => {
    const s = city(CAFE, { heroes: { hulk: { zone: CAFE, xp: 2 } }, own: { cards: [] } });
    expect(s.play(`take:${CAFE}`).onBoard('trooper')).toBe(0);
  });

  it('equally near ones: the players choose, after the action that gave the experience [M-MZ10-1]', () => {
    const s = play({
      mission: 'MZ10',
      heroes: { deadpool: { zone: 'S14', xp: 4 } },
      enemies: [{ type: 'trooper', zone: 'S14', count: 3 }],
      own: { cards: [] },
      spawns: true,
      dice: [6, 6, 6],
      turn: 'deadpool',
    });
    s.play('attack:dual-katanas@S14');
    while (s.prompt === 'react') s.play('go-on');
    expect([s.decision?.about?.['for'], s.decision?.by]).toEqual(['nearest-spawn', 'team']);
    const types = s.events.map((e) => e.type);
    expect(types).toContain('level-reached');
    expect(s.state.stack.some((f) => f.proc === 'attack')).toBe(false);
    const zone = itemAt(s.options.slice(-1), 0);
    s.play(zone);
    expect([s.enemies(zone.replace('in:', ''), 'trooper'), s.prompt]).toEqual([3, 'turn']);
  });

  it('two levels at once bring 3 Troopers twice [M-MZ10-1]', () => {
    const s = city(CAFE, {
      heroes: { hulk: { zone: CAFE } },
      own: { cards: [] },
      spawns: true,
      doors: { 'R_8V_21_cafe-S17': 'open' },
    });
    heroAt(s.state, 0).xp = 14;
    s.play(`take:${CAFE}`);
    expect([s.hero('hulk').level, s.enemies('S6', 'trooper')]).toEqual([2, 6]);
  });

  it('ends with Secret Mission 1 [M-MZ10]', () => {
    const s = city(CAFE, {
      heroes: { hulk: { zone: CAFE, xp: 2 } },
      own: { cards: [], done: ['took:secret-mission-1'] },
      spawns: true,
    });
    s.play(`take:${CAFE}`);
    expect([s.hero('hulk').level, s.onBoard('trooper')]).toEqual([1, 0]);
  });
});

describe('MZ10, the Secret Mission cards', () => {
  const cards = [
    { card: 'secret-mission-1', zone: TRAINING, up: true },
    { card: 'secret-mission-2', zone: VAULT, up: true },
  ];
  const at = (zone: string, taken: string[], track = 0) =>
    city(zone, { heroes: { hulk: { zone, track } }, taken, own: { cards } });

  it.each([
    ['secret-mission-1', TRAINING, TUNNEL, LOBBY],
    ['secret-mission-2', VAULT, LOBBY, TUNNEL],
  ])(
    '%s is taken for 1 action in its zone, only after its objective [M-MZ10]',
    (card, zone, token, other) => {
      expect(at(zone, [other]).why(`take-card:${card}`)).toBe('card.not-yet');
      expect(at('S31', [token]).why(`take-card:${card}`)).toBe('card.not-here');
      expect(at(zone, [token], 4).why(`take-card:${card}`)).toBe('hero.ravenous');
      const s = at(zone, [token]);
      const { actions } = s.hero('hulk');
      s.play(`take-card:${card}`);
      expect([s.hero('hulk').actions, lies(s, card)]).toEqual([actions - 1, '']);
      expect(s.happened('card-gained')).toMatchObject([{ hero: 'hulk', card }]);
    },
  );

  it('the second adds a die to all attacks of heroes but Devour [M-MZ10]', () => {
    const s = play({
      mission: 'MZ10',
      heroes: { hulk: { zone: VAULT }, deadpool: { zone: VAULT } },
      enemies: [{ type: 'trooper', zone: VAULT, count: 2 }],
      tokens: TOKENS,
      taken: [LOBBY],
      own: { cards },
      dice: [2, 2, 2, 2, 2],
      turn: 'hulk',
    });
    s.play('take-card:secret-mission-2', 'end', 'attack:dual-katanas@R_6R_02_vault');
    const dice = () =>
      s.happened('attacked').map((e) => ('dice' in e && Array.isArray(e.dice) ? e.dice.length : 0));
    expect(dice()).toEqual([4]);
    s.play('attack:devour@R_6R_02_vault');
    expect(dice()).toEqual([4, 1]);
  });

  it('and all objectives are what the mission wants, in any order [M-MZ10]', () => {
    const tokens = [TUNNEL, CAFE, 'R_2R_20_concourse', 'R_6R_02_hall', LOBBY, 'R_5V_22_command'];
    const s = city(VAULT, {
      taken: tokens,
      own: { cards: cards.slice(1), done: ['took:secret-mission-1'] },
    });
    expect([met(s, 'take-all'), met(s, 'take-secrets')]).toEqual([true, false]);
    expect(s.play('take-card:secret-mission-2').result).toBe('won');
    const early = city(VAULT, {
      taken: tokens.slice(1),
      own: { cards: cards.slice(1), done: ['took:secret-mission-1'] },
    });
    expect(early.play('take-card:secret-mission-2').result).toBeUndefined();
  });
});
