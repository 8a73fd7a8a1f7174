/** MZ6, Hell's Kitchen: hidden tokens, informants, an exit that has to be found. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { begin, inDeck, isActive, lies, met, SEEDS } from './mission-table.ts';
import { QUIET } from './streets.ts';
import { peopleIn, play } from './table.ts';
import { itemAt } from '@holdout/engine';

const [LAUNDRY, COMMS, FOYER, VAULT, PRESS] = [
  'R_3R_00_laundry',
  'R_9R_10_comms',
  'R_7R_11_foyer',
  'R_6R_12_vault',
  'R_5R_02_press',
];
const TOKENS = { [LAUNDRY]: 'green', [PRESS]: 'blue' };
const kitchen = (zone: string, more: { [key: string]: unknown } = {}) =>
  play({
    mission: 'MZ6',
    heroes: { hulk: { zone } },
    tokens: TOKENS,
    own: { cards: [] },
    turn: 'hulk',
    spawns: true,
    ...more,
  });

describe('MZ6, the tokens', () => {
  it('green gives 5 experience, puts the exit down and calls a Super Hero to the green point, now active [M-MZ6]', () => {
    const s = kitchen(LAUNDRY, { draws: { 'super-heroes': ['thor'] } });
    expect(isActive(s, 'S23')).toBe(false);
    s.play(`take:${LAUNDRY}`);
    expect([s.hero('hulk').xp, s.enemies('S23', 'thor'), isActive(s, 'S23')]).toEqual([5, 1, true]);
    expect(s.happened('exit-placed')).toMatchObject([{ zone: LAUNDRY }]);
    expect(isActive(s, 'S15')).toBe(false);
  });

  it('blue calls one to the blue point; the exit stays hidden [M-MZ6]', () => {
    const s = kitchen(PRESS, { draws: { 'super-heroes': ['spider-man'] } }).play(`take:${PRESS}`);
    expect([s.hero('hulk').xp, s.enemies('S15', 'spider-man'), isActive(s, 'S15')]).toEqual([5, 1, true]);
    expect([s.happened('exit-placed'), ownOf(s.game).exit]).toEqual([[], -1]);
  });

  it('red is experience alone [M-MZ6]', () => {
    const s = kitchen(VAULT).play(`take:${VAULT}`);
    expect([s.hero('hulk').xp, s.onBoard('thor'), s.prompt]).toEqual([5, 0, 'turn']);
  });

  it('a point so woken draws in the next spawn step [M-MZ6] [S-CARD-11]', () => {
    const s = kitchen(PRESS, { draws: { 'super-heroes': ['spider-man'], spawn: ['007', '011', '013'] } });
    s.play(`take:${PRESS}`, 'end');
    while (s.prompt === 'split') s.play(`${s.options[0]}=1`);
    expect(s.happened('spawn-card').map((e) => ('zone' in e ? e.zone : ''))).toEqual(['S2', 'S15', 'S19']);
  });
});

describe('MZ6, the informants', () => {
  const informed = (card = 'secret-mission-1') => {
    const s = kitchen('S3', {
      own: { cards: [{ card, zone: 'R_3R_00_flatA' }] },
      draws: { spawn: QUIET.slice(0, 2) },
    });
    s.play('open:R_3R_00_hall-S3');
    while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
    return s;
  };

  it.each(['secret-mission-1', 'secret-mission-2'])(
    '%s turned up lets the players turn over one objective, which stays face up [M-MZ6] [M-MZ6-1]',
    (card) => {
      const s = informed(card);
      expect([s.decision?.about?.['for'], s.decision?.by]).toEqual(['turn-up', 'team']);
      expect(s.options).toEqual(
        [LAUNDRY, COMMS, FOYER, VAULT, PRESS].map((z) => `show:${z}`).concat('go-on'),
      );
      s.play(`show:${LAUNDRY}`);
      expect(s.happened('objective-shown')).toMatchObject([{ zone: LAUNDRY, colour: 'green' }]);
      expect(s.state.objectives.filter((o) => !o.down).map((o) => o.colour)).toEqual(['green']);
      expect([s.prompt, isActive(s, 'S23')]).toEqual(['turn', false]);
    },
  );

  it('may be left unheard [M-MZ6]', () => {
    expect(informed().play('go-on').happened('objective-shown')).toEqual([]);
  });

  it('leave nobody behind: the card is out of the game [M-MZ6-1]', () => {
    const s = informed().play('go-on');
    expect([peopleIn(s, 'R_3R_00_flatA'), lies(s, 'secret-mission-1')]).toEqual([[], '']);
    expect(inDeck(s, 'bystanders')).not.toContain('secret-mission-1');
  });

  it('have nothing to tell when what lies face down is all red [M-MZ6]', () => {
    const s = kitchen('S3', {
      own: { cards: [{ card: 'secret-mission-1', zone: 'R_3R_00_flatA' }] },
      draws: { spawn: QUIET.slice(0, 2) },
      taken: [LAUNDRY, PRESS],
    });
    s.play('open:R_3R_00_hall-S3');
    while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
    expect(s.prompt).toBe('turn');
  });

  it('speak before the first round where their building is open from the start [M-MZ6]', () => {
    const games = SEEDS.map((seed) => begin('MZ6', 4, seed));
    const early = games.filter((s) =>
      s.events.some((e) => e.type === 'bystander-revealed' && e.card.startsWith('secret')),
    );
    expect(early.length).toBeGreaterThan(0);
    for (const s of early) expect([s.decision?.about?.['for'], s.state.round]).toEqual(['turn-up', 0]);
  });
});

describe('MZ6, the end', () => {
  const at = (taken: string[]) =>
    play({
      mission: 'MZ6',
      heroes: { hulk: { zone: LAUNDRY } },
      tokens: TOKENS,
      own: { cards: [], exit: LAUNDRY },
      taken,
      turn: 'hulk',
    });

  it('wants the reds and the green one; blue may stay where it is [M-MZ6] [M-MZ6-1]', () => {
    const s = at([COMMS, FOYER, VAULT]);
    expect(met(s, 'find-exit')).toBe(false);
    const found = at([COMMS, FOYER, VAULT, LAUNDRY]);
    expect(met(found, 'find-exit')).toBe(true);
    expect(found.play('end', 'leave').result).toBe('won');
  });

  it('keeps the exit shut while a red one is left [M-MZ6] [M-ALL-3]', () => {
    const s = at([COMMS, FOYER, LAUNDRY]);
    expect(s.play('end').prompt).not.toBe('leave');
  });
});
