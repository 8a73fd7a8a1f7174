/** Objects: their fields, kinds of them told apart by a tag, and those that the engine makes. */
import {
  below,
  isObject,
  NO_OBJECT,
  oneOf,
  type Fault,
  type Manner,
  type Shape,
  type Told,
} from './shape.ts';

export type Fields = { readonly [name: string]: Shape<unknown> };
type NoFields = Record<never, never>;

/** What an object holds, as plain data. */
export interface Body<R extends Fields = Fields, O extends Fields = Fields> {
  readonly required: R;
  readonly optional: O;
}
type ToldBody<B> =
  B extends Body<infer R, infer O>
    ? { readonly [K in keyof R]: Told<R[K]> } & { readonly [K in keyof O]?: Told<O[K]> }
    : never;

export function body<R extends Fields>(required: R): Body<R, NoFields>;
export function body<R extends Fields, O extends Fields>(required: R, optional: O): Body<R, O>;
export function body(required: Fields, optional: Fields = {}): Body {
  return { required, optional };
}

type Named = readonly (readonly [string, Shape<unknown>])[];
type Thing = { readonly [key: string]: unknown };

function faultIn(fields: Named, x: Thing, manner: Manner): Fault | undefined {
  for (const [name, shape] of fields) {
    const fault = shape.fault(x[name], manner);
    if (fault) return below(name, fault);
  }
  return undefined;
}

/** Characters of a name that somebody else made up: a fault does not repeat a book. */
const MOST_SAID = 40;

function oddIn({ required, optional }: Body, x: Thing): Fault | undefined {
  const odd = Object.keys(x).find((name) => !Object.hasOwn(required, name) && !Object.hasOwn(optional, name));
  return odd === undefined ? undefined : { at: odd.slice(0, MOST_SAID), want: 'no such field' };
}

export function shapeOf<B extends Body>(of: B): Shape<ToldBody<B>> {
  const musts = Object.entries(of.required);
  const mays = Object.entries(of.optional);
  return {
    fault(x, manner) {
      if (!isObject(x)) return NO_OBJECT;
      const there = mays.filter(([name]) => x[name] !== undefined);
      const fault = faultIn(musts, x, manner) ?? faultIn(there, x, manner);
      return fault ?? (manner === 'strict' ? oddIn(of, x) : undefined);
    },
    is: { fields: { ...of.required, ...of.optional }, optional: Object.keys(of.optional) },
  };
}

/** The short way for a thing inside another. */
export const object = <R extends Fields>(required: R): Shape<ToldBody<Body<R, NoFields>>> =>
  shapeOf(body(required));

/** Two kinds of a thing told apart by a field that only one of them has. */
export const having = <A, B>(field: string, a: Shape<A>, otherwise: Shape<B>): Shape<A | B> => ({
  fault: (x, manner) => (isObject(x) && Object.hasOwn(x, field) ? a : otherwise).fault(x, manner),
  is: { either: [a, otherwise] },
});

/** Each kind of a thing by its name, which stands in the field `tag`. */
export type Kinds<Tag extends string, B extends { readonly [kind: string]: Body }> = {
  readonly [K in keyof B]: { readonly [P in Tag]: K } & ToldBody<B[K]>;
};

export function tagged<Tag extends string, B extends { readonly [kind: string]: Body }>(
  tag: Tag,
  bodies: B,
): Shape<Kinds<Tag, B>[keyof B]> {
  const kinds = new Map(
    Object.entries(bodies).map(([kind, { required, optional }]) => [
      kind,
      shapeOf(body({ ...required, [tag]: oneOf(kind) }, optional)),
    ]),
  );
  const want = `one of ${[...kinds.keys()].join(', ')}`;
  return {
    fault(x, manner) {
      if (!isObject(x)) return NO_OBJECT;
      const kind = x[tag];
      const shape = typeof kind === 'string' ? kinds.get(kind) : undefined;
      return shape ? shape.fault(x, manner) : { at: tag, want };
    },
    is: `${want}, by its ${tag}`,
  };
}

/**
 * Made by the engine and passed on as it is: what readers lean on at once is checked, the rest is the engine's word.
 * Fields beyond the outline are always welcome.
 */
export function made<T extends object>(outline: { readonly [K in keyof T]?: Shape<unknown> }): Shape<T> {
  const fields: Named = Object.entries(outline);
  return {
    fault: (x, manner) => (isObject(x) ? faultIn(fields, x, manner) : NO_OBJECT),
    is: { fields: Object.fromEntries(fields) },
  };
}
