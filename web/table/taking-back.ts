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

/** `later`: what is left of a press is taken back when the others have agreed to what they are asked about. */
export const takeBack = (table: Table, force: boolean, later: Later): Promise<Refusal | null> =>
  backTo(beginningOf(table, table.view()), table, force, later);

type Later = (goOn: () => Promise<Refusal | null>) => void;

async function backTo(first: number, table: Table, force: boolean, later: Later): Promise<Refusal | null> {
  for (;;) {
    const { state, undo } = table.view();
    const forced = undo === 'forced';
    if (state.seq <= first || (forced && !force)) return null;
    const refusal = await table.undo(forced);
    if (refusal) return refusal;
    if (table.view().state.seq === state.seq) {
      // Where others are asked first, nothing has moved yet.
      whenAgreed(table, state.seq, () => later(() => backTo(first, table, force, later)));
      return null;
    }
  }
}

/** Waits for a vote, and forgets about it when it is lost or somebody has gone on. */
function whenAgreed(table: Table, seq: number, goOn: () => void): void {
  let { asking = false } = table.view();
  const leave = table.subscribe(() => {
    const { state, asking: now = false } = table.view();
    const waits = state.seq === seq && (now || !asking);
    asking ||= now;
    if (waits) return;
    leave();
    if (state.seq < seq) goOn();
  });
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
