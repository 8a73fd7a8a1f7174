/** What is asked or told at the foot of the table: the open decision, or the tool that has been opened instead. */
import { lazy, Suspense } from 'react';
import { FollowButtons } from '../hands/follow-buttons.tsx';
import { TheatreBar } from '../insight/theatre-bar.tsx';
import { useWords } from '../words/use-words.ts';
import { Aim } from './aim.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { letterOf } from './keys.ts';
import { hasSheet } from './layout.ts';
import { OrderButtons } from './order-buttons.tsx';
import type { TablePart } from './table-part.ts';

const ForecastBar = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.ForecastBar })));
const HistoryBar = lazy(() => import('../insight/history.tsx').then((m) => ({ default: m.HistoryBar })));

export function Bar({ ui, commands, company }: TablePart): React.JSX.Element | null {
  const { t } = useWords();
  const { insight, tool } = ui;
  const close = (): void => ui.setTool(null);
  if (tool === 'forecast')
    return (
      <Suspense>
        <ForecastBar forecast={insight.forecast} onClose={close} letter={letterOf(t, 'forecast')} />
      </Suspense>
    );
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
  if (insight.playing) return <TheatreBar show={insight.show} told={ui.moment.told} />;
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
      elsewhere={ui.moment.asked !== null}
      brief={hasSheet(ui.layout)}
      beside={
        <>
          {ui.layout === 'low' && <Aim ui={ui} />}
          {/* Whoever learns has enough to read. */}
          {!insight.tour && <FollowButtons ui={ui} />}
          <OrderButtons ui={ui} />
        </>
      }
      waiting={ui.actions.saving}
      sending={company.sending}
      onFamily={commands.onFamily}
      onBranch={commands.onBranch}
      onOption={(option) => commands.choose(option)}
      onAnswer={(text) => ui.actions.answer(text)}
      onEnd={commands.onEnd}
      onAim={ui.point}
    />
  );
}
