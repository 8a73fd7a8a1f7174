/** What bystander cards have in common in every edition, and equipment with them. */
import { heroAt, markUsed, type Ability, type Game } from '@holdout/engine';

/** Cards a hero holds until another takes their place; `clause` = the edition's rule that what they do is on them. */
export function heldCards(clause: string) {
  const sayUsed = (g: Game, hero: number, card: string): void =>
    g.emit?.(clause, { type: 'card-used', hero: heroAt(g.state, hero).id, card });
  return {
    card: (id: string, does: Partial<Ability>): Ability => ({ id, clause, ...does }),
    sayUsed,
    /** The same, and marks it for the turn. */
    useOnce(g: Game, hero: number, card: string): void {
      markUsed(g, hero, card);
      sayUsed(g, hero, card);
    },
  };
}
