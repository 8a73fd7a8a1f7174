/** One machine's work on a study: takes ranges as jobs, plays them in threads, writes down what they came to. */
import { EventEmitter } from 'node:events';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { itemAt } from '@holdout/engine';
import { Hand, HandGone } from '../study/crew.ts';
import { NOTHING, withEnding } from '../study/tally.ts';
import type { Ledger } from './ledger.ts';
import { tasksOf, type Plan, type Range } from './plan.ts';

interface Labour {
  /** Ends it at once: what is half played is left to the others. */
  stop(): Promise<void>;
}

interface Place {
  readonly url: string;
  readonly workers: number;
  /** Told of what goes wrong. */
  trouble(message: string): void;
}

export async function startLabour(ledger: Ledger, plan: Plan, place: Place): Promise<Labour> {
  const alive = new pg.Client({ connectionString: place.url });
  alive.on('error', (failure) => place.trouble(`The database is gone: ${failure.message}`));
  await alive.connect();
  const tasks = tasksOf(plan);
  const free = Array.from({ length: place.workers }, () => new Hand());
  const busy = new Set<Hand>();
  const begun = new Set<string>();
  let stopped = false;

  const play = async ({ task, first, end }: Range): Promise<void> => {
    // A hand that is hired now would never be sent away.
    if (stopped) throw new HandGone();
    const hand = free.pop() ?? new Hand();
    busy.add(hand);
    let tally = NOTHING;
    for (let nth = first; nth < end; nth++)
      tally = withEnding(tally, await hand.play({ task: itemAt(tasks, task), nth }));
    busy.delete(hand);
    free.push(hand);
    await ledger.record({ task, first, end }, tally);
  };
  const taskList: TaskList = {
    [ledger.job]: async (payload, { job }) => {
      begun.add(job.id);
      await play(payload as Range);
      begun.delete(job.id);
    },
  };
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' && !stopped) place.trouble(message);
  });
  const events: WorkerEvents = new EventEmitter();
  const isKnown = new Promise<string>((done, fail) => {
    events.once('pool:create', ({ workerPool: { id } }) => {
      ledger.sayAlive(alive, id).then(() => done(id), fail);
    });
  });
  const runner = await run({
    connectionString: place.url,
    concurrency: place.workers,
    maxPoolSize: place.workers + 3,
    pollInterval: 500,
    noHandleSignals: true,
    parsedCronItems: [],
    taskList,
    logger,
    events,
  });
  runner.promise.catch((failure: unknown) => place.trouble(String(failure)));
  const pool = await isKnown;
  return {
    async stop() {
      stopped = true;
      await Promise.all([...free, ...busy].map((hand) => hand.dismiss()));
      await runner.stop();
      await ledger.giveBack([pool], [...begun]);
      await alive.end();
    },
  };
}
