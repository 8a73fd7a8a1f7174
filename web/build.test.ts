/** The client is built again when anything changes that it is made of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagesBehind, WEB } from './build.ts';

const IMPORTED = /from '@holdout\/([a-z]+)|import\('@holdout\/([a-z]+)/g;

/** Packages that the sources of one name. */
const importedBy = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)(node_modules|dist|e2e|tests|testing)\//.test(path),
    )
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(IMPORTED)])
    .map(([, from, lazily = '']) => from ?? lazily);

it('knows every package of ours that the client is made of', () => {
  const known = packagesBehind('web');
  const used = new Set(['web', ...[...known].flatMap((name) => importedBy(join(WEB, '..', name)))]);
  expect([...known].sort()).toEqual([...used].sort());
  expect(known).toContain('bots');
});
