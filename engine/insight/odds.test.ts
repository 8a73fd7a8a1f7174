/** Chances of the toy's attacks, and the arithmetic behind all others. */
import { describe, expect, it } from 'vitest';
import { binomial, oddsOf } from '../index.ts';
import type { Scene } from '../scenario/index.ts';
import { engine, play, rats } from '../toy/table.ts';

const fight = (n: number, lamp: boolean): Scene =>
  play({ heroes: { ann: { zone: 'S1', lamp } }, enemies: [rats('S1', n)], turn: 'ann' });

describe('odds', () => {
  it('of one die that hits with 4, 5 and 6', () => {
    const s = fight(2, false);
    const before = engine.hash(s.state);
    expect(oddsOf(engine, s.state, 'attack')).toMatchObject({
      dice: 1,
      needs: 4,
      anyKill: 0.5,
      meanKills: 0.5,
      targets: { rat: [0.5] },
      friendlyFire: 0,
      friendDies: 0,
      noise: null,
      track: {},
      omens: {},
      rerolls: [],
    });
    expect(engine.hash(s.state)).toBe(before);
  });

  it('of two dice by the light of a lamp', () => {
    const odds = oddsOf(engine, fight(2, true).state, 'attack');
    expect(odds).toMatchObject({ dice: 2, anyKill: 0.75, meanKills: 1, targets: { rat: [0.75, 0.25] } });
    expect(odds?.outcomes.map((o) => [o.hits, o.chance, o.xp]).sort()).toEqual([
      [0, 0.25, 0],
      [1, 0.5, 1],
      [2, 0.25, 2],
    ]);
    expect(oddsOf(engine, fight(1, true).state, 'attack')).toMatchObject({
      meanKills: 0.75,
      targets: { rat: [0.75] },
    });
  });

  it('are none of what rolls no dice', () => {
    expect(oddsOf(engine, fight(1, false).state, 'end')).toBeUndefined();
  });
});

it('so many hits of so many dice', () => {
  expect([0, 1, 2, 3].map((k) => binomial(3, k, 0.5))).toEqual([0.125, 0.375, 0.375, 0.125]);
  expect(binomial(4, 1, 1 / 3)).toBeCloseTo((4 * 8) / 81, 12);
  expect(binomial(5, 3, 1 / 6)).toBeCloseTo((10 * 25) / 6 ** 5, 12);
  expect(binomial(2, 0, 0)).toBe(1);
});
