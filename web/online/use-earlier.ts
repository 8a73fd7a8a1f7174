/** What was told of a table under rules it has outlived: fetched once, and told in the language of this page. */
import { useEffect } from 'react';
import { tellerOf } from '../words/teller.ts';
import { tellRequest, type Online } from './online.ts';
import { takeEarlier } from './api.ts';
import { useWords } from '../words/use-words.ts';

export function useEarlier({ model, table }: Online, players: readonly (string | null)[]): void {
  const { t } = useWords();
  const { earlier = [] } = model;
  const rules = earlier.map((era) => era.rules).join();
  useEffect(() => {
    if (rules === '') return;
    const tell = tellerOf(model.setup.edition, players);
    const eras = rules.split(',').map(async (name, era) => {
      const lines = await takeEarlier(model.table, era);
      return { rules: name, told: lines.flatMap(({ events }) => tell(events)) };
    });
    Promise.all(eras).then(
      (told) => table.tellEarlier(told),
      (error: unknown) => tellRequest(t, error),
    );
  }, [rules, model.table, model.setup.edition, players, table, t]);
}
