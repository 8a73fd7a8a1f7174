/**
 * The table: top bar, dashboards, board, decision bar, round, mission and log, arranged by width. It draws the shown
 * state, offers what the open decision offers and asks the table for everything else.
 */
import type { Context } from '@holdout/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ZoneMark } from '../board/board.tsx';
import { ForecastBar } from '../insight/forecast-list.tsx';
import { TheatreBar } from '../insight/theatre-bar.tsx';
import { TourCaption } from '../insight/tutorial.tsx';
import { OpeningNote } from '../mission/opening-note.tsx';
import { dangerOf } from '../play/goals.ts';
import type { Table } from '../play/table.ts';
import { useWords } from '../words/use-words.ts';
import { ThingCard } from '../hands/thing-card.tsx';
import { InHand } from '../hands/in-hand.tsx';
import { useHandKeys } from '../hands/use-hand-keys.ts';
import { useHands } from '../hands/use-hands.ts';
import { Aim } from './aim.tsx';
import { exportGame, OverBanner, TroubleBanner } from './banners.tsx';
import { BoardArea } from './board-area.tsx';
import { BoardOverlay } from './board-overlay.tsx';
import { BottomSheet, PanelTabs } from './bottom-sheet.tsx';
import { ClosedFamilies } from './closed-families.tsx';
import type { Company } from './company.ts';
import { Dashboards } from './dashboards.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { letterOf } from './keys.ts';
import { hasSheet } from './layout.ts';
import { PanelContent } from './panel-content.tsx';
import { TopBar } from './top-bar.tsx';
import { TopFacts } from './top-facts.tsx';
import { TopMenu } from './top-menu.tsx';
import { useCommands, type Commands } from './use-commands.ts';
import { useMarks } from './use-marks.ts';
import { useReasons } from './use-reasons.ts';
import { useTableUi, type TableUi } from './use-table-ui.ts';
import { HandOver, TurnLine } from './whose-turn.tsx';

interface Props {
  readonly table: Table;
  /** The game is over and somebody wants to see how it went. */
  readonly onSummary: () => void;
  readonly company?: Company;
}

const ALONE: Company = {};

// Fetched when they are asked for.
const HelpOverlay = lazy(() => import('./help-overlay.tsx').then((m) => ({ default: m.HelpOverlay })));
const AllocationDialog = lazy(() =>
  import('./allocation-dialog.tsx').then((m) => ({ default: m.AllocationDialog })),
);
const HistoryBar = lazy(() => import('../insight/history.tsx').then((m) => ({ default: m.HistoryBar })));

export function TableScreen({ table, onSummary, company = ALONE }: Props): React.JSX.Element {
  const { t } = useWords();
  const ui = useTableUi(table);
  const commands = useCommands(ui);
  const { layout, panel, setPanel, insight } = ui;
  const sheet = hasSheet(layout);
  return (
    <div className="table" data-layout={layout} data-tool={ui.tool ?? undefined} ref={ui.root}>
      <Top ui={ui} commands={commands} company={company} />
      {layout === 'wide' && (
        <aside className="rail left" aria-label={t('table.heroes')}>
          <Dashboards ui={ui} onOption={commands.choose} />
        </aside>
      )}
      <Middle ui={ui} commands={commands} company={company} onSummary={onSummary} />
      {layout === 'wide' && (
        <aside className="rail right" aria-label={t('table.mission-log')}>
          {panel !== 'log' && <PanelContent panel="mission" ui={ui} commands={commands} />}
          <PanelContent panel="log" ui={ui} commands={commands} />
        </aside>
      )}
      {layout === 'column' && (
        <aside className="rail right" aria-label={t('table.mission-log')}>
          <PanelTabs panel={panel ?? 'heroes'} onPanel={setPanel} />
          <PanelContent panel={panel ?? 'heroes'} ui={ui} commands={commands} />
        </aside>
      )}
      {!sheet && <Share ui={ui} />}
      {sheet && <Sheet ui={ui} commands={commands} company={company} />}
      {ui.help && (
        <Suspense>
          <HelpOverlay context={ui.context} onClose={() => ui.setHelp(false)} />
        </Suspense>
      )}
      {insight.tour && <TourCaption tour={insight.tour} />}
      {company.drawer}
    </div>
  );
}

interface PartProps {
  readonly ui: TableUi;
  readonly commands: Commands;
  readonly company: Company;
}

function Top({ ui, commands, company }: PartProps): React.JSX.Element {
  const { say } = useWords();
  const { view, layout, actions, context } = ui;
  return (
    <TopBar
      layout={layout}
      mission={say.mission(context.mission.id).name}
      saving={actions.saving}
      failed={actions.trouble !== null && !['refused', 'table'].includes(actions.trouble.kind)}
      undo={view.undo}
      undoAsked={ui.undoAsked}
      redo={view.redo}
      forecasting={ui.tool === 'forecast'}
      forecastOff={!ui.insight.forecast.available}
      inHistory={ui.tool === 'history'}
      facts={
        layout !== 'wide' && <TopFacts context={context} state={ui.state} danger={dangerOf(view.state)} />
      }
      menu={
        <TopMenu
          panels={hasSheet(layout)}
          redo={view.redo}
          items={company.menu ?? []}
          on={commands.onLetter}
          onPanel={ui.setPanel}
        />
      }
      tools={layout === 'wide' && company.tools}
      undoText={company.undoText}
      on={commands.onLetter}
      onCancelUndo={() => ui.askUndo(false)}
    />
  );
}

function Middle({
  ui,
  commands,
  company,
  onSummary,
}: PartProps & { readonly onSummary: () => void }): React.JSX.Element {
  const { t, say } = useWords();
  const { table, view, context, state, actions, layout } = ui;
  const { marks, about } = useMarks(ui);
  const hands = useHands(ui, commands);
  useHandKeys(ui, hands);
  const { pointing, onLook } = company;
  const idOf = (zone: number): string => context.board.zones[zone].id;
  const looked = ui.aimedZone === null ? null : idOf(ui.aimedZone);
  useEffect(() => onLook?.(looked), [onLook, looked]);
  const file = t('table.file', { mission: say.mission(context.mission.id).name });
  const end = view.log.at(-1)?.events.findLast((e) => e.type === 'won' || e.type === 'lost');
  return (
    <main className="mid">
      {(layout === 'phone' || layout === 'sheet') && <TurnLine state={state} decision={ui.decision} />}
      <BoardArea
        context={context}
        state={state}
        settled={ui.settled}
        figures={ui.insight.show.state}
        overlay={
          <>
            <BoardOverlay ui={ui} />
            <InHand ui={ui} hands={hands} />
            {company.overlay}
          </>
        }
        note={view.state.seq === 0 && !ui.insight.tour && <OpeningNote mission={context.mission.id} />}
        sheet={ui.sheet}
        layout={layout}
        level={ui.level}
        marks={pointing ? everyZone(context, pointing.label) : marks}
        aimed={ui.aimed}
        aimedZone={ui.aimedZone}
        prospectOf={ui.prospectOf}
        armed={ui.armed}
        about={about}
        touch={pointing ? undefined : hands.touch}
        onWalk={pointing ? undefined : hands.pressZone}
        onInspect={hands.inspect}
        lookedZone={hands.looked?.zone}
        cardOf={(boxes) =>
          hands.looked && <ThingCard ui={ui} hands={hands} thing={hands.looked} {...boxes} />
        }
        onZone={pointing ? (zone) => pointing.onZone(idOf(zone)) : commands.onZone}
        onHover={ui.hover}
        onDrag={
          pointing?.onDrag && ((from, to) => pointing.onDrag?.(idOf(from), to === null ? null : idOf(to)))
        }
        onConfirm={() => ui.aimed && actions.answer(ui.aimed.id)}
      />
      <HandOver state={state} decision={ui.decision} />
      {company.note}
      {actions.trouble && (
        <TroubleBanner
          trouble={actions.trouble}
          onExport={() => exportGame(table.exportFile(), `${file}.json`)}
          onDismiss={actions.dismiss}
        />
      )}
      {state.outcome && (
        <OverBanner outcome={state.outcome} text={end ? say.event(end) : ''} onSummary={onSummary} />
      )}
      {!hasSheet(layout) && <Bar ui={ui} commands={commands} company={company} />}
    </main>
  );
}

const everyZone = ({ board }: Context, label: string): ZoneMark[] =>
  board.zones.map((_, zone) => ({ zone, kind: 'point', label }));

function Bar({ ui, commands, company }: PartProps): React.JSX.Element | null {
  const { t } = useWords();
  const { insight, tool } = ui;
  const close = (): void => ui.setTool(null);
  if (tool === 'forecast')
    return <ForecastBar forecast={insight.forecast} onClose={close} letter={letterOf(t, 'forecast')} />;
  if (tool === 'history')
    return (
      <Suspense>
        <HistoryBar
          history={insight.history}
          onClose={close}
          letter={letterOf(t, 'history')}
          branchText={company.branchText}
        />
      </Suspense>
    );
  if (insight.playing) return <TheatreBar show={insight.show} />;
  if (!ui.decision) return <>{ui.view.decision && company.bar}</>;
  return (
    <DecisionBar
      table={ui.table}
      context={ui.context}
      state={ui.state}
      sheet={ui.sheet}
      decision={ui.decision}
      single={ui.single}
      ui={ui.choice}
      brief={hasSheet(ui.layout)}
      odds={ui.layout === 'low' && <Aim ui={ui} />}
      waiting={ui.actions.saving}
      onFamily={commands.onFamily}
      onBranch={commands.onBranch}
      onOption={(option) => commands.choose(option)}
      onEnd={commands.onEnd}
      onAim={ui.point}
    />
  );
}

function Share({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const { context, allocation, choice } = ui;
  if (!allocation || choice.folded) return null;
  return (
    <Suspense>
      <AllocationDialog
        context={context}
        state={ui.state}
        sheet={ui.sheet}
        allocation={allocation}
        onAnswer={(answer) => ui.actions.answer(answer)}
        onFold={() => choice.fold(true)}
        onPoint={(id) => ui.hover(id === null ? null : (context.board.indexOf.get(id) ?? null))}
      />
    </Suspense>
  );
}

function Sheet({ ui, commands, company }: PartProps): React.JSX.Element {
  const [peek, setPeek] = useState(false);
  const reasonOf = useReasons(ui);
  const { panel } = ui;
  const sharing = ui.allocation !== null && !ui.choice.folded;
  return (
    <BottomSheet
      layout={ui.layout}
      context={ui.context}
      state={ui.state}
      sheet={ui.sheet}
      inspected={ui.inspected}
      peek={peek}
      panel={panel}
      sharing={sharing}
      onPeek={setPeek}
      onPanel={ui.setPanel}
      onInspect={ui.inspect}
      closed={ui.choice.menu && <ClosedFamilies menu={ui.choice.menu} reasonOf={reasonOf} chip />}
      panelContent={panel && <PanelContent panel={panel} ui={ui} commands={commands} />}
    >
      {sharing ? <Share ui={ui} /> : <Bar ui={ui} commands={commands} company={company} />}
    </BottomSheet>
  );
}
