/** Where the house allows it: the way to set the table right, beside what else the table has. Fetched when it is wanted. */
import { mayCorrect } from '@holdout/engine';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import type { Table } from '../play/table.ts';
import type { Company } from '../table/company.ts';
import { useWords } from '../words/use-words.ts';

const SetRight = lazy(() => import('./set-right.tsx').then((m) => ({ default: m.SetRight })));

export function useSetRight(table: Table, beside: Company): Company {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { state, mayCorrect: may = mayCorrect(state) } = table.view();
  return useMemo(() => {
    if (!may) return beside;
    const label = t('table.right');
    const act = (): void => setOpen(true);
    return {
      ...beside,
      tools: (
        <>
          <button type="button" className="tool" onClick={act}>
            <Icon name="pencil" size={17} />
            {label}
          </button>
          {beside.tools}
        </>
      ),
      menu: [{ label, act }, ...(beside.menu ?? [])],
      drawer: (
        <>
          {beside.drawer}
          {open && (
            <Suspense fallback={null}>
              <SetRight table={table} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      ),
    };
  }, [t, table, beside, may, open]);
}
