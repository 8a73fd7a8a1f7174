/** The tables, those with people first; each opens to show who is there and what may be done. */
import type { AdminView } from '@holdout/protocol/admin';
import { useCallback, useState } from 'react';
import { nameOfTable } from '../online/table-name.ts';
import { agoText } from '../screens/ago.ts';
import { useWords } from '../words/use-words.ts';
import { AdminTableCard } from './admin-table-card.tsx';
import type { Admin } from './use-admin.ts';

interface Props {
  readonly view: AdminView;
  readonly act: Admin['act'];
}

export function AdminTables({ view, act }: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState<string>();
  const [now] = useState(() => Date.now());
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <section className="panel settings-group" aria-labelledby="admin-tables">
      <h2 id="admin-tables">{t('admin.tables')}</h2>
      {view.tables.length === 0 && <p>{t('admin.tables.none')}</p>}
      <ul className="admin-tables">
        {view.tables.map((table) => (
          <li key={table.id}>
            <button
              type="button"
              className="admin-line"
              aria-expanded={open === table.id}
              onClick={() => setOpen(open === table.id ? undefined : table.id)}
            >
              <b className="grow">{nameOfTable({ title: table.title, setup: table }, words)}</b>
              <span>{t('admin.people.n', { n: table.sockets })}</span>
              {table.closed && <span className="admin-closed">{t('admin.closed')}</span>}
              <small className="mute">{agoText(table.changed, now, words.language)}</small>
            </button>
            {open === table.id && (
              <AdminTableCard id={table.id} entries={table.entries} act={act} onGone={close} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
