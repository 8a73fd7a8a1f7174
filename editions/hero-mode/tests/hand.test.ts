/** The Sentinel Hand and, in hero mode, the sign (H-HAND-1 to H-HAND-4). */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { enemy, people, turn, whereIs, type Entry } from './zombie-table.ts';

const handOf = (s: Scene) => ownOf(s.game).hand;
const holding = (spent: boolean, enemies: Entry[], dice: number[], is: Entry = {}) =>
  turn({ storm: { zone: 'S10', track: 4, ...is } }, enemies, {
    own: { ...people(), hand: { zone: 'S10', spent } },
    dice,
  });
const charged = (enemies: Entry[], dice: number[], is: Entry = {}) => holding(false, enemies, dice, is);
const empty = (enemies: Entry[], dice: number[], is: Entry = {}) => holding(true, enemies, dice, is);

describe('the Plasma Blast', () => {
  it('scores 2 hits on one enemy for each success, and then the Hand is spent [H-HAND-1]', () => {
    const s = charged([enemy('walker', 'S10', 3)], [4, 3, 3]).play('hand:S10');
    expect([s.enemies('S10'), s.hero('storm').xp, handOf(s)]).toEqual([
      2,
      1,
      { zone: s.zone('S10'), spent: true },
    ]);
  });

  it('adds up dice on one enemy; what is too much is lost [H-HAND-1, H-HAND-3]', () => {
    const s = charged([enemy('juggernaut', 'S10')], [4, 4, 4]).play('hand:S10');
    expect([whereIs(s, 'juggernaut'), s.hero('storm').xp]).toEqual(['', 5]);
    const less = charged([enemy('juggernaut', 'S10'), enemy('walker', 'S10')], [4, 4, 1]).play('hand:S10');
    expect([whereIs(less, 'juggernaut'), less.enemies('S10')]).toEqual(['S10', 2]);
  });

  it('follows target priority [H-HAND-3]', () => {
    const s = charged([enemy('brute', 'S10'), enemy('walker', 'S10', 3)], [4, 5, 1]).play('hand:S10');
    expect([s.enemies('S10', 'brute'), s.enemies('S10', 'walker')]).toEqual([0, 2]);
  });

  it('takes no bonus dice: no power is asked for [H-HAND-1]', () => {
    const s = charged([enemy('walker', 'S10', 9)], [1, 1, 1]).play('hand:S10');
    expect([s.prompt, s.hero('storm').track]).toEqual(['turn', 4]);
  });

  it('reaches two zones, costs an action, and needs a hero beside it [H-HAND-3]', () => {
    const s = charged([enemy('walker', 'S12'), enemy('walker', 'S13'), enemy('walker', 'S7')], [4, 4, 4]);
    expect(s.options.filter((o) => o.startsWith('hand:'))).toEqual(['hand:S12']);
    expect([s.why('hand:S13'), s.why('hand:S7'), s.why('hand:S11')]).toEqual([
      'attack.too-far',
      'attack.not-seen',
      'attack.no-enemy',
    ]);
    expect(s.play('hand:S12').hero('storm').actions).toBe(2);
    const away = charged([enemy('walker', 'S12')], [], { zone: 'S11' });
    expect([away.why('hand:S12'), away.options.includes('hand:S12')]).toEqual(['hand.not-here', false]);
  });
});

describe('the throw', () => {
  it('rolls a die for each enemy, Zombie Heroes ignored, and then the Hand is gone [H-HAND-2]', () => {
    const s = empty([enemy('walker', 'S10', 6), enemy('iceman', 'S10')], [3, 3, 3, 3, 3, 3]).play('hand:S10');
    expect([s.enemies('S10', 'walker'), whereIs(s, 'iceman'), handOf(s)]).toEqual([0, 'S10', null]);
    expect(s.options.filter((o) => o.startsWith('hand:'))).toEqual([]);
  });

  it('hits Brutes first; a hit too few is lost [H-HAND-2, S-COM-3]', () => {
    const s = empty([enemy('brute', 'S11', 2), enemy('walker', 'S11', 2)], [3, 3, 3, 2]).play('hand:S11');
    expect([s.enemies('S11', 'brute'), s.enemies('S11', 'walker')]).toEqual([1, 2]);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 1 }]);
  });

  it('has no target in Zombie Heroes alone, nor two zones away [H-HAND-2, H-HAND-3]', () => {
    const s = empty([enemy('iceman', 'S10'), enemy('walker', 'S12')], []);
    expect([s.why('hand:S10'), s.why('hand:S12')]).toEqual(['hand.no-target', 'attack.too-far']);
  });

  it('follows a blast in the same turn [H-HAND-2]', () => {
    const s = charged([enemy('walker', 'S10', 2)], [4, 1, 1, 3]).play('hand:S10', 'hand:S10');
    expect([s.enemies('S10'), handOf(s), s.hero('storm').xp]).toEqual([0, null, 2]);
  });
});

describe('the sign in hero mode', () => {
  const sign = (enemies: Entry[], dice: number[]) =>
    turn({ storm: { zone: 'S10', track: 4 } }, enemies, {
      own: { ...people(), sign: { zone: 'S10' } },
      dice,
    });

  it('rolls a die for each enemy, Zombie Heroes ignored, no power dice [H-HAND-4]', () => {
    const s = sign([enemy('walker', 'S11', 2), enemy('iceman', 'S11')], [3, 3]).play('sign:S11');
    expect([s.enemies('S11', 'walker'), whereIs(s, 'iceman'), s.hero('storm').track]).toEqual([0, 'S11', 4]);
  });

  it('lies damaged in the target zone after the first use and is gone after the second [H-HAND-4]', () => {
    const s = sign([enemy('walker', 'S11', 2)], [3, 2, 3]).play('sign:S11');
    expect(ownOf(s.game).sign).toEqual({ zone: s.zone('S11'), damaged: true });
    s.play('move:S11', 'sign:S11');
    expect([ownOf(s.game).sign, s.onBoard('walker')]).toEqual([null, 0]);
  });

  it('has no target in Zombie Heroes alone [H-HAND-4]', () => {
    expect(sign([enemy('iceman', 'S11')], []).why('sign:S11')).toBe('sign.no-target');
  });
});
