/** Chances of options, worked out once for each moment and only when somebody looks. */
import type { Odds, Option } from '@holdout/engine';
import { useMemo } from 'react';
import type { Table, TableView } from '../play/table.ts';
import { useSettings } from '../store/settings.ts';

/** Options that may roll dice at enemies. */
export const rollsDice = (option: Option): boolean => option.verb === 'attack' || option.verb === 'drive';

export type OddsOf = (option: Option) => Odds | undefined;

export function useOdds(table: Table, view: TableView): OddsOf {
  const wanted = useSettings((s) => s.odds);
  return useMemo(() => {
    const known = new Map<string, Odds | undefined>();
    return (option) => {
      if (!wanted || !rollsDice(option)) return undefined;
      if (!known.has(option.id)) known.set(option.id, table.odds(option.id));
      return known.get(option.id);
    };
    // A new view is a new moment: nothing known before holds.
  }, [table, view, wanted]);
}
