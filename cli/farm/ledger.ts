/** What is to be played and what has been, in PostgreSQL: shared by all machines that work on a study. */
import type pg from 'pg';
import { UsageError } from '../arguments.ts';
import { NOTHING, sumOf, type Tally } from '../study/tally.ts';
import { rangesOf, type Plan, type Range } from './plan.ts';
import { ENROL, ORPHANS, RECORD, TABLES } from './tables.ts';

/** Of all advisory locks of a database, ours. */
const ALIVE = 0x686f6c64;
const SETTING_UP = 0;

interface Progress {
  readonly games: number;
  readonly done: number;
  /** Ranges nobody will play any more: they have failed too often. */
  readonly failed: number;
}

export class Ledger {
  readonly #pool: pg.Pool;
  readonly #study: string;

  constructor(pool: pg.Pool, study: string) {
    this.#pool = pool;
    this.#study = study;
  }

  /** Name of its jobs. */
  get job(): string {
    return `holdout ${this.#study}`;
  }

  /** The tables, made by whoever comes first. */
  static async prepare(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1, $2)', [ALIVE, SETTING_UP]);
      await migrate();
      await client.query(TABLES);
      await client.query('SELECT pg_advisory_unlock($1, $2)', [ALIVE, SETTING_UP]);
    } finally {
      client.release();
    }
  }

  /** Begins the study, or joins it if somebody else has. */
  async begin(plan: Plan): Promise<void> {
    const text = JSON.stringify(plan);
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const { rowCount } = await client.query(
        'INSERT INTO holdout_farm.studies (name, plan) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [this.#study, text],
      );
      if (rowCount === 1) await client.query(ENROL, [this.#study, JSON.stringify(rangesOf(plan)), this.job]);
      await client.query('COMMIT');
    } catch (failure) {
      await client.query('ROLLBACK');
      throw failure;
    } finally {
      client.release();
    }
    if (JSON.stringify(await this.plan()) !== text)
      throw new UsageError(
        `The study "${this.#study}" is under way with other missions, numbers, players or rules. Join it with --study alone, or give yours another name.`,
      );
  }

  async plan(): Promise<Plan> {
    const { rows } = await this.#pool.query<{ plan: string }>(
      'SELECT plan FROM holdout_farm.studies WHERE name = $1',
      [this.#study],
    );
    const [row] = rows;
    if (!row)
      throw new UsageError(
        `There is no study "${this.#study}" yet. Say what it is about: --mission, --bot ...`,
      );
    return JSON.parse(row.plan) as Plan;
  }

  /** As long as the connection lives, so does the pool in the eyes of the others. */
  async sayAlive(client: pg.Client, workers: string): Promise<void> {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [ALIVE, workers]);
  }

  async record({ task, first }: Range, tally: Tally): Promise<void> {
    await this.#pool.query(RECORD, [this.#study, task, first, JSON.stringify(tally)]);
  }

  /** What machines that are gone had begun is free again. */
  async freeOrphans(): Promise<void> {
    const { rows } = await this.#pool.query<{ id: string; pool: string }>(ORPHANS, [this.job, ALIVE]);
    if (rows.length === 0) return;
    await this.giveBack(
      [...new Set(rows.map((row) => row.pool))],
      rows.map((row) => row.id),
    );
  }

  /** What these pools had begun is to be done by others at once, as if nobody had tried. */
  async giveBack(pools: readonly string[], jobs: readonly string[]): Promise<void> {
    await this.#pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [pools]);
    await this.#pool.query(
      'SELECT graphile_worker.reschedule_jobs($1::bigint[], run_at := now(), attempts := 0)',
      [jobs],
    );
  }

  async progress(): Promise<Progress> {
    const { rows } = await this.#pool.query<{ games: number; done: number; failed: number }>(
      `SELECT coalesce(sum("end" - first), 0)::int AS games,
        coalesce(sum("end" - first) FILTER (WHERE tally IS NOT NULL), 0)::int AS done,
        (SELECT count(*)::int FROM graphile_worker.jobs
          WHERE task_identifier = $2 AND attempts >= max_attempts AND locked_at IS NULL) AS failed
       FROM holdout_farm.ranges WHERE study = $1`,
      [this.#study, this.job],
    );
    return rows[0] ?? { games: 0, done: 0, failed: 0 };
  }

  /** What the ranges that are done came to, by number of the task. */
  async tallies(): Promise<Map<number, Tally>> {
    const { rows } = await this.#pool.query<{ task: number; tally: Tally }>(
      'SELECT task, tally FROM holdout_farm.ranges WHERE study = $1 AND tally IS NOT NULL',
      [this.#study],
    );
    const sums = new Map<number, Tally>();
    for (const { task, tally } of rows) sums.set(task, sumOf(sums.get(task) ?? NOTHING, tally));
    return sums;
  }
}
