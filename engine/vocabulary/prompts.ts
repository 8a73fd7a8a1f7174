/**
 * Prompts are declared where they are asked, with what they are about by kind; the module that owns one widens
 * `PromptMap`, as with events (events.ts). What players read is narrate's, under `prompt.<name>`.
 */
import type { Spotlight } from './events.ts';
import type { Fields } from './kinds.ts';
import { lookUp } from '../lookup.ts';

/** What becomes of the cards an answer names: they are in hand then, given up, or kept instead of the others. */
export type Fate = 'held' | 'lost' | 'kept';

/** For the compiler: what every declared prompt is, under its name. */
export interface PromptForm<F extends Fields = Fields> {
  readonly fields: F;
  /** Dice may be rolled again here: odds tell what that is worth. */
  readonly rerolls?: boolean;
  /** Every answer names a hero, and is for whoever plays that hero to give. */
  readonly byHero?: boolean;
  /** Its answer begins something; answers to other questions belong to what is under way. */
  readonly begins?: boolean;
  /** Asked with one possible answer, too: something is done at the table meanwhile. */
  readonly waits?: boolean;
  /** It asks for nothing but an order: players may settle once that they go as listed. */
  readonly order?: boolean;
  /** The moment it is asked in, always or only as long as that one lasts. */
  readonly spotlight?: Spotlight;
  readonly joins?: Spotlight;
  /** By the verb of the answer. */
  readonly fate?: { readonly [verb: string]: Fate };
}
interface PromptForms {
  readonly [prompt: string]: PromptForm;
}
export type PromptsOf<D extends PromptForms> = { [P in keyof D]: D[P]['fields'] };

export const asks = <const F extends Fields>(
  fields: F,
  more: Omit<PromptForm, 'fields'> = {},
): PromptForm<F> => ({
  fields,
  ...more,
});

const declared = new Map<string, PromptForm>();

export function declarePrompts<D extends PromptForms>(prompts: D): D {
  for (const prompt in prompts) {
    if (declared.has(prompt)) throw new Error(`the prompt ${prompt} is declared twice`);
    declared.set(prompt, lookUp(prompts, prompt));
  }
  return prompts;
}

const UNKNOWN: PromptForm = { fields: {} };

export const promptForm = (prompt: string): PromptForm => declared.get(prompt) ?? UNKNOWN;
/** Is there anybody who asks this? */
export const isAsked = (prompt: string): boolean => declared.has(prompt);
/** For tests: everything that is declared has words. */
export const promptNames = (): readonly string[] => [...declared.keys()];
