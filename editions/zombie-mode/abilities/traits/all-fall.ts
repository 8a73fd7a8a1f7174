/** Does an attack eliminate everybody it can reach as it is? Then no card can make more of it. */
import { countOf, type Game } from '@holdout/engine';
import { isDevour, type Attack } from '../../../supers/attack/attack.ts';
import { toughness } from '../../../supers/attack/hits.ts';
import { isEnemyHero } from '../../../supers/kit.ts';

/** A Devour takes one target only. */
export function allFall(g: Game, f: Attack): boolean {
  if (isDevour(f)) return false;
  const unchanged: Attack = { ...f, weaker: [] };
  let wanted = 0;
  for (const zone of f.zones) {
    for (let type = 0; type < g.context.types.length; type++) {
      const n = countOf(g, type, zone);
      if (n > 0 && !(f.plain && isEnemyHero(type))) wanted += n * toughness(g, unchanged, type, zone);
    }
  }
  return wanted <= f.hits;
}
