/** At a local table: the way to the sheets of its heroes, beside what else the table has. Fetched when they are wanted. */
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Table } from '../play/table.ts';
import type { Company } from '../table/company.ts';
import { withWords } from '../words/screen-words.ts';
import { useWords } from '../words/use-words.ts';

const SheetDrawer = lazy(() =>
  withWords(import('./sheet-drawer.tsx')).then((m) => ({ default: m.SheetDrawer })),
);

export function useSheetDrawer(table: Table, beside: Company): Company {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return useMemo(
    () => ({
      ...beside,
      menu: [...(beside.menu ?? []), { label: t('table.sheets'), act: () => setOpen(true) }],
      drawer: (
        <>
          {beside.drawer}
          {open && (
            <Suspense fallback={null}>
              <SheetDrawer table={table} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      ),
    }),
    [t, table, beside, open],
  );
}
