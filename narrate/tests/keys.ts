/** For the tests: keys of the words by what they are about. */

import { itemAt } from '@holdout/engine';
export const ids = (list: readonly { readonly id: string }[]): string[] => list.map((one) => one.id);

export const withText = (prefix: string, of: readonly string[]): string[] =>
  of.flatMap((id) => [`${prefix}.${id}`, `${prefix}.${id}.text`]);

/** The key without the edition it is tuned to: `card.wong.text@hero` is `card.wong.text`. */
export const untuned = (key: string): string => itemAt(key.split('@'), 0);

export interface Entry {
  readonly id: string;
  readonly copies?: number;
  readonly special?: boolean;
}

interface HeroEntry {
  readonly skills: {
    readonly blue: string;
    readonly orange: readonly string[];
    readonly red: readonly string[];
  };
}

export const skillsOf = (heroes: readonly HeroEntry[]): string[] =>
  heroes.flatMap(({ skills: { blue, orange, red } }) => [blue, ...orange, ...red]);

/** Cards and persons of which there are two or more need words for a pair. */
export const several = (cards: readonly Entry[]): string[] =>
  ids(cards.filter((card) => (card.copies ?? 1) > 1));
