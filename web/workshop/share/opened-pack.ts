/** A pack from a link or a file, anybody's: the editions it names are fetched, then all of it is checked before a word of it is shown. */
import type { Problem } from '@holdout/engine';
import { readPack, type Pack } from '@holdout/engine/packs';
import { EDITION_IDS, loadEdition } from '../../editions/load.ts';
import { takePack } from '../gallery/gallery-api.ts';
import { galleryIdIn } from '../gallery/pack-address.ts';
import { unpacked } from './pack-link.ts';
import { TEN_NIGHTS } from './shipped.ts';

/** `broken`: not even a text; `wrong`: the first thing that is wrong, and where. */
export type OpenedPack =
  | { readonly is: 'sound'; readonly pack: Pack; readonly text: string }
  | { readonly is: 'broken' }
  | { readonly is: 'wrong'; readonly problem: Problem };

async function openPackText(text: string): Promise<OpenedPack> {
  const named = EDITION_IDS.filter((id) => text.includes(`"${id}"`));
  const plugs = await Promise.all(named.map(loadEdition));
  const read = readPack(
    plugs.map(({ edition }) => edition),
    text,
  );
  if ('pack' in read) return { is: 'sound', pack: read.pack, text };
  const [problem] = read.problems;
  return problem ? { is: 'wrong', problem } : { is: 'broken' };
}

async function shippedText(): Promise<string> {
  const { default: file } = await import('@holdout/editions/packs/ten-nights.json');
  return JSON.stringify(file);
}

export async function openPackLink(data: string): Promise<OpenedPack> {
  if (data === TEN_NIGHTS) return openPackText(await shippedText());
  const id = galleryIdIn(data);
  const text = id === undefined ? await unpacked(data) : await takePack(id);
  return text === undefined ? { is: 'broken' } : openPackText(text);
}
