/** What an attack is expected to kill: hits go where they can kill, or through the ranks when targets cannot be chosen. */
import { itemAt, type Game } from '@holdout/engine';
import type { Strength } from '../sense.ts';

/** Tougher enemies stand in front of fast ones: what cannot be killed shields the rest. */
export function expectedKills(g: Game, zone: number, { hits, damage }: Strength, chooses: boolean): number {
  const { zones, types } = g.context;
  let slow = 0;
  let fast = 0;
  let shield = false;
  for (let t = 0; t < types.length; t++) {
    const n = itemAt(g.state.enemies, t * zones + zone);
    if (n === 0) continue;
    if (itemAt(types, t).toughness > damage) shield = true;
    else if (itemAt(types, t).actions > 1) fast += n;
    else slow += n;
  }
  return Math.min(hits, slow + (shield && !chooses ? 0 : fast));
}
