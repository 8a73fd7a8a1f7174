/** What is mutated in a folder, and whose tests are asked. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { leading } from '@holdout/engine';

const SUPERS = ['editions/zombie-mode', 'editions/hero-mode', 'editions/dceased'];
/** What the engine tells of chances and motives, scene by scene. */
const INSIGHT = ['editions/tests/motives.test.ts', 'editions/tests/odds.test.ts'];
/** Tests beside those of the folder itself: clause tests of the editions whose rules run through it. */
const ASKED_TOO: { readonly [folder: string]: readonly string[] } = {
  engine: ['editions/classic', ...SUPERS, 'editions/marvel', ...INSIGHT],
  'editions/supers': SUPERS,
};
/** Random games notice that something breaks, not that it is wrong, and take long: they are not asked. */
const NEVER_ASKED = ['**/node_modules/**', '**/*random*.test.ts'];

export interface Asked {
  readonly include: string[];
  readonly exclude: string[];
}

/** Whatever is mutated belongs to a package, or to an edition of editions/. */
function homeOf(mutated: string): string {
  const [first, second] = leading(mutated.split('/'), 1);
  return first === 'editions' && second !== undefined ? `${first}/${second}` : first;
}

/** The tests of the home of what is mutated, or only those below `named`. */
export function testsOf(mutated: string, named?: string): Asked {
  const home = homeOf(mutated);
  const asked = named === undefined ? [home, ...(ASKED_TOO[home] ?? [])] : [named];
  const include = asked.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`));
  return { include, exclude: NEVER_ASKED };
}

/** Helpers of tests, data, and files that only declare: nothing in them is a rule. */
const LEFT_OUT_FOLDERS = ['node_modules', 'tests', 'testing', 'toy', 'data', 'golden'];
const LEFT_OUT_FILES = ['vocabulary.ts', 'content.ts', 'invariants.ts', 'index.ts'];

const isMutated = (name: string): boolean =>
  name.endsWith('.ts') &&
  !name.endsWith('.d.ts') &&
  !name.endsWith('.test.ts') &&
  !LEFT_OUT_FILES.includes(basename(name));

/** One file, or those below a folder, as paths from the root, in a fixed order. */
export function sourcesOf(root: string, mutated: string): string[] {
  if (statSync(join(root, mutated)).isFile()) return [mutated];
  const found: string[] = [];
  const look = (dir: string): void => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory() && !LEFT_OUT_FOLDERS.includes(entry.name)) look(path);
      else if (entry.isFile() && isMutated(path)) found.push(relative(root, path));
    }
  };
  look(join(root, mutated));
  return found.sort();
}
