/**
 * Kills the server at random moments while people play, again and again, and looks at what is left: every answer that
 * was acknowledged must be in the log under its number, and every table must replay and go on.
 *
 *     tsx server/tools/kill.ts [--rounds 50] [--tables 8] [--postgres]
 */
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { isRefusal, replay, type Engine } from '@holdout/engine';
import type { MadeTable } from '@holdout/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '../storage/storage.ts';
import { parseEntry } from '../tables/entry.ts';
import { saveOfFold } from '../tables/fold.ts';
import { isPaper } from '../tables/paper.ts';
import { loadFold } from '../tables/hall.ts';
import { Page } from '../testing/page.ts';
import { makeTableAt } from '../testing/server.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { makeEngine, makePlace, numbersOf, setupsFor } from './kit.ts';

const PLAYERS = 2;
const LIMITS = JSON.stringify({
  createBurst: 1e6,
  socketsPerAddress: 1e6,
  messageBurst: 1e6,
  requestBurst: 1e6,
});

interface Game {
  readonly made: MadeTable;
  pages: Page[];
  /** Acknowledged: mark of the command and number of its entry. */
  readonly acknowledged: Map<string, number>;
}

const wish = numbersOf({ rounds: 50, tables: 8 });
const engine = makeEngine();
const place = await makePlace(wish.postgres);
const random = createRandom('kill');
const games: Game[] = [];
const lost: string[] = [];
let marks = 0;

try {
  for (let round = 1; round <= wish.rounds; round++) await playAndKill(round);
  await verify();
} finally {
  await place.remove();
}
const answers = games.reduce((sum, g) => sum + g.acknowledged.size, 0);
console.log(
  `${wish.rounds} kills, ${games.length} tables, ${answers} acknowledged entries, ${lost.length} lost or wrong`,
);
for (const line of lost.slice(0, 20)) console.log(`  ${line}`);
process.exitCode = lost.length === 0 && answers > wish.rounds ? 0 : 1;

async function playAndKill(round: number): Promise<void> {
  const server = await startServerProcess({ ...place.env, HOLDOUT_LIMITS: LIMITS });
  if (games.length === 0) {
    const setups = setupsFor(engine, PLAYERS);
    for (let i = 0; i < wish.tables; i++) {
      const made = await makeTableAt(server.base, setups[i % setups.length]);
      games.push({ made, pages: [], acknowledged: new Map() });
    }
  }
  await Promise.all(games.map((g) => arrive(g, server)));
  const stop = new AbortController();
  const playing = games.map((g) => play(g, stop.signal));
  await pause(100 + Math.random() * 500);
  await server.kill();
  stop.abort();
  await Promise.all(playing);
  if (round % 10 === 0) console.log(`  ${round} kills`);
}

/** Everybody comes back; what was acknowledged before must be there. */
async function arrive(g: Game, server: ServerProcess): Promise<void> {
  g.pages = g.made.chairs.map((secret) => new Page(server.ws, g.made.id, [secret]));
  await Promise.all(g.pages.map((p) => p.open()));
  const highest = Math.max(0, ...g.acknowledged.values());
  if ((g.pages[0].view?.seq ?? -1) < highest) lost.push(`${g.made.id}: comes back before ${highest}`);
  for (const [chair, page] of g.pages.entries()) {
    if (page.view?.seats.chairs[chair].holder !== 'person')
      await page.do({ kind: 'sit', chair, name: `P${chair}` });
  }
}

async function play(g: Game, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [first] = g.pages;
    const view = first.view;
    const decision = view?.game?.decision;
    const page = decision ? g.pages[view?.game?.answerers[0] ?? 0] : undefined;
    const ref = `k${++marks}`;
    try {
      const said =
        decision && page && view
          ? await page.do({ kind: 'answer', at: view.at, answer: randomAnswer(decision, random) }, ref)
          : await first.do({ kind: 'chat', text: ref }, ref);
      if (said.t === 'done') g.acknowledged.set(ref, said.seq);
      else if (!['answer.stale', 'message.too-many'].includes(said.refused))
        lost.push(`refused: ${said.refused}`);
      if (!decision) await pause(50);
      await first.until(() => said.t !== 'done' || (first.view?.seq ?? 0) >= said.seq || !first.isOpen);
    } catch {
      // The line went dead: whether this one counts is for the log to say.
      return;
    }
  }
}

async function verify(): Promise<void> {
  const storage = await place.open();
  for (const g of games) await verifyTable(storage, engine, g);
  await storage.close();
  const server = await startServerProcess({ ...place.env, HOLDOUT_LIMITS: LIMITS });
  for (const g of games) {
    await arrive(g, server);
    const said = await g.pages[0].do({ kind: 'chat', text: 'goes on' });
    if (said.t !== 'done') lost.push(`${g.made.id}: does not go on`);
    await Promise.all(g.pages.map((p) => p.cut()));
  }
  if ((await server.stop()) !== 0) lost.push('the last stop was not clean');
}

async function verifyTable(storage: Storage, on: Engine, g: Game): Promise<void> {
  const entries = await storage.entries(g.made.id, 0);
  const byRef = new Map(entries.map(({ seq, body }) => [parseEntry(body).ref, seq]));
  for (const [ref, seq] of g.acknowledged)
    if (byRef.get(ref) !== seq) lost.push(`${g.made.id}: ${ref} is ${byRef.get(ref)}, not ${seq}`);
  if (entries.some((e, i) => e.seq !== i + 1)) lost.push(`${g.made.id}: numbers are missing`);
  const fold = await loadFold(storage, on, g.made.id);
  if (!fold || isPaper(fold.game)) return void lost.push(`${g.made.id}: does not replay`);
  const again = replay(on, saveOfFold(fold));
  if (isRefusal(again) || on.hash(again) !== on.hash(fold.game.state))
    lost.push(`${g.made.id}: wrong fingerprint`);
}
