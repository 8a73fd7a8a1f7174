/// <reference types="node" />
/** Every module that declares something is listed by its part, or packages further up would not know its types. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../editions/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const declaring = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/node_modules|\.test\.ts$/.test(name))
  .filter((name) => /^declare module '@holdout\/engine'/m.test(read(name)));

it.each(declaring)('%s is listed', (name) => {
  const [part, ...rest] = name.split('/');
  expect(read(`${part}/vocabulary.ts`)).toContain(`export type {} from './${rest.join('/')}';`);
});

it('finds them', () => expect(declaring.length).toBeGreaterThan(40));
