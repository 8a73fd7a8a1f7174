import { expect, test } from 'vitest';
import { wrongDependencies } from './dependencies.ts';
import { readProject } from './project.ts';
import { unreachedFiles } from './unreached-files.ts';
import { unusedExports } from './unused-exports.ts';

/** Two packages: `low` has a door, `high` comes in through it. */
const SOUND = {
  'package.json': JSON.stringify({ name: 'toy', devDependencies: { vitest: '1' } }),
  'low/package.json': JSON.stringify({ name: '@holdout/low', exports: { '.': './index.ts' } }),
  'low/index.ts': `export { answer, type Answer } from './answer.ts'; export * from './map.ts';`,
  'low/answer.ts': `export interface Answer { n: number } const least = 1; export const answer: Answer = { n: least };`,
  'low/map.ts': `export interface Map {} export const size = (map: Map): number => Object.keys(map).length;`,
  'low/answer.test.ts': `import { test } from 'vitest'; import { answer } from './answer.ts'; test('it', () => answer);`,
  'high/package.json': JSON.stringify({
    name: '@holdout/high',
    dependencies: { '@holdout/low': '1' },
    scripts: { start: 'tsx main.ts' },
  }),
  'high/main.ts': `
    import { answer, size, type Answer } from '@holdout/low';
    import * as parts from './parts.ts';
    declare module '@holdout/low' { interface Map { more: Answer } }
    void import('./later.ts').then((m) => m.later(answer, size, parts.first));`,
  'high/parts.ts': `export const first = 1;`,
  'high/later.ts': `export const later = (...all: unknown[]): number => all.length;`,
};

function foundIn(changed: { readonly [file: string]: string }): string[] {
  const project = readProject(new Map(Object.entries({ ...SOUND, ...changed })));
  return [...unusedExports(project), ...unreachedFiles(project), ...wrongDependencies(project)].map(
    ({ file, name, todo }) => `${file} ${name}: ${todo}`,
  );
}

test('a sound project has nothing to hide', () => {
  expect(foundIn({})).toEqual([]);
});

test('exports nobody reads, types and members of a namespace included', () => {
  expect(
    foundIn({ 'high/parts.ts': `export const first = 1; export const second = 2; export type Third = 3;` }),
  ).toEqual([
    'high/parts.ts second: nobody uses it: delete it',
    'high/parts.ts Third: nobody uses it: delete it',
  ]);
  expect(
    foundIn({
      'high/later.ts': `export const one = 1; export const later = (...all: unknown[]): number => all.length + one;`,
    }),
  ).toEqual(['high/later.ts one: only this file uses it: drop `export`']);
});

test('a name on a door has a reader in another package', () => {
  const door = `export { answer, least, type Answer } from './answer.ts'; export * from './map.ts';`;
  const answer = `export interface Answer { n: number } export const least = 1; export const answer: Answer = { n: least };`;
  const inside = `import 'vitest'; import { answer } from './answer.ts'; import { least } from './index.ts'; void [answer, least];`;
  expect(foundIn({ 'low/index.ts': door, 'low/answer.ts': answer, 'low/answer.test.ts': inside })).toEqual([
    'low/index.ts least: no other package uses it: take it off the door',
  ]);
});

test('what only tests read is code for tests, or says so, or is used at home', () => {
  const reads = `import 'vitest'; import { answer } from './answer.ts'; import { help } from './help.ts'; void [answer, help];`;
  const helped = (text: string): string[] => foundIn({ 'low/answer.test.ts': reads, 'low/help.ts': text });
  expect(helped(`export const help = 1;`)).toEqual([
    'low/help.ts help: only tests use it: delete it, or move it to testing/',
  ]);
  expect(helped(`/** For tests: one more. */\nexport const help = 1;`)).toEqual([]);
  expect(
    foundIn({
      'low/answer.test.ts': reads.replace('./help', './testing/help'),
      'low/testing/help.ts': `export const help = 1;`,
    }),
  ).toEqual([]);
});

test('a door for each folder that fits, a door of one name before it, files that are named while the program runs', () => {
  const low = {
    name: '@holdout/low',
    exports: { '.': './index.ts', './*': './*/index.ts', './b': './c.ts' },
  };
  const files = {
    'low/package.json': JSON.stringify(low),
    'low/a/index.ts': `export const a = 1; export const more = 1;`,
    'low/b/index.ts': `export const b = 1;`,
    'low/c.ts': `export const c = 1;`,
    'low/deep/er/index.ts': `export const e = 1;`,
    'high/parts.ts': `
      import { a } from '@holdout/low/a'; import { c } from '@holdout/low/b'; import { e } from '@holdout/low/deep/er';
      export const first = (n: string) => (import(\`./parts/\${n}/part.ts\`) as Promise<{ part: 1 }>).then((m) => m.part + a + c + e);`,
    'high/parts/x/part.ts': `export const part = 1; export const rest = 2;`,
    'high/parts/y/part.ts': `export const part = 1;`,
  };
  expect(foundIn(files)).toEqual([
    'low/a/index.ts more: nobody uses it: delete it',
    'low/b/index.ts b: nobody uses it: delete it',
    'low/deep/er/index.ts e: nobody uses it: delete it',
    'high/parts/x/part.ts rest: nobody uses it: delete it',
    'low/b/index.ts (the file): nothing leads to it: delete it',
    'low/deep/er/index.ts (the file): nothing leads to it: delete it',
    'high/parts.ts @holdout/low/deep/er: @holdout/low has no such door: use one, or add the name to it',
  ]);
});

test('files nothing leads to', () => {
  expect(foundIn({ 'high/lost.ts': `import './parts.ts';` })).toEqual([
    'high/lost.ts (the file): nothing leads to it: delete it',
  ]);
});

test('dependencies nobody imports, imports nobody declared, doors that are none', () => {
  const high = {
    name: '@holdout/high',
    dependencies: { '@holdout/low': '1', left: '1' },
    scripts: { a: 'tsx main.ts' },
  };
  expect(
    foundIn({
      'high/package.json': JSON.stringify(high),
      'high/parts.ts': `import right from 'right/part'; import '@holdout/low/answer.ts'; import '../low/map.ts'; export const first = right;`,
    }),
  ).toEqual([
    'high/parts.ts right/part: declare it in high/package.json',
    'high/parts.ts @holdout/low/answer.ts: @holdout/low has no such door: use one, or add the name to it',
    'high/parts.ts ../low/map.ts: another package: come in through a door of @holdout/low',
    'high/package.json left: nobody imports it: take it out',
  ]);
});
