/** What the folder of a language holds, and what its grammar does to words that meet. */
import type { Gender } from '@holdout/engine';
import type { Join } from '../message.ts';

export type Texts = { readonly [key: string]: string };

export interface Grammar {
  /** Appends a name to the text before it; languages that contract or elide do it here. */
  readonly join: Join;
  /** Gender of a noun with its article: "une Brute" is feminine. */
  nounGender(noun: string): Gender;
  /** How words agree with several at once. */
  together(genders: readonly Gender[]): Gender;
  /** Puts the indefinite article in front of a noun right, whichever of its forms the text has. */
  article(noun: string): string;
  /** What stands between a heading and what it heads. */
  readonly colon: string;
  /** Without its article: "the kitchen" is "kitchen". */
  bare(noun: string): string;
}

/** A folder within it: one edition, what several share, or one use of the words. */
export interface Part {
  /** Messages of the game, by key. */
  readonly words?: Texts;
  /** Messages of the browser client, by key. */
  readonly client?: Texts;
  /** Texts of clauses, by id: long, and wanted by few. */
  readonly rules?: () => Promise<{ readonly rules: Texts }>;
  /** Messages that tell what mission files say (script/): wanted where somebody writes or reads a mission of their own. */
  readonly sentences?: () => Promise<{ readonly sentences: Texts }>;
}

/** Parts that every page needs. */
type AtHand = 'client' | 'shared' | 'classic';

export interface LanguageFolder {
  readonly grammar: Grammar;
  readonly atHand: { readonly [name in AtHand]: Part };
  /** Any other part, from the folder of its name. */
  readonly fetch: (name: string) => Promise<{ readonly part: Part }>;
}
