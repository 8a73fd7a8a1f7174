import { greedyBot } from '@holdout/bots';
import { dceased, hero, zombie } from '@holdout/editions';
import { createEngine, isRefusal, type GameEvent } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { lessonsOf, progressOf, type Moment } from '../../insight/lessons.ts';
import '../testing.ts';
import { LESSONS as ZOMBIE_LESSONS } from '../zombie-mode/lessons.ts';
import { LIVING_LESSONS } from './lessons.ts';

const engine = createEngine([zombie, hero, dceased]);

const TOURS = [
  ['M-MZ0', 'zombie', 'MZ0', ['captain-america', 'captain-marvel', 'deadpool', 'hulk'], ZOMBIE_LESSONS],
  ['M-H1', 'hero', 'H1', ['wolverine', 'storm', 'magneto', 'mystique'], LIVING_LESSONS],
  ['M-D0', 'dceased', 'D0', ['batman', 'cyborg', 'wonder-woman', 'the-flash'], LIVING_LESSONS],
] as const;

it.each(TOURS)(
  'teaches the first mission: never holds it up, points only at what there is, never unlearns [%s]',
  (_, edition, mission, heroes, lessons) => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const random = createRandom(`${seed} tour`);
      const clever = seed < 'd';
      const events: GameEvent[] = [];
      const state = engine.newGame({ edition, mission, seats: [heroes] }, seed, events);
      if (isRefusal(state)) throw new Error(state.refused);
      const { context } = engine.gameOf(state);
      expect(lessonsOf(context)).toBe(lessons);
      let learnt = 0;
      for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
        const moment: Moment = { context, state: engine.mask(state), decision: d, events };
        const now = progressOf(lessons, moment, []);
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
    expect([...seen].sort()).toEqual(lessons.map((l) => l.id).sort());
  },
);
