/** The moment at the table, for what is drawn inside dashboards: those stand still while it changes, this does not. */
import { createContext, useContext } from 'react';
import type { TableUi } from '../table/use-table-ui.ts';

const Moment = createContext<TableUi | null>(null);

export const HandsScope = Moment.Provider;

export function useMomentUi(): TableUi {
  const ui = useContext(Moment);
  if (!ui) throw new Error('not at a table');
  return ui;
}
