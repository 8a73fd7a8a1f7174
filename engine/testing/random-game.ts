/**
 * Random games for every edition: uniform over legal answers, reproducible from the seed, stopped at the first broken
 * promise. The conformance tests and the fuzzer play them.
 */
import {
  formatAllocation,
  formatRow,
  isRefusal,
  keyed,
  seedWords,
  type AllocateDecision,
  type Decision,
  type Engine,
  type GameEvent,
  type RowDecision,
  type Setup,
  type Truth,
} from '../index.ts';
import type { Listen } from '../kernel/dry-run.ts';
import { addTo, itemAt } from '../lookup.ts';

/** A number from 0 to n-1. */
export type Random = (n: number) => number;

export function createRandom(seed: string): Random {
  const [a, b] = seedWords(seed);
  let drawn = 0;
  return (n) => Math.floor((keyed(a, b, 0, drawn++) / 0x100000000) * n);
}

export function randomAnswer(d: Decision, random: Random): string {
  if (d.kind === 'pick') return itemAt(d.options, random(d.options.length)).id;
  return d.kind === 'row' ? formatRow(d, randomRow(d, random)) : formatAllocation(d, randomUnits(d, random));
}

/** One after the other of those that are left. */
function randomRow(d: RowDecision, random: Random): number[] {
  const row: number[] = [];
  const left = d.options.map((o) => o.cap ?? d.total);
  while (row.length < d.total) {
    const free = left.flatMap((n, place) => (n > 0 ? [place] : []));
    const place = itemAt(free, random(free.length));
    addTo(left, place, -1);
    row.push(place);
  }
  return row;
}

/** Units put one by one on an option with room left. */
export function randomUnits(d: AllocateDecision, random: Random): number[] {
  const units = d.options.map(() => 0);
  for (let left = d.total; left > 0; left--) {
    const free = units.flatMap((n, i) => (n < (itemAt(d.options, i).cap ?? d.total) ? [i] : []));
    addTo(units, itemAt(free, random(free.length)), 1);
  }
  return units;
}

/** Longer than any sound game; one that gets here does not end. */
export const ANSWER_LIMIT = 20_000;

/** A game as it stands: the answer just given (none before the first) and what came of it. */
export interface Played {
  readonly state: Truth;
  readonly answers: readonly string[];
  readonly events: readonly GameEvent[];
}
/** Sentences about what is wrong now, none when all is well. */
export type Check = (played: Played) => readonly string[];

export interface GameReport {
  readonly setup: Setup;
  readonly seed: string;
  readonly answers: readonly string[];
  readonly state: Truth;
  /** What went wrong; the game stopped there. */
  readonly faults: readonly string[];
}

/** Plays a new game to its end, asking `each` at the start and after every answer. */
export function playRandomGame(
  engine: Engine,
  setup: Setup,
  seed: string,
  each?: Check,
  listen: Listen = false,
): GameReport {
  const opening: GameEvent[] = [];
  const state = engine.newGame(setup, seed, listen ? opening : undefined);
  if (isRefusal(state)) throw new Error(`no game: ${state.refused} ${state.at ?? ''}`);
  return playOn(engine, state, createRandom(`${seed} answers`), each, opening, listen);
}

/** The same from any state. */
export function playOn(
  engine: Engine,
  state: Truth,
  random: Random,
  each: Check = () => [],
  opening: readonly GameEvent[] = [],
  listen: Listen = false,
): GameReport {
  const answers: string[] = [];
  let faults = each({ state, answers, events: opening });
  for (let d = engine.decisionOf(state); d && faults.length === 0; d = engine.decisionOf(state)) {
    if (answers.length >= ANSWER_LIMIT) {
      faults = ['the game does not end'];
      break;
    }
    const answer = randomAnswer(d, random);
    const result = engine.answer(state, answer, listen);
    if ('refused' in result) {
      faults = [`${answer} was offered and refused: ${result.refused}`];
      break;
    }
    answers.push(answer);
    faults = each({ state, answers, events: result.events });
  }
  return { setup: state.setup, seed: state.seed, answers, state, faults };
}

/** Where to find a broken game again. */
export function nameOf({ setup, seed, answers, faults }: GameReport): string {
  const mission = typeof setup.mission === 'string' ? setup.mission : 'own mission';
  const last = answers[answers.length - 1] ?? 'the start';
  const where = `${setup.edition} ${mission}, seed ${seed}, ${JSON.stringify(setup.seats)}`;
  return `${where}, after answer ${answers.length} (${last}): ${faults.join('; ')}`;
}
