/** An online table on the screen: the way in, the table itself, or why it cannot be shown. */
import '../styles/online.css';
import { isRefusal, refuse, REFUSALS, type RefusalCode } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { arrivedWith } from '../app/arrival.ts';
import { Message } from '../app/message.tsx';
import { formatRoute, go } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { Waiting } from '../app/waiting.tsx';
import { EditionScope } from '../editions/scope.ts';
import { engineFor } from '../editions/load.ts';
import { games } from '../store/games.ts';
import { useSheets } from '../store/sheets.ts';
import { tables, type KnownTable } from '../store/tables.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import { takeFile } from './api.ts';
import { noText, OnlineScope, tellRequest, type Online } from './online.ts';
import { isPlayable, RemoteTable } from './remote-table.ts';
import type { Session, SessionView } from './session.ts';
import { useAttention } from './use-attention.ts';
import { useCompany } from './use-company.tsx';
import { useSeat } from './use-seat.ts';
import { useSession, useSessionView } from './use-session.ts';

const TableScreen = lazy(() => import('../app/table-part.ts').then((m) => ({ default: m.TableScreen })));

export function OnlineScreen({ id }: { readonly id: string }): React.JSX.Element {
  const [known, keep] = useKnown(id);
  const secrets = useMemo(
    () => known && [...known.secrets, ...(known.host === null ? [] : [known.host])],
    [known?.secrets, known?.host],
  );
  const session = useSession(id, secrets);
  const seen = useSessionView(session);
  const table = useRemoteTable(session, seen, known?.host ?? null);
  const online = useMemo(
    (): Online | null =>
      session && seen?.model && table && known
        ? { session, seen, model: seen.model, table, known, keep }
        : null,
    [session, seen, table, known, keep],
  );
  if (online)
    return (
      <EditionScope value={online.model.setup.edition}>
        <OnlineScope value={online}>
          <Suspense fallback={<Waiting />}>
            <OpenTable online={online} />
          </Suspense>
        </OnlineScope>
      </EditionScope>
    );
  return <ClosedTable seen={seen} />;
}

/** The table on the screen, with everybody around it. */
function OpenTable({ online }: { readonly online: Online }): React.JSX.Element {
  const { t } = useWords();
  const { table, model, seen } = online;
  useSeat(online);
  useAttention(online);
  const company = useCompany(online);
  const was = useRef(seen.line);
  useEffect(() => {
    if (was.current === 'away' && seen.line === 'here') toast({ text: t('online.back') });
    was.current = seen.line;
  }, [seen.line, t]);
  const copy = `online-${online.model.table}`;
  // The whole game is everybody's when it is over: it is kept here and looked at like any other.
  const summary = async (): Promise<void> => {
    try {
      const text = await takeFile(model.table, online.known.host);
      await games.restore({
        id: copy,
        text,
        changed: Date.now(),
        parent: null,
        length: model.log.length - 1,
      });
      go({ screen: 'summary', game: copy });
    } catch (error) {
      tellRequest(t, error);
    }
  };
  return (
    <div className="game online" data-seq={table.view().state.seq} data-entry={model.seq}>
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

/** Not open yet, or not to be opened. */
function ClosedTable({ seen }: { readonly seen: SessionView | null }): React.JSX.Element {
  const { t, say } = useWords();
  const home = (
    <a className="button primary" href={formatRoute({ screen: 'home' })}>
      {t('app.home')}
    </a>
  );
  if (seen?.line === 'gone')
    return (
      <Message title={t('online.gone')} text={noText(t, seen.why?.refused ?? '')}>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('app.try-again')}
        </button>
        {home}
      </Message>
    );
  const broken = seen?.model?.broken;
  if (broken) {
    return (
      <Message
        title={t('online.read-only')}
        text={`${t('online.read-only.text')} ${whyText(broken.refused, t, say)}`}
      >
        {home}
      </Message>
    );
  }
  if (seen?.line === 'away')
    return (
      <Message title={t('online.away')} text={t('online.away.text')}>
        {home}
      </Message>
    );
  return <Waiting />;
}

/** The engine's reasons have words of their own. */
const whyText = (code: string, t: Translate, say: Narrator): string =>
  Object.hasOwn(REFUSALS, code) ? say.refusal(refuse(code as RefusalCode)) : noText(t, code);

/** What this browser keeps of the table, with the secret somebody has just come with. */
function useKnown(id: string): [KnownTable | null, Online['keep']] {
  const [known, setKnown] = useState<KnownTable | null>(null);
  const keep = useCallback(
    async (part: Partial<KnownTable>) => setKnown(await tables.change(id, part)),
    [id],
  );
  useEffect(() => {
    let over = false;
    void (async () => {
      const stored = await tables.get(id);
      const secret = arrivedWith(id);
      const secrets = [...new Set([...(stored?.secrets ?? []), ...(secret === undefined ? [] : [secret])])];
      const name = stored?.name || ((await tables.list()).find((k) => k.name)?.name ?? '');
      const now = await tables.change(id, { secrets, name });
      if (!over) setKnown(now);
    })();
    return () => {
      over = true;
    };
  }, [id]);
  return [known, keep];
}

/** The table, once its edition is here and there is a game to show. */
function useRemoteTable(
  session: Session | null,
  seen: SessionView | null,
  host: string | null,
): RemoteTable | null {
  const [table, setTable] = useState<{ readonly of: Session; readonly table: RemoteTable } | null>(null);
  const playable = isPlayable(seen?.model ?? null);
  useEffect(() => {
    const setup = session?.view().model?.setup;
    if (!session || !setup || !playable) return undefined;
    let over = false;
    void (async () => {
      const engine = await engineFor(setup.edition);
      if (over) return;
      if (isRefusal(engine)) throw new Error(engine.refused);
      useSheets.getState().lend(setup.sheets ?? []);
      const help = {
        takeFile: () => takeFile(session.id, host),
        keep: (save: Parameters<typeof games.add>[0]) => games.add(save),
      };
      setTable({ of: session, table: new RemoteTable(engine, session, help) });
    })();
    return () => {
      over = true;
    };
  }, [session, playable, host]);
  return table?.of === session && playable ? table.table : null;
}
