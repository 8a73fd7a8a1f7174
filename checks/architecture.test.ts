/** docs/ARCHITECTURE.md leads newcomers through the house: every room it names is there, and every door is named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const PAGE = read('docs/ARCHITECTURE.md');
const PACKAGES = ['engine', 'protocol', 'editions', 'narrate', 'bots', 'cli', 'server', 'web'];

test('every file and folder it names is there', () => {
  const paths = PAGE.matchAll(
    /(?<![\w@/-])(?:engine|protocol|editions|narrate|bots|cli|server|web|checks)\/[\w./<>*-]*/g,
  );
  const named = [...paths].map(([path]) => path.replace(/[.*]+$/, '')).filter((path) => !/[<*]/.test(path));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});

test('every door of a package has its place in the table, and no other', () => {
  const doors = PACKAGES.flatMap((name) => {
    const { exports = {} } = JSON.parse(read(`${name}/package.json`)) as {
      exports?: { [door: string]: unknown };
    };
    const open = Object.keys(exports).filter((door) => exports[door] !== null);
    return open.map((door) => door.replace('.', `@holdout/${name}`));
  });
  const table = PAGE.slice(PAGE.indexOf('| door |'), PAGE.indexOf('| looking for |'));
  const rows = table.split('\n').flatMap((row) => {
    const home = /@holdout\/[a-z]+/.exec(row)?.[0];
    const named = [...row.matchAll(/`((?:@holdout)?\/[\w/.*-]+)`/g)].map(([, door = '']) => door);
    return home === undefined ? [] : named.map((door) => (door.startsWith('@') ? door : home + door));
  });
  expect(doors.filter((door) => !rows.includes(door))).toEqual([]);
  expect(rows.filter((door) => !doors.includes(door) && door !== '@holdout/editions/supers')).toEqual([]);
});

test('a door for every edition leads to the edition, not to a room inside it', () => {
  const { resolve } = createRequire(new URL('cli/main.ts', ROOT));
  const rooms = readdirSync(new URL('editions/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/index.ts') && !path.startsWith('node_modules'))
    .map((path) => path.replace('/index.ts', ''));
  const isOpen = (room: string): boolean => {
    try {
      return resolve(`@holdout/editions/${room}`) !== '';
    } catch {
      return false;
    }
  };
  expect(rooms.filter((room) => room.includes('/')).length).toBeGreaterThan(4);
  expect(rooms.filter(isOpen)).toEqual(rooms.filter((room) => !room.includes('/')));
});
