/**
 * What the first page needs goes into two files, the libraries in one of their own: many small ones weigh more, are
 * asked for one by one, and a new version of ours leaves the libraries where they are.
 */
import { join } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const ENTRY = join(import.meta.dirname, 'main.tsx');

let needed: ReadonlySet<string> | undefined;

/** Everything the entry imports, and what that imports; what is fetched later is not. */
function neededAtOnce(modules: Modules): ReadonlySet<string> {
  const found = new Set([ENTRY]);
  // Grows while it is gone through.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

function isNeeded(id: string, modules: Modules): boolean {
  needed ??= neededAtOnce(modules);
  return needed.has(id);
}

/** For the bundler: libraries are taken first, so that what needs them does not take them along. */
export const FIRST_LOAD = [
  {
    name: (id: string, modules: Modules) => (isNeeded(id, modules) ? 'libraries' : null),
    test: /[\\/]node_modules[\\/]/,
    priority: 1,
  },
  { name: (id: string, modules: Modules) => (isNeeded(id, modules) ? 'first' : null) },
  // Who lists tables needs both: in one file, though others ask the server for something, too.
  { name: 'requests', test: /[\\/]web[\\/]online[\\/](api|table-name)\.ts$/ },
];
