/** Keyed chance: a die is a function of seed, purpose and counter, and of nothing else. */
import { describe, expect, it } from 'vitest';
import { isRefusal, startTimeline, takeAnswer, undo } from '../index.ts';
import { engine, newGame, SETUP } from '../toy/table.ts';
import { below, keyed, pickAtRandom, rollDie, seedWords, shuffle, type Purpose } from './chance.ts';
import { addTo, itemAt } from '../lookup.ts';

const roll = (seed: string, purpose: number, counter: number): number => {
  const [a, b] = seedWords(seed);
  return Math.floor((keyed(a, b, purpose, counter) / 0x100000000) * 6) + 1;
};
const rolls = (seed: string, purpose: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => roll(seed, purpose, i));

describe('keyed chance', () => {
  it('gives the same die for the same key', () => {
    expect(rolls('one', 1, 100)).toEqual(rolls('one', 1, 100));
  });

  it('gives the same dice for ever: every kept game is told by them', () => {
    expect([seedWords(''), seedWords('holdout')]).toEqual([
      [2166136261, 19088743],
      [214023068, 483419701],
    ]);
    const [a, b] = seedWords('holdout');
    expect([0, 1, 2].map((counter) => keyed(a, b, 1, counter))).toEqual([455998338, 1295675205, 1261840793]);
    expect([keyed(0, 0, 0, 0), keyed(0xffffffff, 0x80000000, 5, 1_000_000)]).toEqual([
      2579962240, 3613365080,
    ]);
  });

  it('gives other dice for another seed, purpose or counter', () => {
    const base = rolls('one', 1, 100);
    expect(rolls('two', 1, 100)).not.toEqual(base);
    expect(rolls('one', 2, 100)).not.toEqual(base);
    expect(rolls('one', 1, 101).slice(1)).not.toEqual(base);
  });

  it('tells similar seeds apart', () => {
    const seeds = [
      '',
      'a',
      'b',
      'aa',
      'ab',
      'ba',
      '1',
      '2',
      '12',
      '21',
      's1',
      's10',
      's01',
      ' s1',
      'é',
      '日本',
    ];
    expect(new Set(seeds.map((s) => seedWords(s).join())).size).toBe(seeds.length);
    expect(new Set(seeds.map((s) => rolls(s, 0, 40).join())).size).toBe(seeds.length);
  });

  it.each(['one', 'two', 'three'])('rolls every face equally often (seed %s)', (seed) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const die of rolls(seed, 1, 60_000)) addTo(counts, die - 1, 1);
    const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    // Five degrees of freedom: above 25.7 in one of ten thousand fair dice.
    expect(chi).toBeLessThan(25.7);
  });

  it('does not let one die foretell the next', () => {
    const pairs = new Array<number>(36).fill(0);
    const dice = rolls('pairs', 1, 72_001);
    dice.slice(1).forEach((die, i) => addTo(pairs, (itemAt(dice, i) - 1) * 6 + die - 1, 1));
    const chi = pairs.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(85);
  });

  it('rolls the first die of different games fairly', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) addTo(counts, roll(`game ${i}`, 1, 0) - 1, 1);
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('shuffles every card to every place equally often, and loses none', () => {
    const g = engine.gameOf(newGame('shuffle'));
    const seen = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
    for (let i = 0; i < 5000; i++) {
      const cards = [0, 1, 2, 3, 4];
      shuffle(g, cards);
      expect([...cards].sort()).toEqual([0, 1, 2, 3, 4]);
      cards.forEach((card, place) => addTo(itemAt(seen, card), place, 1));
    }
    for (const n of seen.flat()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
});

describe('asking the same question again', () => {
  it('starts two games of one seed alike and two of different seeds differently', () => {
    expect(engine.hash(newGame('a'))).toBe(engine.hash(newGame('a')));
    expect(newGame('a').decks).not.toEqual(newGame('b').decks);
  });

  it('gives the same dice after an undo, also when something else was done in between', () => {
    const t = startTimeline(engine, SETUP, 'dice');
    if (isRefusal(t)) throw new Error(t.refused);
    const attack = (): readonly number[] => {
      const events = takeAnswer(t, 'attack');
      if (isRefusal(events)) throw new Error(events.refused);
      return events.flatMap((e) => (e.type === 'attacked' ? e.dice : []));
    };
    for (const answer of ['move:S2', 'move:S3']) takeAnswer(t, answer);
    const before = engine.hash(t.state);
    const dice = attack();
    expect(dice).toHaveLength(1);
    undo(t, true);
    expect(engine.hash(t.state)).toBe(before);
    takeAnswer(t, 'take:S3');
    undo(t, true);
    expect(attack()).toEqual(dice);
  });

  it('minds nothing but seed, purpose and counter: other cards drawn before leave the dice as they were', () => {
    const dice = (...purposes: Purpose[]): number[] => {
      const g = engine.gameOf(newGame('keyed'));
      for (const purpose of purposes) below(g, purpose, 6);
      return Array.from({ length: 20 }, () => rollDie(g, 'attack'));
    };
    expect(dice('shuffle', 'pick', 'people')).toEqual(dice());
    expect(dice('attack')).not.toEqual(dice());
  });

  it('counts a die and a pick as shown, a shuffle not', () => {
    const g = engine.gameOf(newGame('shown'));
    shuffle(g, [1, 2, 3]);
    expect(g.state.reveals).toBe(0);
    rollDie(g, 'attack');
    pickAtRandom(g, ['left', 'right']);
    expect(g.state.reveals).toBe(2);
  });
});
