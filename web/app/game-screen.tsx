/** A stored game on the screen: the table or its summary, or why it cannot be shown. */
import { lazy, Suspense, useEffect } from 'react';
import { EditionScope } from '../editions/scope.ts';
import { download } from '../store/files.ts';
import { useInvite } from '../online/use-invite.tsx';
import { useSheetDrawer } from '../phones/use-sheets.tsx';
import { useSetRight } from '../box/use-set-right.tsx';
import { PlayedMission } from '../mission/played-mission.tsx';
import type { Table } from '../play/table.ts';
import type { Bots } from '../seats/bots.ts';
import { withBots } from '../seats/seat-names.ts';
import { PlayersScope } from '../words/players.ts';
import { withTableWords, withWords, withWorkshopWords } from '../words/screen-words.ts';
import { useWords } from '../words/use-words.ts';
import { Message } from './message.tsx';
import { drawingOf, formatRoute, go } from './route.ts';
import { useGame } from './use-game.ts';
import { Waiting } from './waiting.tsx';

const TableScreen = lazy(() =>
  withTableWords(import('./table-part.ts')).then((m) => ({ default: m.TableScreen })),
);
const BotGame = lazy(() =>
  withTableWords(import('../seats/bot-game.tsx')).then((m) => ({ default: m.BotGame })),
);
const HordeScreen = lazy(() =>
  withWords(withTableWords(import('../horde/horde-screen.tsx'))).then((m) => ({ default: m.HordeScreen })),
);
const SummaryScreen = lazy(() =>
  withWords(import('../screens/summary-screen.tsx')).then((m) => ({ default: m.SummaryScreen })),
);

const OlderScreen = lazy(() =>
  withWords(import('./older-screen.tsx')).then((m) => ({ default: m.OlderScreen })),
);

const TrialStrip = lazy(() =>
  withWorkshopWords(import('../workshop/trial-strip.tsx')).then((m) => ({ default: m.TrialStrip })),
);
const WhatIfStrip = lazy(() => import('../whatif/strip.tsx').then((m) => ({ default: m.WhatIfStrip })));

interface Props {
  readonly id: string;
  readonly part: 'table' | 'summary';
}

export function GameScreen({ id, part }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const game = useGame(id);
  const home = (
    <a className="button primary" href={formatRoute({ screen: 'home' })}>
      {t('app.home')}
    </a>
  );
  switch (game.at) {
    case 'opening':
      return <Waiting />;
    case 'missing':
      return (
        <Message title={t('app.missing')} text={t('app.missing.text')}>
          {home}
        </Message>
      );
    case 'unreadable':
      return (
        <Message title={t('app.unreadable')} text={say.refusal(game.why)}>
          <button type="button" className="button" onClick={() => download(t('app.game'), game.text)}>
            {t('app.download-game')}
          </button>
          {home}
        </Message>
      );
    case 'older':
      return (
        <Suspense fallback={<Waiting />}>
          <OlderScreen {...game} />
        </Suspense>
      );
    case 'elsewhere':
      return (
        <Message title={t('app.elsewhere')} text={t('app.elsewhere.text')}>
          <button type="button" className="button" onClick={game.takeOver}>
            {t('app.take-over')}
          </button>
          {home}
        </Message>
      );
    case 'open':
      return (
        <Suspense fallback={<Waiting />}>
          {!game.held && <TakenNotice onTakeOver={game.takeOver} />}
          <EditionScope value={game.table.context.edition.id}>
            <PlayersScope value={withBots(game.players, game.bots, t)}>
              <PlayedMission table={game.table}>
                <div className="game" inert={!game.held}>
                  {part === 'table' ? (
                    <LocalTable
                      key={String(game.held)}
                      table={game.table}
                      bots={game.bots}
                      parent={game.parent}
                    />
                  ) : (
                    <SummaryScreen table={game.table} />
                  )}
                </div>
              </PlayedMission>
            </PlayersScope>
          </EditionScope>
        </Suspense>
      );
  }
}

interface LocalProps {
  readonly table: Table;
  readonly bots: Bots;
  readonly parent: string | null;
}

function LocalTable({ table, bots, parent }: LocalProps): React.JSX.Element {
  const invite = useSheetDrawer(table, useSetRight(table, useInvite(table)));
  const drawing = parent === null ? undefined : drawingOf(parent);
  // Nobody is invited to what does not count.
  const company =
    parent === null
      ? invite
      : {
          strip: (
            <Suspense>
              {drawing ? (
                <TrialStrip game={table.id} drawing={drawing} />
              ) : (
                <WhatIfStrip table={table} real={parent} />
              )}
            </Suspense>
          ),
        };
  const onSummary = (): void => go({ screen: 'summary', game: table.id });
  if (table.view().state.setup.horde) return <HordeScreen table={table} onSummary={onSummary} />;
  const Screen = bots.some((bot) => bot !== null) ? BotGame : TableScreen;
  return <Screen table={table} bots={bots} company={company} onSummary={onSummary} />;
}

function TakenNotice({ onTakeOver }: { readonly onTakeOver: () => void }): React.JSX.Element {
  const { t } = useWords();
  // The keyboard must not stay inside what can no longer be used.
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);
  return (
    <div className="notice" role="alert">
      <b>{t('app.taken')}</b>
      <span className="grow">{t('app.taken.text')}</span>
      <button type="button" className="button" onClick={onTakeOver}>
        {t('app.take-over')}
      </button>
    </div>
  );
}
