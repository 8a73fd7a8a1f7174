/**
 * New rules in the middle of play, again and again: a server with later rules comes up beside the one that runs (with
 * SQLite after it), the old one is killed, everybody comes back, agrees to go on, and plays. Nothing that was acknowledged
 * may be lost, every table must go on from its last round, and what was told before must be there word for word.
 *
 *     tsx server/tools/upgrade.ts [--versions 4] [--tables 8] [--ms 2500] [--think 60] [--postgres]
 *
 * `ms`: so long people play between two versions, and `think` between two answers. A game that is over by then stays as it
 * is, and another one begins.
 */
import { itemAt, leading, createEngine } from '@holdout/engine';
import { earlierAddress, earlierPage, orThrow, readText, type LogLine } from '@holdout/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import { laterEditions } from '../testing/later-rules.ts';
import { Page, type Said } from '../testing/page.ts';
import { LATER_MAIN, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { loadOfMachine, makeEngine, makePlace, setupsFor, wishesOf } from './kit.ts';
import { arrive, FAST, makeGames, play, verifyLog, verifyTable, type LongGame } from './long-game.ts';

const PLAYERS = 2;
/** What a page had been told when its server was killed, a text for each line; one story for each of the rules. */
type Stories = readonly (readonly string[])[];

const wish = wishesOf({ versions: 4, tables: 8, ms: 2500, think: 60 });
const place = await makePlace(wish.postgres);
const lost: string[] = [];
const stories = new Map<string, Stories>();
let games: LongGame[] = [];
/** Over before the next version came. */
const ended: LongGame[] = [];
let agreed = 0;

try {
  let server = await start(0);
  await fill(server);
  await playFor(wish.ms);
  for (let version = 1; version <= wish.versions; version++) server = await upgrade(server, version);
  await Promise.all(games.flatMap((g) => g.pages.map((p) => p.cut())));
  if ((await server.stop()) !== 0) lost.push('the last stop was not clean');
  await verify();
} finally {
  await place.remove();
}
const all = [...games, ...ended];
const answers = all.reduce((sum, g) => sum + g.acknowledged.size, 0);
console.log(
  `${wish.postgres ? 'PostgreSQL' : 'SQLite'}: ${wish.versions} versions, ${all.length} tables went on ${agreed} times, ${answers} acknowledged entries, ${lost.length} lost or wrong; ${loadOfMachine()}`,
);
for (const line of lost.slice(0, 20)) console.log(`  ${line}`);
process.exitCode = lost.length === 0 && answers > wish.tables && agreed > 0 ? 0 : 1;

function start(version: number): Promise<ServerProcess> {
  const env = { ...place.env, HOLDOUT_LIMITS: FAST, HOLDOUT_LATER: String(version) };
  return startServerProcess(env, [], LATER_MAIN);
}

/** New games in the place of those that are over; everybody sits down. */
async function fill(server: ServerProcess): Promise<void> {
  const setups = setupsFor(makeEngine(), PLAYERS).slice(games.length);
  const fresh = await makeGames(server, setups, wish.tables - games.length);
  await Promise.all(fresh.map((g) => arrive(g, server, lost)));
  games.push(...fresh);
}

function isOver({ pages: [ann] }: LongGame): boolean {
  return Boolean(ann?.view?.state?.outcome ?? ann?.view?.broken?.outcome);
}

async function playFor(ms: number, meanwhile = async (): Promise<void> => undefined): Promise<void> {
  const stop = new AbortController();
  const playing = games.map((g) => play(g, stop.signal, lost, wish.think));
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
  const server = beside ?? (await start(version));
  await Promise.all(games.map((g) => comeBack(g, server)));
  ended.push(...games.filter(isOver));
  games = games.filter((g) => !isOver(g));
  await Promise.all(games.map((g) => goOn(g, server, version)));
  await fill(server);
  await playFor(wish.ms / 2);
  console.log(`  version ${version}`);
  return server;
}

/** A page that comes to the new server while the table is the old one's. */
async function lookOn(g: LongGame, server: ServerProcess): Promise<void> {
  const page = await new Page(server.ws, g.made.id).open();
  const { broken } = page.view ?? {};
  if (!broken?.outcome && !broken?.onward) lost.push(`${g.made.id}: cannot go on: ${JSON.stringify(broken)}`);
  await page.cut();
}

async function comeBack(g: LongGame, server: ServerProcess): Promise<void> {
  const { id } = g.made;
  const told = textsOf(itemAt(g.pages, 0).view?.log ?? []);
  stories.set(id, [...(stories.get(id) ?? []), told]);
  await arrive(g, server, lost);
}

function textsOf(lines: readonly LogLine[]): string[] {
  return lines.map((line) => JSON.stringify(line.events));
}

async function goOn(g: LongGame, server: ServerProcess, version: number): Promise<void> {
  const { id } = g.made;
  const [ann, bob] = leading(g.pages, 2);
  const { broken } = ann.view ?? {};
  if (!broken?.onward)
    return void lost.push(`${id}: does not go on under version ${version}: ${JSON.stringify(broken)}`);
  const said = [
    await insist(ann, { kind: 'ask', about: 'rules' }),
    await insist(bob, { kind: 'vote', yes: true }),
  ];
  if (said.some((s) => s.t !== 'done')) return void lost.push(`${id}: ${JSON.stringify(said)}`);
  await ann.until(() => ann.view?.broken === null || !ann.isOpen);
  const { round } = ann.view?.state ?? {};
  if (round !== broken.onward.round)
    lost.push(`${id}: goes on in round ${round}, not ${broken.onward.round}`);
  agreed++;
  for (const [era, told] of (stories.get(id) ?? []).entries()) {
    const kept = await earlierTexts(server, id, era);
    // The last answers may have been stored and not told any more.
    if (told.some((text, i) => text !== kept[i]))
      lost.push(`${id}: what was told under version ${era} is not what was told then`);
  }
}

/** What the dead server had stored and told nobody may still be on its way to this one. */
async function insist(
  page: Page,
  wish: { readonly kind: 'ask'; readonly about: 'rules' } | { readonly kind: 'vote'; readonly yes: boolean },
): Promise<Said> {
  for (;;) {
    const at = page.view?.at ?? 0;
    const said = await page.do({ ...wish, at });
    if (said.t === 'done' || said.refused !== 'answer.stale') return said;
    await page.until(() => page.view?.at !== at || !page.isOpen);
  }
}

async function earlierTexts(server: ServerProcess, id: string, era: number): Promise<string[]> {
  const texts: string[] = [];
  for (;;) {
    const reply = await fetch(server.base + earlierAddress(id, era, texts.length));
    if (!reply.ok) return texts;
    const page = orThrow(readText(earlierPage, await reply.text(), 'strict'));
    if (page.lines.length === 0) return texts;
    texts.push(...textsOf(page.lines));
  }
}

async function verify(): Promise<void> {
  const storage = await place.open();
  const engine = createEngine(laterEditions(wish.versions));
  const over = games.filter(isOver);
  for (const g of games) await verifyTable(storage, engine, g, lost);
  for (const g of ended) await verifyLog(storage, g, lost);
  await storage.close();
  console.log(`  ${over.length + ended.length} games came to their end`);
}
