/** The online tables this browser belongs to, with what the server says of them: fetched where there are any. */
import type { TableCard } from '@holdout/protocol';
import { useEffect, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { agoText } from '../screens/ago.ts';
import { tables, type KnownTable } from '../store/tables.ts';
import { useWords } from '../words/use-words.ts';
import { inOrder, useCards } from './use-cards.ts';
import { tableName } from './table-name.ts';

interface Props {
  readonly list: readonly KnownTable[];
  readonly onChange: () => void;
  /** Whether it is this person's turn at one of them. */
  readonly onAwaited: (awaited: boolean) => void;
}

export function TableList({ list, onChange, onAwaited }: Props): React.JSX.Element {
  const { t } = useWords();
  const cards = useCards(list, onChange);
  const awaited = list.some((table) => cards.get(table.id)?.yours);
  useEffect(() => onAwaited(awaited), [onAwaited, awaited]);
  return (
    <details className="games panel online-tables" open>
      <summary>{t('online.tables', { n: list.length })}</summary>
      <ul>
        {inOrder(list, cards).map((table) => (
          <TableRow key={table.id} table={table} card={cards.get(table.id)} onChange={onChange} />
        ))}
      </ul>
    </details>
  );
}

/** Fetches what a name is made of, and shows it when it has come. */
function useEditionWords(edition: string): void {
  const [, setHere] = useState('');
  useEffect(() => {
    if (!EDITION_IDS.includes(edition)) return;
    // Without it the row says that it is a table.
    loadEdition(edition).then(
      () => setHere(edition),
      () => setHere(''),
    );
  }, [edition]);
}

function TableRow({
  table,
  card,
  onChange,
}: {
  readonly table: KnownTable;
  readonly card: TableCard | undefined;
  readonly onChange: () => void;
}): React.JSX.Element {
  const words = useWords();
  const { t, language } = words;
  useEditionWords(table.title === '' ? table.edition : '');
  const name = tableName(table, words);
  const role = table.host !== null ? 'host' : table.secrets.length > 0 ? 'player' : 'watcher';
  const others = (card?.people ?? []).filter((person) => person !== table.name);
  const forget = async (): Promise<void> => {
    await tables.forget(table.id);
    onChange();
    const undo = (): void => void tables.restore(table).then(onChange);
    toast({ text: t('online.forgotten', { name }), action: { label: t('home.undo'), run: undo } });
  };
  return (
    <li data-turn={card?.yours ? 'mine' : undefined}>
      <a className="grow" href={formatRoute({ screen: 'online', table: table.id })}>
        <b>{name}</b>
        <small>
          {card?.yours && <span className="yours">{t('online.yours')} · </span>}
          {card?.over && <>{t('online.over')} · </>}
          {others.length > 0 && <>{t('online.with', { names: others.join(t('table.list')) })} · </>}
          {t(`online.role.${role}`)} ·{' '}
          {agoText(Math.max(table.changed, card?.changed ?? 0), Date.now(), language)}
        </small>
      </a>
      <button
        type="button"
        className="tool-button"
        aria-label={t('online.forget', { name })}
        title={t('online.forget', { name })}
        onClick={() => void forget()}
      >
        <Icon name="trash-can" size={17} />
      </button>
    </li>
  );
}
