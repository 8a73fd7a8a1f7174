/** The middle of the table: the board with what lies over it, notes and banners, and the bar beneath where there is no sheet. */
import type { Context } from '@holdout/engine';
import { useEffect } from 'react';
import type { ZoneMark } from '../board/board.tsx';
import { InHand } from '../hands/in-hand.tsx';
import { ThingCard } from '../hands/thing-card.tsx';
import { useHandKeys } from '../hands/use-hand-keys.ts';
import { useHands } from '../hands/use-hands.ts';
import { WhyLayer } from '../hands/why-layer.tsx';
import { OpeningNote } from '../mission/opening-note.tsx';
import { Pins } from '../mission/pins.tsx';
import { goalsOf } from '../play/goals.ts';
import { useWords } from '../words/use-words.ts';
import { Bar } from './bar.tsx';
import { exportGame, OverBanner, TroubleBanner } from './banners.tsx';
import { BoardArea } from './board-area.tsx';
import { BoardOverlay } from './board-overlay.tsx';
import { hasSheet } from './layout.ts';
import type { TablePart } from './table-part.ts';
import { useMarks } from './use-marks.ts';
import { HandOver, TurnLine } from './whose-turn.tsx';

export function Middle({
  ui,
  commands,
  company,
  onSummary,
}: TablePart & { readonly onSummary: () => void }): React.JSX.Element {
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
      {company.strip}
      {(layout === 'phone' || layout === 'sheet') && <TurnLine state={state} decision={ui.decision} />}
      <BoardArea
        context={context}
        state={state}
        settled={ui.settled}
        figures={ui.insight.show.state}
        overlay={
          <>
            <BoardOverlay ui={ui} />
            {hands.looked && <WhyLayer ui={ui} thing={hands.looked} />}
            <InHand ui={ui} hands={hands} />
            {company.overlay}
          </>
        }
        note={
          <>
            {layout !== 'wide' && (
              <Pins context={context} state={state} goals={goalsOf(table, state)} look={ui.goalLook} />
            )}
            {view.state.seq === 0 && !ui.insight.tour && <OpeningNote mission={context.mission.id} />}
          </>
        }
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
