/** One table as whoever runs the server sees it: who is there, what was written, and what may be done. */
import type { AdminTable } from '@holdout/protocol/admin';
import { pageAddress } from '@holdout/protocol';
import { useEffect, useState } from 'react';
import { LinkField } from '../online/link-field.tsx';
import { useWords } from '../words/use-words.ts';
import { AdminRefusal, lookAtTable } from './admin-api.ts';
import type { Admin } from './use-admin.ts';

interface Props {
  readonly id: string;
  /** Looked at again when there are more of them. */
  readonly entries: number;
  readonly act: Admin['act'];
  readonly onGone: () => void;
}

export function AdminTableCard({ id, entries, act, onGone }: Props): React.JSX.Element | null {
  const { t } = useWords();
  const [table, setTable] = useState<AdminTable>();
  const [link, setLink] = useState<string>();
  const [forgetting, setForgetting] = useState(false);
  useEffect(() => {
    let over = false;
    lookAtTable(id).then(
      (seen) => over || setTable(seen),
      (error: unknown) => {
        if (!(error instanceof AdminRefusal)) throw error;
        if (!over) onGone();
      },
    );
    return () => void (over = true);
  }, [id, entries, onGone]);
  if (!table) return null;
  return (
    <div className="admin-card">
      <People table={table} />
      <ul className="admin-chat">
        {table.chat.map((line) => (
          <li key={line.seq}>
            <span className="grow">
              <b>{line.name}</b> {line.text}
            </span>
            <button
              type="button"
              className="button"
              aria-label={t('admin.hide.line', { text: line.text })}
              onClick={() => void act({ do: 'hide', table: id, line: line.seq })}
            >
              {t('admin.hide')}
            </button>
          </li>
        ))}
      </ul>
      {link !== undefined && <LinkField label={t('admin.host.link')} link={link} />}
      <div className="row wrap">
        <button
          type="button"
          className="button"
          onClick={() => void act({ do: table.closed ? 'open' : 'close', table: id })}
        >
          {t(table.closed ? 'admin.open' : 'admin.close')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            void act({ do: 'host', table: id }).then(
              (done) => done?.secret && setLink(`${location.origin}${pageAddress(id)}#${done.secret}`),
            )
          }
        >
          {t('admin.host')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            forgetting ? void act({ do: 'forget', table: id }).then(onGone) : setForgetting(true)
          }
        >
          {t(forgetting ? 'admin.forget.sure' : 'admin.forget')}
        </button>
      </div>
    </div>
  );
}

function People({ table }: { readonly table: AdminTable }): React.JSX.Element {
  const { t } = useWords();
  const seats = table.chairs.map(({ holder, name, here }) =>
    holder === 'person'
      ? t('admin.seat.person', { name, here: here ? 'yes' : 'no' })
      : t(`admin.seat.${holder}`),
  );
  const watching = table.watchers.map((name) =>
    t('admin.seat.watching', { name: name || t('admin.nobody') }),
  );
  return <p>{[...seats, ...watching].join(' · ')}</p>;
}
