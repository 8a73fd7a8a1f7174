/** Where enemies go: the closest zone with targets they see, else the one with the shortest open path (S-EMOVE). */
import { firstSteps, NEVER, type Game } from '@holdout/engine';
import { ownOf } from './own.ts';

/** A zone with heroes that are targets; `seen` = somebody there can be seen from outside. */
interface TargetZone {
  zone: number;
  seen: boolean;
}

/** Heroes enemies may go for and attack (Z-ENE-1). */
export const isTarget = (g: Game, hero: number): boolean =>
  g.state.heroes[hero].status === 'in' && !ownOf(g).ignored.includes(hero);

function zonesOfTargets(g: Game, isHidden: (g: Game, hero: number) => boolean): TargetZone[] {
  const found: TargetZone[] = [];
  g.state.heroes.forEach((h, hero) => {
    if (!isTarget(g, hero)) return;
    const seen = !isHidden(g, hero);
    const known = found.find((t) => t.zone === h.zone);
    if (known) known.seen ||= seen;
    else found.push({ zone: h.zone, seen });
  });
  return found;
}

export const targetZones = (g: Game): number[] => zonesOfTargets(g, () => false).map((t) => t.zone);

/** Next zones on the shortest ways to the zones closest by open route (S-EMOVE-7, S-EMOVE-8). */
export function stepsToClosest(g: Game, from: number, goals: readonly number[]): number[] {
  const { distance, zones } = g.view;
  let best: number = NEVER;
  for (const goal of goals) best = Math.min(best, distance[from * zones + goal]);
  if (best === NEVER || best === 0) return [];
  const steps = new Set<number>();
  for (const goal of goals) {
    if (distance[from * zones + goal] === best) for (const z of firstSteps(g.view, from, goal)) steps.add(z);
  }
  return [...steps].sort((a, b) => a - b);
}

/** `isHidden`: heroes that enemies outside their zone do not see. */
export function directions(
  g: Game,
  isHidden: (g: Game, hero: number) => boolean,
): (zone: number) => readonly number[] {
  const targets = zonesOfTargets(g, isHidden);
  const all = targets.map((t) => t.zone);
  const { sight, distance, zones } = g.view;
  return (zone) => {
    const row = zone * zones;
    const seen = targets.filter(
      (t) => t.seen && sight[row + t.zone] !== NEVER && distance[row + t.zone] !== NEVER,
    );
    return stepsToClosest(g, zone, seen.length > 0 ? seen.map((t) => t.zone) : all);
  };
}
