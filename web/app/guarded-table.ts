/** A table that takes no answers while another tab plays the game; everything else stays as it is, to look at. */
import type { Table } from '../play/table.ts';
import { TwoTabsError } from '../store/games.ts';

/** `isHeld` is asked at every answer; `onLost` is told when the store knows more of the game than we do. */
export function guardedTable(table: Table, isHeld: () => boolean, onLost: () => void): Table {
  const guard = async <T>(act: () => Promise<T>): Promise<T | null> => {
    if (!isHeld()) return null;
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TwoTabsError)) throw error;
      onLost();
      return null;
    }
  };
  return {
    id: table.id,
    get context() {
      return table.context;
    },
    earlier: table.earlier,
    view: () => table.view(),
    subscribe: (listener) => table.subscribe(listener),
    answer: (text) => guard(() => table.answer(text)),
    undo: (force) => guard(() => table.undo(force)),
    redo: () => guard(() => table.redo()),
    why: (intent) => table.why(intent),
    odds: (option) => table.odds(option),
    outcome: (option) => table.outcome(option),
    forecast: () => table.forecast(),
    stateAt: (seq) => table.stateAt(seq),
    eventsAt: (seq) => table.eventsAt(seq),
    branch: (seq) => table.branch(seq),
    exportFile: () => table.exportFile(),
  };
}
