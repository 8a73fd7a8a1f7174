/** The first evening with the box itself, step by step. */
import { greedyBot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal, type GameEvent } from '@holdout/engine';
import { allByHand } from '@holdout/engine/testing';
import { LANGUAGES } from '@holdout/narrate/plain';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { clientTexts } from '../words/testing.ts';
import { tourOf, type Moment } from './lesson.ts';
import { NOTHING_TOLD, tell, withRead } from './telling.ts';

const engine = createEngine(EDITIONS);
const PLAIN = { edition: 'classic', mission: '00', seats: [['phil', 'amy', 'wanda', 'josh']] };

it('leads through the whole first mission in ten steps: laid out before anybody acts, then as it is played', () => {
  const events: GameEvent[] = [];
  const state = engine.newGame({ ...PLAIN, byHand: allByHand(engine, PLAIN) }, 'evening', events);
  if (isRefusal(state)) throw new Error(state.refused);
  const { context } = engine.gameOf(state);
  const evening = tourOf(context, true);
  if (!evening) throw new Error('nobody leads through the evening');
  const now = (): Moment => ({
    context,
    state: engine.mask(state),
    decision: engine.decisionOf(state),
    events,
  });
  const ids = evening.lessons.map((l) => l.id);
  expect(ids).toHaveLength(10);

  const told: (string | null)[] = [];
  let memory = tell(NOTHING_TOLD, evening.lessons, now());
  for (let n = 0; n < 4; n++) {
    told.push(memory.current);
    const lesson = evening.lessons.find((l) => l.id === memory.current);
    expect(lesson?.zones(now()).every((z) => context.board.indexOf.has(z))).toBe(true);
    memory = tell(withRead(memory, [memory.current ?? '']), evening.lessons, now());
  }
  expect(told).toEqual(ids.slice(0, 4));
  for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
    if (memory.current !== null) told.push(memory.current);
    const result = engine.answer(state, greedyBot(engine, engine.mask(state), d));
    if (isRefusal(result)) throw new Error(result.refused);
    events.push(...result.events);
    memory = tell(memory, evening.lessons, now());
  }
  // What is shown to be known before there was a moment to tell it need not be told.
  expect(new Set([...told, ...memory.read])).toEqual(new Set(ids));
  expect(new Set(told).size).toBeGreaterThanOrEqual(ids.length - 1);
});

it.each(LANGUAGES)('has all its words in %s', (language) => {
  const { context } = engine.gameOf(begun());
  const words = clientTexts(language, 'classic');
  const keys = (tourOf(context, true)?.lessons ?? []).flatMap(({ id }) =>
    ['title', 'sub', 'text', 'do'].map((part) => `lesson.${id}.${part}`),
  );
  expect(keys).toHaveLength(40);
  expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
});

it('is another than the lessons of that mission', () => {
  const { context } = engine.gameOf(begun());
  expect(tourOf(context)?.lessons.map((l) => l.id)).not.toEqual(
    tourOf(context, true)?.lessons.map((l) => l.id),
  );
});

function begun() {
  const state = engine.newGame(PLAIN, 'plain');
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}
