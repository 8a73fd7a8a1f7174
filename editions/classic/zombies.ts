/** Where zombies go: toward what they see, else toward noise (C-ZMOVE-1 to C-ZMOVE-10). */
import { itemAt, firstSteps, perZone, type Game, type Routes, type TellMotive } from '@holdout/engine';
import { noiseMap } from './noise.ts';
import { ABOMINATION } from './types.ts';

const NOT_SEEN = 255;

/** Where a group in each zone goes, from the noise and positions of this moment. */
export function directions(g: Game, tell?: TellMotive): (zone: number) => readonly number[] {
  const noise = noiseMap(g);
  const survivors = zonesWithSurvivors(g);
  const loudest = noisiest(noise, null);
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
): number[] {
  const row = zone * g.context.zones;
  const { sight, distance, neighbours } = g.view;
  const open = (z: number): boolean => distance[row + z] !== NOT_SEEN;

  const seen = noisiest(
    noise,
    survivors.filter((z) => sight[row + z] !== NOT_SEEN),
  );
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
  const reachable = loudest.filter(open);
  if (reachable.length > 0) {
    tell?.({ kind: 'hears', goals: reachable, clause: 'C-ZMOVE-2', noise: noise[itemAt(reachable, 0)] });
    return stepsTo(g.view, zone, reachable);
  }
  const quieter = noisiest(noise, survivors.filter(open));
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

/** The zones with most noise among those given, or on the whole board; a silent board has none (C-ZMOVE-9). */
function noisiest(noise: readonly number[], among: readonly number[] | null): number[] {
  let best = among ? -1 : 0;
  let found: number[] = [];
  const consider = (z: number): void => {
    const here = itemAt(noise, z);
    if (here > best) {
      best = here;
      found = [z];
    } else if (here === best && found.length > 0) found.push(z);
  };
  if (among) among.forEach(consider);
  else for (let z = 0; z < noise.length; z++) consider(z);
  return found;
}

/** Next zones on the way to any of the goals; the same next zone is one direction (C-ZMOVE-8). */
function stepsTo(routes: Routes, from: number, goals: readonly number[]): number[] {
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
