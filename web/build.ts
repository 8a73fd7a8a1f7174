/** Is the built client there, and as new as its sources? */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const WEB = import.meta.dirname;
export const DIST = join(WEB, 'dist');
/** Everything that ends up in the client. */
const SOURCES = [
  WEB,
  ...['engine', 'protocol', 'editions', 'narrate'].map((name) => resolve(WEB, '..', name)),
];
const SKIPPED = new Set(['node_modules', 'dist', 'e2e', 'tests']);

function newestIn(folder: string): number {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? 0 : newestIn(join(folder, entry.name));
      return entry.name.endsWith('.test.ts') ? 0 : statSync(join(folder, entry.name)).mtimeMs;
    }),
  );
}

export function isBuilt(): boolean {
  const page = statSync(join(DIST, 'index.html'), { throwIfNoEntry: false });
  return page !== undefined && SOURCES.every((folder) => newestIn(folder) <= page.mtimeMs);
}
