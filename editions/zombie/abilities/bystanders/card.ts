/** What bystander cards have in common. */
import type { Ability, Game } from '@holdout/engine';

/** What it does is on its card. */
export const CLAUSE = 'Z-BYS-2';

/** A card the hero holds until another takes its place. */
export const bystander = (id: string, does: Partial<Ability>): Ability => ({
  id,
  clause: CLAUSE,
  ...does,
});

export const sayUsed = (g: Game, hero: number, card: string): void =>
  g.emit?.(CLAUSE, { type: 'card-used', hero: g.state.heroes[hero].id, card });
