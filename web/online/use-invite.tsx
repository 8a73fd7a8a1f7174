/** At a local table: the way to an online one. What it opens is fetched when it is wanted. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import type { Table } from '../play/table.ts';
import type { Company } from '../table/company.ts';
import { withWords } from '../words/screen-words.ts';
import { useWords } from '../words/use-words.ts';

const OpenDialog = lazy(() =>
  withWords(import('./open-dialog.tsx')).then((m) => ({ default: m.OpenDialog })),
);

export function useInvite(table: Table): Company {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return useMemo(() => {
    const label = t('app.invite');
    const invite = (): void => setOpen(true);
    return {
      tools: (
        <button type="button" className="tool" onClick={invite}>
          <Icon name="meeple" size={17} />
          {label}
        </button>
      ),
      menu: [{ label, act: invite }],
      drawer: open && (
        <Suspense fallback={null}>
          <OpenDialog
            edition={table.context.edition.id}
            mission={table.context.mission.id}
            source={() => ({ save: table.exportFile() })}
            title={t('online.invite')}
            text={t('online.invite.text')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ),
    };
  }, [t, table, open]);
}
