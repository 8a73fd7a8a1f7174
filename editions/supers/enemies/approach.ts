/** Where enemies go: the closest zone with targets they see, else the one with the shortest open path (S-EMOVE). */
import {
  heroAt,
  itemAt,
  numberAt,
  firstSteps,
  NEVER,
  perZone,
  type Game,
  type Motive,
  type Routes,
  type TellMotive,
} from '@holdout/engine';
import { kitOf } from '../kit.ts';
import { ownOf } from '../own.ts';

/** A zone with targets; `seen` = somebody there can be seen from outside. */
export interface TargetZone {
  zone: number;
  seen: boolean;
}

/** Every type of enemy. */
const ANY_TYPE = -1;

/** Heroes enemies may go for and attack (Z-ENE-1). */
export const isTarget = (g: Game, hero: number, type = ANY_TYPE): boolean =>
  heroAt(g.state, hero).status === 'in' &&
  !ownOf(g).ignored.includes(hero) &&
  !(type !== ANY_TYPE && kitOf(g).overlooks?.(g, type, hero));

/** Zones with somebody this type goes for: heroes, and people where they are in danger (H-BYS-1). */
export function zonesOfTargets(
  g: Game,
  isHidden: (g: Game, hero: number) => boolean,
  type = ANY_TYPE,
): TargetZone[] {
  const found: TargetZone[] = [];
  const { heroes } = g.state;
  for (let hero = 0; hero < heroes.length; hero++)
    if (isTarget(g, hero, type)) noteTarget(found, itemAt(heroes, hero).zone, !isHidden(g, hero));
  const { endangered } = kitOf(g);
  if (endangered) for (const b of ownOf(g).bystanders) if (endangered(g, b)) noteTarget(found, b.zone, true);
  return found;
}

function noteTarget(found: TargetZone[], zone: number, seen: boolean): void {
  for (const known of found) {
    if (known.zone !== zone) continue;
    known.seen ||= seen;
    return;
  }
  found.push({ zone, seen });
}

export const targetZones = (g: Game): number[] => zonesOfTargets(g, nobodyHides).map((t) => t.zone);
const nobodyHides = (): boolean => false;

/** Those that the shortest open ways lead to. */
export function closestOf({ distance, zones }: Routes, from: number, goals: readonly number[]): number[] {
  const best = Math.min(NEVER, ...goals.map((goal) => numberAt(distance, from * zones + goal)));
  return best === NEVER ? [] : goals.filter((goal) => distance[from * zones + goal] === best);
}

/** Next zones on the shortest ways to the zones closest by open route (S-EMOVE-7, S-EMOVE-8). */
export function stepsToClosest(routes: Routes, from: number, goals: readonly number[]): readonly number[] {
  const { distance, zones } = routes;
  let best: number = NEVER;
  for (const goal of goals) best = Math.min(best, numberAt(distance, from * zones + goal));
  if (best === NEVER || best === 0) return NOWHERE;
  let steps = NOWHERE;
  for (const goal of goals)
    if (distance[from * zones + goal] === best) steps = merged(steps, firstSteps(routes, from, goal));
  return steps;
}
const NOWHERE: readonly number[] = [];

/** Both lists ascend, and so does what becomes of them. */
function merged(a: readonly number[], b: readonly number[]): readonly number[] {
  if (a.length === 0 || a === b) return b;
  return [...a, ...b.filter((z) => !a.includes(z))].sort((p, q) => p - q);
}

/** Zones somebody goes for, and by which routes. */
interface Aim {
  readonly goals: readonly number[];
  readonly routes: Routes;
  readonly clause: string;
}

/** Those in sight by the one routes, else all of them by those that whoever sees nobody takes (H-WIN-2). */
export function aimFrom(
  g: Game,
  zone: number,
  targets: readonly TargetZone[],
  unseeing: Routes = g.view,
  seeing: Routes = g.view,
): Aim {
  const { sight, zones } = g.view;
  const { distance } = seeing;
  const row = zone * zones;
  const near: number[] = [];
  let isInSight = false;
  for (const t of targets) {
    if (!t.seen || sight[row + t.zone] === NEVER) continue;
    isInSight = true;
    if (distance[row + t.zone] !== NEVER) near.push(t.zone);
  }
  const goals = near.length > 0 ? near : targets.map((t) => t.zone);
  const clause = near.length > 0 ? 'S-EMOVE-1' : isInSight ? 'S-EMOVE-9' : 'S-EMOVE-2';
  return { goals, routes: isInSight ? seeing : unseeing, clause };
}

/** Why somebody goes there: seen, the nearest, or neither as no way leads there. */
export function motiveOf(zone: number, { goals, routes, clause }: Aim): Motive {
  const closest = closestOf(routes, zone, goals);
  if (goals.length === 0) return { kind: 'nobody', goals, clause };
  if (closest.length === 0) return { kind: 'barred', goals, clause: 'K-ENE-6' };
  return { kind: clause === 'S-EMOVE-1' ? 'sees' : 'nears', goals: closest, clause };
}

/** Next zones toward the closest of them. */
export function waysToward(
  g: Game,
  zone: number,
  targets: readonly TargetZone[],
  unseeing: Routes = g.view,
  seeing: Routes = g.view,
  tell?: TellMotive,
): readonly number[] {
  const aim = aimFrom(g, zone, targets, unseeing, seeing);
  tell?.(motiveOf(zone, aim));
  return stepsToClosest(aim.routes, zone, aim.goals);
}

/** Heroes this type goes for, with the highest score of all. */
export function heroesWithMost(g: Game, type: number, score: (hero: number) => number): number[] {
  const targets = g.state.heroes.map((_, hero) => hero).filter((hero) => isTarget(g, hero, type));
  const most = Math.max(...targets.map(score));
  return targets.filter((hero) => score(hero) === most);
}

export const zonesOfHeroes = (g: Game, heroes: readonly number[]): number[] =>
  [...new Set(heroes.map((hero) => heroAt(g.state, hero).zone))].sort((a, b) => a - b);

/** `isHidden`: heroes that enemies outside their zone do not see. */
export function directions(
  g: Game,
  isHidden: (g: Game, hero: number) => boolean,
  tell?: TellMotive,
): (zone: number) => readonly number[] {
  const targets = zonesOfTargets(g, isHidden);
  const told = tell && naming(g, tell, isHidden);
  return perZone((zone) => waysToward(g, zone, targets, g.view, g.view, told));
}

/** Tells of motives with those who are meant: heroes this type goes for, and people in danger (H-BYS-1). */
export const naming =
  (g: Game, tell: TellMotive, isHidden: (g: Game, hero: number) => boolean, type = ANY_TYPE): TellMotive =>
  (motive) => {
    const { goals, kind } = motive;
    const { bystanders, endangered } = kitOf(g);
    tell({
      heroes: g.state.heroes.flatMap((h, hero) =>
        goals.includes(h.zone) && isTarget(g, hero, type) && !(kind === 'sees' && isHidden(g, hero))
          ? [hero]
          : [],
      ),
      people: ownOf(g).bystanders.flatMap((b) =>
        goals.includes(b.zone) && endangered?.(g, b) ? [itemAt(bystanders, b.card).id] : [],
      ),
      ...motive,
    });
  };
