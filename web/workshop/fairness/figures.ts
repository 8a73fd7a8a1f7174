/** Figures of a measurement as the panels show them, over all numbers of heroes or one. */
import {
  rateOf,
  spreadOf,
  sum,
  type Counts,
  type DeathIn,
  type Measured,
  type Rate,
} from '@holdout/bots/measure';

export const HEATS = ['deaths', 'roads', 'noise', 'kills'] as const;
export type HeatKind = (typeof HEATS)[number];

export interface PlacedDeath extends DeathIn {
  readonly heroes: number;
}

export const deathsOf = (results: readonly Measured[]): PlacedDeath[] =>
  results.flatMap(({ heroes, deaths }) => deaths.map((death) => ({ ...death, heroes })));

export function heatOf(results: readonly Measured[], kind: HeatKind): Counts {
  if (kind !== 'deaths') {
    const key = { roads: 'walked', noise: 'noise', kills: 'killed' } as const;
    return results.reduce((all, m) => sum(all, m[key[kind]]), {});
  }
  return results.reduce((all, m) => m.deaths.reduce((by, { zone }) => sum(by, { [zone]: 1 }), all), {});
}

/** How many died in each round, from the first on. */
export function byRound(deaths: readonly PlacedDeath[]): number[] {
  const last = deaths.reduce((most, { round }) => Math.max(most, round), 0);
  const counts = new Array<number>(last).fill(0);
  for (const { round } of deaths) counts[round - 1] = (counts[round - 1] ?? 0) + 1;
  return counts;
}

interface Loss {
  readonly cause: string;
  readonly games: number;
  readonly share: number;
  readonly round: number;
}

/** How games are lost, the most frequent way first. */
export function lossesOf(results: readonly Measured[]): Loss[] {
  const rounds = new Map<string, number[]>();
  for (const { lostBy } of results)
    for (const [cause, ended] of Object.entries(lostBy))
      rounds.set(cause, [...(rounds.get(cause) ?? []), ...ended]);
  const all = [...rounds.values()].reduce((n, { length }) => n + length, 0);
  return [...rounds]
    .map(([cause, ended]) => ({
      cause,
      games: ended.length,
      share: ended.length / all,
      round: spreadOf(ended)?.median ?? 0,
    }))
    .sort((a, b) => b.games - a.games);
}

/** The number of heroes a label is given for: four, as the missions of the boxes are compared, else the most there are. */
const USUAL = 4;
export function labelled(results: readonly Measured[]): { measured: Measured; rate: Rate } | undefined {
  const ready = results.flatMap((measured) => {
    const rate = rateOf(measured);
    return rate ? [{ measured, rate }] : [];
  });
  return ready.find(({ measured }) => measured.heroes === USUAL) ?? ready.at(-1);
}

export const gamesIn = (results: readonly Measured[]): number => results.reduce((n, m) => n + m.games, 0);
