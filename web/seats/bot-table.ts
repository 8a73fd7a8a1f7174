/** A local table at which bots sit: nobody answers for them, and what they gave is taken back with what was before it. */
import type { Refusal } from '@holdout/engine';
import type { Table, TableView } from '../play/table.ts';
import { botSeat, type Bots } from './bots.ts';

const isBots = (bots: Bots, { state, decision }: TableView): boolean =>
  decision !== null && botSeat(bots, state, decision) !== undefined;

/** The table as its people have it; bots answer the one beneath. */
export function botTable(table: Table, bots: Bots): Table {
  const hasPeople = bots.some((bot) => bot === null);
  let last: TableView | undefined;
  let shown: TableView | undefined;
  const view = (): TableView => {
    const now = table.view();
    if (now !== last || !shown) shown = isBots(bots, now) ? { ...now, mine: false } : now;
    last = now;
    return shown;
  };
  /** Back, or on, to where somebody is asked. */
  const toPeople = async (
    step: () => Promise<Refusal | null>,
    isLeft: () => boolean,
  ): Promise<Refusal | null> => {
    for (;;) {
      const refusal = await step();
      if (refusal || !hasPeople || !isLeft() || !isBots(bots, table.view())) return refusal;
    }
  };
  return {
    id: table.id,
    get context() {
      return table.context;
    },
    earlier: table.earlier,
    view,
    subscribe: (listener) => table.subscribe(listener),
    answer: (text) => table.answer(text),
    undo: (force) =>
      toPeople(
        () => table.undo(force),
        () => table.view().undo !== 'none',
      ),
    redo: () =>
      toPeople(
        () => table.redo(),
        () => table.view().redo,
      ),
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
