/** The gallery of a server, where its host has switched it on: packs that people made, shown once the host has approved them. */
import { body, object, shapeOf } from './body.ts';
import { count, secret, tableId } from './parts.ts';
import { flag, list, number, oneOf, text, textLike, type Told } from './shape.ts';

/** GET: `GalleryDoor`. POST a `NewPack`, with the secret of its maker as bearer for a new version: `HandedIn`. */
export const GALLERY_ADDRESS = '/api/gallery';
/** GET: `GalleryPage`; `order`: `played` or `new`. */
export const galleryPageAddress = (order: string, from: number | string): string =>
  `${GALLERY_ADDRESS}/${order}/${from}`;
/** GET: the pack as a file, in its latest version that is public. */
export const galleryPackAddress = (id: string): string => `${GALLERY_ADDRESS}/packs/${id}`;
/** GET, with the secret of its maker as bearer: `GalleryState`. */
export const galleryStateAddress = (id: string): string => `${galleryPackAddress(id)}/state`;
/** POST: somebody has begun to play it. */
export const galleryPlayedAddress = (id: string): string => `${galleryPackAddress(id)}/played`;

/** As packs have it (docs/PACKS.md). */
const PACK_VERSION = /^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$/;
const version = textLike(PACK_VERSION);
/** A sentence of the host. */
const MOST_SAID = 300;

export const galleryDoor = object({ open: flag, packs: count });
export type GalleryDoor = Told<typeof galleryDoor>;

const credit = object({ name: text(), author: text() });
const line = object({
  id: tableId,
  name: text(),
  author: text(),
  version,
  editions: list(text()),
  missions: list(text()),
  languages: list(text()),
  /** What it was made from, the newest first. */
  after: list(credit),
  /** How often somebody has begun to play it; nobody knows who. */
  plays: count,
  /** Milliseconds since 1970. */
  changed: number,
});
export type GalleryLine = Told<typeof line>;
export const galleryPage = object({ all: count, lines: list(line) });
export type GalleryPage = Told<typeof galleryPage>;

/** `pack`: the file; `id`: of the entry it is a new version of. */
export const newPackWithin = (most: number) => shapeOf(body({ pack: text(most) }, { id: tableId }));
/** `secret`: of its maker, told once, with the first version. */
export const handedIn = shapeOf(body({ id: tableId, version }, { secret }));
export type HandedIn = Told<typeof handedIn>;

const state = oneOf('waiting', 'public', 'refused');
/** `said`: by the host. */
export const galleryState = object({
  plays: count,
  versions: list(object({ version, state, said: text(MOST_SAID), changed: number })),
});
export type GalleryState = Told<typeof galleryState>;

/** GET, with the secret of whoever runs the server as bearer: the pack as a file, whether it is public or not. */
export const adminPackAddress = (id: string, version: string): string =>
  `/api/admin/gallery/${id}/${version}`;

/** `letters`: how long the file is. */
export const adminGalleryLine = object({
  id: tableId,
  version,
  state,
  name: text(),
  author: text(),
  missions: list(text()),
  letters: count,
  plays: count,
  changed: number,
});
export type AdminGalleryLine = Told<typeof adminGalleryLine>;
/** What the host may do; a version is one file, so what was read is what is approved. */
export const galleryWishes = {
  approve: body({ id: tableId, version }),
  refuse: body({ id: tableId, version, said: text(MOST_SAID) }),
  /** With all its versions. */
  remove: body({ id: tableId }),
};
