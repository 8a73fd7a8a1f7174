/**
 * `npm run mutate -- <folder or file> [--sample 200] [--seed x] [--tests <folder or file>]`: how many small changes of the
 * code its tests notice. docs/TESTING.md says what is left out.
 */
import { relative, resolve } from 'node:path';
import { itemAt } from '@holdout/engine';
import { parseOptions, wholeNumber } from '../arguments.ts';
import { originalOf, sampleOf, type Mutant } from './mutants.ts';
import { testsOf } from './scope.ts';
import { Tests, type Reach } from './tests.ts';

/** Far more often than without the mutant: a property test tries many cases before it gives one up. */
const HITS_FACTOR = 100;
/** Beyond the time the same files took, every one in a thread of its own. */
const PATIENCE_FACTOR = 2;
const PATIENCE_SECONDS = 20;
const TOLD_EVERY = 10;

const root = resolve('.');
const options = parseOptions(process.argv.slice(2), {
  words: ['folder'],
  values: ['sample', 'seed', 'tests'],
});
const folder = itemAt(options.words, 0).replace(/\/+$/, '');
const seed = options.values.seed ?? 'holdout';
const most = wholeNumber(options, 'sample', 200, 1, 1_000_000);
const began = performance.now();
const passed = (): string => `${Math.round((performance.now() - began) / 1000)} s`;

const { mutants, all, code } = await sampleOf(root, folder, seed, most);
console.log(`${mutants.length} of ${all} mutants of ${folder}, seed ${seed}`);

const asked = testsOf(folder, options.values.tests);
const alone = await Tests.open(root, asked, code, true);
const reach = await alone.reach();
await alone.close();
console.log(`${reach.length} test files know what they reach (${passed()})`);

const tests = await Tests.open(root, asked, code, false);
/** Which files noticed something, by the file with the mutant: they are asked first. */
const noticed = new Map<string, Set<string>>();
const survivors: Mutant[] = [];
let unreached = 0;
let endless = 0;

function asks(mutant: Mutant): Reach[] {
  const first = noticed.get(mutant.fileName) ?? new Set();
  const rank = ({ file, seconds }: Reach): number => seconds - (first.has(file) ? 1000 : 0);
  return reach.filter(({ hits }) => mutant.id in hits).sort((a, b) => rank(a) - rank(b));
}

function tell(mutant: Mutant, what: string): void {
  const place = `${relative(root, mutant.fileName)}:${mutant.location.start.line + 1}`;
  const lines = (text: string, sign: string): string => text.replace(/^/gm, `    ${sign} `);
  console.log(`${what} ${place} ${mutant.mutatorName}`);
  console.log(lines(originalOf(mutant), '-'));
  console.log(lines(mutant.replacement, '+'));
}

for (const [i, mutant] of mutants.entries()) {
  const files = asks(mutant);
  const usual = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const hits = Math.max(...files.map((f) => f.hits[mutant.id] ?? 0));
  const verdict =
    files.length === 0
      ? { killedBy: null }
      : await tests.judge(
          mutant.id,
          files.map((f) => f.file),
          hits * HITS_FACTOR,
          usual * PATIENCE_FACTOR + PATIENCE_SECONDS,
        );
  if (verdict.killedBy === null) {
    survivors.push(mutant);
    if (files.length === 0) unreached++;
    tell(mutant, files.length === 0 ? 'REACHED BY NO TEST' : 'SURVIVED');
  } else if (verdict.killedBy === '') endless++;
  else noticed.set(mutant.fileName, (noticed.get(mutant.fileName) ?? new Set()).add(verdict.killedBy));
  if ((i + 1) % TOLD_EVERY === 0)
    console.log(`${i + 1} of ${mutants.length}, ${survivors.length} alive (${passed()})`);
}
await tests.close();

const killed = mutants.length - survivors.length;
console.log(
  `${folder}, seed ${seed}: ${killed} of ${mutants.length} killed, ${((100 * killed) / mutants.length).toFixed(1)} %`,
);
console.log(
  `${endless} by running on or breaking the process; ${unreached} of the living reached by no test; ${passed()}`,
);
