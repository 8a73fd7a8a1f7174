/** What has a name of its own in a game is called by it, also what is told only while it is played. */
import { useSheets } from '../store/sheets.ts';
import type { Table } from './table.ts';

export function lendNames(table: Table): void {
  let named = table.view().state.ours;
  const lend = (): void => useSheets.getState().lend({ ...table.view().state.setup, ours: named });
  lend();
  table.subscribe(() => {
    const { ours } = table.view().state;
    if (ours === named) return;
    named = ours;
    lend();
  });
}
