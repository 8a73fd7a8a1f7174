/** An online table on the screen: the way in, the table itself, or why it cannot be shown. */
import '../styles/online.css';
import '../styles/presence.css';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { go } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { Waiting } from '../app/waiting.tsx';
import { useSetRight } from '../box/use-set-right.tsx';
import { EditionScope } from '../editions/scope.ts';
import { games } from '../store/games.ts';
import { copyOfTable } from '../store/table-copies.ts';
import { NO_PLAYERS, PlayersScope, type Players } from '../words/players.ts';
import { PlayedMission } from '../mission/played-mission.tsx';
import { useWords } from '../words/use-words.ts';
import { takeFile } from './api.ts';
import { ClosedTable } from './closed-table.tsx';
import { hushed } from './hushed.ts';
import { OnlineScope, tellRequest, type Online } from './online.ts';
import { playersOf } from './players.ts';
import { isAway } from './presence.ts';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { useAttention } from './use-attention.ts';
import { useCompany } from './use-company.tsx';
import { useEarlier } from './use-earlier.ts';
import { secretsOf } from './secrets.ts';
import { useKnown } from './use-known.ts';
import { useRemoteTable } from './use-remote-table.ts';
import { useSeat } from './use-seat.ts';
import { useSession, useSessionView } from './use-session.ts';

const TableScreen = lazy(() => import('../app/table-part.ts').then((m) => ({ default: m.TableScreen })));

const SheetScreen = lazy(() =>
  import('../phones/sheet-screen.tsx').then((m) => ({ default: m.SheetScreen })),
);

const NONE: readonly string[] = [];

interface Props {
  readonly id: string;
  /** The sheets of those who play on this device, in the place of the board. */
  readonly sheet?: boolean;
}

export function OnlineScreen({ id, sheet = false }: Props): React.JSX.Element {
  const [wish, setWish] = useState('');
  const [known, keep] = useKnown(id);
  const { host = null, secrets: links } = known ?? {};
  const secrets = useMemo(() => (links ? secretsOf({ host, secrets: links }) : null), [host, links]);
  const session = useSession(id, secrets, known?.name ?? '', wish);
  const seen = useSessionView(session);
  const table = useRemoteTable(session, seen, secrets ?? NONE);
  const online = useMemo((): Online | null => {
    if (!session || !seen || !table || table === 'none' || !known) return null;
    const heard = hushed(seen, known.muted);
    return heard.model && { session, seen: heard, model: heard.model, table, known, keep };
  }, [session, seen, table, known, keep]);
  const players = usePlayers(online);
  // Whoever is sent away sees why, and not the table as it was.
  if (!online || seen?.line === 'gone')
    return <ClosedTable seen={seen} known={known} final={table === 'none'} />;
  const open = (
    <EditionScope value={online.model.setup.edition}>
      <OnlineScope value={online}>
        <PlayersScope value={players}>
          <Suspense fallback={<Waiting />}>
            <PlayedMission table={online.table}>
              {sheet ? (
                <SheetScreen online={online} onWish={setWish} />
              ) : (
                <OpenTable online={online} players={players} />
              )}
            </PlayedMission>
          </Suspense>
        </PlayersScope>
      </OnlineScope>
    </EditionScope>
  );
  if (!online.model.broken) return open;
  // A position of other rules may be more than this page can draw.
  return (
    <ErrorBoundary game={null} instead={<ClosedTable seen={seen} known={known} final />}>
      {open}
    </ErrorBoundary>
  );
}

/** The same list as long as the same people play the same heroes: all words of the screen hang on it. */
function usePlayers(online: Online | null): Players {
  const { t } = useWords();
  const { seats, setup } = online?.model ?? {};
  const seen = online?.seen;
  const now = useMemo(
    () =>
      seats && setup
        ? playersOf(
            seats,
            setup.seats,
            (chair) => t('online.bot', { n: chair + 1 }),
            (chair) => seen !== undefined && isAway(seen, chair),
          )
        : NO_PLAYERS,
    [seats, setup, seen, t],
  );
  const kept = useRef(now);
  if (JSON.stringify(kept.current) !== JSON.stringify(now)) kept.current = now;
  return kept.current;
}

/** The table on the screen, with everybody around it. */
function OpenTable({
  online,
  players,
}: {
  readonly online: Online;
  readonly players: Players;
}): React.JSX.Element {
  const { t } = useWords();
  const { table, model, seen, known } = online;
  useSeat(online);
  useAttention(online);
  useEarlier(online, players.names);
  const company = useSetRight(table, useCompany(online));
  const was = useRef(seen.line);
  useEffect(() => {
    if (was.current === 'away' && seen.line === 'here') toast({ text: t('online.back') });
    was.current = seen.line;
  }, [seen.line, t]);
  const copy = copyOfTable(model.table);
  // The whole game is everybody's when it is over: it is kept here and looked at like any other.
  const summary = async (): Promise<void> => {
    try {
      const text = await takeFile(model.table, secretsOf(known));
      const length = model.log.length - 1;
      await games.restore({ id: copy, text, changed: Date.now(), parent: null, length, told: [] });
      go({ screen: 'summary', game: copy });
    } catch (error) {
      tellRequest(t, error);
    }
  };
  return (
    <div className="game online" data-seq={table.view().state.seq} data-entry={model.seq}>
      <ReadOnlyNotice />
      {seen.line !== 'here' && (
        <div className="notice" role="alert">
          <b>{t('online.away')}</b>
          <span className="grow">{t('online.away.text')}</span>
        </div>
      )}
      <TableScreen table={table} company={company} onSummary={() => void summary()} />
    </div>
  );
}
