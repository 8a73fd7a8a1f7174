/** What players choose between: something to do, and whom or what it is about. */
import { idOf, renamed, type Form } from './option-id.ts';

/** What an option, or a wish that is not on offer, names. Ids throughout; a word here belongs to no edition. */
export interface Topic {
  readonly zones?: readonly string[];
  readonly heroes?: readonly string[];
  /** Cards, and whatever is named like one: skills, attacks. */
  readonly cards?: readonly string[];
  /** Things held as players write them, with their marks: `pistol.empty`; what a weapon is used as. */
  readonly items?: readonly string[];
  readonly enemies?: readonly string[];
  readonly door?: string;
  readonly vehicle?: string;
  /** Which seat, or where among what a hero holds. */
  readonly place?: string;
  readonly number?: number;
  readonly deck?: string;
  /** All that a spawn card says. */
  readonly face?: string;
  /** Of a token. */
  readonly colour?: string;
  /** Of the board. */
  readonly level?: string;
  /** One of the ways to do it. */
  readonly way?: string;
}

/** A wish: a verb and what it is about. */
export interface Intent extends Topic {
  readonly verb: string;
}

export interface Option extends Intent {
  /** Readable and stable, e.g. `move:S4`, `attack:pistol@S7`; written and read in option-id.ts only. */
  readonly id: string;
  /** What of it the id names; left out: the verb alone. */
  readonly form?: Form;
  /** What the rule needs to carry it out: indices, never shown. */
  readonly args: readonly number[];
  /** Actions it costs, where that is not obvious. */
  readonly cost?: number;
  /** Ordinary actions among them, where a free one pays for the rest. */
  readonly paid?: number;
  /** Most units an allocation may put here. */
  readonly cap?: number;
  /** Units that take out whoever gets them, unless some of them are prevented. */
  readonly fells?: number;
  /** Cards that may be lost by it and without which the mission is lost: what players are warned of (M-MH2-2). */
  readonly risks?: readonly string[];
}

/** Everything about an option besides its id, which follows from it. */
export type Details = Omit<Option, 'id' | 'form' | 'verb' | 'args'>;

const NO_ARGS: readonly number[] = [];

/** An option that needs no target: `end`. */
export const plainOption = (verb: string, about?: Details, args = NO_ARGS): Option => ({
  id: verb,
  verb,
  args,
  ...about,
});

/** An option whose id names the fields of the form. */
export const option = (verb: string, form: Form, args: readonly number[], about: Details): Option => ({
  id: idOf(verb, form, about),
  form,
  verb,
  args,
  ...about,
});

/** The same as another option, under the name of what allows it. */
export const optionBy = (
  verb: string,
  of: Option,
  change?: Partial<Pick<Option, 'args' | 'cost'>>,
): Option => ({
  ...of,
  ...change,
  id: renamed(of.id, verb),
  verb,
});

/** Options of the same id are the same choice: one of them is enough. */
export function withoutDoubles(options: readonly Option[]): Option[] {
  const kept: Option[] = [];
  for (const o of options) if (!isAmong(kept, o)) kept.push(o);
  return kept;
}

function isAmong(options: readonly Option[], { id }: Option): boolean {
  for (const o of options) if (o.id === id) return true;
  return false;
}
