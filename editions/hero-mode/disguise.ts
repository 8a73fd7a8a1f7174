/**
 * Someone Else's Face: until the End Phase Walkers, Brutes and Runners take no notice of the hero while another hero is
 * on the same level, judged at each moment. Zombie Heroes are not fooled.
 */
import { heroAt, itemAt, type Game } from '@holdout/engine';
import { usedThisRound, useThisRound } from '../supers/attack/effects.ts';
import { isEnemyHero } from '../supers/kit.ts';
import { ownOf } from '../supers/own.ts';

export const DISGUISE = 'someone-elses-face';

const isDisguised = (g: Game, hero: number): boolean => usedThisRound(g, hero, DISGUISE);
export const putOnDisguise = (g: Game, hero: number): void => useThisRound(g, hero, DISGUISE);
export function endDisguises(g: Game): void {
  const own = ownOf(g);
  own.usedThisRound = own.usedThisRound.filter((x) => !x.startsWith(`${DISGUISE}@`));
}

/** Does this type take the disguised hero for somebody else now? */
export function isFooled(g: Game, type: number, hero: number): boolean {
  if (isEnemyHero(type) || !isDisguised(g, hero)) return false;
  const { zones } = g.context.board;
  const { level } = itemAt(zones, heroAt(g.state, hero).zone);
  return g.state.heroes.some((h, i) => i !== hero && h.zone >= 0 && itemAt(zones, h.zone).level === level);
}
