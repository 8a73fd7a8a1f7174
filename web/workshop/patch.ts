/**
 * What differs between two files, small enough to be kept for every step, and good for both ways. Lists of the same
 * length and objects with the same keys in the same order are compared inside; anything else is replaced as a whole, so
 * that going back gives the same file to the letter.
 */
import { itemAt, lookUp, type Json } from '@holdout/engine';

export interface Patch {
  readonly at: readonly (string | number)[];
  readonly before: Json;
  readonly after: Json;
}

type Fields = { readonly [key: string]: Json };

export const isFields = (v: Json | undefined): v is { [key: string]: Json } =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

export function patchesBetween(before: Json, after: Json, at: Patch['at'] = []): Patch[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((was, i) => patchesBetween(was, itemAt(after, i), [...at, i]));
  if (isFields(before) && isFields(after)) {
    const keys = Object.keys(before);
    if (keys.join('\n') === Object.keys(after).join('\n'))
      return keys.flatMap((key) => patchesBetween(lookUp(before, key), lookUp(after, key), [...at, key]));
  }
  return [{ at, before, after }];
}

/** The file with one side of every patch. */
export function patched(file: Json, patches: readonly Patch[], side: 'before' | 'after'): Json {
  return patches.reduce((now, patch) => put(now, patch.at, patch[side]), file);
}

function put(file: Json, [key, ...rest]: Patch['at'], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(file)) return file.map((v, i) => (i === key ? put(v, rest, value) : v));
  if (!isFields(file)) return file;
  const fields: Fields = file;
  return Object.fromEntries(
    Object.entries(fields).map(([name, v]) => [name, name === key ? put(v, rest, value) : v]),
  );
}
