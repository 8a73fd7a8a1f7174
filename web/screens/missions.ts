/** The missions there are to play, as the cards show them. */
import { isRefusal, type Context, type Difficulty, type Edition } from '@holdout/engine';
import { engineOf } from '../editions/plugs.ts';

export interface MissionFacts {
  readonly edition: string;
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly goals: readonly string[];
}

/** Read from the file as it is: building eleven boards takes a moment, a list must not. */
interface MissionFile {
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly goals?: readonly { readonly id: string }[];
}

export const missionsOf = (edition: Edition): MissionFacts[] =>
  Object.keys(edition.missions)
    .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
    .map((id) => {
      const { difficulty, minutes, goals = [] } = edition.missions[id] as unknown as MissionFile;
      return { edition: edition.id, id, difficulty, minutes, goals: goals.map((g) => g.id) };
    });

export function missionContext(edition: string, mission: string): Context | undefined {
  const context = engineOf(edition).contextOf({ edition, mission, seats: [] });
  return isRefusal(context) ? undefined : context;
}

/** Filled bars out of four. */
const BARS: { readonly [difficulty in Difficulty]: number } = {
  tutorial: 1,
  easy: 1,
  medium: 2,
  hard: 3,
  'very-hard': 4,
};

export const barsOf = (difficulty: Difficulty): number => BARS[difficulty];
