/** Undo and redo by what was pressed: a way carried over three zones is one thing, though three answers gave it. */
import type { Refusal } from '@holdout/engine';
import { givenAt, takenBackAt } from '../hands/given.ts';
import type { Table, TableView } from '../play/table.ts';

/** `forced`: somewhere in what undo takes back dice or cards were shown. */
export function undoOf(table: Table, view: TableView): TableView['undo'] {
  if (view.undo !== 'free') return view.undo;
  const first = beginningOf(table, view);
  return view.log.some((entry) => entry.seq > first && entry.revealed) ? 'forced' : 'free';
}

export async function takeBack(table: Table, force: boolean): Promise<Refusal | null> {
  const first = beginningOf(table, table.view());
  for (;;) {
    const { state, undo } = table.view();
    const forced = undo === 'forced';
    if (state.seq <= first || (forced && !force)) return null;
    const refusal = await table.undo(forced);
    // Where others are asked first, nothing has moved yet.
    if (refusal || table.view().state.seq === state.seq) return refusal;
  }
}

export async function giveAgain(table: Table): Promise<Refusal | null> {
  const { state } = table.view();
  const last = takenBackAt(table, state).at(-1)?.seq ?? state.seq;
  for (;;) {
    const { state: now, redo } = table.view();
    if (!redo || now.seq > last) return null;
    const refusal = await table.redo();
    if (refusal || table.view().state.seq === now.seq) return refusal;
  }
}

/** How many answers there were before the press that gave the last one. */
function beginningOf(table: Table, { state, log }: TableView): number {
  const last = givenAt(table, state).at(-1);
  const told = log.at(-1)?.events.find((e) => e.type === 'answered');
  // At a table of several the last answer may be somebody else's.
  const own = last?.seq === state.seq - 1 && told?.type === 'answered' && told.answer === last.answer;
  return own ? last.pressed : state.seq - 1;
}
