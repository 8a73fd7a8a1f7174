/** Who is still in the game. */
import { oncePerQuestion } from './once.ts';

/** The heroes on the board, by their place in the state. */
export const teamOf = oncePerQuestion((g): readonly number[] =>
  g.state.heroes.flatMap((h, hero) => (h.status === 'in' ? [hero] : [])),
);
