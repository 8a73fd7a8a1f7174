/**
 * Kinds of fields: what an event, an option or a word of a mission names. From the kind follows how the field is typed,
 * how it is said (narrate/holes.ts), what it touches on the board and what a form asks for. An edition adds kinds of
 * its own by widening `Kinds` where it declares what uses them.
 */
import type { Given } from '../kernel/given.ts';

export interface Kinds {
  hero: string;
  zone: string;
  /** A zone of which only the level is told. */
  floor: string;
  door: string;
  card: string;
  /** A card as it lies there, with its marks: `machete.empty`. */
  item: string;
  /** What an attack is made with, by its items: `pistol+pistol`. */
  weapon: string;
  enemy: string;
  skill: string;
  /** A skill, a card or an attack: whatever something comes from. */
  source: string;
  level: string;
  colour: string;
  deck: string;
  mission: string;
  /** What a spawn card does. */
  spawn: string;
  /** All that a spawn card says: `rush.walker.1-2-3-4`; empty for other cards. */
  face: string;
  /** A juncture: a place inside a rule at which abilities may step in. */
  moment: string;
  /** What a card, a skill or a rule lets players choose. */
  choice: string;
  seat: number;
  /** A seat, or the whole table. */
  chair: number | 'team';
  count: number;
  number: number;
  dice: readonly number[];
  flag: boolean;
  /** What an answer named. */
  given: readonly Given[];
  text: string;
}
export type Kind = keyof Kinds;

/** A kind, several of it, perhaps one; or one of these words. */
export type Field = Kind | `${Kind}[]` | `${Kind}?` | readonly string[];
export interface Fields {
  readonly [field: string]: Field;
}

type ValueOf<F> = F extends Kind
  ? Kinds[F]
  : F extends `${infer K extends Kind}[]`
    ? readonly Kinds[K][]
    : F extends `${infer K extends Kind}?`
      ? Kinds[K]
      : F extends readonly (infer W)[]
        ? W
        : never;

type Optional<F> = { [N in keyof F]: F[N] extends `${string}?` ? N : never }[keyof F];

/** What the fields hold, as TypeScript sees it. */
export type ValuesOf<F> = { readonly [N in Exclude<keyof F, Optional<F>>]: ValueOf<F[N]> } & {
  readonly [N in Optional<F>]?: ValueOf<F[N]>;
};

/** `zone[]` -> `zone`; words to choose from are text. */
export function kindOf(field: Field): Kind {
  return typeof field === 'string' ? (field.replace(/\[\]$|\?$/, '') as Kind) : 'text';
}
