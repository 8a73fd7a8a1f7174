/** What there is of the gallery over HTTP, for readers. */
import { BOUNDS } from '../bounds.ts';
import {
  GALLERY_ADDRESS,
  galleryDoor,
  galleryPackAddress,
  galleryPage,
  galleryPageAddress,
  galleryPlayedAddress,
  galleryState,
  galleryStateAddress,
  handedIn,
  newPackWithin,
} from '../gallery.ts';
import { REQUESTS } from '../testing/samples.ts';
import type { Route } from './routes.ts';

const TOO_MANY = '`limit.requests`';
const UNKNOWN = '`gallery.unknown`';

/** Where the host has switched it on; else the first of them says so, and the others are not there. */
export const GALLERY_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: GALLERY_ADDRESS,
    what: 'Is there a gallery of packs that people made (docs/PACKS.md)? Without one everything else about it is `page.unknown`.',
    gives: { shape: galleryDoor, example: REQUESTS.galleryDoor },
    statuses: { 200: 'whether or not' },
  },
  {
    method: 'GET',
    path: galleryPageAddress(':order', ':from'),
    what: 'Packs the host has approved, from number `from` on; `order` is `played` or `new`. An empty page is the end.',
    gives: { shape: galleryPage, example: REQUESTS.galleryPage },
    statuses: { 200: 'a page', 429: TOO_MANY },
  },
  {
    method: 'POST',
    path: GALLERY_ADDRESS,
    what: 'Hands a pack in: it waits for the host, and another version that waits gives way to it. With `id`, it is the next version of that entry. The secret in the reply is told once: it is needed for further versions and to ask what the host has said.',
    headers: ['`content-type: application/json`', '`authorization: Bearer <secret>`, for a further version'],
    sends: { shape: newPackWithin(BOUNDS.requestBytes), example: REQUESTS.newPack },
    gives: { shape: handedIn, example: REQUESTS.handedIn },
    statuses: {
      201: 'it waits',
      400: '`message.shape`',
      403: '`gallery.not-yours`',
      404: UNKNOWN,
      422: '`gallery.pack`, `gallery.version`, `gallery.credit`, `gallery.full`',
      429: TOO_MANY,
      503: '`storage.failed`',
    },
  },
  {
    method: 'GET',
    path: galleryPackAddress(':id'),
    what: 'The pack as a file, in its latest version that is public.',
    statuses: { 200: 'the file', 404: UNKNOWN, 429: TOO_MANY },
  },
  {
    method: 'GET',
    path: galleryStateAddress(':id'),
    what: 'What has become of its versions, for whoever handed it in.',
    headers: ['`authorization: Bearer <secret>`'],
    gives: { shape: galleryState, example: REQUESTS.galleryState },
    statuses: { 200: 'there', 403: '`gallery.not-yours`', 404: UNKNOWN, 429: TOO_MANY },
  },
  {
    method: 'POST',
    path: galleryPlayedAddress(':id'),
    what: 'Somebody has begun to play it. It is counted, and nothing of who it was is kept; whoever says it too often is not counted.',
    statuses: { 200: 'heard', 404: UNKNOWN, 429: TOO_MANY },
  },
];
