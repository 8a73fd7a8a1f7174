/**
 * The forecast of places not gone to yet, for whoever drags a hero about: asked for many, answered off the main thread.
 * Only the newest question matters; one that was answered before is answered at once, until the position changes.
 */
import type { ForecastFacts } from '../../insight/forecast-facts.ts';
import { engineOf } from '../../editions/plugs.ts';
import type { Table } from '../table.ts';
import type { Dry } from './foresee.ts';
import { idleOracle, workerOracle, type Oracle } from './oracle.ts';

export interface Foreseen extends Dry {
  readonly facts: ForecastFacts;
}

export interface Foresight {
  /**
   * What the enemies would do if these answers were given now; none for the position as it is. Null when dice or cards
   * decide or the answers are not on offer; undefined when something newer was asked meanwhile, or nobody cares any more.
   */
  after(answers: readonly string[]): Promise<Foreseen | null | undefined>;
  /** Nobody waits for an answer any more. */
  cancel(): void;
  /** No more questions: the worker ends. */
  close(): void;
}

interface Question {
  readonly answers: readonly string[];
  readonly key: string;
  settle(answer: Foreseen | null | undefined): void;
}

/** `find`: who answers; the page itself, if that one cannot. */
export function openForesight(table: Table, find: () => Oracle = workerOracle): Foresight {
  let oracle: Oracle | undefined;
  let { state } = table.view();
  let known = new Map<string, Foreseen | null>();
  /** The newest question, as long as it is open. */
  let open: Question | undefined;
  let busy = false;

  const drop = (): void => {
    open?.settle(undefined);
    open = undefined;
  };

  /** A new position has another future. */
  const look = (): void => {
    const now = table.view().state;
    if (now === state) return;
    state = now;
    known = new Map();
    drop();
  };
  const leave = table.subscribe(look);

  const idle = (): Oracle => idleOracle(engineOf(state.setup.edition));
  const found = (): Oracle => {
    try {
      return find();
    } catch {
      return idle();
    }
  };

  async function dryRun(answers: readonly string[]): Promise<Dry | null> {
    oracle ??= found();
    try {
      return await oracle.ask(state, answers);
    } catch {
      oracle.close();
      oracle = idle();
      return oracle.ask(state, answers);
    }
  }

  async function work(): Promise<void> {
    busy = true;
    while (open) {
      const question = open;
      const from = known;
      const dry = await dryRun(question.answers);
      const { factsOf } = await import('../../insight/forecast-facts.ts');
      const answer = dry && { ...dry, facts: factsOf(table.context, dry.state, dry.forecast) };
      from.set(question.key, answer);
      if (open !== question) continue;
      open = undefined;
      question.settle(answer);
    }
    busy = false;
  }

  return {
    after(answers) {
      look();
      drop();
      const key = answers.join('\n');
      const before = known.get(key);
      if (before !== undefined) return Promise.resolve(before);
      return new Promise((settle) => {
        open = { answers, key, settle };
        if (!busy) void work();
      });
    },
    cancel: drop,
    close() {
      leave();
      drop();
      oracle?.close();
    },
  };
}
