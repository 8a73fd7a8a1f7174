/**
 * What a word or a key of a mission file takes, as small values put together: `fields({ area, atLeast: or(number(1, 6), 1) })`.
 * An argument reads what stands in a file, noting every problem with its place, and tells its shape, from which the
 * schema of the file is made (schema.ts). What names something of the mission is in named.ts.
 */
import type { Edition } from '../kernel/edition.ts';
import type { Kind } from '../vocabulary/kinds.ts';
import { MOST } from './bounds.ts';
import { Reader } from './reader.ts';
import type { Lookup, Need } from './words.ts';

/** Kinds of names, and those that only mission files have. */
type NameKind = Kind | 'area' | 'counter' | 'edition' | 'storey' | 'tile';
/** Lists of a mission file whose entries have colours. */
export type Coloured = 'doors' | 'spawns' | 'objectives';

export type Shape =
  /** Nothing else can be said than that it is so. */
  | { readonly is: 'yes' }
  | { readonly is: 'flag' }
  | { readonly is: 'null' }
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  /** `among`: all there are, where the edition knows; `pattern`: what the name looks like; `of`: what has this colour. */
  | {
      readonly is: 'name';
      readonly kind: NameKind;
      readonly among?: (edition: Edition) => readonly string[];
      readonly pattern?: string;
      readonly of?: Coloured;
      /** Letters at most, where that is not what any name may have. */
      readonly most?: number;
    }
  /** A list of so many, or of `least` and more. */
  | { readonly is: 'list'; readonly of: Shape; readonly most: number; readonly least?: number }
  | { readonly is: 'fields'; readonly fields: { readonly [key: string]: Shape } }
  | { readonly is: 'map'; readonly of: Shape; readonly names: Shape; readonly most: number }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  /** `without`: what holds when it is left out. */
  | { readonly is: 'optional'; readonly of: Shape; readonly without?: string | number | boolean }
  /** A condition, an effect that gets by with this, a rule, or the section of the edition. */
  | { readonly is: 'condition' | 'rule' | 'own' }
  /** A whole mission file of any edition. */
  | { readonly is: 'mission' }
  | { readonly is: 'effect'; readonly gives: readonly Need[] };

export interface Argument<T> {
  readonly shape: Shape;
  read(r: Reader, look: Lookup): T;
}
/** Can be read before anything of the mission is known. */
export interface Plain<T> extends Argument<T> {
  read(r: Reader): T;
}
/** What an argument gives. */
export type Taken<A> = A extends Argument<infer T> ? T : never;

/** `true`. */
export const yes: Plain<boolean> = { shape: { is: 'yes' }, read: (r) => r.flag(true) };
export const flag: Plain<boolean> = { shape: { is: 'flag' }, read: (r) => r.flag(false) };

export const number = (least: number, most: number): Plain<number> => ({
  shape: { is: 'number', least, most },
  read: (r) => r.number(least, most),
});

/** Any text; a name that nobody has to know yet, where a kind is given. */
export const text = (kind: NameKind = 'text'): Plain<string> => ({
  shape: { is: 'name', kind },
  read: (r) => r.text(),
});

/** A text of so many letters and no more. */
export const letters = (most: number): Plain<string> => ({
  shape: { is: 'name', kind: 'text', most },
  read: (r) => r.text(most),
});

/** A name that looks like this, and like nothing every object has (`constructor`). */
export const named = (pattern: string, most: number): Plain<string> => ({
  shape: { is: 'name', kind: 'text', pattern, most },
  read(r) {
    const name = r.text(most);
    if (name !== '' && (!new RegExp(pattern).test(name) || name in {})) r.fail('file.not-a-name', pattern);
    return name;
  },
});

export const oneOf = <const W extends string>(words: readonly W[], kind: NameKind = 'text'): Plain<W> => ({
  shape: { is: 'name', kind, among: () => words },
  read: (r) => r.oneOf(words),
});

/** Left out, it is this. */
export function or<T, U extends string | number | boolean | null>(of: Plain<T>, value: U): Plain<T | U>;
export function or<T, U extends string | number | boolean | null>(of: Argument<T>, value: U): Argument<T | U>;
export function or<T, U extends string | number | boolean | null>(
  of: Argument<T>,
  value: U,
): Argument<T | U> {
  return {
    shape: { is: 'optional', of: of.shape, ...(value === null ? {} : { without: value }) },
    read: (r, look) => (r.present ? of.read(r, look) : value),
  };
}
export function maybe<T>(of: Plain<T>): Plain<T | null>;
export function maybe<T>(of: Argument<T>): Argument<T | null>;
export function maybe<T>(of: Argument<T>): Argument<T | null> {
  return or(of, null);
}

export function list<T>(of: Plain<T>, most?: number): Plain<T[]>;
export function list<T>(of: Argument<T>, most?: number): Argument<T[]>;
export function list<T>(of: Argument<T>, most = 200): Argument<T[]> {
  return {
    shape: { is: 'list', of: of.shape, most },
    read: (r, look) => r.list(most).map((x) => of.read(x, look)),
  };
}

/** So many, neither more nor fewer. */
export const exactly = <T>(of: Plain<T>, n: number): Plain<T[]> => ({
  shape: { is: 'list', of: of.shape, most: n, least: n },
  read(r) {
    const several = r.list(n).map((x) => of.read(x));
    if (several.length < n) r.fail('file.too-short', String(n));
    return several;
  },
});

/** Left out, there are none. */
export function listOrNone<T>(of: Plain<T>, most?: number): Plain<T[]>;
export function listOrNone<T>(of: Argument<T>, most?: number): Argument<T[]>;
export function listOrNone<T>(of: Argument<T>, most?: number): Argument<T[]> {
  const some = list(of, most);
  return {
    shape: { is: 'optional', of: some.shape },
    read: (r, look) => (r.present ? some.read(r, look) : []),
  };
}

/** `"blue"` or `["blue", "green"]`; left out, none. */
export function oneOrMore<T>(of: Argument<T>): Argument<T[]> {
  const several = list(of, 9);
  return {
    shape: { is: 'optional', of: { is: 'either', of: [of.shape, several.shape] } },
    read: (r, look) =>
      !r.present ? [] : Array.isArray(r.value) ? several.read(r, look) : [of.read(r, look)],
  };
}

type PlainFields<V> = { readonly [K in keyof V]: Plain<V[K]> };
export type Arguments<V> = { readonly [K in keyof V]: Argument<V[K]> };

/** An object with these keys and no others. */
export function fields<V extends object>(of: PlainFields<V>): Plain<V>;
export function fields<V extends object>(of: Arguments<V>): Argument<V>;
export function fields<V extends object>(of: Arguments<V>): Argument<V> {
  return {
    shape: fieldsShape(of),
    read(r, look) {
      r.only(...Object.keys(of));
      return readFields(of, r, look);
    },
  };
}

/** Fields that can all be left out, and so the whole. */
export function section<V extends object>(of: PlainFields<V>): Plain<V>;
export function section<V extends object>(of: Arguments<V>): Argument<V>;
export function section<V extends object>(of: Arguments<V>): Argument<V> {
  const all = fields(of);
  return {
    shape: { is: 'optional', of: all.shape },
    read: (r, look) => (r.present ? all.read(r, look) : readFields(of, r, look)),
  };
}

export function fieldsShape<V extends object>(of: Arguments<V>): Shape & { readonly is: 'fields' } {
  const shapes: { [key: string]: Shape } = {};
  for (const key in of) shapes[key] = of[key].shape;
  return { is: 'fields', fields: shapes };
}

/** Copied once complete: an object that grew key by key is slow to read ever after. */
export function readFields<V extends object>(of: Arguments<V>, r: Reader, look: Lookup): V {
  const read: Partial<V> = {};
  for (const key in of) read[key] = of[key].read(r.get(key), look);
  return { ...read } as V;
}

/** `{ red: 2, blue: 1 }`: names of the file's own, each with a value. */
export function map<T>(of: Plain<T>, names?: Plain<string>): Plain<[string, T][]>;
export function map<T>(of: Argument<T>, names?: Argument<string>): Argument<[string, T][]>;
export function map<T>(of: Argument<T>, names: Argument<string> = ANY): Argument<[string, T][]> {
  return {
    shape: { is: 'map', of: of.shape, names: names.shape, most: MOST.names },
    read: (r, look) =>
      r.keys(MOST.names).map((name) => {
        const value = r.get(name);
        return [names.read(new Reader(name, value.at, value.problems), look), of.read(value, look)];
      }),
  };
}

/** A key of the file, whatever it is. */
export const key = (kind: NameKind): Plain<string> => ({
  shape: text(kind).shape,
  read: (r) => String(r.value),
});
const ANY = key('text');

/** One of these words, else the other thing. */
export const either = <const W extends string, T>(
  words: readonly W[],
  other: Argument<T>,
): Argument<W | T> => ({
  shape: { is: 'either', of: [oneOf(words).shape, other.shape] },
  read: (r, look) => words.find((w) => w === r.value) ?? other.read(r, look),
});

/** Read, then looked at again or turned into something else. */
export function refine<T, U>(of: Plain<T>, turn: (value: T, r: Reader) => U): Plain<U>;
export function refine<T, U>(of: Argument<T>, turn: (value: T, r: Reader, look: Lookup) => U): Argument<U>;
export function refine<T, U>(of: Argument<T>, turn: (value: T, r: Reader, look: Lookup) => U): Argument<U> {
  return { shape: of.shape, read: (r, look) => turn(of.read(r, look), r, look) };
}

/** What may not be there. */
export const absent: Plain<null> = {
  shape: { is: 'optional', of: { is: 'null' } },
  read(r) {
    if (r.present) r.fail('file.unknown-key');
    return null;
  },
};
