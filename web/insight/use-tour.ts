/** The tour of the first mission: which lesson is told, and whether anybody wants it. Remembered across games. */
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Table, TableView } from '../play/table.ts';
import { lessonsOf, progressOf, type Lesson } from './lessons.ts';

const KEY = 'holdout.tour';

interface TourMemory {
  readonly left: boolean;
  /** Lessons somebody has waved away. */
  readonly waved: readonly string[];
}

interface TourStore extends TourMemory {
  leave(): void;
  wave(id: string): void;
  /** From the beginning, the next time the first mission is on the table. */
  again(): void;
}

const FRESH: TourMemory = { left: false, waved: [] };

function load(): TourMemory {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return FRESH;
    const { left, waved } = raw as Partial<TourMemory>;
    return {
      left: left === true,
      waved: Array.isArray(waved) ? waved.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return FRESH;
  }
}

const useTourMemory = create<TourStore>((set, get) => {
  const keep = (change: Partial<TourMemory>): void => {
    set(change);
    const { left, waved } = get();
    localStorage.setItem(KEY, JSON.stringify({ left, waved }));
  };
  return {
    ...load(),
    leave: () => keep({ left: true }),
    wave: (id) => keep({ waved: [...get().waved, id] }),
    again: () => keep(FRESH),
  };
});

export interface TourUi {
  readonly lesson: Lesson;
  /** "3 of 8". */
  readonly nth: number;
  readonly all: number;
  readonly zones: readonly string[];
  leave(): void;
  gotIt(): void;
}

/** Null when there is nothing to tell. `quiet` while something is being played or another tool is open. */
export function useTour(table: Table, view: TableView, quiet: boolean): TourUi | null {
  const { left, waved, leave, wave } = useTourMemory();
  return useMemo(() => {
    const lessons = lessonsOf(table.context);
    if (quiet || left || !lessons) return null;
    const { state, decision, log } = view;
    const moment = { context: table.context, state, decision, events: log.flatMap((e) => e.events) };
    const { lesson, learnt, all } = progressOf(lessons, moment, waved);
    if (!lesson) return null;
    return { lesson, nth: learnt + 1, all, zones: lesson.zones(moment), leave, gotIt: () => wave(lesson.id) };
  }, [table, view, quiet, left, waved, leave, wave]);
}
