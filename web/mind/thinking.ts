/** How a question is thought about, step by step: on the worker's thread, or in the page where there is none. */
import { seatBot, type Bot } from '@holdout/bots';
import { hints, review } from '@holdout/bots/review';
import type { SeatPlayer } from '@holdout/bots/seats';
import { isRefusal, openTimeline, type Engine, type Save } from '@holdout/engine';
import type { Question, Said } from './messages.ts';

const now = (): number => performance.now();

/** Short enough for a first answer at once; then as long as somebody who asks for a hint waits anyway. */
const FIRST = { answers: 300, clock: { milliseconds: 100, now } };
const AGAIN = { answers: 2000, clock: { milliseconds: 700, now } };

/** Whoever plays a seat remembers what they are about. */
const players = new Map<string, Bot>();
const MOST_PLAYERS = 12;

export function* thinkingAbout(engine: Engine, question: Question): Generator<Said> {
  if (question.kind === 'review') {
    yield* reviewing(engine, question.save);
    return;
  }
  const seen = engine.mask(question.state);
  const d = engine.decisionOf(seen);
  if (!d) return;
  if (question.kind === 'answer') {
    const { player, game } = question;
    yield { kind: 'answer', answer: playerOf(player, game)(engine, seen, d) };
    return;
  }
  const depth = { first: FIRST, again: AGAIN, tries: question.tries };
  for (const hint of hints(engine, seen, d, depth, engine.hash(seen))) yield { kind: 'hint', hint };
}

function* reviewing(engine: Engine, save: Save): Generator<Said> {
  const beginning = openTimeline(engine, { ...save, answers: [] });
  if (isRefusal(beginning)) throw new Error(beginning.refused);
  const work = review(engine, beginning.state, save.answers);
  for (;;) {
    const { done, value } = work.next();
    if (!done) yield { kind: 'progress', done: value };
    else if (isRefusal(value)) throw new Error(value.refused);
    else {
      yield { kind: 'review', review: value };
      return;
    }
  }
}

function playerOf(player: SeatPlayer, game: string): Bot {
  const name = `${player} ${game}`;
  const bot = players.get(name) ?? seatBot(player, name, now);
  players.delete(name);
  players.set(name, bot);
  const [oldest] = players.keys();
  if (oldest !== undefined && players.size > MOST_PLAYERS) players.delete(oldest);
  return bot;
}
