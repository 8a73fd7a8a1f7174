/** The End Phase: what happens in it comes in an order the players choose, where that can matter (S-END-1). */
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { health, play, power } from './table.ts';
import { STREETS, type Entry } from './zombie-table.ts';

const FIRE = 'use:dark-phoenix';
const RULE = 'mission-rule';
/** Cards of enemies who are not there, and two Walkers who act at once. */
const QUIET = ['029', '030'];
const RUSH = '025';

/** Dark Phoenix, who has slept through the round in that zone. */
const phoenix = (zone: string): Entry => ({
  enemies: [{ type: 'dark-phoenix', zone }],
  own: { cards: [], bystanders: [], stunned: [{ type: 'dark-phoenix', zone }] },
});

const order = (s: Scene): string[] =>
  s.events.flatMap((e) => (e.type === 'ability-used' || e.type === 'spawn-card' ? [e.type] : []));

describe('Dark Phoenix, with one key turned in H4', () => {
  const scene = (more: Entry = {}): Scene =>
    play({
      mission: 'H4',
      heroes: { storm: { zone: 'S2', track: 2 } },
      ...phoenix('S2'),
      taken: ['R_5X_01_c12'],
      spawns: true,
      draws: { spawn: [...QUIET, RUSH] },
      turn: 'storm',
      ...more,
    }).play('end');

  it('burns before the card is drawn, or after: the players say [S-END-1]', () => {
    const s = scene();
    expect([s.prompt, ...s.options]).toEqual(['end-order', FIRE, RULE]);
    expect(order(s)).toEqual(['spawn-card', 'spawn-card']);
    s.play(FIRE);
    expect(order(s).slice(2)).toEqual(['ability-used', 'spawn-card']);
    expect([s.prompt, power(s, 'storm'), health(s, 'storm')]).toEqual(['turn', 1, 1]);
    const card = scene().play(RULE);
    expect(order(card).slice(2)).toEqual(['spawn-card', 'ability-used']);
  });

  it('is not asked about when nobody is near enough to burn [S-END-1]', () => {
    const s = scene({ heroes: { storm: { zone: 'S9', track: 2 } } });
    expect(s.prompt).not.toBe('end-order');
    expect(order(s)).toEqual(['spawn-card', 'spawn-card', 'spawn-card']);
  });

  it('loses those she has eliminated when the card is done, too [S-END-1] [H-LOSE-1]', () => {
    const rogue = { zone: 'S9', done: true };
    const s = scene({ heroes: { storm: { zone: 'S2', track: 0, wounds: 2 }, rogue } }).play(FIRE);
    expect([order(s).length, s.result]).toEqual([4, 'lost']);
  });
});

describe('Dark Phoenix, before the gate of H3', () => {
  const last = (): Scene => {
    const s = play({
      mission: 'H3',
      heroes: { storm: { zone: 'R_7X_12_gateway', track: 1, wounds: 2 } },
      ...phoenix('S17'),
      taken: ['R_5X_00_c11', 'R_8X_01_greenhouse', 'R_7X_12_guardroom'],
      turn: 'storm',
    });
    s.state.counters['shield'] = 3;
    return s.play('end');
  };

  it('or the shield, if the players say so: then it is won before she burns [S-END-1]', () => {
    expect([last().prompt, ...last().options]).toEqual(['end-order', FIRE, RULE]);
    expect(last().play(RULE).result).toBe('won');
    expect(last().play(FIRE).result).toBe('lost');
  });
});

describe('Dark Phoenix, with the charges of H6 planted', () => {
  const burning = (fuse: number): Scene => {
    const s = play({
      mission: 'H6',
      heroes: { storm: { zone: 'S2', track: 3 } },
      ...phoenix('S2'),
      taken: ['R_3Y_10_l12', 'R_6Y_00_z11'],
      turn: 'storm',
    });
    s.state.counters['fuse'] = fuse;
    return s.play('end');
  };

  it('does not mind the fuse, nor the fuse her: nobody is asked [S-END-1]', () => {
    const s = burning(1);
    expect([s.prompt, s.state.counters['fuse'], power(s, 'storm')]).toEqual(['turn', 2, 2]);
  });

  it('but whether the last step of the fuse comes first is asked [S-END-1]', () =>
    expect(burning(4).prompt).toBe('end-order'));
});

describe('rules of a mission for the End Phase', () => {
  const counts = (name: string, when?: Json): Entry => ({
    on: 'end-phase',
    ...(when === undefined ? {} : { when }),
    do: [{ count: name }],
  });
  const card = { on: 'end-phase', do: [{ spawnCard: 'first' }] };
  const reached = (name: string, atLeast: number): Json => ({ counter: { name, atLeast } });

  const end = (rules: Entry[], more: Entry = {}, rest: Entry = {}): Scene =>
    play({
      mission: {
        id: 'for-a-test',
        edition: 'hero',
        difficulty: 'easy',
        minutes: 1,
        goals: [],
        win: { never: true },
        ...STREETS,
        start: ['S1'],
        spawns: [{ zone: 'S18' }],
        rules,
        ...more,
      },
      heroes: { storm: { zone: 'S6', track: 3 } },
      own: { cards: [], bystanders: [] },
      turn: 'storm',
      ...rest,
    }).play('end');
  const counters = (s: Scene): (number | undefined)[] => ['days', 'nights'].map((n) => s.state.counters[n]);

  it('that only count are counted without a question, each once [S-END-1]', () => {
    const s = end([counts('days'), counts('nights'), counts('days')]);
    expect([s.prompt, ...counters(s)]).toEqual(['turn', 2, 1]);
  });

  it('come one by one in any order where they do more, each of them once [S-END-1]', () => {
    const learn = { on: 'end-phase', do: [{ experienceToAll: 1 }] };
    const s = end([card, counts('days'), learn], {}, { spawns: true, draws: { spawn: QUIET } });
    // What only counts is out of the way already.
    expect([s.prompt, ...s.options]).toEqual(['end-order', 'mission-rule:1', 'mission-rule:3']);
    expect(counters(s)[0]).toBe(1);
    s.play('mission-rule:3');
    expect([s.prompt, s.hero('storm').xp, ...counters(s)]).toEqual(['turn', 1, 1, undefined]);
    expect(s.happened('spawn-card')).toHaveLength(2);
  });

  it('of which one wins and the other loses: the players say [S-END-1]', () => {
    const scene = (): Scene =>
      end([counts('days'), counts('nights')], {
        win: reached('nights', 1),
        lose: [{ id: 'late', when: reached('days', 1) }],
      });
    expect([scene().prompt, ...scene().options]).toEqual(['end-order', 'mission-rule:1', 'mission-rule:2']);
    expect(scene().play('mission-rule:1').result).toBe('lost');
    expect(scene().play('mission-rule:2').result).toBe('won');
  });

  it('that lose the game whichever comes first are not asked about [S-END-1]', () => {
    const lost = end([counts('days'), counts('nights')], {
      lose: [{ id: 'late', when: reached('days', 1) }],
    });
    expect([lost.result, lost.state.outcome?.cause]).toEqual(['lost', 'late']);
  });

  it('of which one takes the other away: the players say [S-END-1]', () => {
    const rules = [counts('days'), counts('nights', { not: reached('days', 1) })];
    expect(end(rules).prompt).toBe('end-order');
    expect(counters(end(rules).play('mission-rule:1'))).toEqual([1, undefined]);
    expect(counters(end(rules).play('mission-rule:2'))).toEqual([1, 1]);
  });

  it('of which one brings the other about: both come in the same End Phase [S-END-1]', () => {
    const s = end([counts('nights', reached('days', 1)), counts('days')]);
    expect([s.prompt, ...counters(s)]).toEqual(['turn', 1, 1]);
  });

  it('one of which wakes a rule that waits for it: the players say [S-END-1]', () => {
    const waiting = { on: 'once', when: reached('days', 1), do: [{ spawnCard: 'first' }] };
    const s = end([counts('days'), card, waiting], {}, { spawns: true, draws: { spawn: [...QUIET, '031'] } });
    expect([s.prompt, ...s.options]).toEqual(['end-order', 'mission-rule:1', 'mission-rule:2']);
    s.play('mission-rule:1');
    expect(s.happened('spawn-card')).toHaveLength(3);
  });
});

describe('what lasts until the End Phase', () => {
  it('is over before its effects: Walkers of a card know a disguised hero again [S-END-1] [H-POW-4]', () => {
    const s = play({
      mission: 'H4',
      heroes: {
        mystique: { zone: 'S2', track: 2, skills: ['someone-elses-face'] },
        rogue: { zone: 'S9', done: true },
      },
      own: { cards: [], bystanders: [] },
      taken: ['R_5X_01_c12'],
      spawns: true,
      draws: { spawn: [...QUIET, RUSH] },
      turn: 'mystique',
    });
    s.play('end', 'use:someone-elses-face@mystique');
    expect([health(s, 'mystique'), health(s, 'rogue')]).toEqual([1, 3]);
  });
});
