/**
 * A copy of plain data that shares with an earlier copy whatever is as it was. Of a table that is looked at after every
 * event that is nearly all, and what is shared need not be compared again.
 */
import type { Json } from './vocabulary.ts';

export type Fields = { readonly [key: string]: Json };

export const isFields = (x: unknown): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** What stands there itself, not what every object has: that is functions, and in data there are none. */
export function ownField(fields: Fields, key: string): Json | undefined {
  const value: Json | (() => void) | undefined = fields[key];
  return typeof value === 'function' ? undefined : value;
}

/** Says what `now` says and shares nothing with it; the same object as `before` if that says it, too. */
export function sharing<T extends object>(before: T, now: T): T {
  return shared(before, now) as T;
}

function shared(before: unknown, now: unknown): unknown {
  if (Array.isArray(now)) return sharedList(Array.isArray(before) ? before : [], now);
  return isFields(now) ? sharedFields(isFields(before) ? before : {}, now) : now;
}

function sharedFields(before: Fields, now: Fields): Fields {
  let copy: { [key: string]: unknown } | undefined;
  let inBoth = 0;
  for (const key in now) {
    const value = now[key];
    if (value === undefined) continue;
    const was = ownField(before, key);
    if (was !== undefined) inBoth++;
    if (value === was) continue;
    const same = typeof value === 'object' ? shared(was, value) : value;
    if (same !== was) (copy ??= { ...before })[key] = same;
  }
  if (inBoth < countOf(before))
    for (const key in before)
      if (ownField(now, key) === undefined) Reflect.deleteProperty((copy ??= { ...before }), key);
  return (copy as Fields | undefined) ?? before;
}

function countOf(fields: Fields): number {
  let n = 0;
  for (const key in fields) n += fields[key] === undefined ? 0 : 1;
  return n;
}

function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < now.length; i++) {
    const value = now[i];
    const same = typeof value === 'object' ? shared(before[i], value) : value;
    if (copy) copy.push(same);
    else if (same !== before[i]) copy = [...before.slice(0, i), same];
  }
  return copy ?? (before.length === now.length ? before : before.slice(0, now.length));
}
