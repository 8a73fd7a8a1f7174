/** Whom enemies see (Z-ENE-1). */
import { valueOf, type Game, type TellMotive } from '@holdout/engine';
import { directions } from '../supers/enemies/approach.ts';

/** Heroes whom enemies outside their zone do not see. */
export const isHidden = (g: Game, hero: number): boolean => valueOf(g, hero, 'hidden') > 0;

export const approach = (g: Game, tell?: TellMotive): ((zone: number) => readonly number[]) =>
  directions(g, isHidden, tell);
