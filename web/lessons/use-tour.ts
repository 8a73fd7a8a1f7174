/** The lesson at the table: what is told now, what has been, and pointing at it. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Table, TableView } from '../play/table.ts';
import { tourOf, type Lesson, type Moment, type Tour } from './lesson.ts';
import { isResting, NOTHING_TOLD, tell, withRead } from './telling.ts';
import { eveningOf, useTourMemory } from './tour-memory.ts';
import { usePointing } from './use-pointing.ts';

export interface TourUi {
  readonly tour: Tour;
  /** Learnt or read. */
  readonly done: ReadonlySet<string>;
  readonly lesson: Lesson | null;
  /** Its place in the list, from 1: it never changes. */
  readonly nth: number;
  /** The rules ask something in the middle of something else. */
  readonly asked: boolean;
  readonly zones: readonly string[];
  readonly doors: readonly string[];
  /** What is told between lessons; null where there is nothing to say. */
  readonly reminder: string | null;
  /** A way leads to them. */
  readonly way: boolean;
  /** It is being pointed at: asked for, or because nothing has happened for a while. */
  readonly showing: boolean;
  /** It has been asked for: then it is brought into view. */
  readonly bringing: boolean;
  showMe(): void;
  gotIt(): void;
  leave(): void;
  /** Goes on with the lesson for those who have played before; undefined when that has been told. */
  readonly skip?: () => void;
}

/** The first of all lessons: what wins. */
const GOAL = 'goal';

/** Null where nothing is taught. `quiet` while something is being played: then nothing changes. */
export function useTour(
  table: Table,
  view: TableView,
  quiet: boolean,
  tool: 'forecast' | 'history' | null,
): TourUi | null {
  const { context } = table;
  const { left, keep, leave } = useTourMemory();
  const box = eveningOf(context.edition.id);
  const evening = useTourMemory((s) => s.told[box] !== undefined) && view.state.setup.byHand !== undefined;
  const edition = evening ? box : context.edition.id;
  const told = useTourMemory((s) => s.told[edition]) ?? NOTHING_TOLD;
  const tour = left || view.state.outcome ? undefined : tourOf(context, evening);
  const moment = useMemo((): Moment | null => {
    if (!tour) return null;
    const { state, decision, log } = view;
    return { context, state, decision, events: log.flatMap((e) => e.events) };
  }, [tour, context, view]);

  const used = useRef<typeof tool>(null);
  useEffect(() => {
    if (!tour || !moment || quiet) return;
    if (tool !== null) {
      // With a tool open nothing is told that could not be followed; what speaks of it stays until it is closed.
      used.current = tool;
      return;
    }
    const closed = tour.lessons
      .filter((l) => l.tool !== undefined && l.tool === used.current)
      .map((l) => l.id);
    used.current = null;
    const now = closed.some((id) => !told.read.includes(id)) ? withRead(told, closed) : told;
    const next = tell(now, tour.lessons, moment);
    if (next !== told) keep(edition, next);
  }, [tour, moment, quiet, tool, told, edition, keep]);

  const lesson = tour?.lessons.find((l) => l.id === told.current) ?? null;
  const read = useCallback(
    (...ids: string[]) => keep(edition, withRead(useTourMemory.getState().told[edition] ?? told, ids)),
    [edition, keep, told],
  );
  const [showing, showMe] = usePointing(
    lesson?.id ?? GOAL,
    view.state.seq,
    !quiet && tool === null && tour !== undefined,
    lesson !== null,
  );
  return useMemo(() => {
    if (!tour || !moment) return null;
    const done = new Set(told.read);
    const fight = tour.lessons.findIndex((l) => l.id === tour.fight);
    // Between lessons whoever asks is shown the goal once more.
    const shown = lesson ?? (showing ? tour.lessons.find((l) => l.id === GOAL) : undefined);
    const before = tour.lessons.slice(0, fight).map((l) => l.id);
    return {
      tour,
      done,
      lesson,
      nth: lesson ? tour.lessons.indexOf(lesson) + 1 : 0,
      asked: moment.decision !== null && !isResting(moment),
      zones: shown?.zones(moment) ?? [],
      doors: shown?.doors?.(moment) ?? [],
      reminder: tour.reminders.find((r) => r.ready(moment))?.id ?? null,
      way: shown?.way ?? false,
      showing: showing !== null,
      bringing: showing === 'asked',
      showMe,
      gotIt: () => lesson && read(lesson.id),
      leave,
      skip: before.some((id) => !done.has(id)) ? () => read(...before) : undefined,
    };
  }, [tour, moment, told, lesson, showing, showMe, read, leave]);
}
