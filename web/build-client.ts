/**
 * Builds the client when it is missing or not made of the sources as they are. It is built beside the old one and takes
 * its place when it is whole: nobody is ever served half of one, and whoever builds at the same time does no harm.
 */
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { DIST, isBuilt, STAMP, stampOfSources, WEB } from './build.ts';

/** Times the place is tried for while somebody else takes it too. */
const TRIES = 5;

export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  const began = Date.now();
  process.stdout.write('Building the client ... ');
  await buildClient();
  process.stdout.write(`done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

async function buildClient(): Promise<void> {
  // Of what was there before: sources that change meanwhile make it old at once.
  const stamp = stampOfSources();
  const fresh = mkdtempSync(`${DIST}-new-`);
  try {
    await build({
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    });
    writeFileSync(join(fresh, STAMP), stamp);
    // Temporary folders are for their owner only; a client is for everybody.
    chmodSync(fresh, 0o755);
    takePlace(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function takePlace(fresh: string): void {
  const old = `${fresh}-old`;
  for (let tries = 1; ; tries++) {
    try {
      if (existsSync(DIST)) renameSync(DIST, old);
      renameSync(fresh, DIST);
      break;
    } catch (failure) {
      if (tries === TRIES) throw failure;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
