/**
 * What is different between two positions, as plain data that can be sent, and the one made into the other. With every
 * event comes what it changed on the table (engine.ts), so that nobody who shows a game writes the rules again.
 */
import { isFields, ownField, type Fields } from './sharing.ts';
import type { Json } from './vocabulary.ts';
import { itemAt } from '../lookup.ts';

/** Keys into the position, from the outside in. */
type Path = readonly (string | number)[];
/** What stands there now. Without a value: it is gone, from a list together with everything behind it. */
type Entry = readonly [path: Path, value?: Json];
export type Change = readonly Entry[];

export function changeBetween(before: object, after: object): Change {
  const entries: Entry[] = [];
  compareFields(fieldsOf(before), fieldsOf(after), { at: [], entries });
  return entries;
}

/** The position after the change: shares what stayed as it was, and is the same object if everything did. */
export function withChange<S extends object>(state: S, change: Change | undefined): S {
  if (!change || change.length === 0) return state;
  const next = { ...state };
  const copies = new Set<object>([next]);
  for (const entry of change) put(next, entry, copies);
  return next;
}

const fieldsOf = (x: object): Fields => ({ ...x });

/** `at` is the path walked so far, one for the whole comparison: most of what is compared has not changed. */
type Walk = { readonly at: (string | number)[]; readonly entries: Entry[] };

function compare(before: Json | undefined, after: Json, key: string | number, walk: Walk): void {
  walk.at.push(key);
  // A deck shuffled anew is told at once, not card by card.
  if (Array.isArray(before) && Array.isArray(after) && (before.length > 0 || after.length === 0))
    compareLists(before, after, walk);
  else if (isFields(before) && isFields(after)) compareFields(before, after, walk);
  else walk.entries.push([[...walk.at], after]);
  walk.at.pop();
}

function compareFields(before: Fields, after: Fields, walk: Walk): void {
  for (const key in after) {
    const value = after[key];
    const was = ownField(before, key);
    if (value !== undefined && was !== value) compare(was, value, key, walk);
  }
  for (const key in before) if (ownField(after, key) === undefined) walk.entries.push([[...walk.at, key]]);
}

function compareLists(before: readonly Json[], after: readonly Json[], walk: Walk): void {
  for (let i = 0; i < after.length; i++)
    if (before[i] !== after[i]) compare(before[i], itemAt(after, i), i, walk);
  if (after.length < before.length) walk.entries.push([[...walk.at, after.length]]);
}

/** Writes into copies only, made on the way. Where the path leads nowhere, the change is one of another position. */
function put(root: object, [path, value]: Entry, copies: Set<object>): void {
  let at = root;
  for (const key of path.slice(0, -1)) {
    const child: unknown = Reflect.get(at, key);
    if (typeof child !== 'object' || child === null) return;
    const copy = copies.has(child) ? child : Array.isArray(child) ? child.slice() : { ...child };
    copies.add(copy);
    Reflect.set(at, key, copy);
    at = copy;
  }
  const key = itemAt(path, path.length - 1);
  if (value !== undefined) Reflect.set(at, key, value);
  else if (Array.isArray(at)) at.length = Number(key);
  else Reflect.deleteProperty(at, key);
}
