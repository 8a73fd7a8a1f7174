/**
 * For whoever runs a server: what is stored, and what may be done to it. Uses the storage that the environment names
 * (docs/SERVER.md), also while servers run on it; they notice within seconds. `npm run -s tables`, or `holdout tables` of the
 * package.
 */
import { readConfig } from '../http/config.ts';
import { ConfigError } from '../http/config-values.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { TABLE_ACTS, USAGE } from './table-acts.ts';

process.exitCode = await run(process.argv.slice(2));

async function run([name = '', ...rest]: readonly string[]): Promise<number> {
  const act = Object.hasOwn(TABLE_ACTS, name) ? TABLE_ACTS[name] : undefined;
  if (!act || rest.length < act.needs) {
    console.error(USAGE);
    return 2;
  }
  let storage: Storage | undefined;
  try {
    storage = await openStorage(readConfig(process.env));
    return (await act.run({ storage, now: Date.now }, ...rest)) ?? 0;
  } catch (failure) {
    const { message } = failure as Error;
    console.error(failure instanceof ConfigError ? message : `It did not work: ${message}`);
    return 1;
  } finally {
    await storage?.close();
  }
}
