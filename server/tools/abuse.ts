/**
 * Does to a server what people should not do, one thing after the other, and looks after each whether the table beside
 * still plays; once with every edition. Exit code 0 only when everything was refused as it should be, nobody else
 * noticed, and no secret stands in the log.
 *
 *     tsx server/tools/abuse.ts [--ms 1000] [--block 50] [--only 'lets bots|guesses'] [--edition hero] [--postgres]
 *
 * `ms`: so long the next answer at the table may take. `block`: so long the server may work on one thing without hearing
 * anybody else; its own time counts, not what a busy machine gives to others. `only`: those whose names match.
 */
import { EDITIONS } from '@holdout/editions';
import type { Setup } from '@holdout/engine';
import { startServerProcess, WATCHED, type ServerProcess } from '../testing/server-process.ts';
import { BROUGHT_ABUSES } from './abuses/brought.ts';
import { CRAFTED_ABUSES } from './abuses/crafted.ts';
import { FILE_ABUSES } from './abuses/files.ts';
import { firstLook, heavyTables, LONGEST, type Heavy } from './abuses/first-looks.ts';
import { longGame, LONG_GAME_ABUSES } from './abuses/long-games.ts';
import { SOCKET_ABUSES } from './abuses/socket.ts';
import { REQUEST_ABUSES } from './abuses/requests.ts';
import { Scene, type Abuse, type Abuses } from './abuses/scene.ts';
import { TABLE_ABUSES } from './abuses/table.ts';
import { loadOfMachine, makeEngine, makePlace, setupsFor, wishesOf } from './kit.ts';

const ABUSES: Abuses = {
  ...TABLE_ABUSES,
  ...SOCKET_ABUSES,
  ...FILE_ABUSES,
  ...LONG_GAME_ABUSES,
  ...BROUGHT_ABUSES,
  ...CRAFTED_ABUSES,
  ...REQUEST_ABUSES,
};

/** Megabytes for what lives long: what somebody brings must not fill it. */
const LITTLE_MEMORY = ['--max-old-space-size=256'];
/** Tables made by the abuses before the one that makes too many; and a busy machine plays a long game in its own time. */
const HOLDOUT_LIMITS = '{"createBurst":400,"requestBurst":900,"replayMs":120000}';

const wish = wishesOf({ ms: 1000, block: 50 }, ['only', 'edition']);
const wanted = new RegExp(wish.only ?? '');
const chosen = Object.entries(ABUSES).filter(([name]) => wanted.test(name));
const editions = EDITIONS.filter(({ id }) => id === (wish.edition ?? id));
const bad: string[] = [];
let tried = 0;
let longest = { ms: 0, name: '' };
const place = await makePlace(wish.postgres);
const setups = setupsFor(makeEngine(), 2);
try {
  for (const { id } of editions) {
    const setup = setups.find((s) => s.edition === id);
    if (setup) await abuseOne(setup);
  }
} finally {
  await place.remove();
}
for (const line of bad) console.log(`  ${line}`);
console.log(
  `${tried} abuses at ${editions.length} editions, ${bad.length} bad; longest block ${longest.ms.toFixed(0)} ms: ${longest.name}; ${loadOfMachine()}`,
);
process.exitCode = bad.length === 0 && tried > 0 ? 0 : 1;

async function abuseOne(setup: Setup): Promise<void> {
  console.log(`${wish.postgres ? 'PostgreSQL' : 'SQLite'}, ${setup.edition}`);
  // It takes a while, and who sits at a table has to answer in the meantime.
  if (chosen.some(([name]) => Object.hasOwn(LONG_GAME_ABUSES, name)) || wanted.test(nameOfLook(LONGEST)))
    longGame(setup);
  // All of them are looked at; only the last abuses ask whether there is an end to it.
  const server = await start();
  const scene = await Scene.open(server, setup);
  const heavy = await heavyTables(scene, (table) => wanted.test(nameOfLook(table)));
  for (const [name, abuse] of chosen) await tryOut(scene, name, abuse);
  await Promise.all([scene.ann.cut(), scene.bob.cut()]);
  await end(scene, server);
  if (heavy.length > 0) await lookAgain(scene, heavy);
}

function nameOfLook(table: string): string {
  return `looks at ${table} first after a restart`;
}

async function lookAgain(scene: Scene, heavy: readonly Heavy[]): Promise<void> {
  const again = await start();
  for (const table of heavy) {
    const block = await firstLook(again, table);
    const name = nameOfLook(table.name);
    tried++;
    const well = noted(name, block);
    if (!well) bad.push(`${name}: block ${block.toFixed(0)} ms`);
    console.log(`${well ? 'ok  ' : 'BAD '} somebody ${name}; the longest block ${block.toFixed(0)} ms`);
  }
  await end(scene, again);
}

function start(): Promise<ServerProcess> {
  return startServerProcess({ ...place.env, HOLDOUT_LIMITS }, [...LITTLE_MEMORY, ...WATCHED]);
}

async function end(scene: Scene, server: ServerProcess): Promise<void> {
  const code = await server.stop();
  if (code !== 0) bad.push(`the server stopped with ${code}`);
  if (scene.secrets.some((secret) => server.output().includes(secret)))
    bad.push('a secret stands in the log');
}

/** No longer than it may be? */
function noted(name: string, block: number): boolean {
  if (block > longest.ms) longest = { ms: block, name: `somebody ${name}` };
  return block <= wish.block;
}

async function tryOut(scene: Scene, name: string, abuse: Abuse): Promise<void> {
  tried++;
  await scene.server.longestBlock();
  const held = await abuse(scene).catch((failure: Error) => failure.message);
  const block = await scene.server.longestBlock();
  const began = performance.now();
  const said = await scene.step();
  const ms = performance.now() - began;
  const well = noted(name, block) && held === true && said.t === 'done' && ms < wish.ms;
  if (!well)
    bad.push(
      `${name}: ${held}, then ${JSON.stringify(said)} after ${ms.toFixed(0)} ms, block ${block.toFixed(0)} ms`,
    );
  console.log(
    `${well ? 'ok  ' : 'BAD '} somebody ${name}; the next answer took ${ms.toFixed(1)} ms, the longest block ${block.toFixed(0)} ms`,
  );
}
