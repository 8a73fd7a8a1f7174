/** MH3 Symbol of hope: two objectives, then the sign is carried or thrown to the exit zone. */
import { deckOf, isRefusal, type GameEvent } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { isActive, met, nameOf } from './mission-table.ts';
import { engine, play } from './table.ts';

const BLUE = 'R_9V_02_suiteB';
const GREEN = 'R_2V_00_archive';
const LOBBY = 'R_5V_10_lobby';

const scene = (more: { [key: string]: unknown }) =>
  play({
    mission: 'MH3',
    heroes: { storm: { zone: 'S18' }, rogue: { zone: 'S15' } },
    taken: [BLUE, GREEN],
    own: { cards: [] },
    turn: 'storm',
    ...more,
  });
const signAt = (s: ReturnType<typeof play>) => nameOf(s, ownOf(s.game).sign?.zone ?? 0);

describe('the objectives [M-MH3]', () => {
  it.each([
    ['blue', BLUE, 'S20'],
    ['green', GREEN, 'S1'],
  ])('%s gives ALL heroes 5 experience and removes the spawn point of its colour', (_colour, zone, spawn) => {
    const s = scene({ taken: [], spawns: true, heroes: { storm: { zone }, rogue: { zone: 'S15' } } });
    expect(isActive(s, spawn)).toBe(true);
    s.play(`take:${zone}`);
    expect([s.hero('storm').xp, s.hero('rogue').xp]).toEqual([5, 5]);
    expect(['S2', 'S21', 'S20', 'S1'].filter((z) => !isActive(s, z))).toEqual([spawn]);
    expect(s.happened('spawn-removed')).toMatchObject([{ zone: spawn }]);
  });

  it('a red one gives 5 experience to the hero who takes it, and removes nothing', () => {
    const zone = 'R_6R_01_vault';
    const s = scene({ taken: [], heroes: { storm: { zone }, rogue: { zone: 'S15' } } }).play(`take:${zone}`);
    expect([s.hero('storm').xp, s.hero('rogue').xp, s.happened('spawn-removed')]).toEqual([5, 0, []]);
  });
});

describe('the sign', () => {
  it.each([[[]], [[BLUE]], [[GREEN]]])('is out of bounds before both are taken: %j [M-MH3]', (taken) => {
    const s = scene({ taken, enemies: [{ type: 'walker', zone: 'S15' }] });
    expect([s.why('carry:S15'), s.why('sign:S15')]).toEqual(['sign.not-yet', 'sign.not-yet']);
    expect(s.options.filter((o) => /^(carry|sign):/.test(o))).toEqual([]);
  });

  it('is carried one zone for an action, along with the hero [M-MH3]', () => {
    const s = scene({}).play('carry:S15');
    expect([signAt(s), s.hero('storm').at, s.hero('storm').actions]).toEqual(['S15', 'S15', 2]);
    expect(s.happened('sign-moved')).toMatchObject([{ zone: 'S15', cause: 'M-MH3-1' }]);
  });

  it('carried, costs what a Move costs [M-MH3-1] [K-MOVE-4]', () => {
    const s = scene({ enemies: [{ type: 'walker', zone: 'S18' }] });
    expect(s.decision?.options.find((o) => o.id === 'carry:S15')?.cost).toBe(2);
    s.play('carry:S15');
    expect(s.hero('storm').actions).toBe(1);
    const crowd = scene({ enemies: [{ type: 'walker', zone: 'S18', count: 3 }] });
    expect(crowd.why('carry:S15')).toBe('move.too-few-actions');
  });

  it('carried, follows the rules of a Move: no closed door, no zone farther off [M-MH3-1]', () => {
    const s = scene({});
    expect(s.options.filter((o) => o.startsWith('carry:'))).toEqual(['carry:S15', 'carry:S19']);
    expect([s.why('carry:R_4V_12_board'), s.why('carry:S16')]).toEqual([
      'move.not-adjacent',
      'move.not-adjacent',
    ]);
  });

  it('is not taken farther by a skill for several zones [M-MH3-1]', () => {
    const s = scene({ heroes: { storm: { zone: 'S18', xp: 43, track: 2, skills: ['borne-aloft'] } } });
    s.play('carry:S15');
    expect(s.prompt).toBe('turn');
    s.play('borne-aloft:storm', 'push:S14');
    expect([s.hero('storm').at === 'S15', signAt(s)]).toEqual([false, 'S15']);
  });

  it('is carried only from its own zone, and stays behind in a plain Move [M-MH3]', () => {
    expect(scene({ turn: 'rogue' }).why('carry:S14')).toBe('sign.not-here');
    expect(signAt(scene({}).play('move:S15'))).toBe('S18');
  });

  it('is thrown once; damaged, it can still be carried but not thrown again [M-MH3] [M-MH3-2]', () => {
    const s = scene({
      enemies: [
        { type: 'walker', zone: 'S15' },
        { type: 'walker', zone: 'S14' },
      ],
      dice: [6],
    });
    s.play('sign:S15');
    expect([signAt(s), ownOf(s.game).sign?.damaged]).toEqual(['S15', true]);
    s.play('move:S15');
    expect(s.why('sign:S14')).toBe('sign.thrown');
    expect(s.options).toContain('carry:S16');
  });
});

describe('the sign in the exit zone wins', () => {
  const beside = (more: { [key: string]: unknown } = {}) =>
    scene({
      heroes: { storm: { zone: 'S4' } },
      doors: { 'R_5V_10_lobby-S4': 'open' },
      own: { cards: [], sign: { zone: 'S4' } },
      ...more,
    });

  it('carried there [M-MH3]', () => {
    const s = beside();
    expect(met(s, 'bring-sign')).toBe(false);
    s.play(`carry:${LOBBY}`);
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-MH3']);
  });

  it('thrown there [M-MH3-2]', () => {
    const s = beside({ enemies: [{ type: 'walker', zone: LOBBY }], dice: [1] });
    s.play(`sign:${LOBBY}`);
    expect(s.result).toBe('won');
  });

  it('and heroes never leave by it [M-MH3]', () => {
    const s = scene({ heroes: { storm: { zone: LOBBY } }, taken: [], own: { cards: [] } });
    expect(s.play('end').prompt).toBe('turn');
  });
});

describe('with 5-6 heroes [M-MH3] [M-MH3-2]', () => {
  const TEAM = ['storm', 'rogue', 'magneto', 'mystique', 'colossus'];
  const heroes = (n: number) =>
    Object.fromEntries(TEAM.slice(0, n).map((id) => [id, { zone: 'R_6R_01_vault', done: true }]));
  const drawn = (n: number, cards: number) => {
    const s = scene({
      heroes: heroes(n),
      taken: [],
      spawns: true,
      turn: undefined,
      phase: 'spawn',
      draws: { spawn: ['001', '002', '003', '004', '005'].slice(0, cards) },
    });
    return s;
  };
  const placed = (s: ReturnType<typeof play>) => ['S2', 'S21', 'S20', 'S1'].map((z) => s.enemies(z));

  it('the first spawn point draws twice in the spawn step, one card after the other, but once with four', () => {
    expect(placed(drawn(5, 5))).toEqual([3, 3, 2, 1]);
    expect(placed(drawn(4, 4))).toEqual([2, 1, 3, 2]);
  });

  it.each([
    [4, 0],
    [5, 4],
    [6, 4],
  ])('%i heroes: the spawn after set-up is one card for each point, %i in all', (n, cards) => {
    const opening: GameEvent[] = [];
    const seats = [['wolverine', ...TEAM].slice(0, n)];
    const state = engine.newGame({ edition: 'hero', mission: 'MH3', seats }, 'quiet', opening);
    if (isRefusal(state)) throw new Error(state.refused);
    const zones = opening.flatMap((e) => (e.type === 'spawn-card' ? [e.zone] : []));
    const hidden = opening.filter((e) => e.type === 'bystander-placed').length;
    expect(zones.length - hidden).toBe(cards);
  });
});

it('a scenario of five heroes has all spawn cards, whoever hid in the set-up [M-MH3] [H-HID-5]', () => {
  const five = { storm: {}, rogue: {}, magneto: {}, mystique: {}, colossus: {} };
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const s = scene({ heroes: five, taken: [], seed });
    const { draw, discard } = deckOf(s.state, 'spawn');
    expect([seed, new Set([...draw, ...discard]).size]).toEqual([seed, 42]);
  }
});
