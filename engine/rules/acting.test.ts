/** Who takes part in an activation, and how figures are followed through it. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../index.ts';
import { itemAt } from '../lookup.ts';
import { toy } from '../toy/index.ts';
import { play, playWith, rats } from '../toy/table.ts';
import {
  actingIn,
  activationUnderWay,
  follow,
  followPushed,
  freshOf,
  noteNewcomers,
  tire,
  type Activation,
  type Chosen,
} from './acting.ts';
import { activationOf, enemyPhase, singleAction, watchedActivation } from './activation.ts';

const at = (zone: number, n: number, type = 0): Chosen => ({ type, zone, n });
const step = (from: number, to: number, n: number, type = 0) => ({ type, from, to, n });

describe('figures that are followed', () => {
  it('fill the groups that left their zone one after the other', () => {
    const steps = [step(1, 2, 2), step(1, 0, 2)];
    expect(follow([at(1, 3)], steps)).toEqual([at(2, 2), at(0, 1)]);
    expect(follow([at(1, 4)], steps)).toEqual([at(2, 2), at(0, 2)]);
    expect(follow([at(1, 5)], steps)).toEqual([at(2, 2), at(0, 2), at(1, 1)]);
    expect(follow([at(1, 1)], steps)).toEqual([at(2, 1)]);
  });

  it('are those of their type and zone only', () => {
    expect(follow([at(1, 1)], [step(2, 0, 1)])).toEqual([at(1, 1)]);
    expect(follow([at(1, 1)], [step(1, 0, 1, 1)])).toEqual([at(1, 1)]);
    expect(follow([at(1, 1, 1), at(1, 1)], [step(1, 0, 1, 1)])).toEqual([at(0, 1, 1), at(1, 1)]);
    expect(follow([], [step(1, 0, 1)])).toEqual([]);
  });
});

/** A game in which this is under way. */
function under(...frames: object[]): Game {
  const { game } = play({
    heroes: { ann: { zone: 'S1' } },
    enemies: [rats('S2', 3), rats('S3', 2)],
    turn: 'ann',
  });
  game.state.stack.push(...(frames as Activation[]));
  return game;
}
const rush = (): Activation => activationOf([at(1, 2)], 'T-RUSH') as Activation;
const phase = (): Activation => enemyPhase(under()) as Activation;

describe('those who act', () => {
  it('are all of the types called, or the chosen ones among those who are there', () => {
    const g = under();
    expect([actingIn(g, phase(), 0, 1), actingIn(g, phase(), 0, 0)]).toEqual([3, 0]);
    expect(actingIn(g, { ...phase(), types: 2 }, 0, 1)).toBe(0);
    expect([actingIn(g, rush(), 0, 1), actingIn(g, rush(), 0, 2)]).toEqual([2, 0]);
    expect(actingIn(g, activationOf([at(1, 9)], 'T-RUSH') as Activation, 0, 1)).toBe(3);
    expect(actingIn(g, { ...rush(), only: [at(1, 1), at(1, 1)] }, 0, 1)).toBe(2);
  });

  it('do not act a second time where they are tired [K-ENE-5]', () => {
    const g = under();
    const tired = [at(1, 2), at(2, 9)];
    expect(actingIn(g, { ...phase(), tired }, 0, 1)).toBe(3);
    expect(actingIn(g, { ...phase(), tired, second: true }, 0, 1)).toBe(1);
    expect(actingIn(g, { ...phase(), tired, second: true }, 0, 2)).toBe(0);
    expect(actingIn(g, { ...rush(), tired: [at(1, 1)], second: true }, 0, 1)).toBe(1);
    expect(actingIn(g, { ...rush(), tired: [at(1, 5)], second: true }, 0, 1)).toBe(0);
  });

  it('do not act where they rest', () => {
    const policies = { ...toy.policies, idle: () => 2 };
    const { game } = playWith(
      { policies },
      { heroes: { ann: { zone: 'S1' } }, enemies: [rats('S2', 3), rats('S3', 1)], turn: 'ann' },
    );
    expect([actingIn(game, phase(), 0, 1), actingIn(game, phase(), 0, 2)]).toEqual([1, 0]);
    expect(actingIn(game, rush(), 0, 1)).toBe(1);
  });
});

describe('in the middle of an activation', () => {
  const two = [{ ...itemAt(toy.types, 0), actions: 2 }];
  const quick = (...frames: object[]): Game => {
    const { game } = playWith(
      { types: two },
      { heroes: { ann: { zone: 'S1' } }, enemies: [rats('S2', 3)], turn: 'ann' },
    );
    game.state.stack.push(...(frames as Activation[]));
    return game;
  };

  it('newcomers are tired in every one that goes by types and is at its first action [K-SPAWN-9]', () => {
    const [all, chosen, late] = [phase(), rush(), { ...phase(), second: true }];
    noteNewcomers(under(all, chosen, late), at(1, 2));
    expect([all.tired, chosen.tired, late.tired]).toEqual([[at(1, 2)], [], []]);
  });

  it('those with a second action before them are fresh, the tired and the slow are not', () => {
    expect(freshOf(quick(phase()), at(1, 3))).toBe(3);
    expect(freshOf(quick({ ...phase(), tired: [at(1, 1), at(2, 1)] }), at(1, 3))).toBe(2);
    expect(freshOf(quick({ ...phase(), tired: [at(1, 9)] }), at(1, 3))).toBe(0);
    expect(freshOf(quick({ ...phase(), second: true }), at(1, 3))).toBe(0);
    expect(freshOf(quick(singleAction(0, 1, 'T')), at(1, 1))).toBe(0);
    expect(freshOf(quick(), at(1, 3))).toBe(0);
    expect(freshOf(under(phase()), at(1, 3))).toBe(0);
    expect(freshOf(quick({ ...phase(), second: true }, phase()), at(1, 3))).toBe(3);
  });

  it('it may be over for some, in the one that is under way', () => {
    const [outer, inner] = [phase(), phase()];
    const g = under(outer, inner);
    tire(g, [at(1, 1)]);
    expect([outer.tired, inner.tired, activationUnderWay(g) === inner]).toEqual([[], [at(1, 1)], true]);
    expect(() => tire(under(), [at(1, 1)])).not.toThrow();
    expect(() => activationUnderWay(under())).toThrow('no activation is under way');
  });

  it('those who are pushed are followed, wherever they are known', () => {
    const watched = watchedActivation(1, 'T', [at(1, 2)]) as Activation;
    const [all, chosen] = [{ ...phase(), tired: [at(1, 3)] }, rush()];
    followPushed(under(all, chosen, watched), step(1, 2, 1));
    expect([all.tired, chosen.only, watched.watched]).toEqual([
      [at(2, 1), at(1, 2)],
      [at(2, 1), at(1, 1)],
      [at(2, 1), at(1, 1)],
    ]);
    expect([all.only, all.watched]).toEqual([null, null]);
  });
});
