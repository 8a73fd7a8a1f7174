/** The spawn deck: what its cards are and what each kind does. */
import type { Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { SPAWN_CARDS } from '../cards.ts';
import { discarded, enemiesTurn, whereabouts, withSpawns } from './streets.ts';
import { health, play } from './table.ts';

type Entry = { [key: string]: Json };
const XP = { blue: 0, yellow: 7, orange: 19, red: 43 };

/** The card is drawn for S18; Hulk, with this much experience, stands far off in S2 unless said otherwise. */
const draw = (card: string, xp: number, { draws = {}, ...more }: Entry = {}) =>
  enemiesTurn({
    board: withSpawns('S18'),
    spawns: true,
    heroes: { hulk: { zone: 'S2', xp } },
    draws: { spawn: [card], ...(draws as Entry) },
    ...more,
  });

describe('the spawn deck', () => {
  it('has cards of every kind, six of them Super Heroes [Z-SPN-1]', () => {
    const kinds: { [kind: string]: number } = {};
    for (const { kind } of SPAWN_CARDS) kinds[kind] = (kinds[kind] ?? 0) + 1;
    expect(kinds).toEqual({
      normal: 21,
      rush: 5,
      extra: 4,
      hero: 6,
      escort: 2,
      'drop-in': 2,
      'open-fire': 2,
    });
  });

  it.each([
    ['blue', 2],
    ['yellow', 3],
    ['orange', 8],
    ['red', 9],
  ] as const)(
    'card 001 at %s places %i Troopers, who do nothing yet [Z-SPN-2] [Z-SPN-1 normal]',
    (level, n) => {
      const s = draw('001', XP[level]);
      expect([s.enemies('S18', 'trooper'), s.onBoard('trooper')]).toEqual([n, n]);
      expect(s.happened('spawn-card')).toMatchObject([{ card: '001', zone: 'S18', level }]);
    },
  );

  it('a Rush! places figures that act at once [Z-SPN-1 rush]', () => {
    const s = draw('022', XP.yellow, { enemies: [{ type: 'trooper', zone: 'S16' }] });
    expect([s.enemies('S18'), s.enemies('S17'), s.enemies('S13')]).toEqual([0, 4, 1]);
  });

  it('an Extra Activation! places nobody; all of the type act [Z-SPN-1 extra]', () => {
    const s = draw('027', XP.blue, {
      enemies: [
        { type: 'trooper', zone: 'S16' },
        { type: 'guard', zone: 'S16' },
      ],
    });
    expect([s.enemies('S12', 'trooper'), s.enemies('S13', 'guard'), s.enemies('S18')]).toEqual([1, 1, 0]);
  });

  it('a Super Hero card draws one and places it [Z-SPN-1 super hero]', () => {
    const s = draw('031', XP.blue, { draws: { 'super-heroes': ['thor'] } });
    expect([s.enemies('S18', 'thor'), s.enemies('S18')]).toEqual([1, 1]);
    expect(discarded(s, 'spawn')).toEqual(['031']);
  });

  it('an escort brings a bystander and its Guards [Z-SPN-1 escort]', () => {
    const s = draw('038', XP.yellow, { draws: { bystanders: ['bob'] } });
    expect([s.enemies('S18', 'guard'), whereabouts(s)]).toEqual([2, { bob: 'S18' }]);
  });
});

describe('Specialists Drop In!', () => {
  const three = {
    hulk: { zone: 'S2', xp: 7 },
    wasp: { zone: 'S2' },
    deadpool: { zone: 'S2' },
    'iron-man': { zone: 'S10' },
  };

  it('lands in the zone with the most heroes, not at the spawn point, and does not act [Z-SPN-1 drop-in]', () => {
    const s = draw('039', 0, { heroes: three });
    expect([s.enemies('S2', 'specialist'), s.onBoard('specialist')]).toEqual([2, 2]);
    expect(s.happened('enemies-attack')).toEqual([]);
  });

  it('lands where the players choose among equals [Z-SPN-1 drop-in]', () => {
    const s = draw('040', 0, { heroes: { hulk: { zone: 'S2' }, wasp: { zone: 'S10' } } });
    expect(s.decision).toMatchObject({ prompt: 'choose', by: 'team', about: { for: 'drop-in' } });
    expect(s.options).toEqual(['in:S2', 'in:S10']);
    expect(s.play('in:S10').enemies('S10', 'specialist')).toBe(1);
  });

  it('that runs short of figures activates the type [Z-SPN-1 drop-in]', () => {
    const s = draw('039', 7, { supply: { specialist: 1 } });
    expect(s.happened('figures-short')).toMatchObject([
      { enemy: 'specialist', missing: 1, cause: 'K-SPAWN-4' },
    ]);
    expect([s.enemies('S2', 'specialist'), health(s, 'hulk')]).toEqual([1, 3]);
  });

  it('does the same when a building draws it [Z-SPN-1 drop-in]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S5' } },
      own: { cards: [] },
      draws: { spawn: ['039'] },
      turn: 'hulk',
    }).play('open:R_3V_10_reception-S5');
    expect([s.enemies('S5', 'specialist'), s.onBoard('specialist')]).toEqual([1, 1]);
  });
});

describe('Troopers Open Fire!', () => {
  const troopers = (zone: string, count: number) => ({ type: 'trooper', zone, count });

  it('wounds once for each Trooper that sees the zone at range 1-2, up to the line [Z-SPN-1 open fire]', () => {
    // They come one zone nearer before the card is drawn.
    const s = draw('041', XP.orange, { enemies: [troopers('S11', 5)] });
    expect([s.enemies('S10', 'trooper'), health(s, 'hulk'), s.onBoard('trooper')]).toEqual([5, 3, 5]);
    const one = draw('041', XP.orange, { enemies: [troopers('S11', 1)] });
    expect(health(one, 'hulk')).toBe(4);
  });

  it('counts a Trooper for every zone it sees, drawn for a building too [Z-SPN-1 open fire]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S5', xp: 7 }, wasp: { zone: 'S1' } },
      enemies: [troopers('S2', 1)],
      own: { cards: [] },
      draws: { spawn: ['041'] },
      turn: 'hulk',
    }).play('open:R_3V_10_reception-S5');
    expect([health(s, 'hulk'), health(s, 'wasp'), s.onBoard('trooper')]).toEqual([4, 4, 1]);
  });

  it('leaves out Stunned Troopers, and lets the players share the wounds [Z-SPN-1 open fire]', () => {
    const s = draw('042', 0, {
      heroes: { hulk: { zone: 'S2', xp: 7 }, deadpool: { zone: 'S2' }, wasp: { zone: 'S12' } },
      enemies: [troopers('S10', 4)],
      own: { cards: [], stunned: [{ type: 'trooper', zone: 'S10', count: 2 }] },
    });
    // The two that are not Stunned go one way each.
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 1 });
    s.play('wound:deadpool=1');
    expect([health(s, 'hulk'), health(s, 'deadpool'), health(s, 'wasp')]).toEqual([5, 4, 4]);
  });

  it('leaves out Troopers that stand with heroes, too far away or out of sight [Z-SPN-1 open fire]', () => {
    const s = draw('041', XP.red, {
      heroes: { hulk: { zone: 'S2', xp: 43, wounds: 1 }, deadpool: { zone: 'S2' } },
      enemies: [troopers('S2', 1), troopers('S12', 1), troopers('S8', 1)],
    });
    s.play('wound:deadpool=1');
    expect([health(s, 'hulk'), health(s, 'deadpool')]).toEqual([4, 4]);
    expect(s.enemies('S18', 'trooper')).toBe(2);
  });
});
