import { classic } from '@holdout/editions';
import { leading, itemAt, createEngine, type Truth } from '@holdout/engine';
import { otherTruth } from '@holdout/engine/testing';
import { scene } from '@holdout/engine/testing/scene';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { startMeter } from './budget.ts';
import { candidatesFor, usualPlan } from './candidates.ts';
import { captainBot } from './captain.ts';
import { deliberate, type Thought } from './deliberate.ts';

const engine = createEngine([classic]);
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The last token lies next door, among more than anybody can fight: to go in and take it wins at once. */
const TOKEN = 'R_5B_01_shop';
const lastToken = (): Truth =>
  scene(engine, {
    mission: '10',
    turn: 'amy',
    taken: ['R_7B_00_room', 'R_2B_10_bathroom', 'R_5C_11_ruinB'],
    heroes: { amy: { zone: 'R_5B_01_storeroom', hands: ['pan'] }, ned: { zone: 'R_5B_01_storeroom' } },
    enemies: [{ type: 'walker', zone: TOKEN, count: 7 }],
  }).state;

/** A game from its beginning. */
const start = (...heroes: string[]): Truth => {
  const state = engine.newGame({ edition: 'classic', mission: '10', seats: [heroes] }, 'x', [], true);
  if ('refused' in state) throw new Error(state.refused);
  return state;
};

function think(answers: number, seed: string, state = lastToken()): Thought {
  const d = engine.decisionOf(state);
  if (!d) throw new Error('no decision');
  return deliberate(engine, engine.mask(state), d, { answers }, seed);
}

/** How a world goes on for so many answers, given what a bot is shown of it. */
function play(state: Truth, bot: Bot, answers: number, shown = (s: Truth): Truth => s): string[] {
  const given: string[] = [];
  for (let d = engine.decisionOf(state); d && given.length < answers; d = engine.decisionOf(state)) {
    const answer = bot(engine, engine.mask(shown(state)), d);
    engine.answer(state, answer, false);
    given.push(answer);
  }
  return given;
}

describe('the captain', () => {
  const world = (seed: string): Truth => engine.determinise(engine.mask(lastToken()), seed);
  const opening = (seed: string, shown?: (s: Truth) => Truth): string[] =>
    play(start('amy', 'ned'), captainBot(seed, { answers: 250 }), 12, shown);

  it('plays the same for the same seed and budget', () => {
    expect(opening('a')).toEqual(opening('a'));
  });

  it('plays the same in worlds that look alike from the table', () => {
    expect(opening('a', (state) => otherTruth(engine, state))).toEqual(opening('a'));
  });

  it('wins where the greedy player does not', () => {
    const won = (bot: (seed: string) => Bot): number =>
      SEEDS.filter((seed) => {
        const state = world(seed);
        play(state, bot(seed), 60);
        return state.outcome?.result === 'won';
      }).length;
    expect(won((seed) => captainBot(seed, { answers: 600 }))).toBeGreaterThanOrEqual(
      won(() => greedyBot) + 3,
    );
  });

  it('keeps to its plan while nothing unforeseen happens', () => {
    let asked = 0;
    const clock = { milliseconds: 1e9, now: () => asked++ };
    const state = start('amy', 'ned');
    const bot = captainBot('a', { answers: 250, clock });
    let kept = 0;
    /** Nothing has come to light since the hero's turn was thought about. */
    let foreseen = false;
    for (let n = 0; n < 14; n++) {
      const { active, reveals } = state;
      const [before, prompt] = [asked, engine.decisionOf(state)?.prompt];
      play(state, bot, 1);
      if (foreseen && prompt === 'turn') kept++;
      if (foreseen) expect(asked).toBe(before);
      else foreseen = asked > before && prompt === 'turn';
      foreseen &&= state.reveals === reveals && state.active === active;
    }
    expect(asked).toBeGreaterThan(10);
    expect(kept).toBeGreaterThan(0);
  });

  it('stops when the clock says so', () => {
    let now = 0;
    const clock = { milliseconds: 5, now: () => now++ };
    const state = lastToken();
    const d = engine.decisionOf(state);
    expect(d && deliberate(engine, engine.mask(state), d, { answers: 1e6, clock }, 'a').spent).toBeLessThan(
      400,
    );
  });
});

describe('thinking', () => {
  const sure = (answers: number): number =>
    SEEDS.filter((seed) => itemAt(think(answers, seed).plans, 0).value === 1).length;

  it('finds the better the more it may think', () => {
    const found = [20, 200, 600].map(sure);
    expect(found[0]).toBe(0);
    expect(found[1]).toBeLessThanOrEqual(itemAt(found, 2));
    expect(found[2]).toBe(SEEDS.length);
  });

  it('plays short games to the end where the budget has room for it', () => {
    const endless = (answers: number): number => {
      const { plans } = think(answers, 'b', start('amy', 'doug', 'josh', 'ned'));
      return plans.flatMap(({ tales }) => tales).filter((tale) => !tale.ended).length;
    };
    expect(endless(400)).toBeGreaterThan(0);
    expect(endless(2000)).toBe(0);
  });

  it('lets every plan be played on by the temper that made it', () => {
    const state = lastToken();
    const [seen, d] = [engine.mask(state), engine.decisionOf(state)];
    if (!d) throw new Error('no decision');
    const meter = startMeter({ answers: 1e6 });
    const usual = usualPlan(engine, seen, d, 'a', meter);
    const [first, ...others] = candidatesFor(engine, seen, d, usual, 4, 'a', meter);
    expect(first).toBe(usual);
    expect(new Set(others.map(({ onward }) => onward)).size).toBe(others.length);
    for (const { plan, onward } of others) expect(onward(engine, seen, d)).toBe(itemAt(plan, 0).answer);
  });

  it('stops when one plan is plainly best', () => {
    for (const seed of SEEDS) expect(think(8000, seed).spent).toBeLessThan(4000);
  });

  it('tells what came of every try: who could still take how much at dawn, and how it ended', () => {
    const { plans } = think(600, 'a');
    expect(plans.length).toBeGreaterThan(2);
    const [best, ...others] = leading(plans, 1);
    expect(best.tales.map((tale) => tale.ended)).toEqual(best.tales.map(() => 'won'));
    expect(best.tales.length).toBeGreaterThan(5);
    const lost = others.flatMap(({ tales }) => tales).filter((tale) => tale.ended === 'lost');
    expect(lost.length).toBeGreaterThan(0);
    for (const { health } of [...best.tales, ...lost]) expect(health).toHaveLength(2);
  });
});
