/**
 * A small vocabulary to describe JSON. A description is a `Shape`; the type follows from it (`Told`), and so does the
 * check, which says where something is wrong and what should be there.
 */
export interface Fault {
  /** `command.chair`, `ids.2`; empty for the whole. */
  readonly at: string;
  readonly want: string;
}

/** What becomes of fields nobody described: `strict` refuses them; `open` lets them pass, a newer server may say more. */
export type Manner = 'strict' | 'open';

/** What a description says of itself; docs/PROTOCOL.md is written from it (manual/). */
type Account =
  | string
  | { readonly list: Shape<unknown>; readonly most: number }
  | { readonly named: Shape<unknown> }
  | { readonly orNull: Shape<unknown> }
  | { readonly either: readonly [Shape<unknown>, Shape<unknown>] }
  | { readonly fields: { readonly [name: string]: Shape<unknown> }; readonly optional?: readonly string[] };

export interface Shape<T> {
  readonly fault: (x: unknown, manner: Manner) => Fault | undefined;
  readonly is: Account;
  /** Never there: it carries the type. */
  readonly told?: T;
}
export type Told<S> = S extends Shape<infer T> ? T : never;

const simple = <T>(want: string, fits: (x: unknown) => boolean): Shape<T> => ({
  fault: (x) => (fits(x) ? undefined : { at: '', want }),
  is: want,
});

/** A fault of a part, seen from the whole. */
export const below = (name: string, { at, want }: Fault): Fault => ({
  at: at === '' ? name : `${name}.${at}`,
  want,
});

/** No text is longer than `most`; `least`: the empty one may be none. */
export const text = (most = Infinity, least = 0): Shape<string> =>
  simple(
    `a text of ${least} to ${most} characters`,
    (x) => typeof x === 'string' && x.length >= least && x.length <= most,
  );

export const textLike = (pattern: RegExp): Shape<string> =>
  simple(`a text like ${pattern.source}`, (x) => typeof x === 'string' && pattern.test(x));

export const whole = (least: number, most: number): Shape<number> =>
  simple(
    `a whole number from ${least} to ${most}`,
    (x) => Number.isInteger(x) && least <= Number(x) && Number(x) <= most,
  );

export const number: Shape<number> = simple('a number', (x) => Number.isFinite(x));

export const flag: Shape<boolean> = simple('true or false', (x) => typeof x === 'boolean');

export const oneOf = <const T extends string | number | boolean>(...all: readonly T[]): Shape<T> =>
  simple(`one of ${all.join(', ')}`, (x) => all.some((known) => known === x));

/** One of the names of a table. */
export const keyOf = <R extends object>(table: R): Shape<keyof R & string> =>
  simple(`one of ${Object.keys(table).join(', ')}`, (x) => typeof x === 'string' && Object.hasOwn(table, x));

/** Anything that JSON can say. */
export const json: Shape<unknown> = simple('anything', (x) => x !== undefined);

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  fault: (x, manner) => (x === null ? undefined : shape.fault(x, manner)),
  is: { orNull: shape },
});

export const either = <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> => ({
  fault(x, manner) {
    const first = a.fault(x, manner);
    const second = first && b.fault(x, manner);
    return second && { at: second.at, want: `${first.want}, or ${second.want}` };
  },
  is: { either: [a, b] },
});

export const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
export const NO_OBJECT: Fault = { at: '', want: 'an object' };

function faultAmong(x: object, of: Shape<unknown>, manner: Manner): Fault | undefined {
  for (const [name, value] of Object.entries(x)) {
    const fault = of.fault(value, manner);
    if (fault) return below(name, fault);
  }
  return undefined;
}

export const list = <T>(of: Shape<T>, most = Infinity): Shape<readonly T[]> => ({
  fault: (x, manner) =>
    Array.isArray(x) && x.length <= most
      ? faultAmong(x, of, manner)
      : { at: '', want: `a list of at most ${most}` },
  is: { list: of, most },
});

/** The same kind of thing under names that are not known beforehand. */
export const dictionary = <T>(of: Shape<T>): Shape<{ readonly [key: string]: T }> => ({
  fault: (x, manner) => (isObject(x) ? faultAmong(x, of, manner) : NO_OBJECT),
  is: { named: of },
});
