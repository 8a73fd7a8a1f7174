import { EDITIONS } from '@holdout/editions';
import { itemAt, createEngine, isRefusal, type Truth } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { expect, it } from 'vitest';
import { greedyBot } from '../greedy.ts';
import { isSure } from './estimate.ts';
import { pastOf } from './past.ts';
import { review, type Review } from './review.ts';

const engine = createEngine(EDITIONS);

interface Game {
  readonly beginning: Truth;
  readonly answers: readonly string[];
}

/** What somebody has given so far, and the plain player after that. */
function goOn(beginning: Truth, given: readonly string[], most: number): Game {
  const state = engine.clone(beginning);
  const answers: string[] = [];
  for (let n = 0; n < most; n++) {
    const d = engine.decisionOf(state);
    if (!d) break;
    const answer = given[n] ?? greedyBot(engine, engine.mask(state), d);
    const told = engine.answer(state, answer, false);
    if (isRefusal(told)) throw new Error(`${answer}: ${told.refused}`);
    answers.push(answer);
  }
  return { beginning, answers };
}

function reviewed({ beginning, answers }: Game, tries = 12): { review: Review; steps: readonly number[] } {
  const steps: number[] = [];
  const work = review(engine, beginning, answers, { answers: 700, tries });
  for (;;) {
    const { done, value } = work.next();
    if (!done) steps.push(value);
    else if (isRefusal(value)) throw new Error(value.refused);
    else return { review: value, steps };
  }
}

const opening = (): Truth => {
  const setup = { edition: 'classic', mission: '10', seats: [['amy', 'ned', 'wanda', 'josh']] };
  const state = engine.newGame(setup, 'past');
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
};

/** The last token lies next door, among more than anybody can fight: to go in and take it wins at once. */
const SHOP = 'R_5B_01_shop';
function lastToken(): Truth {
  const { state } = scene(engine, {
    mission: '10',
    turn: 'amy',
    taken: ['R_7B_00_room', 'R_2B_10_bathroom', 'R_5C_11_ruinB'],
    heroes: { amy: { zone: 'R_5B_01_storeroom', hands: ['pan'] } },
    enemies: [{ type: 'walker', zone: SHOP, count: 7 }],
  });
  // Its dice are as free as in any game.
  return engine.determinise(engine.mask(state), 'shop');
}

it('finds every turn of a game, and what came to light in it', () => {
  const { beginning, answers } = goOn(opening(), [], 60);
  const past = pastOf(engine, beginning, answers);
  if (isRefusal(past)) throw new Error(past.refused);
  const { turns, reveals, end } = past;
  expect(turns.flatMap((turn) => turn.plan).length).toBeGreaterThan(40);
  for (const [i, turn] of turns.entries()) {
    expect(turn.before.seq).toBe(turn.seq);
    expect(turn.deeds.map((d) => d.answer)).toEqual(answers.slice(turn.seq, turn.seq + turn.deeds.length));
    if (i > 0)
      expect([turn.hero, turn.round]).not.toEqual([itemAt(turns, i - 1).hero, itemAt(turns, i - 1).round]);
  }
  for (const { before, step, after } of reveals) {
    expect(after.seq).toBe(before.seq + 1);
    expect(step.answer).toBe(answers[before.seq]);
    expect(after.reveals).toBeGreaterThan(before.reveals);
  }
  expect(new Set(reveals.map((r) => r.kind))).toEqual(new Set(['dice', 'cards', 'enemies']));
  expect(end.seq).toBe(answers.length);
});

it('says which turn threw the game away, and what would have won it', () => {
  const { review: told, steps } = reviewed(goOn(lastToken(), ['end'], 1));
  const worst = itemAt(told.costly, 0);
  expect(worst).toMatchObject({ hero: 'amy', otherChance: 1 });
  expect(worst.played.map((d) => d.answer)).toEqual(['end']);
  expect(worst.other.map((d) => d.answer)).toContain(`take:${SHOP}`);
  expect(worst.gain.mean).toBeCloseTo(1 - worst.chance);
  for (const turn of [...told.costly, ...told.good]) expect(isSure(turn.gain)).toBe(true);
  expect(told.lost).toBeGreaterThanOrEqual(worst.gain.mean);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(Math.max(...steps)).toBeLessThanOrEqual(1);
  // It is kept with the game as it is.
  expect(structuredClone(told)).toEqual(told);
});

it('praises the turn that won it, and ends with how it ended', () => {
  const { costly, good, curve, luck } = reviewed(
    goOn(lastToken(), [`move:${SHOP}`, `take:${SHOP}`], 12),
  ).review;
  expect(costly).toEqual([]);
  expect(good[0]).toMatchObject({ hero: 'amy', chance: 1 });
  expect(itemAt(good, 0).gain.mean).toBeGreaterThan(0.5);
  expect(curve.at(-1)).toMatchObject({ seq: 2, mean: 1, error: 0 });
  expect(luck.dice.mean).toBe(0);
});
