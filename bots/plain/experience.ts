/** Experience makes a hero stronger and the enemies more: what the next points would change. */
import { heroAt, type Game } from '@holdout/engine';

/** Experience that a token usually gives. */
export const TOKEN_XP = 5;

const levelAt = (g: Game, xp: number): number =>
  g.context.edition.thresholds.findLastIndex((least) => xp >= least);

/** Would this much experience make it more dangerous for everybody? */
export const raisesDanger = (g: Game, hero: number, xp: number): boolean =>
  levelAt(g, heroAt(g.state, hero).xp + xp) > g.context.edition.policies.danger(g);
