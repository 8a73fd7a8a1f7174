/** What an edition brings to the words. */
import type { GenderLists } from './genders.ts';

export interface ListedChapter {
  readonly id: string;
  /** Or the family that shares it. */
  readonly edition: string;
  readonly clauses?: readonly string[];
  /** In their place: the clauses of the missions of the edition whose ids begin like this, mission by mission. */
  readonly missions?: string;
}

export interface Pack<Part extends string = string> {
  /** Parts of the languages' folders whose words it uses. */
  readonly words: readonly Part[];
  /** Whose clauses hold in it, beside those that every game has. */
  readonly rules: readonly Part[];
  /** Whose words go before the client's own, later ones before earlier ones. */
  readonly client: readonly Part[];
  /** Families that say some things alike: `event.phase@supers` is tried before `event.phase`. */
  readonly kin?: readonly string[];
  /** Its chapters of the rule reference, with those of a family that no edition before it has. */
  readonly chapters: readonly ListedChapter[];
  /** Clauses of other editions that hold in it too, by their chapter. */
  readonly borrows?: { readonly [chapter: string]: readonly string[] };
  /** Of everybody its words have a name for. */
  readonly genders?: GenderLists;
}
