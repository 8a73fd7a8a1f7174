/** What the page of whoever runs a server shows and does, over HTTP with their secret as bearer. */
import { body, object, shapeOf, tagged } from './body.ts';
import { count, tableId } from './parts.ts';
import { adminGalleryLine, galleryWishes } from './gallery.ts';
import { flag, list, nullable, number, oneOf, text, type Told } from './shape.ts';
import { chatLine, type Holder } from './views.ts';

/** Where the client shows it. */
export const ADMIN_PAGE = '/admin';
/** GET: `AdminView`. POST an `AdminWish`: `AdminDone`. */
export const ADMIN_ADDRESS = '/api/admin';
/** GET: `AdminTable`. */
export const adminTableAddress = (id: string): string => `${ADMIN_ADDRESS}/tables/${id}`;

/** `sockets`: of this process. `mission`: null for one of the players' own, and of a table that nobody has open. */
const adminLine = object({
  id: tableId,
  title: text(),
  edition: nullable(text()),
  mission: nullable(text()),
  entries: count,
  /** Milliseconds since 1970. */
  changed: number,
  sockets: count,
  /** Null where nobody has it open. */
  closed: nullable(flag),
});

const ban = object({ network: text(), why: text() });

export const adminView = object({
  process: text(),
  /** Seconds since it was started. */
  seconds: count,
  sockets: count,
  /** In memory, and in the storage. */
  live: count,
  stored: count,
  /** Of the storage on the disk, and of the process. */
  bytes: count,
  memory: count,
  /** Why it is not ready for visitors, if that is so. */
  why: nullable(text()),
  tables: list(adminLine),
  /** Those with the most sockets, at all processes. */
  addresses: list(object({ network: text(), sockets: count })),
  bans: list(ban),
  /** What was handed in, those that wait first; null without a gallery. */
  gallery: nullable(list(adminGalleryLine)),
});
export type AdminView = Told<typeof adminView>;

const holder = oneOf<Holder>('open', 'person', 'bot');

export const adminTable = object({
  id: tableId,
  title: text(),
  closed: flag,
  chairs: list(object({ holder, name: text(), here: flag })),
  watchers: list(text()),
  chat: list(chatLine),
});
export type AdminTable = Told<typeof adminTable>;

const onTable = body({ table: tableId });
export const adminWish = tagged('do', {
  close: onTable,
  open: onTable,
  forget: onTable,
  /** A new link for the host. */
  host: onTable,
  /** A line of the chat, by its `seq`. */
  hide: body({ table: tableId, line: count }),
  ban: body({ address: text(100), why: text(200) }),
  lift: body({ network: text(100) }),
  ...galleryWishes,
});
export type AdminWish = Told<typeof adminWish>;

/** `secret`: of the host, told this once. */
export const adminDone = shapeOf(body({}, { secret: text() }));
export type AdminDone = Told<typeof adminDone>;
