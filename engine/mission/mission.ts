/** A checked and compiled mission: zones as indices, conditions and effects as functions. */
import type { Board } from '../board/index.ts';
import type { Source } from '../kernel/vocabulary.ts';
import type { Trigger } from './triggers.ts';
import type { Condition, Effect, MissionSection } from './words.ts';

export const DIFFICULTIES = ['tutorial', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface MissionRule {
  readonly on: Trigger;
  /** Only for these: colours of objectives and doors, cards, enemy heroes, tiles; none = any. */
  readonly of: readonly string[];
  /** Only in these zones; none = anywhere. */
  readonly area: readonly number[];
  /** Only in teams of so many heroes and more. */
  readonly heroes: number;
  /** Must hold at that moment; for `once`, the moment it first holds. */
  readonly when: Condition;
  readonly effects: readonly Effect[];
}

export interface Mission {
  readonly id: string;
  readonly edition: string;
  readonly source: Source;
  readonly clause: string;
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly players?: readonly [number, number];
  /** Heroes each player begins with, where the mission says so. */
  readonly heroesPerSeat?: number;
  readonly board: Board;
  /** What one look at all its conditions costs (bounds.ts). */
  readonly weight: number;
  readonly start: readonly number[];
  /** The shaft where the elevator stands at the start; `when` = it works only while this holds (H-ELE-1). */
  readonly elevator: { readonly shaft: number; readonly when: Condition } | null;
  readonly doors: readonly { readonly colour: string; readonly state: number }[];
  /** In drawing order: the first, then clockwise (K-SPAWN-1, K-SPAWN-10). */
  readonly spawns: readonly {
    readonly zone: number;
    readonly colour: string;
    readonly active: boolean;
    /** On the board only with so many heroes and more. */
    readonly heroes: number;
  }[];
  readonly objectives: readonly {
    readonly zone: number;
    readonly colour: string;
    readonly down: boolean;
    /** Counts for "take all objectives". */
    readonly counts: boolean;
  }[];
  readonly enemies: readonly { readonly type: number; readonly zone: number; readonly count: number }[];
  readonly areas: { readonly [name: string]: readonly number[] };
  /** `when` = open while this holds, beside `open` and what rules open. */
  readonly exit: {
    readonly zones: readonly number[];
    readonly open: boolean;
    readonly when: Condition;
  } | null;
  /** Checklist for the players, in order. */
  readonly goals: readonly { readonly id: string; readonly met: Condition }[];
  readonly win: Condition;
  readonly lose: readonly { readonly id: string; readonly when: Condition }[];
  /** The mission can no longer be met: said at once, lost in the next End Phase (M-ALL-9). */
  readonly hopeless: readonly { readonly id: string; readonly when: Condition }[];
  readonly rules: readonly MissionRule[];
  readonly own: MissionSection;
}
