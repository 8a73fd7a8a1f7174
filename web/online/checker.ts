/** Small checks that turn what came over a wire into what its type says, or into nothing. */
export type Check<T> = (x: unknown) => x is T;
export type Checked<C> = C extends Check<infer T> ? T : never;

type Fields = { readonly [name: string]: Check<unknown> };
type Optional<S extends Fields> = { [K in keyof S]: undefined extends Checked<S[K]> ? K : never }[keyof S];
type Shape<S extends Fields> = { readonly [K in Exclude<keyof S, Optional<S>>]: Checked<S[K]> } & {
  readonly [K in Optional<S>]?: Checked<S[K]>;
};

export const text: Check<string> = (x): x is string => typeof x === 'string';
export const number: Check<number> = (x): x is number => typeof x === 'number' && Number.isFinite(x);
export const flag: Check<boolean> = (x): x is boolean => typeof x === 'boolean';

export const oneOf =
  <const T extends string | number>(...all: readonly T[]): Check<T> =>
  (x): x is T =>
    (all as readonly unknown[]).includes(x);

export const either =
  <A, B>(a: Check<A>, b: Check<B>): Check<A | B> =>
  (x): x is A | B =>
    a(x) || b(x);

export const orNull = <T>(check: Check<T>): Check<T | null> => either(check, (x): x is null => x === null);

export const maybe = <T>(check: Check<T>): Check<T | undefined> =>
  either(check, (x): x is undefined => x === undefined);

export const list =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (x): x is readonly T[] =>
    Array.isArray(x) && x.every(check);

const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

export const dictionary =
  <T>(check: Check<T>): Check<{ readonly [key: string]: T }> =>
  (x): x is { readonly [key: string]: T } =>
    isObject(x) && Object.values(x).every(check);

/** Made by the engine: taken as what the engine says it is. */
export const made =
  <T extends object>(): Check<T> =>
  (x): x is T =>
    isObject(x);

/** Fields that are not named may be there: a newer server may say more. */
export const shape =
  <const S extends Fields>(fields: S): Check<Shape<S>> =>
  (x): x is Shape<S> =>
    isObject(x) && Object.entries(fields).every(([name, check]) => check(x[name]));
