/** Which missions are listed: by how long they take and how hard they are. */
import type { Difficulty } from '@holdout/engine';
import { barsOf, type MissionFacts } from './missions.ts';

export interface MissionFilter {
  /** Minutes at most. */
  readonly minutes: number | null;
  readonly difficulty: Difficulty | null;
  /** Only what lies on the tiles of a box somebody here has. */
  readonly fits: boolean;
}

export const EVERY_MISSION: MissionFilter = { minutes: null, difficulty: null, fits: false };
export const LENGTHS = [30, 45, 60, 90] as const;
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const satisfies readonly Difficulty[];

/** What teaches counts as what it has the bars of. */
export const passes = (
  { minutes, difficulty }: Omit<MissionFilter, 'fits'>,
  mission: MissionFacts,
): boolean =>
  (minutes === null || mission.minutes <= minutes) &&
  (difficulty === null || barsOf(mission.difficulty) === barsOf(difficulty));
