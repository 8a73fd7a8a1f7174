/** What people at a hero's side have in common: each one's card works again and again (D-ESC-2). */
import { markUsed, type Game } from '@holdout/engine';
import { heldCards } from '../../../supers/cards/held-card.ts';
import { markThisRound, usedThisRound } from '../../../supers/attack/effects.ts';

export const CLAUSE = 'D-ESC-2';

export const { card: bystander, sayUsed } = heldCards(CLAUSE);

/** Once per turn, counted for the card: every hero has to begin a turn of their own before it works for them again. */
export function useInTurn(g: Game, hero: number, card: string): void {
  g.state.heroes.forEach((_, h) => markUsed(g, h, card));
  sayUsed(g, hero, card);
}

/** Once per round too, whoever has the person at their side by then. */
export const isSpentThisRound = (g: Game, card: string): boolean =>
  g.state.heroes.some((_, hero) => usedThisRound(g, hero, card));

export function useInRound(g: Game, hero: number, card: string): void {
  markThisRound(g, hero, card);
  sayUsed(g, hero, card);
}
