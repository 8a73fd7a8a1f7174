/**
 * The workshop's own lesson: five steps with a mission of one's own, each done when the mission shows it. Which project
 * it goes with is remembered in the browser; whoever leaves it never sees it again.
 */
import { create } from 'zustand';
import { laidSlots, levelsOf } from './board/ground.ts';
import type { Flaw, MissionFile, StepId } from './workshop.ts';

/** Each with the step of the frame where it is done. */
export const LESSON = [
  { id: 'tiles', at: 'board' },
  { id: 'things', at: 'board' },
  { id: 'mend', at: 'board' },
  { id: 'measure', at: 'fairness' },
  { id: 'share', at: 'share' },
] as const satisfies readonly { readonly id: string; readonly at: StepId }[];

export interface LessonFacts {
  readonly mission: MissionFile;
  readonly flaws: readonly Flaw[];
  readonly measured: boolean;
  readonly shown: StepId;
}

const LEAST_TILES = 2;
const has = (v: unknown): boolean => Array.isArray(v) && v.length > 0;

/** The first step that is not done; as many as there are when all of them are. */
export function lessonAt({ mission, flaws, measured, shown }: LessonFacts): number {
  const done = [
    laidSlots(levelsOf(mission)).length >= LEAST_TILES,
    ['start', 'spawns', 'objectives'].every((part) => has(mission[part])),
    flaws.every(({ level }) => level !== 'red'),
    measured,
    shown === 'share',
  ];
  const first = done.indexOf(false);
  return first < 0 ? done.length : first;
}

const KEY = 'holdout.workshop-lesson';

interface Lesson {
  /** The project it goes with; empty when nobody learns. */
  readonly project: string;
  with(project: string): void;
  leave(): void;
}

export const useLesson = create<Lesson>((set) => ({
  project: remembered(),
  with(project) {
    remember(project);
    set({ project });
  },
  leave() {
    remember('');
    set({ project: '' });
  },
}));

/** A browser that remembers nothing teaches until the page is loaded again. */
function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
function remember(project: string): void {
  try {
    localStorage.setItem(KEY, project);
  } catch {
    return;
  }
}
