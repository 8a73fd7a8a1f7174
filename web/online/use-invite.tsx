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
  const [open, setOpen] = useState<'invite' | 'phones' | null>(null);
  return useMemo(() => {
    const label = t('app.invite');
    const invite = (): void => setOpen('invite');
    const phones = open === 'phones';
    return {
      tools: (
        <button type="button" className="tool" onClick={invite}>
          <Icon name="meeple" size={17} />
          {label}
        </button>
      ),
      menu: [
        { label, act: invite },
        { label: t('table.phones'), act: () => setOpen('phones') },
      ],
      drawer: open !== null && (
        <Suspense fallback={null}>
          <OpenDialog
            edition={table.context.edition.id}
            mission={table.context.mission.id}
            source={() => ({ save: table.exportFile() })}
            phones={phones}
            title={t(phones ? 'table.phones' : 'online.invite')}
            text={t(phones ? 'phones.open.text' : 'online.invite.text')}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ),
    };
  }, [t, table, open]);
}
