/** The storage that the configuration names. */
import { join } from 'node:path';
import type { Config } from '../http/config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

const CONNECTIONS = 10;

export async function openStorage({
  databaseUrl,
  data,
}: Pick<Config, 'databaseUrl' | 'data'>): Promise<Storage> {
  if (databaseUrl === undefined) return openSqlite(join(data, 'tables.db'), { threaded: true });
  const trouble = (error: Error): void => console.error(`database: ${error.message}`);
  return openPostgres({ url: databaseUrl, connections: CONNECTIONS, trouble });
}
