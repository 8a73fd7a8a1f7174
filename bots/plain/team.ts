/** Who is still in the game. */
import type { Game } from '@holdout/engine';

/** The heroes on the board, by their place in the state. */
export const teamOf = (g: Game): number[] =>
  g.state.heroes.flatMap((h, hero) => (h.status === 'in' ? [hero] : []));
