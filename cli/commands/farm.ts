/** `holdout farm`: a study shared by any number of machines through PostgreSQL. */
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { EDITIONS, missionsNamed } from '../editions.ts';
import { parseOptions, UsageError, wholeNumber, type Options } from '../arguments.ts';
import { EXIT, type Command, type Io } from '../command.ts';
import type { Plan } from '../farm/plan.ts';
import { Ledger } from '../farm/ledger.ts';
import { findingsOf, inWords } from '../farm/report.ts';
import { BOTS } from '../study/task.ts';

const LOOK_MS = 500;
/** What says what the study is about; without any of it, one under way is joined. */
const ABOUT = ['mission', 'heroes', 'bot', 'budget', 'games', 'range', 'seed'] as const;

export const farmCommand: Command = {
  name: 'farm',
  usage:
    'farm --study <name> [--mission a,b] [--heroes 4,6] [--bot greedy,captain] [--budget 500,1000] [--games N] [--range N] [--seed S] [--workers N] [--report] [--json]',
  summary:
    'Works on a study that many machines share through the PostgreSQL of DATABASE_URL; --study alone joins it, --report only tells.',
  async run(args, io) {
    const options = parseOptions(args, { values: ['study', 'workers', ...ABOUT], flags: ['report', 'json'] });
    const { study } = options.values;
    if (study === undefined || study === '') throw new UsageError('Give the study a name: --study <name>.');
    const url = io.setting('DATABASE_URL');
    if (url === undefined)
      throw new UsageError(
        'Say which PostgreSQL: DATABASE_URL=postgres://user:password@host/database holdout farm ...',
      );
    const workers = wholeNumber(options, 'workers', 1, 1, 256);
    const plan = ABOUT.some((name) => options.values[name] !== undefined) ? planOf(options) : undefined;
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    pool.on('error', (failure) => io.err(`The database: ${failure.message}`));
    try {
      const unreachable = await whyNot(pool);
      if (unreachable !== undefined) {
        io.err(`The PostgreSQL of DATABASE_URL does not answer: ${unreachable}`);
        return EXIT.failed;
      }
      const { runMigrations } = await import('graphile-worker');
      await Ledger.prepare(pool, () => runMigrations({ connectionString: url }));
      const ledger = new Ledger(pool, study);
      if (plan) await ledger.begin(plan);
      const agreed = await ledger.plan();
      if (agreed.rules.join() !== RULES.join())
        throw new UsageError(
          `The study "${study}" is played by other rules than these: use the same version everywhere.`,
        );
      const end = options.flags.has('report') ? EXIT.fine : await work(ledger, agreed, { url, workers }, io);
      for (const finding of findingsOf(agreed, await ledger.tallies()))
        io.out(options.flags.has('json') ? JSON.stringify(finding) : inWords(finding));
      return end;
    } finally {
      await pool.end();
    }
  },
};

/** Why nobody can talk to the database; undefined when it is there. */
const whyNot = (pool: pg.Pool): Promise<string | undefined> =>
  pool.query('SELECT 1').then(
    () => undefined,
    (failure: Error & { code?: string }) => failure.message || failure.code || String(failure),
  );

const RULES = EDITIONS.map((edition) => edition.rules);

function planOf(options: Options): Plan {
  const bots = listed(options, 'bot', 'captain').map((name) => {
    const bot = BOTS.find((known) => known === name);
    if (bot === undefined) throw new UsageError(`--bot must be some of ${BOTS.join(', ')}, not "${name}".`);
    return bot;
  });
  const budgets = numbers(options, 'budget', '1000', 10_000_000);
  return {
    missions: listed(options, 'mission', 'all').flatMap((name) => missionsNamed(name).map((m) => m.mission)),
    heroes: numbers(options, 'heroes', '4', 6),
    players: bots.flatMap((bot): Plan['players'] =>
      bot === 'captain' ? budgets.map((budget) => ({ bot, budget })) : [{ bot, budget: 0 }],
    ),
    games: wholeNumber(options, 'games', 100, 1, 1_000_000),
    range: wholeNumber(options, 'range', 10, 1, 10_000),
    seed: options.values['seed'] ?? 'farm',
    rules: RULES,
  };
}

const listed = (options: Options, name: string, usual: string): string[] => [
  ...new Set((options.values[name] ?? usual).split(',')),
];

const numbers = (options: Options, name: string, usual: string, most: number): number[] =>
  listed(options, name, usual).map((text) =>
    wholeNumber({ ...options, values: { [name]: text } }, name, 0, 1, most),
  );

async function work(
  ledger: Ledger,
  plan: Plan,
  place: { readonly url: string; readonly workers: number },
  io: Io,
): Promise<number> {
  const { startLabour } = await import('../farm/labour.ts');
  const stopped = new AbortController();
  const heed = io.whenStopped(() => stopped.abort());
  const labour = await startLabour(ledger, plan, { ...place, trouble: (message) => io.err(message) });
  try {
    for (let told = -1; ;) {
      await ledger.freeOrphans();
      const { games, done, failed } = await ledger.progress();
      if (done !== told) io.err(`${done} of ${games} games done`);
      told = done;
      if (done === games) return EXIT.fine;
      if (stopped.signal.aborted) {
        io.err('Stopped. The same command goes on with it.');
        return EXIT.stopped;
      }
      if (failed > 0) {
        io.err(`${failed} ranges failed three times. What went wrong is told above; others are finished.`);
        return EXIT.failed;
      }
      await pause(LOOK_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  } finally {
    heed.end();
    await labour.stop();
  }
}
