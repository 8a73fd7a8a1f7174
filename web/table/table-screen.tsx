/**
 * The table: top bar, dashboards, board, decision bar, round, mission and log, arranged by width. It draws the shown
 * state, offers what the open decision offers and asks the table for everything else.
 */
import { lazy, Suspense, useState } from 'react';
import { lessonPlace } from '../lessons/lesson-place.ts';
import { LessonCard, ShowLine } from '../lessons/parts.tsx';
import { TaughtScope } from '../lessons/taught.ts';
import { dangerOf } from '../play/goals.ts';
import type { Table } from '../play/table.ts';
import { useSettings } from '../store/settings.ts';
import { withWords } from '../words/screen-words.ts';
import { useWords } from '../words/use-words.ts';
import { Bar } from './bar.tsx';
import { BottomSheet, PanelTabs, panelsFor } from './bottom-sheet.tsx';
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
import { mayAsk, useCommands } from './use-commands.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useReasons } from './use-reasons.ts';
import { useTableUi, type TableUi } from './use-table-ui.ts';

interface Props {
  readonly table: Table;
  /** The game is over and somebody wants to see how it went. */
  readonly onSummary: () => void;
  readonly company?: Company;
}

const ALONE: Company = {};

// Fetched when it is asked for.
// A wide table has its tools beside each other.
const TopMenu = lazy(() => import('./top-menu.tsx').then((m) => ({ default: m.TopMenu })));
const OneSheet = lazy(() =>
  withWords(import('../howto/one-sheet.tsx')).then((m) => ({ default: m.OneSheet })),
);

export function TableScreen({ table, onSummary, company = ALONE }: Props): React.JSX.Element {
  const { t } = useWords();
  const ui = useTableUi(table);
  const commands = useCommands(ui, company);
  useKeptFocus(ui.root);
  const { layout, insight } = ui;
  const { tour } = insight;
  const sheet = hasSheet(layout);
  return (
    <TaughtScope value={ui.decision ? (tour?.lesson?.buttons ?? NO_BUTTONS) : NO_BUTTONS}>
      <div
        className="table"
        data-layout={layout}
        data-tool={ui.tool ?? undefined}
        data-taught={tour?.lesson?.id}
        data-showing={tour?.showing || undefined}
        ref={ui.root}
      >
        <Top ui={ui} commands={commands} company={company} />
        {layout === 'wide' && (
          <aside className="rail left" aria-label={t('table.heroes')}>
            <Dashboards ui={ui} onOption={commands.choose} />
          </aside>
        )}
        <Middle ui={ui} commands={commands} company={company} onSummary={onSummary} />
        {!sheet && <RightRail ui={ui} commands={commands} company={company} />}
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
        {tour?.showing && !sheet && <ShowLine zones={tour.zones} buttons={tour.lesson?.buttons ?? []} />}
        {company.drawer}
      </div>
    </TaughtScope>
  );
}

const NO_BUTTONS: readonly string[] = [];

/** Mission and log beside the board; while a mission teaches, its lessons first. */
function RightRail({ ui, commands }: TablePart): React.JSX.Element {
  const { t } = useWords();
  const { layout, panel, setPanel, insight, context } = ui;
  const { tour } = insight;
  const wide = layout === 'wide';
  const panels = panelsFor(tour !== null).filter((p) => !wide || p !== 'heroes');
  const open = panel !== null && panels.includes(panel) ? panel : wide ? 'lessons' : 'heroes';
  if (panel === 'hint')
    return (
      <aside className="rail right" aria-label={t('table.tool.hint')}>
        <PanelContent panel="hint" ui={ui} commands={commands} />
      </aside>
    );
  const told = tour && (!wide || lessonPlace(context) === 'rail');
  return (
    <aside className="rail right" aria-label={t('table.mission-log')}>
      {told && <LessonCard tour={tour} hero={lessonHero(ui)} />}
      {wide && !tour ? (
        <>
          {panel !== 'log' && <PanelContent panel="mission" ui={ui} commands={commands} />}
          <PanelContent panel="log" ui={ui} commands={commands} />
        </>
      ) : (
        <>
          <PanelTabs panels={panels} panel={open} onPanel={setPanel} />
          <PanelContent panel={wide && ui.tool === 'forecast' ? 'log' : open} ui={ui} commands={commands} />
        </>
      )}
    </aside>
  );
}

/** Whom a lesson speaks of. */
const lessonHero = ({ state, natural }: TableUi): string => state.heroes[natural]?.id ?? '';

function Top({ ui, commands, company }: TablePart): React.JSX.Element {
  const { t, say } = useWords();
  const hints = useSettings((s) => s.hints);
  const { view, layout, actions, context } = ui;
  const { again } = ui.insight;
  return (
    <TopBar
      layout={layout}
      mission={say.mission(context.mission.id).name}
      lesson={ui.insight.tour !== null}
      saving={actions.saving}
      failed={actions.trouble !== null && !['refused', 'table'].includes(actions.trouble.kind)}
      undo={ui.undo}
      undoAsked={ui.undoAsked}
      redo={view.redo}
      hinting={hints ? ui.panel === 'hint' : undefined}
      hintOff={!mayAsk(ui)}
      forecasting={ui.tool === 'forecast'}
      forecastOff={!ui.insight.forecast.available}
      inHistory={ui.tool === 'history'}
      facts={
        layout !== 'wide' && <TopFacts context={context} state={ui.state} danger={dangerOf(view.state)} />
      }
      menu={
        <Suspense fallback={<span className="tool" />}>
          <TopMenu
            panels={hasSheet(layout) ? panelsFor(ui.insight.tour !== null) : []}
            redo={layout === 'phone' || layout === 'low' ? view.redo : null}
            items={[...(again ? [{ label: t('moment.again'), act: again }] : []), ...(company.menu ?? [])]}
            on={commands.onLetter}
            onPanel={ui.setPanel}
          />
        </Suspense>
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
  const { tour } = ui.insight;
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
      panels={panelsFor(tour !== null)}
      lesson={
        tour &&
        ui.tool === null && (
          <LessonCard tour={tour} hero={lessonHero(ui)} onMore={() => ui.setPanel('lessons')} />
        )
      }
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
