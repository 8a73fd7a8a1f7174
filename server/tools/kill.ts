/**
 * Kills the server at random moments while people play, again and again, and looks at what is left: every answer that
 * was acknowledged must be in the log under its number, and every table must replay and go on.
 *
 *     tsx server/tools/kill.ts [--rounds 50] [--tables 8] [--package dist/package] [--postgres]
 *
 * `package`: the server that hosts install, as `npm run pack` leaves it; it starts faster than the sources.
 */
import { itemAt } from '@holdout/engine';
import { setTimeout as pause } from 'node:timers/promises';
import { mainIn, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { loadOfMachine, makeEngine, makePlace, setupsFor, wishesOf } from './kit.ts';
import { arrive, FAST, makeGames, play, verifyTable, type LongGame } from './long-game.ts';

const PLAYERS = 2;

const wish = wishesOf({ rounds: 50, tables: 8 }, ['package']);
const main = wish.package === undefined ? undefined : mainIn(wish.package);
const engine = makeEngine();
const place = await makePlace(wish.postgres);
const start = (): Promise<ServerProcess> =>
  startServerProcess({ ...place.env, HOLDOUT_LIMITS: FAST }, [], main);
const lost: string[] = [];
let games: LongGame[] = [];

try {
  for (let round = 1; round <= wish.rounds; round++) await playAndKill(round);
  await verify();
} finally {
  await place.remove();
}
const answers = games.reduce((sum, g) => sum + g.acknowledged.size, 0);
console.log(
  `${wish.rounds} kills, ${games.length} tables, ${answers} acknowledged entries, ${lost.length} lost or wrong; ${loadOfMachine()}`,
);
for (const line of lost.slice(0, 20)) console.log(`  ${line}`);
process.exitCode = lost.length === 0 && answers > wish.rounds ? 0 : 1;

async function playAndKill(round: number): Promise<void> {
  const server = await start();
  if (games.length === 0) games = await makeGames(server, setupsFor(engine, PLAYERS), wish.tables);
  await Promise.all(games.map((g) => arrive(g, server, lost)));
  const stop = new AbortController();
  const playing = games.map((g) => play(g, stop.signal, lost));
  await pause(100 + Math.random() * 500);
  await server.kill();
  stop.abort();
  await Promise.all(playing);
  if (round % 10 === 0) console.log(`  ${round} kills`);
}

async function verify(): Promise<void> {
  const storage = await place.open();
  for (const g of games) await verifyTable(storage, engine, g, lost);
  await storage.close();
  const server = await start();
  for (const g of games) {
    await arrive(g, server, lost);
    const said = await itemAt(g.pages, 0).do({ kind: 'chat', text: 'goes on' });
    if (said.t !== 'done') lost.push(`${g.made.id}: does not go on`);
    await Promise.all(g.pages.map((p) => p.cut()));
  }
  if ((await server.stop()) !== 0) lost.push('the last stop was not clean');
}
