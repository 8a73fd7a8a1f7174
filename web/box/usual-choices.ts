/** What may come from the players' own box, and the choices most tables make. */
import { DICE, kindsByHand, type Edition } from '@holdout/engine';

interface UsualChoice {
  readonly id: 'none' | 'dice' | 'horde' | 'all';
  readonly kinds: readonly string[];
  /** Usually played with hands, the app being the horde. */
  readonly light: boolean;
}

/** With the horde left to us nobody has to type a spawn card for every point each round. */
export function usualChoices(edition: Edition): UsualChoice[] {
  const all = kindsByHand(edition);
  return [
    { id: 'none', kinds: [], light: false },
    { id: 'dice', kinds: [DICE], light: false },
    { id: 'horde', kinds: all.filter((kind) => kind !== edition.spawnDeck), light: true },
    { id: 'all', kinds: all, light: false },
  ];
}

/** As the engine knows them, in its order; kinds that are none of this edition are left out. */
export const kindsOf = (edition: Edition, wanted: readonly string[]): string[] =>
  kindsByHand(edition).filter((kind) => wanted.includes(kind));

export const isChosen = (choice: UsualChoice, kinds: readonly string[]): boolean =>
  choice.kinds.length === kinds.length && choice.kinds.every((kind) => kinds.includes(kind));
