/// <reference types="node" />
/** A bot that speaks of a card, a skill or a verb its edition no longer has would be silently worse: its names are looked up. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { EDITIONS } from '@holdout/editions';
import { folderOf } from '@holdout/editions/folders';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const textOf = (folder: string): string =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !/test|golden|node_modules/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
    .join('\n');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Names with a hyphen wherever they stand, and all that stand in lists. */
function namesIn(text: string): string[] {
  const lists = matches(text, /^const [A-Z_]+[^=]*= \[(.*?)\]/gms).join();
  return [...matches(text, /'([a-z]+(?:-[a-z0-9]+)+)'/g), ...matches(lists, /'([a-z-]+)'/g)];
}

/** An edition without a bot of its own is played by plain thoughts. */
const WITH_BOTS = EDITIONS.map((e) => e.id).filter((id) => existsSync(new URL(`bots/${folderOf(id)}`, root)));

it.each(WITH_BOTS)('every name the bot of %s knows is known to the rules', (edition) => {
  const rules = ['engine', 'editions/supers', `editions/${folderOf(edition)}`].map(textOf).join('\n');
  const known = new Set(matches(rules, /['"`]([a-z]+(?:-[a-z0-9]+)*)['"`:@]/g));
  const names = namesIn(textOf(`bots/${folderOf(edition)}`));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
