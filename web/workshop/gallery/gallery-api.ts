/** What the gallery of a server is asked, always because somebody pressed something. */
import { readText, type Shape } from '@holdout/protocol';
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
  type GalleryDoor,
  type GalleryPage,
  type GalleryState,
  type HandedIn,
} from '@holdout/protocol/gallery';
import { request, RequestError } from '../../online/api.ts';

export const ORDERS = ['played', 'new'] as const;
export type Order = (typeof ORDERS)[number];

/** A place without a gallery answers with whatever it has. */
async function told<T>(shape: Shape<T>, address: string, options: RequestInit = {}): Promise<T> {
  const read = readText(shape, await request(address, { cache: 'no-store', ...options }), 'open');
  if ('fault' in read) throw new RequestError('gallery.none');
  return read.value;
}

const showing = (secret: string): Record<string, string> => ({ authorization: `Bearer ${secret}` });

export const galleryIsOpen = (): Promise<GalleryDoor> => told(galleryDoor, GALLERY_ADDRESS);

export const lookThrough = (order: Order, from: number): Promise<GalleryPage> =>
  told(galleryPage, galleryPageAddress(order, from));

export const takePack = (id: string): Promise<string> => request(galleryPackAddress(id), {});

export const stateOf = ({ id, secret }: Handed): Promise<GalleryState> =>
  told(galleryState, galleryStateAddress(id), { headers: showing(secret) });

/** What this browser has handed in before. */
export interface Handed {
  readonly id: string;
  readonly secret: string;
}

export const handIn = (pack: string, before?: Handed): Promise<HandedIn> =>
  told(handedIn, GALLERY_ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(before ? showing(before.secret) : {}) },
    body: JSON.stringify(before ? { pack, id: before.id } : { pack }),
  });

/** Counted, and nothing else: whether it is heard makes no difference to who plays. */
export const tellPlayed = (id: string): void =>
  void request(galleryPlayedAddress(id), { method: 'POST' }).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
  });
