/** What the load, kill and abuse runs share: arguments, a place to store, tables to play at. All on this machine. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, itemAt, type Engine, type Setup } from '@holdout/engine';
import { setupFor } from '@holdout/engine/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { testDatabase } from '../testing/postgres.ts';

/** Numbers by name, with their usual values, and words by name; `--postgres` chooses the storage. */
export function wishesOf<K extends string, W extends string = never>(
  usual: Record<K, number>,
  words: readonly W[] = [],
): Record<K, number> & { readonly [name in W]?: string } & { postgres: boolean } {
  const names = [...Object.keys(usual), ...words];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options: { ...options, postgres: { type: 'boolean' as const } } });
  const texts = values as Record<string, string | undefined>;
  const given: Record<K, number> = { ...usual };
  for (const name in usual) {
    const text = texts[name];
    const n = text === undefined ? usual[name] : Number(text);
    if (!Number.isFinite(n) || n < 0) throw new Error(`--${name} must be a number.`);
    given[name] = n;
  }
  const said: { [name in W]?: string } = {};
  for (const name of words) if (texts[name] !== undefined) said[name] = texts[name];
  return { ...given, ...said, postgres: values.postgres === true };
}

/** Beside every figure: who else is at work here. */
export const loadOfMachine = (): string => `load of the machine ${itemAt(loadavg(), 0).toFixed(1)}`;

export interface Place {
  /** For the environment of a server. */
  readonly env: Record<string, string>;
  open(): Promise<Storage>;
  remove(): Promise<void>;
}

/** An empty storage that goes away with the run. */
export async function makePlace(postgres: boolean): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-run-'));
  const trouble = (error: Error): void => console.error(`database: ${error.message}`);
  const openAt = (url: string): Promise<Storage> => openPostgres({ url, connections: 4, trouble });
  const database = postgres ? await testDatabase(async (url) => (await openAt(url)).close()) : undefined;
  return {
    env: { HOLDOUT_DATA: folder, ...(database ? { DATABASE_URL: database.url } : {}) },
    open: async () => (database ? openAt(database.url) : openSqlite(join(folder, 'tables.db'))),
    async remove() {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const makeEngine = (): Engine => createEngine(EDITIONS);

/** Set-ups for so many players, an edition after the other, so that a few tables already play all of them. */
export function setupsFor(engine: Engine, players: number): Setup[] {
  const byEdition = EDITIONS.map((edition) =>
    Object.keys(edition.missions).flatMap((mission) => setupFor(engine, edition, mission, players) ?? []),
  );
  const most = Math.max(...byEdition.map((setups) => setups.length));
  return Array.from({ length: most }, (_, i) => byEdition.flatMap((setups) => setups[i] ?? [])).flat();
}

/** The smallest value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
