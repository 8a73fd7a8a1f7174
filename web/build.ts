/** The built client: where it stands, and whether it is made of the sources as they are. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const WEB = import.meta.dirname;
export const DIST = join(WEB, 'dist');
const ROOT = resolve(WEB, '..');
/** In the built folder: what it was made of. */
export const STAMP = 'built.txt';

const OURS = '@holdout/';

/** A package of ours and those it depends on, by their folders. */
export function packagesBehind(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(ROOT, name, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  for (const other of Object.keys(dependencies))
    if (other.startsWith(OURS)) packagesBehind(other.slice(OURS.length), found);
  return found;
}

/** Everything that ends up in the client; the lockfile stands for the packages of others. */
const SOURCES = [...packagesBehind('web')].map((name) => join(ROOT, name));
const LOCKFILE = join(ROOT, 'package-lock.json');
const SKIPPED = /^(node_modules|dist.*|e2e|tests|golden)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : filesIn(path);
    return entry.name.endsWith('.test.ts') ? [] : [path];
  });
}

/** The same for the same sources, wherever they stand and however old they are. */
export function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const path of [LOCKFILE, ...SOURCES.flatMap(filesIn).sort()])
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}

function stampOf(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

export const isBuilt = (): boolean => stampOf(DIST) === stampOfSources();
