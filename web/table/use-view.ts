/** The table's present view; renders again after every change. */
import { useCallback, useSyncExternalStore } from 'react';
import type { Table, TableView } from '../play/table.ts';

export function useView(table: Table): TableView {
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  return useSyncExternalStore(subscribe, () => table.view());
}
