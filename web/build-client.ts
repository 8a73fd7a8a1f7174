/** Builds the client when it is missing or older than its sources. */
import { join } from 'node:path';
import { build } from 'vite';
import { isBuilt, WEB } from './build.ts';

export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  const began = Date.now();
  process.stdout.write('Building the client ... ');
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' });
  process.stdout.write(`done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}
