/** Chances of options, worked out once for each moment and only when somebody looks. */
import type { Option } from '@holdout/engine';
import { useMemo } from 'react';
import { menuPlanOf } from '../editions/plugs.ts';
import type { Table, TableView } from '../play/table.ts';
import { useSettings } from '../store/settings.ts';
import { sureOf, type Prospect } from './prospect.ts';

export type ProspectOf = (option: Option) => Prospect | undefined;

/** What has been worked out, by moment: nothing known before holds in a new one. */
const worked = new WeakMap<TableView, Map<string, Prospect | undefined>>();

function knownIn(view: TableView): Map<string, Prospect | undefined> {
  let known = worked.get(view);
  if (!known) worked.set(view, (known = new Map<string, Prospect | undefined>()));
  return known;
}

export function useOdds(table: Table, view: TableView): ProspectOf {
  const wanted = useSettings((s) => s.odds);
  return useMemo(() => {
    const { rolls } = menuPlanOf(table.context);
    const known = knownIn(view);
    return (option) => {
      if (!wanted || !rolls(option)) return undefined;
      if (!known.has(option.id)) known.set(option.id, prospectOf(table, option.id));
      return known.get(option.id);
    };
  }, [table, view, wanted]);
}

function prospectOf(table: Table, option: string): Prospect | undefined {
  const odds = table.odds(option);
  if (odds) return { odds };
  const sure = sureOf(table.outcome(option) ?? []);
  return sure && { sure };
}
