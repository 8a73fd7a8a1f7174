/** What `holdout tables` can do with the gallery; beside running servers, which notice within seconds. */
import type { Desk } from '../admin/deeds.ts';
import { Gallery } from '../gallery/gallery.ts';
import { adminLines, judge, type GalleryWish } from '../gallery/moderation.ts';
import type { TableAct } from './table-acts.ts';

const galleryOf = ({ storage, now }: Desk): Gallery =>
  new Gallery({ storage, now, examine: () => Promise.reject(new Error('nothing is handed in here')) });

async function done(desk: Desk, wish: GalleryWish, said: string): Promise<number> {
  if (await judge(galleryOf(desk), wish)) throw new Error('There is no such pack, or no such version of it.');
  console.log(said);
  return 0;
}

export const GALLERY_ACTS: { readonly [name: string]: TableAct } = {
  gallery: {
    usage: 'gallery                          packs that were handed in, those that wait first',
    needs: 0,
    async run(desk) {
      const lines = adminLines(await galleryOf(desk).all());
      for (const { id, version, state, name, author, plays } of lines)
        console.log(
          `${id}  ${version.padEnd(8)}  ${state.padEnd(7)}  ${String(plays).padStart(5)}  ${name}, ${author}`,
        );
      console.log(`${lines.filter(({ state }) => state === 'waiting').length} wait`);
      return 0;
    },
  },
  show: {
    usage: 'show <id> <version>              the file of a pack, to be looked at before it is approved',
    needs: 2,
    async run(desk, id, version) {
      const text = await galleryOf(desk).file(id, version);
      if (text === undefined) throw new Error('There is no such pack, or no such version of it.');
      console.log(text);
      return 0;
    },
  },
  approve: {
    usage: 'approve <id> <version>           everybody sees that version from now on',
    needs: 2,
    run: (desk, id, version) => done(desk, { do: 'approve', id, version }, `${id} ${version} is public`),
  },
  refuse: {
    usage: 'refuse <id> <version> <sentence> nobody does; whoever handed it in reads why',
    needs: 3,
    run: (desk, id, version, said) =>
      done(desk, { do: 'refuse', id, version, said }, `${id} ${version} is refused`),
  },
  remove: {
    usage: 'remove <id>                      takes a pack out of the gallery, with all its versions',
    needs: 1,
    run: (desk, id) => done(desk, { do: 'remove', id }, `${id} is gone`),
  },
};
