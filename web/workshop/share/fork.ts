/** A copy to go on with: the same pack, which says where it came from, with a version of its own. */
import type { Json } from '@holdout/engine';
import { MOST_OF_PACK } from '@holdout/engine/packs';
import { isFields } from '../patch.ts';
import type { PackFile } from '../workshop.ts';

/** `text`: of a pack that was checked. */
export function forkOf(text: string): PackFile | undefined {
  const pack: unknown = JSON.parse(text);
  if (!isJsonFields(pack)) return undefined;
  const { missions, after } = pack;
  if (!Array.isArray(missions)) return undefined;
  const from = Object.fromEntries(
    ['id', 'name', 'author', 'version'].flatMap((key) => (pack[key] === undefined ? [] : [[key, pack[key]]])),
  );
  const before = Array.isArray(after) ? after : [];
  return {
    ...pack,
    version: '1.0',
    author: '',
    after: [from, ...before].slice(0, MOST_OF_PACK.earlier),
    missions: missions.filter(isFields),
  };
}

const isJsonFields = (v: unknown): v is { [key: string]: Json } =>
  typeof v === 'object' && v !== null && !Array.isArray(v);
