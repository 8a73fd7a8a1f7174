/** The gallery for whoever runs the server: what waits, what is shown, and what becomes of it. */
import type { AdminWish } from '@holdout/protocol/admin';
import type { AdminGalleryLine } from '@holdout/protocol/gallery';
import type { Refused } from '../tables/refusals.ts';
import type { Gallery, Kept } from './gallery.ts';

export type GalleryWish = Extract<AdminWish, { readonly id: string }>;

export function judge(gallery: Gallery, wish: GalleryWish): Promise<Refused | undefined> {
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
