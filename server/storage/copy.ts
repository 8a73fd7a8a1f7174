/**
 * A storage as lines of text, one for each table, and back: for backups while the server runs, and to move from one kind
 * of storage to the other. A log only grows, so whatever of it is read at some moment is the table as it was then.
 */
import { itemAt } from '@holdout/engine';
import {
  body,
  list,
  number,
  object,
  oneOf,
  orThrow,
  readValue,
  shapeOf,
  text,
  type Told,
} from '@holdout/protocol';
import { SHELVES, type ShelfName, type Storage } from './storage.ts';

const FORMAT = 1;
const PAGE = 200;

const firstLine = object({ holdout: oneOf('tables'), format: oneOf(FORMAT) });
const tableLine = shapeOf(
  body(
    { id: text(), title: text(), header: text(), entries: list(text()) },
    { snapshot: object({ seq: number, body: text() }) },
  ),
);
type TableLine = Told<typeof tableLine>;
/** What lies on a shelf. */
const pieceLine = object({ shelf: oneOf(...SHELVES), id: text(), body: text() });
type PieceLine = Told<typeof pieceLine>;
/** Shows that the file is whole. */
const lastLine = object({ end: number });

export async function* linesOf(storage: Storage): AsyncGenerator<string> {
  yield JSON.stringify({ holdout: 'tables', format: FORMAT } satisfies Told<typeof firstLine>);
  let tables = 0;
  for (
    let ids = await storage.ids('', PAGE);
    ids.length > 0;
    ids = await storage.ids(itemAt(ids, ids.length - 1), PAGE)
  )
    for (const id of ids) {
      const line = await lineOf(storage, id);
      // Forgotten since its id was read.
      if (!line) continue;
      tables++;
      yield JSON.stringify(line);
    }
  for (const shelf of SHELVES) yield* piecesOf(storage, shelf);
  yield JSON.stringify({ end: tables } satisfies Told<typeof lastLine>);
}

async function* piecesOf(storage: Storage, shelf: ShelfName): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const [piece] = await storage.pieces(shelf, after, 1);
    if (!piece) return;
    after = piece.id;
    yield JSON.stringify({ shelf, id: piece.id, body: piece.body } satisfies PieceLine);
  }
}

async function lineOf(storage: Storage, id: string): Promise<TableLine | undefined> {
  const table = await storage.read(id);
  if (!table) return undefined;
  const snapshot = await storage.snapshot(id);
  const entries = (await storage.entries(id, 0)).map((e) => e.body);
  const { title, header } = table;
  return { id, title, header, entries, ...(snapshot ? { snapshot } : {}) };
}

interface Restored {
  /** Tables that were not there, or not as far. */
  readonly brought: number;
  /** Tables that were there already, as far as in the copy or further. */
  readonly known: number;
  /** Tables that are there with another past: left as they are. */
  readonly different: readonly string[];
}

/** Brings every table at least as far as the copy has it. May be broken off and done again; a running server may look on. */
export async function restore(storage: Storage, lines: AsyncIterable<string>): Promise<Restored> {
  const counts = { brought: 0, known: 0 };
  const different: string[] = [];
  let end: number | undefined;
  let first = true;
  for await (const line of lines) {
    const raw: unknown = JSON.parse(line);
    const last = readValue(lastLine, raw, 'open');
    const piece = readValue(pieceLine, raw, 'open');
    if (first) orThrow(readValue(firstLine, raw, 'open'));
    else if ('value' in piece) await storage.putPiece(piece.value.shelf, piece.value.id, 0, piece.value.body);
    else if ('value' in last) end = last.value.end;
    else {
      const table = orThrow(readValue(tableLine, raw, 'open'));
      const said = await bring(storage, table);
      if (said === 'different') different.push(table.id);
      else counts[said]++;
    }
    first = false;
  }
  const { brought, known } = counts;
  if (end !== brought + known + different.length)
    throw new Error('The copy is not whole: its end is missing.');
  return { brought, known, different };
}

async function bring(storage: Storage, t: TableLine): Promise<'brought' | 'known' | 'different'> {
  const made = (await storage.create(t)) === 'ok';
  const header = made ? t.header : (await storage.read(t.id))?.header;
  const there = made ? [] : await storage.entries(t.id, 0);
  if (header !== t.header || there.some((e, i) => i < t.entries.length && e.body !== t.entries[i]))
    return 'different';
  for (const [n, body] of t.entries.entries())
    if (n >= there.length && (await storage.append(t.id, n, body)) !== 'ok') return 'different';
  if (t.snapshot) await storage.putSnapshot(t.id, t.snapshot);
  return made || there.length < t.entries.length ? 'brought' : 'known';
}
