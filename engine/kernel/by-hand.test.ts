/** Chance from the players' own box, on the toy. */
import { describe, expect, it } from 'vitest';
import { lookUp } from '../lookup.ts';
import {
  allByHand,
  allSetups,
  checkGame,
  checkReplay,
  checkTimeline,
  createRandom,
  nameOf,
  playOn,
  randomAnswer,
} from '../testing/index.ts';
import { toy } from '../toy/index.ts';
import { engine, FRONT_DOOR, HALL, newGame, SETUP } from '../toy/table.ts';
import { isRefusal } from './engine.ts';
import type { GameEvent } from './event.ts';
import { openTimeline, saveOf, startTimeline, takeAnswer, undo } from './timeline.ts';
import type { Truth } from './state.ts';

const byHand = (kinds: readonly string[], seed = 'by hand'): Truth =>
  newGame(seed, { ...SETUP, byHand: kinds });

function give(state: Truth, ...answers: string[]): readonly GameEvent[] {
  return answers.flatMap((answer) => {
    const result = engine.answer(state, answer);
    if (isRefusal(result)) throw new Error(`${answer}: ${result.refused}`);
    return result.events;
  });
}

const refusalOf = (state: Truth, answer: string): string | undefined => {
  const result = engine.answer(state, answer);
  return isRefusal(result) ? result.refused : undefined;
};

/** The toy's heroes, inside, with a rat in the hall and an action to spend. */
function amongRats(kinds: readonly string[], seed = 'rats'): Truth {
  const state = byHand(kinds, seed);
  const random = createRandom(seed);
  const wanted = (): boolean => engine.decisionOf(state)?.options.some((o) => o.verb === 'attack') ?? false;
  for (let d = engine.decisionOf(state); d && !wanted(); d = engine.decisionOf(state))
    give(state, randomAnswer(d, random));
  return state;
}

describe('a card by hand', () => {
  const searching = (): Truth => {
    const state = byHand(['finds']);
    give(state, `open:${FRONT_DOOR}`, `move:${HALL}`, 'search');
    return state;
  };

  it('is asked for, of those that can still come', () => {
    const d = engine.decisionOf(searching());
    expect(d).toMatchObject({ kind: 'row', prompt: 'draw-by-hand', total: 1, about: { deck: 'finds' } });
    expect(d?.options.map((o) => [o.id, o.cap])).toEqual([
      ['card:lamp', 2],
      ['card:dust', 2],
    ]);
  });

  it('is the one the box says, and gone from the pile', () => {
    const state = searching();
    const told = give(state, 'card:dust');
    expect(told.map((e) => e.type)).toEqual(['answered', 'card-drawn']);
    expect(told[1]).toMatchObject({ card: 'dust' });
    const { draw, discard } = lookUp(state.decks, 'finds');
    expect([draw.length, discard.length]).toEqual([3, 1]);
  });

  it('that cannot come any more is refused, and what no card is called', () => {
    const state = searching();
    expect(refusalOf(state, 'card:gold')).toBe('answer.not-offered');
    expect(refusalOf(state, 'card:dust card:dust')).toBe('answer.wrong-total');
  });
});

describe('dice by hand', () => {
  it('are asked for all at once and told once', () => {
    const state = amongRats(['dice']);
    const before = engine.hash(state);
    give(state, 'attack');
    const d = engine.decisionOf(state);
    expect(d).toMatchObject({ kind: 'row', prompt: 'roll-by-hand', about: { purpose: 'attack' } });
    const dice = Array.from({ length: d?.kind === 'row' ? d.total : 0 }, () => 6);
    const told = give(state, dice.map((n) => `die:${n}`).join(' '));
    expect(told.find((e) => e.type === 'attacked')).toMatchObject({ dice });
    expect(engine.hash(state)).not.toBe(before);
  });

  it.each([
    ['die:7', 'answer.not-offered'],
    ['', 'answer.not-offered'],
    ['die:3 die:3 die:3 die:3', 'answer.wrong-total'],
  ])('%j is no roll', (answer, why) => {
    const state = amongRats(['dice']);
    give(state, 'attack');
    const before = engine.hash(state);
    expect([refusalOf(state, answer), engine.hash(state)]).toEqual([why, before]);
  });

  it('are taken back like any answer', () => {
    const t = startTimeline(engine, { ...SETUP, byHand: ['dice', 'finds', 'rats'] }, 'back');
    if (isRefusal(t)) throw new Error(t.refused);
    const random = createRandom('back');
    for (let n = 0; n < 60; n++) {
      const d = engine.decisionOf(t.state);
      if (!d) break;
      const before = engine.hash(t.state);
      const answer = randomAnswer(d, random);
      takeAnswer(t, answer);
      undo(t, true);
      expect(engine.hash(t.state)).toBe(before);
      takeAnswer(t, answer);
    }
    const again = openTimeline(engine, saveOf(t));
    expect(isRefusal(again) ? again.refused : engine.hash(again.state)).toBe(engine.hash(t.state));
  });
});

it('is chosen kind by kind; what is no kind of the edition is refused', () => {
  const of = (kinds: unknown): unknown => {
    const state = engine.newGame({ ...SETUP, byHand: kinds }, 'kinds');
    return isRefusal(state) ? state.refused : state.setup.byHand;
  };
  expect(of(['rats', 'dice'])).toEqual(['dice', 'rats']);
  expect(of([])).toBeUndefined();
  expect(of(['dice', 'dice'])).toBe('setup.by-hand');
  expect(of(['hats'])).toBe('setup.by-hand');
  expect(of('dice')).toBe('setup.by-hand');
});

it('leaves a dry run to the chance of the state', () => {
  const state = amongRats(['dice']);
  give(state, 'attack');
  const seen = engine.imagine(
    state,
    () => undefined,
    () => null,
  );
  expect(seen.events.some((e) => e.type === 'attacked')).toBe(true);
  expect(engine.decisionOf(state)?.prompt).toBe('roll-by-hand');
});

describe.each(allSetups(engine, toy))('the toy by hand at $seats', (plain) => {
  it('plays soundly whatever the box says, copied, masked, taken back and played again', () => {
    const setup = { ...plain, byHand: allByHand(engine, plain) };
    for (let game = 0; game < 8; game++) {
      const seed = `own box ${game}`;
      const state = newGame(seed, setup);
      const report = playOn(engine, state, createRandom(seed), checkGame(engine, 5), [], true);
      expect(report.faults.length === 0 ? '' : nameOf(report)).toBe('');
      expect(checkReplay(engine, report.state, setup, seed, report.answers)).toEqual([]);
      expect(checkTimeline(engine, setup, seed, report.answers)).toEqual([]);
    }
  });
});
