/** Whole states made from what the table sees, on the toy; and what the table knows of piles that lie face down. */
import { describe, expect, it } from 'vitest';
import {
  HIDDEN,
  putBack,
  putUnder,
  seeTopCard,
  seeTopCards,
  takeFromDeck,
  type Edition,
  type Truth,
} from '../index.ts';
import { checkSampleGame, checkSamples, otherTruth, playRandomGame } from '../testing/index.ts';
import { engine, newGame, SETUP } from '../toy/table.ts';
import { toy } from '../toy/index.ts';
import { createEngine } from './engine.ts';
import { noteNext, noteWithin } from './known.ts';
import { deckOf, itemAt } from '../lookup.ts';

const RATS = 'rats';
const MANY = Array.from({ length: 300 }, (_, i) => `sample ${i}`);
const samplesOf = (state: Truth): Truth[] => {
  const masked = engine.mask(state);
  return MANY.map((seed) => engine.determinise(masked, seed));
};
const drawn = (state: Truth): readonly number[] => deckOf(state, RATS).draw;

describe('a sample', () => {
  it('is possible and depends on nothing hidden, all through a game', () => {
    let looks = 0;
    for (const seed of ['one', 'two', 'three']) {
      const { faults } = playRandomGame(engine, SETUP, seed, ({ state, answers }) => {
        if (answers.length % 3 !== 0) return [];
        looks++;
        return [...checkSamples(engine, state, ['a', 'b']), ...checkSampleGame(engine, state, seed)];
      });
      expect(faults).toEqual([]);
    }
    expect(looks).toBeGreaterThan(10);
  });

  it('lays every card anywhere in its pile, and every token’s colour under any of them', () => {
    const state = newGame('places');
    const samples = samplesOf(state);
    const pile = [...drawn(state)].sort((a, b) => a - b);
    pile.forEach((_, place) => {
      const there = new Set(samples.map((s) => itemAt(drawn(s), place)));
      expect([...there].sort((a, b) => a - b)).toEqual(pile);
    });
    for (const token of [0, 1])
      expect(new Set(samples.map((s) => s.objectives[token]?.colour))).toEqual(new Set(['blue', 'red']));
  });

  it('rolls other dice than the game, under the same seed too', () => {
    const state = newGame('dice');
    const sample = engine.determinise(engine.mask(state), 'dice');
    expect(sample.seed).not.toBe(state.seed);
    expect(new Set(samplesOf(state).map((s) => s.seed)).size).toBe(MANY.length);
  });

  it('has its question open and leaves what it was made from alone', () => {
    const masked = engine.mask(newGame('question'));
    const before = JSON.stringify(masked);
    const sample = engine.determinise(masked, 'q');
    expect(engine.decisionOf(sample)).toEqual(engine.decisionOf(masked));
    const [option] = engine.decisionOf(sample)?.options ?? [];
    expect(engine.answer(sample, option?.id ?? '')).toHaveProperty('ok');
    expect(JSON.stringify(masked)).toBe(before);
  });
});

describe('a pile that everybody has looked into', () => {
  it('shows the card that was seen, until it is drawn, and every sample has it there', () => {
    const state = newGame('seen');
    const card = seeTopCard(engine.gameOf(state), RATS);
    const masked = engine.mask(state);
    const top = drawn(state).length - 1;
    expect(masked.decks[RATS]?.draw.filter((c) => c !== HIDDEN)).toEqual([card]);
    expect(masked.decks[RATS]?.draw[top]).toBe(card);
    expect(samplesOf(state).every((s) => drawn(s)[top] === card)).toBe(true);
    expect(engine.mask(otherTruth(engine, state))).toEqual(masked);
  });

  it('keeps the order cards were put back in, and what went under it', () => {
    const state = newGame('order');
    const g = engine.gameOf(state);
    const [a = -1, b = -1, c = -1] = seeTopCards(g, RATS, 3);
    putBack(g, RATS, [b], [c, a]);
    const pile = samplesOf(state).map((s) => [drawn(s).at(-1), drawn(s).at(-2), drawn(s)[0]]);
    expect(pile.every((cards) => cards.join() === [c, a, b].join())).toBe(true);
    putUnder(g, RATS, c);
    expect(samplesOf(state).every((s) => drawn(s)[0] === c && drawn(s)[1] === b)).toBe(true);
  });

  it('is forgotten when it is shuffled', () => {
    const state = newGame('shuffled');
    const g = engine.gameOf(state);
    seeTopCards(g, RATS, 2);
    const taken = takeFromDeck(g, RATS, (card) => card !== drawn(state).at(-1));
    expect(taken).toBeGreaterThanOrEqual(0);
    expect(deckOf(state, RATS).known).toBeUndefined();
    expect(engine.mask(state).decks[RATS]?.draw.every((c) => c === HIDDEN)).toBe(true);
  });

  it('has on top what comes next, in any order', () => {
    const state = newGame('next');
    const next = drawn(state).slice(-2);
    noteNext(engine.gameOf(state), RATS, next);
    const tops = samplesOf(state).map((s) => drawn(s).slice(-2));
    expect(tops.every((top) => top.every((c) => next.includes(c)))).toBe(true);
    expect(new Set(tops.map(String)).size).toBe(2);
    expect(checkSamples(engine, state, ['a'])).toEqual([]);
  });

  it('is told in a position', () => {
    const state = newGame('told');
    const g = engine.gameOf(state);
    putUnder(g, RATS, seeTopCard(g, RATS));
    for (let d = engine.decisionOf(state); d && state.round === 1; d = engine.decisionOf(state)) {
      const answer = itemAt(d.options, d.options.length - 1).id;
      const dawn = engine.dawnAfter(state, answer);
      if (dawn) {
        const resumed = engine.resume(SETUP, 'told', dawn);
        if ('refused' in resumed) throw new Error(resumed.refused);
        engine.answer(state, answer);
        expect(deckOf(resumed.state, RATS).known).toEqual(deckOf(state, RATS).known);
        expect(deckOf(state, RATS).known?.placed.length).toBeGreaterThan(0);
        return;
      }
      engine.answer(state, answer);
    }
    expect.unreachable('no round began');
  });
});

/** A toy with a card of the rats face down beside their pile. */
const aside: Partial<Edition> = {
  laidFaceDown: [RATS],
  maskOwn: (own) => ({ ...own, aside: HIDDEN }),
  determiniseOwn(g, unseen) {
    Object.assign(g.state.own, { aside: unseen.take(RATS, () => true) });
  },
  cardsLying: (g) => {
    const lying = toy.cardsLying(g);
    return { ...lying, [RATS]: [...(lying[RATS] ?? []), Number(Reflect.get(g.state.own, 'aside'))] };
  },
};

describe('a card face down beside its pile', () => {
  it('may be any, but none that everybody has seen go into the pile', () => {
    const odd = createEngine([{ ...toy, ...aside }]);
    const state = odd.newGame(SETUP, 'aside');
    if ('refused' in state) throw new Error(state.refused);
    Object.assign(state.own, { aside: deckOf(state, RATS).draw.shift() });
    const lain = (): Set<number> =>
      new Set(MANY.map((seed) => Number(Reflect.get(odd.determinise(odd.mask(state), seed).own, 'aside'))));
    const before = lain();
    expect(before.size).toBe(deckOf(state, RATS).draw.length + 1);
    const seen = deckOf(state, RATS).draw.slice(0, 2);
    noteWithin(odd.gameOf(state), RATS, seen);
    expect(lain()).toEqual(new Set([...before].filter((card) => !seen.includes(card))));
  });
});
