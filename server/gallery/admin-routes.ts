/** The gallery for whoever runs the server: what waits, what is shown, and what becomes of it. */
import { readValue } from '@holdout/protocol';
import {
  ADMIN_GALLERY_ADDRESS,
  adminPackAddress,
  galleryWish,
  type AdminGallery,
  type AdminGalleryLine,
  type GalleryWish,
} from '@holdout/protocol/gallery';
import type { FastifyInstance } from 'fastify';
import { no, type Refused } from '../tables/refusals.ts';
import type { Gallery, Kept } from './gallery.ts';

/** Their addresses begin with that of the admin page, whose secret they ask for. */
export function addAdminGallery(app: FastifyInstance, gallery: Gallery): void {
  app.get(
    ADMIN_GALLERY_ADDRESS,
    async () => ({ lines: adminLines(await gallery.all()) }) satisfies AdminGallery,
  );
  app.get<{ Params: { id: string; version: string } }>(
    adminPackAddress(':id', ':version'),
    async (request, reply) => {
      const text = await gallery.file(request.params.id, request.params.version);
      if (text === undefined) return reply.code(404).send(no('gallery.unknown'));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
  app.post(ADMIN_GALLERY_ADDRESS, async (request, reply) => {
    const wish = readValue(galleryWish, request.body, 'strict');
    if ('fault' in wish) return reply.code(400).send(no('message.shape', wish.fault.at || undefined));
    const refused = await carryOut(gallery, wish.value);
    return refused ? reply.code(404).send(refused) : {};
  });
}

export function carryOut(gallery: Gallery, wish: GalleryWish): Promise<Refused | undefined> {
  switch (wish.do) {
    case 'approve':
      return gallery.judge(wish.id, wish.version, 'public');
    case 'refuse':
      return gallery.judge(wish.id, wish.version, 'refused', wish.said);
    case 'remove':
      return gallery.remove(wish.id);
  }
}

/** Those that wait first, the longest waiting of them; then the latest. */
export function adminLines(all: readonly Kept[]): AdminGalleryLine[] {
  const lines = all.flatMap(({ id, plays, versions }) =>
    versions.map(({ version, state, name, author, missions, letters, changed }) => ({
      id,
      ...{ version, state, name, author, missions, letters, changed, plays },
    })),
  );
  const rank = ({ state, changed }: AdminGalleryLine): number =>
    state === 'waiting' ? changed - 1e15 : -changed;
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
