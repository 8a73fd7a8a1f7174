/** Games that outlive servers: people who come back, play on, and remember what was acknowledged. */
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { itemAt, leading, isRefusal, replay, type Engine, type Setup } from '@holdout/engine';
import type { MadeTable } from '@holdout/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '../storage/storage.ts';
import { parseEntry } from '../tables/entry.ts';
import { saveOfFold } from '../tables/fold.ts';
import { loadFold } from '../tables/hall.ts';
import { isPaper } from '../tables/paper.ts';
import { chairGiving } from '../testing/giving.ts';
import { Page } from '../testing/page.ts';
import { makeTableAt } from '../testing/server.ts';
import type { ServerProcess } from '../testing/server-process.ts';

/** For people who play as fast as they can, all from one address. */
export const FAST = JSON.stringify({
  createBurst: 1e6,
  socketsPerAddress: 1e6,
  messageBurst: 1e6,
  requestBurst: 1e6,
});

export interface LongGame {
  readonly made: MadeTable;
  pages: Page[];
  /** Acknowledged: mark of the command and number of its entry. */
  readonly acknowledged: Map<string, number>;
}

const random = createRandom('long game');
let marks = 0;

export async function makeGames(
  server: ServerProcess,
  setups: readonly Setup[],
  count: number,
): Promise<LongGame[]> {
  const games: LongGame[] = [];
  for (let i = 0; i < count; i++) {
    const made = await makeTableAt(server.base, itemAt(setups, i % setups.length));
    games.push({ made, pages: [], acknowledged: new Map() });
  }
  return games;
}

/** Everybody comes back; what was acknowledged before must be there. */
export async function arrive(g: LongGame, server: ServerProcess, lost: string[]): Promise<void> {
  const before = g.pages;
  g.pages = g.made.chairs.map((secret) => new Page(server.ws, g.made.id, [secret]));
  // They say what they have seen last: nobody is led back.
  g.pages.forEach((page, i) => (page.view = before[i]?.view));
  await Promise.all(g.pages.map((p) => p.open()));
  const highest = Math.max(0, ...g.acknowledged.values());
  if ((itemAt(g.pages, 0).view?.seq ?? -1) < highest) lost.push(`${g.made.id}: comes back before ${highest}`);
  for (const [chair, page] of g.pages.entries()) {
    if (page.view?.seats.chairs[chair]?.holder !== 'person')
      await page.do({ kind: 'sit', chair, name: `P${chair}` });
  }
}

/** Until the line goes dead or somebody says so; `thinkMs`: between two answers. */
export async function play(g: LongGame, signal: AbortSignal, lost: string[], thinkMs = 0): Promise<void> {
  const [first] = leading(g.pages, 1);
  while (!signal.aborted) {
    if (thinkMs > 0) await pause(thinkMs);
    const ref = `k${++marks}`;
    try {
      const said = await move(g, ref);
      if (said.t === 'done') g.acknowledged.set(ref, said.seq);
      else if (!['answer.stale', 'message.too-many'].includes(said.refused))
        lost.push(`refused: ${said.refused}`);
      await first.until(() => said.t !== 'done' || (first.view?.seq ?? 0) >= said.seq || !first.isOpen);
    } catch {
      // Whether this one counts is for the log to say.
      return;
    }
  }
}

async function move({ pages }: LongGame, ref: string): ReturnType<Page['do']> {
  const [first] = leading(pages, 1);
  const { view } = first;
  const decision = view?.game?.decision;
  if (!view?.game || !decision) {
    await pause(50);
    return first.do({ kind: 'chat', text: ref }, ref);
  }
  const answer = randomAnswer(decision, random);
  return itemAt(pages, chairGiving(view.game, view.seats, answer)).do(
    { kind: 'answer', at: view.at, answer },
    ref,
  );
}

/** Every acknowledged entry stands in the log under its number. */
export async function verifyLog(storage: Storage, g: LongGame, lost: string[]): Promise<void> {
  const entries = await storage.entries(g.made.id, 0);
  const byRef = new Map(entries.map(({ seq, body }) => [parseEntry(body).ref, seq]));
  for (const [ref, seq] of g.acknowledged)
    if (byRef.get(ref) !== seq) lost.push(`${g.made.id}: ${ref} is ${byRef.get(ref)}, not ${seq}`);
  if (entries.some((e, i) => e.seq !== i + 1)) lost.push(`${g.made.id}: numbers are missing`);
}

/** The same, and the table replays. */
export async function verifyTable(storage: Storage, on: Engine, g: LongGame, lost: string[]): Promise<void> {
  await verifyLog(storage, g, lost);
  const fold = await loadFold(storage, on, g.made.id);
  if (!fold || isPaper(fold.game)) return void lost.push(`${g.made.id}: does not replay`);
  const again = replay(on, saveOfFold(fold));
  if (isRefusal(again) || on.hash(again) !== on.hash(fold.game.state))
    lost.push(`${g.made.id}: wrong fingerprint`);
}
