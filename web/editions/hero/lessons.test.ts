import { hero } from '@holdout/editions';
import { greedyBot } from '@holdout/bots';
import { createRandom, randomAnswer } from '@holdout/editions/testing/random-game.ts';
import { createEngine, isRefusal, type GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import { lessonsOf, progressOf, type Moment } from '../../insight/lessons.ts';
import '../testing.ts';
import { LESSONS } from './lessons.ts';

const engine = createEngine([hero]);
const HEROES = ['wolverine', 'storm', 'magneto', 'mystique'];

it('teaches the first mission: never holds it up, points only at what there is, never unlearns [M-H1]', () => {
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const random = createRandom(`${seed} tour`);
    const clever = seed < 'd';
    const events: GameEvent[] = [];
    const state = engine.newGame({ edition: 'hero', mission: 'H1', seats: [HEROES] }, seed, events);
    if (isRefusal(state)) throw new Error(state.refused);
    const { context } = engine.gameOf(state);
    expect(lessonsOf(context)).toBe(LESSONS);
    let learnt = 0;
    for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
      const moment: Moment = { context, state: engine.mask(state), decision: d, events };
      const now = progressOf(LESSONS, moment, []);
      expect(now.learnt).toBeGreaterThanOrEqual(learnt);
      learnt = now.learnt;
      if (now.lesson) {
        seen.add(now.lesson.id);
        const zones = now.lesson.zones(moment);
        expect(zones.every((z) => context.board.indexOf.has(z))).toBe(true);
        expect(zones.length + now.lesson.buttons.length).toBeGreaterThan(0);
      }
      const result = engine.answer(state, clever ? greedyBot(engine, state, d) : randomAnswer(d, random));
      if ('refused' in result) throw new Error(result.refused);
      events.push(...result.events);
    }
  }
  expect([...seen].sort()).toEqual(LESSONS.map((l) => l.id).sort());
});
