/**
 * Shapes: how the values of a state are told by names, and read back. A state counts zones, heroes, cards and enemies by
 * number; names stay what they are when a later version brings more of them or puts them in another order. Whatever is
 * read is hostile: what names nothing known, or is no such value, is left out and noted.
 */
import type { Game } from '../kernel/game.ts';
import type { Json } from '../kernel/vocabulary.ts';

export interface Reading {
  readonly g: Game;
  /** What could not be carried over, each once. */
  readonly lost: Set<string>;
}

export interface Shape<T> {
  /** undefined: not worth telling. */
  tell(g: Game, value: T): Json | undefined;
  /** undefined: it cannot be read. */
  read(r: Reading, told: Json | undefined): T | undefined;
  /** The whole is whole without it. */
  readonly optional?: boolean;
}

/** A shape for every part of T. */
export type Parts<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

/** Longer than any pile of cards. */
const MOST_ITEMS = 500;

export const number = (least: number, most: number): Shape<number> => ({
  tell: (_g, n) => n,
  read: (_r, told) =>
    typeof told === 'number' && Number.isInteger(told) && told >= least && told <= most ? told : undefined,
});

export const count = number(0, 9999);

export const flag: Shape<boolean> = {
  tell: (_g, value) => value,
  read: (_r, told) => (typeof told === 'boolean' ? told : undefined),
};

/** One of the words, or any text that is not too long. */
export const text = <T extends string = string>(words?: readonly T[]): Shape<T> => ({
  tell: (_g, value) => value,
  read: (_r, told) =>
    words
      ? words.find((w) => w === told)
      : typeof told === 'string' && told.length <= 80
        ? (told as T)
        : undefined,
});

export const list = <T>(item: Shape<T>): Shape<T[]> => ({
  tell: (g, values) => values.map((v) => item.tell(g, v) ?? null),
  read: (r, told) =>
    Array.isArray(told)
      ? told.slice(0, MOST_ITEMS).flatMap((t) => present(readOrNote(r, item, t)))
      : undefined,
});

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Nothing is left out in silence. */
function readOrNote<T>(r: Reading, shape: Shape<T>, told: Json): T | undefined {
  const lost = new Set<string>();
  const value = shape.read({ ...r, lost }, told);
  if (value === undefined && lost.size === 0) lost.add(JSON.stringify(told).slice(0, 80));
  for (const name of lost) r.lost.add(name);
  return value;
}

export const pair = <A, B>(a: Shape<A>, b: Shape<B>): Shape<[A, B]> => ({
  tell: (g, [x, y]) => [a.tell(g, x) ?? null, b.tell(g, y) ?? null],
  read: (r, told) => {
    if (!Array.isArray(told)) return undefined;
    const x = a.read(r, told[0]);
    const y = b.read(r, told[1]);
    return x === undefined || y === undefined ? undefined : [x, y];
  },
});

/** A value, or the word the state has for none of it. */
export const orNone = <T, N extends T | null>(shape: Shape<T>, none: N): Shape<T | N> => ({
  tell: (g, value) => (value === none ? null : shape.tell(g, value as T)),
  read: (r, told) => (told === null ? none : shape.read(r, told)),
});

/** A part that may be left out; that it is gone is told too. */
export const maybe = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  optional: true,
  tell: (g, value) => (value === undefined ? null : shape.tell(g, value)),
  read: (r, told) => shape.read(r, told),
});

/** A part that most do not have: told only of those that do. */
export const rare = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  optional: true,
  tell: (g, value) => (value === undefined ? undefined : shape.tell(g, value)),
  read: (r, told) => (told === undefined ? undefined : shape.read(r, told)),
});

/** Parts that are always the same when a round begins: told by nobody. */
export const between = <T>(value: () => T): Shape<T> => ({ tell: () => undefined, read: value });

export const record = <T>(shape: Shape<T>): Shape<{ [key: string]: T }> => ({
  tell: (g, values) =>
    Object.fromEntries(Object.entries(values).map(([key, v]) => [key, shape.tell(g, v) ?? null])),
  read: (r, told) =>
    isObject(told)
      ? Object.fromEntries(
          entriesOf(told).flatMap(([key, t]) => present(readOrNote(r, shape, t)).map((v) => [key, v])),
        )
      : undefined,
});

/** A record of which each key has a shape of its own; the others are nobody's. */
export const byKey = <T>(shapes: { readonly [key: string]: Shape<T> }): Shape<{ [key: string]: T }> => ({
  tell: (g, values) =>
    Object.fromEntries(Object.entries(values).map(([key, v]) => [key, shapes[key]?.tell(g, v) ?? null])),
  read(r, told) {
    const read = Object.entries(shapes).map(
      ([key, shape]) => [key, shape.read(r, memberOf(told, key))] as const,
    );
    return Object.fromEntries(read.flatMap(([key, v]) => (v === undefined ? [] : [[key, v]])));
  },
});

/** All parts can be read, or the whole cannot. */
export const parts = <T extends object>(shapes: Parts<T>): Shape<T> => ({
  tell: (g, value) => tellParts(g, shapes, value),
  read(r, told) {
    const value = readParts(r, shapes, told);
    const whole = keysOf(shapes).every((key) => key in value || shapes[key].optional);
    return whole ? (value as T) : undefined;
  },
});

export function tellParts<T extends object>(g: Game, shapes: Parts<T>, value: T): { [key: string]: Json } {
  const told: { [key: string]: Json } = {};
  for (const key of keysOf(shapes)) {
    const part = shapes[key].tell(g, value[key]);
    if (part !== undefined) told[key] = part;
  }
  return told;
}

/** The parts that can be read; an optional one that is gone is undefined. */
export function readParts<T extends object>(
  r: Reading,
  shapes: Parts<T>,
  told: Json | undefined,
): Partial<T> {
  const value: Partial<T> = {};
  for (const key of keysOf(shapes)) {
    const part = shapes[key].read(r, memberOf(told, key));
    if (part !== undefined || (shapes[key].optional && memberOf(told, key) === null)) value[key] = part;
  }
  return value;
}

/** `{ a: 2 }` for a list of numbers that belong to things with names, nothing for none. */
export const numbersBy = (namesOf: (g: Game) => readonly string[], most = 9999): Shape<number[]> => ({
  tell(g, values) {
    const names = namesOf(g);
    return Object.fromEntries(values.flatMap((n, i) => (n === 0 ? [] : [[names[i] ?? '', n]])));
  },
  read(r, told) {
    if (!isObject(told)) return undefined;
    const names = namesOf(r.g);
    for (const [name] of entriesOf(told)) if (!names.includes(name)) r.lost.add(name);
    const one = number(0, most);
    return names.map((name) => (Object.hasOwn(told, name) ? (one.read(r, told[name]) ?? 0) : 0));
  },
});

const keysOf = <T extends object>(shapes: Parts<T>): (keyof T & string)[] =>
  Object.keys(shapes) as (keyof T & string)[];

export const isObject = (told: Json | undefined): told is { [key: string]: Json } =>
  typeof told === 'object' && told !== null && !Array.isArray(told);

/** Only what is told under the name itself. */
export const memberOf = (told: Json | undefined, key: string): Json | undefined =>
  isObject(told) && Object.hasOwn(told, key) ? told[key] : undefined;

/** A name of the language itself is nobody's. */
export const entriesOf = (told: { readonly [key: string]: Json }): [string, Json][] =>
  Object.entries(told)
    .slice(0, MOST_ITEMS)
    .filter(([key]) => key !== '__proto__');
