/**
 * What all browser tests need before the first of them starts: the client built from the sources as they are, and the
 * browser unpacked. Test files run side by side, so only one of them does it while the others wait.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { isBuilt, WEB } from '../build.ts';
import { launchBrowser } from './browser.ts';

const LOCK = resolve(WEB, '../node_modules/.cache/holdout-e2e.lock');
/** Whoever holds the lock for longer than this is not there any more. */
const STALE = 240_000;

const letGo = (): void => rmSync(LOCK, { recursive: true, force: true });

async function alone<T>(act: () => Promise<T>): Promise<T> {
  mkdirSync(resolve(LOCK, '..'), { recursive: true });
  while (!taken()) await after(100);
  try {
    return await act();
  } finally {
    letGo();
  }
}

function taken(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const held = statSync(LOCK, { throwIfNoEntry: false });
    if (held && Date.now() - held.mtimeMs > STALE) letGo();
    return false;
  }
}

/** In a process of its own: a test runner's environment would build the development form of every library. */
async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(WEB, 'build-main.ts')], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
}

/** The client is built when this resolves, and a browser is running. */
export const prepare = (): Promise<Browser> =>
  alone(async () => {
    if (!isBuilt()) await build();
    return launchBrowser();
  });
