/** A phone at a table: the sheet of its own hero in the place of the board, once the table has let it in. */
import '../styles/table.css';
import '../styles/insight.css';
import '../styles/phones.css';
import { useEffect } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { AwaitedBar } from '../online/awaited-bar.tsx';
import { seatedHere, type Online } from '../online/online.ts';
import { useAttention } from '../online/use-attention.ts';
import type { Company } from '../table/company.ts';
import { useWords } from '../words/use-words.ts';
import { HeroSheets } from './hero-sheets.tsx';
import { JoinSheet } from './join-sheet.tsx';

interface Props {
  readonly online: Online;
  /** The hero this phone would like to play. */
  readonly onWish: (hero: string) => void;
}

const COMPANY: Company = { bar: <AwaitedBar /> };

export function SheetScreen({ online, onWish }: Props): React.JSX.Element {
  const { t } = useWords();
  const { model, seen, table } = online;
  useAttention(online);
  useAdmission(online);
  const seated = seatedHere(online);
  const own = table
    .view()
    .state.heroes.flatMap(({ id }, i) => (seated.includes(model.seats.heroes[id] ?? -1) ? [i] : []));
  return (
    <div className="sheet-screen" data-entry={model.seq}>
      <header className="sheet-bar">
        <Icon name="raise-zombie" size={22} />
        <span className="chip num">{t('phones.round', { n: table.view().state.round })}</span>
        <span className={seen.line === 'here' ? 'chip line here' : 'chip line'} role="status">
          {t(seen.line === 'here' ? 'phones.line.here' : 'phones.line.away')}
        </span>
        <span className="grow" />
        <a className="button" href={formatRoute({ screen: 'online', table: model.table })}>
          {t('phones.board')}
        </a>
      </header>
      {own.length > 0 ? (
        <HeroSheets table={table} heroes={own} company={COMPANY} />
      ) : (
        <JoinSheet online={online} onWish={onWish} />
      )}
    </div>
  );
}

/** What the host has given to this phone is kept, and the phone sits down there. */
function useAdmission(online: Online): void {
  const { seen, session, known, keep } = online;
  const { admitted, me } = seen;
  const { t } = useWords();
  const chair = admitted?.chair;
  const secret = admitted?.secret;
  useEffect(() => {
    if (secret !== undefined)
      void keep(({ secrets }) => (secrets.includes(secret) ? {} : { secrets: [...secrets, secret] }));
  }, [secret, keep]);
  const may = chair !== undefined && me.chairs.includes(chair);
  const sits = seatedHere(online).length > 0;
  useEffect(() => {
    if (may && !sits) void session.do({ kind: 'sit', chair, name: known.name || t('phones.phone') });
  }, [may, sits, session, chair, known.name, t]);
}
