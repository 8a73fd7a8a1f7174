import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { originalOf, sampleOf, type Mutant } from './mutants.ts';
import { sourcesOf, testsOf } from './scope.ts';

const root = resolve(import.meta.dirname, '../..');
const DECKS = 'engine/rules/decks.ts';
const places = (mutants: readonly Mutant[]): string[] =>
  mutants.map((m) => `${m.location.start.line}:${m.location.start.column} ${m.replacement}`);

describe('a sample of mutants', () => {
  it('is the same for the same seed, and holds its mutants behind switches', async () => {
    const sample = (seed: string) => sampleOf(root, DECKS, seed, 5);
    const [one, again, other] = await Promise.all([sample('a'), sample('a'), sample('b')]);
    expect(one.mutants).toHaveLength(5);
    expect(places(again.mutants)).toEqual(places(one.mutants));
    expect(places(other.mutants)).not.toEqual(places(one.mutants));
    const code = one.code.get(resolve(root, DECKS)) ?? '';
    for (const { id } of one.mutants) expect(code).toContain(`stryMutAct_9fa48("${id}")`);
  });

  it('leaves out declarations of words, what is told, errors and names', async () => {
    const { mutants, all } = await sampleOf(root, DECKS, 'a', 1000);
    expect(mutants).toHaveLength(all);
    const texts = mutants.map(originalOf);
    expect(texts.filter((t) => /^(told|declareEvents)\(|^'|^`|^\{ type: /.test(t))).toEqual([]);
  });
});

describe('the files of a folder', () => {
  it('are its rules: no tests, data, helpers or lists', () => {
    const files = sourcesOf(root, 'editions/classic');
    expect(files).toContain('editions/classic/search.ts');
    expect(
      files.filter((f) => /\.test\.ts$|\/(tests|data|testing)\/|(index|vocabulary)\.ts$/.test(f)),
    ).toEqual([]);
  });

  it('are asked for with their own tests, or those named', () => {
    expect(testsOf('editions/classic/search.ts').include).toEqual(['editions/classic/**/*.test.ts']);
    expect(testsOf('engine', 'engine/board').include).toEqual(['engine/board/**/*.test.ts']);
  });
});
