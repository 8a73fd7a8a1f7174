/** Changes of a pack at a place in it: what holds nothing any more goes with the last thing it held. */
import type { Json } from '@holdout/engine';
import type { Path } from '@holdout/narrate/script';
import { isFields } from '../patch.ts';
import { valueAt, without, withValue } from '../rules/edit.ts';
import type { PackFile } from '../workshop.ts';

export const inPack = (pack: PackFile, path: Path): Json | undefined => valueAt({ ...pack }, path);

/** Its keys, where it is an object. */
export const fieldsAt = (pack: PackFile, path: Path): { readonly [key: string]: Json } => {
  const found = inPack(pack, path);
  return isFields(found) ? found : {};
};

export function putInPack(pack: PackFile, path: Path, value: Json): PackFile {
  return { ...withValue(pack, path, value), missions: pack.missions };
}

export function takenOut(pack: PackFile, path: Path): PackFile {
  if (inPack(pack, path) === undefined) return pack;
  const next: PackFile = { ...without(pack, path), missions: pack.missions };
  const home = path.slice(0, -1);
  const left = inPack(next, home);
  const isBare = Array.isArray(left) ? left.length === 0 : isFields(left) && Object.keys(left).length === 0;
  return home.length > 0 && isBare ? takenOut(next, home) : next;
}
