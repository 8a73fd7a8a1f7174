/** Mutants of a folder, and the code that holds a sample of them all at once, each behind a switch. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter, type File } from '@stryker-mutator/instrumenter';
import { leftOut } from './left-out.ts';
import { sourcesOf } from './scope.ts';

interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  /** Lines count from 0. */
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Sample {
  readonly mutants: readonly Mutant[];
  /** Of how many. */
  readonly all: number;
  /** By absolute path: the file with the switches of its mutants. */
  readonly code: ReadonlyMap<string, string>;
}

const silent = (): void => undefined;
const no = (): boolean => false;
const instrumenter = new Instrumenter({
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
});

/** A function that answers no, or nothing, does so still when it answers `undefined`. */
const ANSWERS_NOTHING = /=> (false|null|undefined)$/;
const isSame = (mutant: Mutant, original: string): boolean =>
  mutant.mutatorName === 'ArrowFunction' && ANSWERS_NOTHING.test(original);

async function instrument(files: readonly File[]): Promise<{ mutants: Mutant[]; code: Map<string, string> }> {
  const options = { excludedMutations: [], ignorers: [leftOut], plugins: null };
  const { files: out, mutants } = await instrumenter.instrument(files, options);
  return {
    mutants: mutants.filter(({ status }) => status !== 'Ignored'),
    code: new Map(out.map(({ name, content }) => [name, content])),
  };
}

const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }: Mutant): string =>
  [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|');

/** The same seed always takes the same mutants of the same code. */
function chosen(root: string, mutants: readonly Mutant[], seed: string, most: number): Mutant[] {
  const lot = (m: Mutant): string =>
    createHash('sha256')
      .update(seed + keyOf(m).slice(root.length))
      .digest('hex');
  const lots = mutants.map((mutant) => ({ mutant, lot: lot(mutant) }));
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return lots.slice(0, most).map(({ mutant }) => mutant);
}

export async function sampleOf(root: string, folder: string, seed: string, most: number): Promise<Sample> {
  const files = sourcesOf(root, folder).map((name): File => {
    const path = join(root, name);
    return { name: path, content: readFileSync(path, 'utf8'), mutate: true };
  });
  const all = (await instrument(files)).mutants.filter((m) => !isSame(m, originalOf(m)));
  const taken = chosen(root, all, seed, most);
  // Instrumented again for the places of the sample only: less to switch, so tests run at nearly their usual pace.
  const touched = files.flatMap((file) => {
    const mutate = taken.filter((m) => m.fileName === file.name).map((m) => m.location);
    return mutate.length === 0 ? [] : [{ ...file, mutate }];
  });
  const { mutants, code } = await instrument(touched);
  // In the order of the lots: a run that is broken off has still asked for a fair sample.
  const byKey = new Map(mutants.map((m) => [keyOf(m), m]));
  return { mutants: taken.flatMap((m) => byKey.get(keyOf(m)) ?? []), all: all.length, code };
}

const at = (lines: readonly string[], { line, column }: Position): number =>
  lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + column;

/** What stands in the place of the mutant today. */
export function originalOf({ fileName, location: { start, end } }: Mutant): string {
  const text = readFileSync(fileName, 'utf8');
  const lines = text.split('\n');
  return text.slice(at(lines, start), at(lines, end));
}
