/** What is told of one try of a plan: how everybody stood when the next round began, and how it ended. */
import { enduranceOf, type Game } from '@holdout/engine';

export interface Tale {
  /** What each hero could still take when the next round began, 0 for whoever had fallen. */
  readonly health: readonly number[];
  /** Objectives taken by then. */
  readonly taken: number;
  /** How the game ended, if the try went so far. */
  readonly ended: 'won' | 'lost' | undefined;
  /** Of the position the try stopped in. */
  readonly value: number;
}

export const lookAt = (g: Game): Pick<Tale, 'health' | 'taken'> => ({
  health: g.state.heroes.map((h, i) => (h.status === 'dead' ? 0 : enduranceOf(g, i))),
  taken: g.state.objectives.filter((o) => o.taken >= 0).length,
});
