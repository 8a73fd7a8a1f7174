/// <reference types="node" />
/** Every module that declares something is listed by its part, or packages further up would not know its types. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../editions/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const declaring = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/node_modules|\.test\.ts$/.test(name))
  .filter((name) => /^declare module '@holdout\/engine'/m.test(read(name)));

const isThere = (file: string): boolean => existsSync(new URL(file, ROOT));

/** Rules of one mission are listed with the missions of their edition, which the part lists as a whole. */
const listOf = (name: string): string => {
  const [part, folder] = name.split('/');
  const missions = `${part}/missions/index.ts`;
  return folder === 'missions' && name !== missions && isThere(missions) ? missions : `${part}/vocabulary.ts`;
};
const parts = [...new Set(declaring.map((name) => name.split('/')[0]))];
const lists = parts.map((part) => `${part}/missions/index.ts`).filter(isThere);

it.each([...declaring, ...lists])('%s is listed', (name) => {
  const list = listOf(name);
  const path = name.slice(list.lastIndexOf('/') + 1);
  expect(read(list)).toContain(`export type {} from './${path}';`);
});

it('finds them', () => expect(declaring.length).toBeGreaterThan(40));
