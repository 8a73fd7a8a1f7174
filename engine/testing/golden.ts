/**
 * Golden playthroughs: one seeded game told answer by answer, so that a change of the rules shows as a change of the
 * story. Who plays and in which words is for the caller; without words the story is told in ids.
 */
import {
  isRefusal,
  type Decision,
  type Engine,
  type GameEvent,
  type Save,
  type Setup,
  type Truth,
} from '../index.ts';
import { ANSWER_LIMIT } from './random-game.ts';

type Chooser = (decision: Decision, state: Truth) => string;

/** How the story is worded. */
export interface Telling {
  /** Lines above the first event. */
  header(setup: Setup, seed: string): string[];
  question(decision: Decision, state: Truth): string;
  answer(decision: Decision, answer: string, state: Truth): string;
  /** One of the events of an answer; undefined leaves it out. */
  event(event: GameEvent, events: readonly GameEvent[]): string | undefined;
  ending(state: Truth): string;
}

export interface Golden {
  readonly lines: readonly string[];
  readonly save: Save;
  readonly state: Truth;
}

/** Players who only wait where nobody reaches them. */
export class EndlessGame extends Error {}

/** Plays one game to its end and tells it. */
export function playGolden(
  engine: Engine,
  setup: Setup,
  seed: string,
  choose: Chooser,
  telling: Telling = IN_IDS,
): Golden {
  const opening: GameEvent[] = [];
  const state = engine.newGame(setup, seed, opening);
  if (isRefusal(state)) throw new Error(`no game: ${state.refused} ${state.at ?? ''}`);
  const lines = [...telling.header(setup, seed), '', ...tell(telling, opening)];
  const answers: string[] = [];
  for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
    if (answers.length >= ANSWER_LIMIT) throw new EndlessGame();
    const answer = choose(d, state);
    const question = telling.question(d, state);
    const reply = telling.answer(d, answer, state);
    const result = engine.answer(state, answer);
    if ('refused' in result) throw new Error(`${answer} was refused: ${result.refused}`);
    answers.push(answer);
    lines.push('', `${answers.length}. ${question} > ${reply}`, ...tell(telling, result.events));
  }
  lines.push('', telling.ending(state));
  return { lines, save: { rules: state.rules, setup, seed, answers, rewinds: [] }, state };
}

/** The answer itself stands on its own line; every event is set in below what it follows from. */
function tell(telling: Telling, events: readonly GameEvent[]): string[] {
  const depth = new Map<number, number>();
  return events.flatMap((e) => {
    const level = e.type === 'answered' ? 0 : (depth.get(e.parent) ?? 0) + 1;
    depth.set(e.id, level);
    const text = e.type === 'answered' ? undefined : telling.event(e, events);
    return text === undefined ? [] : [`${'  '.repeat(level)}${text}`];
  });
}

const IN_IDS: Telling = {
  header({ edition, mission, seats }, seed) {
    const name = typeof mission === 'string' ? mission : 'own mission';
    const players = seats.map((heroes, i) => `player ${i + 1}: ${heroes.join(', ')}`);
    return [`${edition} ${name}`, `seed: ${seed}`, ...players];
  },
  question: ({ prompt, by, hero }) =>
    [by === 'team' ? 'team' : `player ${by + 1}`, hero, prompt].filter(Boolean).join(' '),
  answer: (_decision, answer) => answer,
  event({ id: _id, parent: _parent, cause, type, ...facts }) {
    const told = Object.entries(facts).map(
      ([key, value]) => `${key}=${Array.isArray(value) ? value.join('+') : String(value)}`,
    );
    return [type, ...told, `[${cause}]`].join(' ');
  },
  ending: ({ outcome, round }) =>
    `${outcome?.result ?? 'unfinished'} in round ${round} [${outcome?.cause ?? ''}]`,
};
