/**
 * A mission being measured: which games are still to be played, what those that were came to. It goes on while its
 * maker draws on, or looks at another step.
 */
import {
  nothingMeasured,
  setupFor,
  withReport,
  type GameReport,
  type Measured,
  type MeasureTask,
} from '@holdout/bots/measure';
import { isRefusal, type Engine, type Setup } from '@holdout/engine';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Brought } from '../brought.ts';
import type { MissionFile } from '../workshop.ts';
import { gatherCrew, type Crew } from './crew.ts';
import type { Game } from './messages.ts';

export interface Plan {
  readonly mission: MissionFile;
  readonly edition: string;
  /** Heroes and cards of the pack. */
  readonly brought: Brought;
  /** Of the history of the project, when it began. */
  readonly at: number;
  readonly heroes: readonly number[];
  readonly games: number;
  readonly seed: string;
}

/** `stopped`: what there is stays, and it can go on; `failed`: the threads cannot play it. */
type Progress = 'playing' | 'paused' | 'stopped' | 'done' | 'failed';

export interface Measurement {
  readonly plan: Plan;
  readonly progress: Progress;
  readonly workers: number;
  /** One for each number of heroes it can be played with, in order. */
  readonly results: readonly Measured[];
  pause(): void;
  goOn(): void;
  stop(): void;
  /** A game of it, to be played again. */
  game(heroes: number, nth: number): Game | undefined;
}
export type MeasurementStore = UseBoundStore<StoreApi<Measurement>>;

/** As it is kept: what the games played came to, and which were not played. */
export interface KeptMeasurement {
  readonly plan: Plan;
  readonly results: readonly Measured[];
  readonly given: number;
  readonly again: readonly number[];
}

interface Options {
  readonly gather?: typeof gatherCrew;
  /** What came of it before the page was loaded: it waits until somebody lets it go on. */
  readonly kept?: KeptMeasurement;
  /** Told now and then, and whenever it stands still. */
  readonly keep?: (kept: KeptMeasurement) => void;
}

interface Table {
  readonly task: MeasureTask;
  readonly setup: Setup;
}

/** How often the page hears of it, in milliseconds; of so many times it is kept once. */
const BEAT = 200;
const KEPT_EVERY = 20;

const tablesFor = (engine: Engine, { mission, edition, brought, heroes, seed }: Plan): Table[] =>
  heroes.flatMap((n) => {
    const task: MeasureTask = {
      edition,
      mission: { ...mission },
      heroes: n,
      bot: 'greedy',
      seed,
      team: brought.sheets?.map(({ id }) => id) ?? [],
      choices: brought,
    };
    const setup = setupFor(engine, task);
    return setup && !isRefusal(setup) ? [{ task, setup }] : [];
  });

export function measure(
  engine: Engine,
  plan: Plan,
  { gather = gatherCrew, kept, keep }: Options = {},
): MeasurementStore {
  const tables = tablesFor(engine, plan);
  let results = tables.map(
    ({ task }) => kept?.results.find(({ heroes }) => heroes === task.heroes) ?? nothingMeasured(task.heroes),
  );
  /** Games handed out, of all tables in a row. */
  let given = kept?.given ?? 0;
  /** Handed out to threads that were sent away before they were done. */
  const again = [...(kept?.again ?? [])];
  const open = new Set<number>();
  let crew: Crew | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let told = 0;
  const all = tables.length * plan.games;

  const gameAt = (place: number): Game | undefined => {
    const table = tables[Math.floor(place / plan.games)];
    return table && { ...table, nth: place % plan.games };
  };

  const store = (): void => keep?.({ plan, results, given, again: [...again, ...open] });
  const isDone = (): boolean => results.every((m) => m.games === plan.games);

  return create<Measurement>((set, get) => {
    const next = (): Game | undefined => {
      if (get().progress !== 'playing') return undefined;
      const place = again.shift() ?? (given < all ? given++ : undefined);
      if (place === undefined) return undefined;
      open.add(place);
      return gameAt(place);
    };
    const tell = (): void => {
      clearTimeout(telling);
      telling = undefined;
      set({ results });
      if (told++ % KEPT_EVERY === KEPT_EVERY - 1) store();
    };
    const played = (game: Game, report: GameReport): void => {
      const at = tables.findIndex(({ task }) => task.heroes === game.task.heroes);
      open.delete(at * plan.games + game.nth);
      results = results.map((m, i) => (i === at ? withReport(m, report) : m));
      if (isDone()) end('done');
      else telling ??= setTimeout(tell, BEAT);
    };
    const end = (progress: Progress): void => {
      crew?.dismiss();
      crew = undefined;
      again.push(...open);
      open.clear();
      tell();
      set({ progress });
      store();
    };
    const begin = (): void => {
      try {
        crew ??= gather(next, { played, failed: () => end('failed') });
        set({ workers: crew.size });
        crew.wake();
      } catch {
        end('failed');
      }
    };
    // The store has to be there before the first game is asked for.
    if (!kept) queueMicrotask(() => (all === 0 ? end('failed') : begin()));
    return {
      plan,
      progress: !kept ? 'playing' : isDone() ? 'done' : 'stopped',
      workers: 0,
      results,
      pause: () => get().progress === 'playing' && set({ progress: 'paused' }),
      goOn() {
        if (get().progress !== 'paused' && get().progress !== 'stopped') return;
        set({ progress: 'playing' });
        begin();
      },
      stop: () => (get().progress === 'playing' || get().progress === 'paused') && end('stopped'),
      game(heroes, nth) {
        const table = tables.find(({ task }) => task.heroes === heroes);
        return table && { ...table, nth };
      },
    };
  });
}
