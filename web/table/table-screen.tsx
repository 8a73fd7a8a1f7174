/**
 * The table: top bar, dashboards, board, decision bar, round, mission and log, arranged by width. It draws the shown
 * state, offers what the open decision offers and asks the table for everything else.
 */
import { lazy, Suspense, useState } from 'react';
import { TourCaption } from '../insight/tutorial.tsx';
import { dangerOf } from '../play/goals.ts';
import type { Table } from '../play/table.ts';
import { useWords } from '../words/use-words.ts';
import { Bar } from './bar.tsx';
import { BottomSheet, PanelTabs } from './bottom-sheet.tsx';
import { ClosedFamilies } from './closed-families.tsx';
import type { Company } from './company.ts';
import { Dashboards } from './dashboards.tsx';
import { hasSheet } from './layout.ts';
import { phaseOf } from './log-lines.ts';
import { Middle } from './middle.tsx';
import { PanelContent } from './panel-content.tsx';
import { Share } from './share.tsx';
import type { TablePart } from './table-part.ts';
import { TopBar } from './top-bar.tsx';
import { TopFacts } from './top-facts.tsx';
import { TopMenu } from './top-menu.tsx';
import { useCommands } from './use-commands.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useReasons } from './use-reasons.ts';
import { useTableUi } from './use-table-ui.ts';

interface Props {
  readonly table: Table;
  /** The game is over and somebody wants to see how it went. */
  readonly onSummary: () => void;
  readonly company?: Company;
}

const ALONE: Company = {};

// Fetched when it is asked for.
const OneSheet = lazy(() => import('../howto/one-sheet.tsx').then((m) => ({ default: m.OneSheet })));

export function TableScreen({ table, onSummary, company = ALONE }: Props): React.JSX.Element {
  const { t } = useWords();
  const ui = useTableUi(table);
  const commands = useCommands(ui);
  useKeptFocus(ui.root);
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
          <OneSheet
            context={ui.context}
            state={ui.state}
            phase={phaseOf(insight.log)}
            onClose={() => ui.setHelp(false)}
          />
        </Suspense>
      )}
      {insight.tour && <TourCaption tour={insight.tour} />}
      {company.drawer}
    </div>
  );
}

function Top({ ui, commands, company }: TablePart): React.JSX.Element {
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
          redo={layout === 'phone' || layout === 'low' ? view.redo : null}
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

function Sheet({ ui, commands, company }: TablePart): React.JSX.Element {
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
