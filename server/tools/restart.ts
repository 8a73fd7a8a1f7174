/** How long a server takes to serve again, after a sudden end, with many stored tables and some people waiting. */
import { itemAt, isRefusal, type Engine, type Setup } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import type { Storage } from '../storage/storage.ts';
import { formatEntry, type Entry } from '../tables/entry.ts';
import { headerForSetup } from '../tables/header.ts';
import { makeTableId } from '../tables/secrets.ts';
import { Page } from '../testing/page.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { loadOfMachine, makeEngine, setupsFor, type Place } from './kit.ts';

const PLAYERS = 4;
/** In the log of each table, with those of sitting down. */
const ENTRIES = 8;
/** People who come back at once, each to a table of their own. */
const WAITING = 50;
const AT_ONCE = 50;

/** A table as it is stored, to be stored many times under other ids. */
interface Pattern {
  readonly header: string;
  readonly entries: readonly string[];
}

export async function measureRestart(
  place: Place,
  tables: number,
  within: number,
  main?: string,
): Promise<boolean> {
  const storage = await place.open();
  const ids = await fill(storage, patterns(makeEngine()), tables);
  await storage.close();
  const first = await startServerProcess(place.env, [], main);
  const before = await arrive(first.ws, ids);
  await first.kill();

  const began = performance.now();
  const second = await startServerProcess(place.env, [], main);
  const ready = performance.now() - began;
  const after = await arrive(second.ws, ids);
  const served = performance.now() - began;
  const same = after.every((page, i) => page.view?.seq === itemAt(before, i).view?.seq);
  console.log(
    `${tables} stored tables: ready after ${ready.toFixed(0)} ms, ${after.length} people back at theirs after ${served.toFixed(0)} ms; ${loadOfMachine()}`,
  );
  await Promise.all(after.map((page) => page.cut()));
  const code = await second.stop();
  return code === 0 && same && served < within;
}

/** One page at each of some tables; all of them have a view. */
async function arrive(ws: string, ids: readonly string[]): Promise<Page[]> {
  const step = Math.max(1, Math.floor(ids.length / WAITING));
  const chosen = ids.filter((_, i) => i % step === 0).slice(0, WAITING);
  const pages = await Promise.all(chosen.map((id) => new Page(ws, id).open()));
  for (const page of pages) if (!page.view?.game) throw new Error('a table does not open');
  return pages;
}

function patterns(engine: Engine): Pattern[] {
  const random = createRandom('restart');
  return setupsFor(engine, PLAYERS).map((setup) => pattern(engine, setup, random));
}

function pattern(engine: Engine, setup: Setup, random: ReturnType<typeof createRandom>): Pattern {
  const made = headerForSetup(engine, setup, 0);
  if ('refused' in made) throw new Error(made.refused);
  const { header } = made;
  const state = engine.newGame(header.setup, header.seed);
  if (isRefusal(state)) throw new Error(state.refused);
  const entries: Entry[] = setup.seats.map((_, by) => ({
    kind: 'sit',
    by,
    time: 0,
    chair: by,
    name: `P${by}`,
  }));
  for (let d = engine.decisionOf(state); d && entries.length < ENTRIES; d = engine.decisionOf(state)) {
    const answer = randomAnswer(d, random);
    engine.answer(state, answer, false);
    entries.push({ kind: 'answer', by: 0, time: 0, answer });
  }
  return { header: JSON.stringify(header), entries: entries.map(formatEntry) };
}

async function fill(storage: Storage, of: readonly Pattern[], tables: number): Promise<string[]> {
  const ids = Array.from({ length: tables }, makeTableId);
  for (let i = 0; i < tables; i += AT_ONCE)
    await Promise.all(
      ids.slice(i, i + AT_ONCE).map((id, k) => store(storage, id, itemAt(of, (i + k) % of.length))),
    );
  return ids;
}

async function store(storage: Storage, id: string, { header, entries }: Pattern): Promise<void> {
  await storage.create({ id, title: 'stored', header });
  for (const [n, body] of entries.entries()) await storage.append(id, n, body);
}
