/** Lint keeps files of code short; it does not read style sheets. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = new URL('../web/', import.meta.url);
const MOST_LINES = 300;

test('no style sheet is longer than a file of code may be', () => {
  const sheets = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !/(^|\/)(dist|node_modules)\//.test(file),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const linesOf = (file: string): number =>
    readFileSync(new URL(file, STYLES), 'utf8').split('\n').length - 1;
  expect(sheets.filter((file) => linesOf(file) > MOST_LINES)).toEqual([]);
});
