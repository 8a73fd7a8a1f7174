/** The Avengers Sign, thrown twice. */
import type { Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { STREETS } from './streets.ts';
import { hunger, play } from './table.ts';

type Entry = { [key: string]: Json };

/** Hulk in S10, the sign there too, enemies by zone. */
const withSign = (enemies: Entry[], dice: number[] = [], { track = 0, ...sign }: Entry = {}) =>
  play({
    board: STREETS,
    heroes: { hulk: { zone: 'S10', track } },
    enemies,
    own: { cards: [], sign: { zone: 'S10', ...sign } },
    dice,
    turn: 'hulk',
  });

const troopers = (zone: string, count: number) => ({ type: 'trooper', zone, count });
const throws = (s: ReturnType<typeof withSign>) => s.options.filter((o) => o.startsWith('sign:'));

describe('the Avengers Sign', () => {
  it('costs 1 action and rolls a die for each enemy of the target zone, none for hunger [Z-SIGN-1]', () => {
    const s = withSign([troopers('S11', 3), { type: 'specialist', zone: 'S11' }], [2, 2, 2, 2], { track: 2 });
    s.play('sign:S11');
    expect(s.happened('attacked')).toMatchObject([{ weapon: 'sign', zone: 'S11', dice: [2, 2, 2, 2] }]);
    expect(s.hero('hulk').actions).toBe(2);
  });

  it('takes no bonus dice of cards either [Z-SIGN-1]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S10', traits: ['grave-strength', 'iron-jaw'], skills: ['rising-rage'] } },
      enemies: [troopers('S11', 1)],
      own: { cards: [], sign: { zone: 'S10' } },
      dice: [2],
      turn: 'hulk',
    });
    expect(s.play('sign:S11').prompt).toBe('turn');
  });

  it('is thrown from its own zone only, by a hero with an action left [Z-SIGN-1]', () => {
    const away = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S10' } },
      enemies: [troopers('S10', 1)],
      own: { cards: [], sign: { zone: 'S11' } },
      turn: 'hulk',
    });
    expect([throws(away), away.why('sign:S10')]).toEqual([[], 'sign.not-here']);
    const spent = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S10', actions: 0 }, deadpool: { zone: 'S10', done: true } },
      enemies: [troopers('S11', 1)],
      own: { cards: [], sign: { zone: 'S10' } },
      turn: 'hulk',
    });
    expect(spent.options).not.toContain('sign:S11');
  });

  it('lands damaged in the target zone, and is gone after the second use [Z-SIGN-2]', () => {
    const s = withSign([troopers('S11', 1), troopers('S12', 1)], [6, 2]);
    s.play('sign:S11');
    expect(ownOf(s.game).sign).toEqual({ zone: s.zone('S11'), damaged: true });
    expect(throws(s)).toEqual([]);
    s.play('move:S11', 'sign:S12');
    expect(ownOf(s.game).sign).toBeNull();
    expect(s.happened('sign-gone')).toMatchObject([{ zone: 'S12' }]);
  });

  it('reaches zones in sight at range 0-1 with an enemy other than a Super Hero [Z-SIGN-3]', () => {
    const s = withSign([
      troopers('S10', 1),
      troopers('S11', 1),
      troopers('S12', 1),
      { type: 'thor', zone: 'S6' },
      troopers('R_3V_11_server', 1),
    ]);
    expect(throws(s).sort()).toEqual(['sign:S10', 'sign:S11']);
    expect(['S12', 'S6', 'S9', 'R_3V_11_server'].map((z) => s.why(`sign:${z}`))).toEqual([
      'attack.too-far',
      'sign.no-target',
      'sign.no-target',
      'attack.not-seen',
    ]);
  });

  it('hits on 3+; a Super Hero adds no die and takes no hit [Z-SIGN-3]', () => {
    const s = withSign([troopers('S11', 6), { type: 'thor', zone: 'S11' }], [3, 3, 3, 3, 2, 6]).play(
      'sign:S11',
    );
    expect([s.enemies('S11', 'trooper'), s.enemies('S11', 'thor')]).toEqual([1, 1]);
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 3, hits: 5 }]);
    expect(s.hero('hulk').xp).toBe(5);
  });

  it('hits the others by target priority [Z-SIGN-3]', () => {
    const s = withSign(
      [{ type: 'guard', zone: 'S11' }, troopers('S11', 1), { type: 'specialist', zone: 'S11' }],
      [3, 3, 2],
    );
    s.play('sign:S11');
    expect(['guard', 'trooper', 'specialist'].map((t) => s.enemies('S11', t))).toEqual([0, 1, 1]);
  });

  it('is an attack: its 1s raise hunger, and what it eliminates does not sate [Z-SIGN-4]', () => {
    const s = withSign([troopers('S11', 3)], [1, 5, 1], { track: 1 }).play('sign:S11');
    expect([hunger(s, 'hulk'), s.enemies('S11')]).toEqual([3, 2]);
  });

  it('is not for the Ravenous [Z-SIGN-4]', () => {
    const s = withSign([troopers('S11', 1)], [], { track: 4 });
    expect([throws(s), s.why('sign:S11')]).toEqual([[], 'hero.ravenous']);
  });
});
