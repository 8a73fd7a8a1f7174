/** Where zombies go: toward what they see, else toward noise (C-ZMOVE-1 to C-ZMOVE-10). */
import { itemAt, firstSteps, NEVER, perZone, type Game, type Routes, type TellMotive } from '@holdout/engine';
import { noiseMap } from './noise.ts';
import { ABOMINATION } from './types.ts';

/** Where a group in each zone goes, from the noise and positions of this moment. */
export function directions(g: Game, tell?: TellMotive): (zone: number) => readonly number[] {
  const noise = noiseMap(g);
  const survivors = zonesWithSurvivors(g);
  const loudest = loudestZones(noise);
  return perZone((zone) => waysToGoal(g, zone, noise, survivors, loudest, tell));
}

/** The goal in the order of C-ZMOVE-7; all first steps of shortest routes to it. */
function waysToGoal(
  g: Game,
  zone: number,
  noise: readonly number[],
  survivors: readonly number[],
  loudest: readonly number[],
  tell: TellMotive | undefined,
): readonly number[] {
  const row = zone * g.context.zones;
  const { sight, distance, neighbours } = g.view;
  const seen = noisiestOf(noise, survivors, sight, row);
  if (seen.length > 0) {
    tell?.({ kind: 'sees', goals: seen, clause: 'C-ZMOVE-1', noise: noise[itemAt(seen, 0)] });
    return stepsTo(g.view, zone, seen);
  }
  if (loudest.length === 0 || loudest.includes(zone)) {
    tell?.({
      kind: loudest.length === 0 ? 'nobody' : 'arrived',
      goals: loudest,
      clause: 'C-ZMOVE-9',
      noise: noise[zone],
    });
    return [];
  }
  const reachable = noisiestOf(noise, loudest, distance, row);
  if (reachable.length > 0) {
    tell?.({ kind: 'hears', goals: reachable, clause: 'C-ZMOVE-2', noise: noise[itemAt(reachable, 0)] });
    return stepsTo(g.view, zone, reachable);
  }
  const quieter = noisiestOf(noise, survivors, distance, row);
  if (quieter.length > 0) {
    tell?.({ kind: 'nears', goals: quieter, clause: 'C-ZMOVE-6', noise: noise[itemAt(quieter, 0)] });
    return stepsTo(g.view, zone, quieter);
  }
  // As if doors were open, but a closed door in the way stops them (C-ZMOVE-6, C-ZMOVE-10).
  const ways = stepsTo(g.context.asIfOpen, zone, loudest).filter((z) => itemAt(neighbours, zone).includes(z));
  const [kind, clause] =
    ways.length > 0 ? (['hears', 'C-ZMOVE-6'] as const) : (['barred', 'C-ZMOVE-10'] as const);
  tell?.({ kind, goals: loudest, clause, noise: noise[itemAt(loudest, 0)] });
  return ways;
}

function zonesWithSurvivors(g: Game): number[] {
  const zones: number[] = [];
  for (const h of g.state.heroes) if (h.zone >= 0 && !zones.includes(h.zone)) zones.push(h.zone);
  return zones;
}

/** The zones with most noise of the whole board; a silent one has none (C-ZMOVE-9). */
function loudestZones(noise: readonly number[]): number[] {
  let most = 0;
  for (const n of noise) if (n > most) most = n;
  const found: number[] = [];
  if (most > 0) for (let z = 0; z < noise.length; z++) if (noise[z] === most) found.push(z);
  return found;
}

/** Those with most noise among the given that are seen, or have a way there, from a zone: its row of the table. */
function noisiestOf(
  noise: readonly number[],
  among: readonly number[],
  table: Uint8Array,
  row: number,
): readonly number[] {
  let most = -1;
  for (const z of among) if (table[row + z] !== NEVER) most = Math.max(most, itemAt(noise, z));
  if (most < 0) return NOWHERE;
  const found: number[] = [];
  for (const z of among) if (table[row + z] !== NEVER && noise[z] === most) found.push(z);
  return found;
}
const NOWHERE: readonly number[] = [];

/** Next zones on the way to any of the goals; the same next zone is one direction (C-ZMOVE-8). */
function stepsTo(routes: Routes, from: number, goals: readonly number[]): readonly number[] {
  if (goals.length === 1) return firstSteps(routes, from, itemAt(goals, 0));
  const steps: number[] = [];
  for (const goal of goals) {
    for (const z of firstSteps(routes, from, goal)) if (!steps.includes(z)) steps.push(z);
  }
  return steps.sort((a, b) => a - b);
}

/** Splitting adds zombies until all groups are equal; the Abomination never splits (C-ZMOVE-4, C-ZMOVE-8). */
export const groupWanted = (type: number, n: number, ways: number): number =>
  type === ABOMINATION ? n : ways * Math.ceil(n / ways);
