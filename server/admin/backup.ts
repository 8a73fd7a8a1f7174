/** Has another thread copy all tables into a file. */
import { once } from 'node:events';
import type { Config } from '../http/config.ts';
import { startThread } from '../thread.ts';

export async function backUpElsewhere(
  { databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>,
  file: string,
): Promise<void> {
  const thread = startThread('backup', { databaseUrl, data, file });
  await once(thread, 'message');
  await once(thread, 'exit');
}
