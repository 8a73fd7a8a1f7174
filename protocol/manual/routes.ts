/** What there is over HTTP, for readers; a test of the server asks whether it is all there. */
import {
  codeAddress,
  doorAddress,
  earlierAddress,
  HEALTH_ADDRESS,
  LIVE_ADDRESS,
  READY_ADDRESS,
  saveAddress,
  SOCKET_ADDRESS,
  tableAddress,
  TABLES_ADDRESS,
} from '../addresses.ts';
import { PUSH_ADDRESS, pushKey } from '../bells.ts';
import { BOUNDS } from '../bounds.ts';
import { pageAddress, replayAddress } from '../links.ts';
import { behindDoor, door, earlierPage, health, tableCard } from '../reports.ts';
import { madeTable, newTableWithin } from '../requests.ts';
import type { Shape } from '../shape.ts';
import { REQUESTS } from '../testing/samples.ts';
import { GALLERY_ROUTES } from './gallery-routes.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly what: string;
  /** Headers it asks for, beside those of every request. */
  readonly headers?: readonly string[];
  readonly sends?: { readonly shape: Shape<unknown>; readonly example: object };
  readonly gives?: { readonly shape: Shape<unknown>; readonly example: object };
  /** What the status says. */
  readonly statuses: { readonly [status: number]: string };
}

const TOO_MANY = '`limit.requests`';
const UNKNOWN = '`table.unknown`';
const gives = { shape: health, example: REQUESTS.health };
const WELL = { 200: 'well', 503: 'not: `ok` is false' };

export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: TABLES_ADDRESS,
    what: 'Makes a table, of a set-up or of the file of a game. The secrets in the reply are told this once: `host` is the host’s, `chairs` has one for each seat.',
    headers: ['`content-type: application/json`'],
    sends: { shape: newTableWithin(BOUNDS), example: REQUESTS.newFromSetup },
    gives: { shape: madeTable, example: REQUESTS.made },
    statuses: {
      201: 'made',
      400: '`message.shape`',
      413: 'longer than `requestBytes`',
      422: 'a refusal of the engine: `setup.hero-unknown`, `save.shape` ...; or of the server: `table.forbidden`',
      429: TOO_MANY,
      503: '`storage.failed`, `server.stopping`',
    },
  },
  {
    method: 'GET',
    path: tableAddress(':id'),
    what: 'What everybody may know of a table who knows its id; of a private one those with a secret of it.',
    headers: ['`authorization: Bearer <secret>`, for `yours` and for a private table'],
    gives: { shape: tableCard, example: REQUESTS.card },
    statuses: { 200: 'there', 403: '`table.private`', 404: UNKNOWN, 429: TOO_MANY, 503: '`table.updating`' },
  },
  {
    method: 'DELETE',
    path: tableAddress(':id'),
    what: 'The host deletes the table: it is gone for everybody and for good, with all that was written there. Whoever stands in for the host may not.',
    headers: ['`authorization: Bearer <secret>`, the host’s own'],
    statuses: { 204: 'gone', 403: '`host.only`', 404: UNKNOWN, 429: TOO_MANY, 503: '`storage.failed`' },
  },
  {
    method: 'POST',
    path: doorAddress(':id'),
    what: 'Four letters that lead to the table for a while, for phones beside it; asked again they are the same. `address` is where the network of this server finds it, if it is heard there. The letters let nobody in: whoever comes by them watches.',
    headers: ['`authorization: Bearer <secret>`, the host’s'],
    gives: { shape: door, example: REQUESTS.door },
    statuses: { 200: 'there', 403: '`host.only`', 404: UNKNOWN, 429: TOO_MANY },
  },
  {
    method: 'GET',
    path: codeAddress(':code'),
    what: 'The table four letters lead to.',
    gives: { shape: behindDoor, example: REQUESTS.behindDoor },
    statuses: { 200: 'there', 404: '`door.unknown`', 429: TOO_MANY },
  },
  {
    method: 'GET',
    path: saveAddress(':id'),
    what: 'The file of the game: `{rules, setup, seed, answers, rewinds}` and, where it has outlived rules, `from` and `earlier`, to keep or to make a table of. While the game runs it is for the host, or for those seated once they have agreed (`shared`); afterwards for everybody.',
    headers: [
      '`authorization: Bearer <secret>`, while the game runs and for a private table; several secrets with a space between them',
    ],
    statuses: { 200: 'the file', 403: '`save.running`, `table.private`', 404: UNKNOWN, 429: TOO_MANY },
  },
  {
    method: 'GET',
    path: earlierAddress(':id', ':era', ':from'),
    what: 'What was told under rules the game has outlived, a page of lines from number `from` on (the opening is 0); `era` counts the list `earlier` of the welcome from 0. An empty page is the end.',
    gives: { shape: earlierPage, example: REQUESTS.earlier },
    statuses: { 200: 'a page', 404: UNKNOWN, 429: TOO_MANY },
  },
  {
    method: 'GET',
    path: SOCKET_ADDRESS,
    what: 'The WebSocket, without subprotocol and compression. Everything else goes over it, as JSON texts.',
    statuses: { 101: 'open', 403: '`origin.foreign`', 429: TOO_MANY },
  },
  {
    method: 'GET',
    path: pageAddress(':id'),
    what: 'The client at that table. An invitation is this address with the secret behind `#`: the fragment stays out of every request.',
    statuses: { 200: 'the page' },
  },
  {
    method: 'GET',
    path: replayAddress(':id'),
    what: 'The client, with the finished game of that table to step through and to play on from.',
    statuses: { 200: 'the page' },
  },
  {
    method: 'GET',
    path: PUSH_ADDRESS,
    what: 'The key a browser needs to make a subscription for this server (VAPID).',
    gives: { shape: pushKey, example: REQUESTS.pushKey },
    statuses: { 200: 'the key' },
  },
  ...GALLERY_ROUTES,
  { method: 'GET', path: LIVE_ADDRESS, what: 'Does the process answer?', gives, statuses: { 200: 'well' } },
  {
    method: 'GET',
    path: READY_ADDRESS,
    what: 'May it be sent visitors? Not while nothing can be stored, and not while it is stopping.',
    gives,
    statuses: WELL,
  },
  { method: 'GET', path: HEALTH_ADDRESS, what: 'The same as ready.', gives, statuses: WELL },
];
