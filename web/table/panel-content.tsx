/** What stands in a panel beside the board: dashboards, the log or the forecast, round and mission. */
import { lazy, Suspense } from 'react';
import { plugOf } from '../editions/plugs.ts';
import { LessonList } from '../lessons/parts.tsx';
import { lessonPlace } from '../lessons/lesson-place.ts';
import { dangerOf, goalsOf } from '../play/goals.ts';
import { withWords } from '../words/screen-words.ts';
import type { Panel } from './bottom-sheet.tsx';
import { Dashboards } from './dashboards.tsx';
import { hasSheet } from './layout.ts';
import { phaseOf } from './log-lines.ts';
import { LogPanel } from './log-panel.tsx';
import { KeptOrders } from './order-buttons.tsx';
import { MissionPanel } from './mission-panel.tsx';
import { Tracker } from './tracker.tsx';
import type { Commands } from './use-commands.ts';
import type { TableUi } from './use-table-ui.ts';

const HintPanel = lazy(() =>
  withWords(import('../hint/hint-part.ts')).then((m) => ({ default: m.HintPanel })),
);
const FoeCards = lazy(() => import('./asked-part.ts').then((m) => ({ default: m.FoeCards })));
const ForecastList = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.ForecastList })));

interface PanelProps {
  readonly panel: Panel;
  readonly ui: TableUi;
  readonly commands: Commands;
}

export function PanelContent({ panel, ui, commands }: PanelProps): React.JSX.Element {
  const { table, view, context, state, insight } = ui;
  if (panel === 'lessons' && insight.tour) {
    const legend = ui.layout !== 'wide' || lessonPlace(context) !== 'beside';
    return <LessonList context={context} tour={insight.tour} legend={legend} />;
  }
  if (panel === 'hint')
    return (
      <Suspense>
        <HintPanel ui={ui} />
      </Suspense>
    );
  if (panel === 'heroes') return <Dashboards ui={ui} onOption={commands.choose} />;
  if (panel === 'log' && ui.tool === 'forecast')
    return (
      <Suspense>
        <ForecastList forecast={insight.forecast} />
      </Suspense>
    );
  // Among tabs, as while a mission teaches, its key opens and leaves the log; what is full there is its own affair.
  const keyed = ui.layout === 'wide' && !insight.tour;
  if (panel === 'log')
    return (
      <LogPanel
        entries={insight.log}
        earlier={table.earlier}
        heroes={context.sheets}
        onRing={ui.showRing}
        onRingEnd={ui.clearRing}
        onAgain={hasSheet(ui.layout) ? null : insight.again}
        {...(keyed && { full: ui.panel === 'log', onFull: () => commands.onLetter('log') })}
      />
    );
  const hasFoes = (plugOf(context).foes?.(context, state) ?? []).length > 0;
  return (
    <>
      <Tracker round={state.round} phase={phaseOf(insight.log)} danger={dangerOf(view.state)} />
      <MissionPanel context={context} state={state} goals={goalsOf(table)} look={ui.goalLook} />
      <KeptOrders ui={ui} />
      <Suspense>{hasFoes && <FoeCards context={context} state={state} />}</Suspense>
    </>
  );
}
