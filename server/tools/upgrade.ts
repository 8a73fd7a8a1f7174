/**
 * New rules in the middle of play, again and again: a server with later rules comes up beside the one that runs (with
 * SQLite after it), the old one is killed, everybody comes back, agrees to go on, and plays. Nothing that was acknowledged
 * may be lost, every table must go on from its last round, and what was told before must be there word for word.
 *
 *     tsx server/tools/upgrade.ts [--versions 4] [--tables 8] [--ms 2500] [--postgres]
 *
 * `ms`: so long people play between two versions.
 */
import { createEngine, type GameEvent } from '@holdout/engine';
import { earlierAddress, earlierPage, orThrow, readText } from '@holdout/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import { laterEditions } from '../testing/later-rules.ts';
import { Page } from '../testing/page.ts';
import { LATER_MAIN, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { makeEngine, makePlace, numbersOf, setupsFor } from './kit.ts';
import { arrive, FAST, makeGames, play, verifyTable, type LongGame } from './long-game.ts';

const PLAYERS = 2;
const wish = numbersOf({ versions: 4, tables: 8, ms: 2500 });
const place = await makePlace(wish.postgres);
const lost: string[] = [];
/** What each page had been told when its server was killed, by table: one story for each of the rules. */
const stories = new Map<string, string[]>();
let games: LongGame[] = [];
let agreed = 0;

try {
  let server = await start(0);
  games = await makeGames(server, setupsFor(makeEngine(), PLAYERS), wish.tables);
  await Promise.all(games.map((g) => arrive(g, server, lost)));
  await playFor(wish.ms);
  for (let version = 1; version <= wish.versions; version++) server = await upgrade(server, version);
  await Promise.all(games.flatMap((g) => g.pages.map((p) => p.cut())));
  if ((await server.stop()) !== 0) lost.push('the last stop was not clean');
  const storage = await place.open();
  const engine = createEngine(laterEditions(wish.versions));
  for (const g of games) await verifyTable(storage, engine, g, lost);
  await storage.close();
} finally {
  await place.remove();
}
const answers = games.reduce((sum, g) => sum + g.acknowledged.size, 0);
console.log(
  `${wish.postgres ? 'PostgreSQL' : 'SQLite'}: ${wish.versions} versions, ${games.length} tables went on ${agreed} times, ${answers} acknowledged entries, ${lost.length} lost or wrong`,
);
for (const line of lost.slice(0, 20)) console.log(`  ${line}`);
process.exitCode = lost.length === 0 && answers > wish.tables && agreed > 0 ? 0 : 1;

function start(version: number): Promise<ServerProcess> {
  const env = { ...place.env, HOLDOUT_LIMITS: FAST, HOLDOUT_LATER: String(version) };
  return startServerProcess(env, [], LATER_MAIN);
}

async function playFor(ms: number, meanwhile = async (): Promise<void> => undefined): Promise<void> {
  const stop = new AbortController();
  const playing = games.map((g) => play(g, stop.signal, lost));
  await pause(ms);
  await meanwhile();
  stop.abort();
  await Promise.all(playing);
}

async function upgrade(old: ServerProcess, version: number): Promise<ServerProcess> {
  // With one database both are there for a while: the new one shows what is the old one's, and leaves it alone.
  const beside = wish.postgres ? await start(version) : undefined;
  await playFor(wish.ms / 2, async () => {
    if (beside) await Promise.all(games.map((g) => lookOn(g, beside)));
    await old.kill();
  });
  for (const g of games) note(g);
  const server = beside ?? (await start(version));
  await Promise.all(games.map((g) => arrive(g, server, lost)));
  await Promise.all(games.map((g) => goOn(g, server, version)));
  await playFor(wish.ms / 2);
  console.log(`  version ${version}`);
  return server;
}

/** A page that comes to the new server while the table is the old one's. */
async function lookOn(g: LongGame, server: ServerProcess): Promise<void> {
  const page = await new Page(server.ws, g.made.id).open();
  const over = g.pages[0].view?.game?.decision === null;
  if (!over && !page.view?.broken?.onward)
    lost.push(`${g.made.id}: cannot go on: ${JSON.stringify(page.view?.broken)}`);
  await page.cut();
}

function note({ made, pages }: LongGame): void {
  const told = stories.get(made.id) ?? [];
  stories.set(made.id, [...told, storyOf(pages[0].view?.log ?? [])]);
}

function storyOf(lines: readonly { readonly events: readonly GameEvent[] }[]): string {
  return JSON.stringify(lines.map(({ events }) => events));
}

async function goOn(g: LongGame, server: ServerProcess, version: number): Promise<void> {
  const { id } = g.made;
  const [ann, bob] = g.pages;
  const at = ann.view?.at ?? 0;
  if (!ann.view?.broken?.onward) {
    const over = ann.view?.state?.outcome || ann.view?.log.some(({ events }) => events.some(isEnd));
    if (!over)
      lost.push(`${id}: does not go on under version ${version}: ${JSON.stringify(ann.view?.broken)}`);
    return;
  }
  const { round } = ann.view.broken.onward;
  const said = [
    await ann.do({ kind: 'ask', at, about: 'rules' }),
    await bob.do({ kind: 'vote', at, yes: true }),
  ];
  if (said.some((s) => s.t !== 'done')) return void lost.push(`${id}: ${JSON.stringify(said)}`);
  await ann.until(() => ann.view?.game !== null || !ann.isOpen);
  if (ann.view.state?.round !== round)
    lost.push(`${id}: goes on in round ${ann.view.state?.round}, not ${round}`);
  agreed++;
  const told = stories.get(id) ?? [];
  for (const [era, story] of told.entries())
    if ((await earlierStory(server, id, era)) !== story && era < (ann.view.earlier?.length ?? 0))
      lost.push(`${id}: what was told under version ${era} is not what was told then`);
}

function isEnd({ type }: GameEvent): boolean {
  return type === 'won' || type === 'lost';
}

async function earlierStory(server: ServerProcess, id: string, era: number): Promise<string> {
  const lines = [];
  for (;;) {
    const reply = await fetch(server.base + earlierAddress(id, era, lines.length));
    if (!reply.ok) return `${reply.status}`;
    const page = orThrow(readText(earlierPage, await reply.text(), 'strict'));
    if (page.lines.length === 0) return storyOf(lines);
    lines.push(...page.lines);
  }
}
