/** Chances of options, worked out once for each moment and only when somebody looks. */
import type { Option } from '@holdout/engine';
import { useMemo } from 'react';
import { menuPlanOf } from '../editions/plugs.ts';
import type { Table, TableView } from '../play/table.ts';
import { useSettings } from '../store/settings.ts';
import { sureOf, type Prospect } from './prospect.ts';

export type ProspectOf = (option: Option) => Prospect | undefined;

export function useOdds(table: Table, view: TableView): ProspectOf {
  const wanted = useSettings((s) => s.odds);
  return useMemo(() => {
    const { rolls } = menuPlanOf(table.context);
    const known = new Map<string, Prospect | undefined>();
    return (option) => {
      if (!wanted || !rolls(option)) return undefined;
      if (!known.has(option.id)) known.set(option.id, prospectOf(table, option.id));
      return known.get(option.id);
    };
    // A new view is a new moment: nothing known before holds.
  }, [table, view, wanted]);
}

function prospectOf(table: Table, option: string): Prospect | undefined {
  const odds = table.odds(option);
  if (odds) return { odds };
  const sure = sureOf(table.outcome(option) ?? []);
  return sure && { sure };
}
