/** The few things that go by request and not over the line: making a table, taking its file. */
import type { Setup } from '@holdout/engine';
import {
  behindDoor,
  codeAddress,
  door,
  doorAddress,
  earlierAddress,
  earlierPage,
  madeTable,
  PUSH_ADDRESS,
  pushKey,
  readText,
  refused,
  saveAddress,
  tableAddress,
  tableCard,
  TABLES_ADDRESS,
  type Door,
  type LogLine,
  type MadeTable,
  type NewTable,
  type TableCard,
} from '@holdout/protocol';

/** The server said no, or did not answer (`line.away`). */
export class RequestError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export async function request(address: string, options: RequestInit): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, options);
  } catch {
    throw new RequestError('line.away');
  }
  const body = await response.text();
  if (response.ok) return body;
  throw new RequestError(refusalIn(body));
}

/** A place without tables answers with whatever it has. */
function refusalIn(body: string): string {
  const read = readText(refused, body, 'open');
  return 'value' in read ? read.value.refused : 'no-tables';
}

/** What a table is made of: a set-up, or the file of a game that is being played. */
export type Source = { readonly setup: Setup } | { readonly save: string };

export async function makeTable(title: string, source: Source): Promise<MadeTable> {
  const wish: NewTable = { title, ...source };
  const headers = { 'content-type': 'application/json' };
  const said = await request(TABLES_ADDRESS, { method: 'POST', headers, body: JSON.stringify(wish) });
  const read = readText(madeTable, said, 'open');
  if ('fault' in read) throw new RequestError('no-tables');
  return read.value;
}

/** All that was told under one of the rules a game has outlived. */
export async function takeEarlier(table: string, era: number): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  for (;;) {
    const said = await request(earlierAddress(table, era, lines.length), {});
    const read = readText(earlierPage, said, 'open');
    if ('fault' in read || read.value.lines.length === 0) return lines;
    lines.push(...read.value.lines);
  }
}

/**
 * The whole game with its seed: for everybody when it is over, before that for the host and, if they have voted so, for
 * those seated. One of the secrets of this browser may open it.
 */
export const takeFile = (table: string, secrets: readonly string[]): Promise<string> =>
  request(saveAddress(table), { headers: showing(secrets), cache: 'no-store' });

/** What lists say of a table. */
export async function lookAt(table: string, secrets: readonly string[]): Promise<TableCard> {
  const said = await request(tableAddress(table), { headers: showing(secrets), cache: 'no-store' });
  const read = readText(tableCard, said, 'open');
  if ('fault' in read) throw new RequestError('no-tables');
  return read.value;
}

/** It is gone for everybody; for its host. */
export const deleteTable = (table: string, host: string): Promise<string> =>
  request(tableAddress(table), { method: 'DELETE', headers: showing([host]) });

/** Letters for phones beside the table; for its host. */
export async function openDoor(table: string, host: string): Promise<Door> {
  const said = await request(doorAddress(table), { method: 'POST', headers: showing([host]) });
  const read = readText(door, said, 'open');
  if ('fault' in read) throw new RequestError('no-tables');
  return read.value;
}

/** The table that letters lead to. */
export async function tableBehind(code: string): Promise<string> {
  const said = await request(codeAddress(code), { cache: 'no-store' });
  const read = readText(behindDoor, said, 'open');
  if ('fault' in read) throw new RequestError('no-tables');
  return read.value.table;
}

/** The key of the server that a browser makes a subscription for. */
export async function serverKey(): Promise<string> {
  const read = readText(pushKey, await request(PUSH_ADDRESS, {}), 'open');
  if ('fault' in read) throw new RequestError('no-tables');
  return read.value.key;
}

const showing = (secrets: readonly string[]): Record<string, string> =>
  secrets.length === 0 ? {} : { authorization: `Bearer ${secrets.join(' ')}` };
