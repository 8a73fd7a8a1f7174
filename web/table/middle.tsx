/** The middle of the table: the board with what lies over it, notes and banners, and the bar beneath where there is no sheet. */
import { heroAt, itemAt, type Context } from '@holdout/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ZoneMark } from '../board/board.tsx';
import { usePlace } from '../hands/use-place.ts';
import { useHandKeys } from '../hands/use-hand-keys.ts';
import { useHands } from '../hands/use-hands.ts';
import { GoalCard, Legend, LessonCard, NextSteps } from '../lessons/parts.tsx';
import { lessonPlace } from '../lessons/lesson-place.ts';
import { Pins } from '../mission/pins.tsx';
import type * as Layer from '../moments/moment-layer.tsx';
import { goalsOf } from '../play/goals.ts';
import { useWords } from '../words/use-words.ts';
import { Bar } from './bar.tsx';
import { exportGame, TroubleBanner } from './banners.tsx';
import { BoardArea } from './board-area.tsx';
import { BoardOverlay } from './board-overlay.tsx';
import { hasSheet } from './layout.ts';
import type { TablePart } from './table-part.ts';
import { useMarks } from './use-marks.ts';
import { HandOver, TurnLine } from './whose-turn.tsx';

// Fetched with the first answer, so that it is at hand when there is something to stop for.
const moments = (): Promise<typeof Layer> => import('../moments/moment-layer.tsx');
const MomentLayer = lazy(() => moments().then((m) => ({ default: m.MomentLayer })));
const SpawnMoment = lazy(() => moments().then((m) => ({ default: m.SpawnMoment })));
const OpeningNote = lazy(() =>
  import('../mission/opening-note.tsx').then((m) => ({ default: m.OpeningNote })),
);
const InHand = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.InHand })));
const CarryBar = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.CarryBar })));
const ThingCard = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.ThingCard })));
const WhyLayer = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.WhyLayer })));
const OverBanner = lazy(() => import('./over-banner.tsx').then((m) => ({ default: m.OverBanner })));
const EndMoment = lazy(() => moments().then((m) => ({ default: m.EndMoment })));

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
  const place = usePlace(ui, hands);
  const answered = view.fresh.length > 0;
  useEffect(() => {
    if (answered) void moments();
  }, [answered]);
  const { pointing, onLook } = company;
  const { tour } = ui.insight;
  const lessonAt =
    tour && layout === 'wide' && lessonPlace(context) !== 'rail' ? lessonPlace(context) : undefined;
  // What is asked for is brought into view; between turns somebody who can be next is.
  const shown = tour?.bringing ? context.board.indexOf.get(tour.zones[0] ?? '') : undefined;
  const waiting = ui.decision && state.active < 0 ? state.heroes[ui.natural]?.zone : undefined;
  const idOf = (zone: number): string => itemAt(context.board.zones, zone).id;
  const eyed = ui.aimedZone === null ? null : idOf(ui.aimedZone);
  useEffect(() => onLook?.(eyed), [onLook, eyed]);
  const file = t('table.file', { mission: say.mission(context.mission.id).name });
  const end = view.log.at(-1)?.events.findLast((e) => e.type === 'won' || e.type === 'lost');
  const { told, asked } = ui.moment;
  const spawn = told?.event.type === 'spawn-card' && told.moment === 'spawn' ? told.event : null;
  const looked = spawn ? context.board.indexOf.get(spawn.zone) : hands.looked?.zone;
  // The end fills the screen once, when it is reached.
  const [lookedOn, setLookedOn] = useState(-1);
  const atEnd = answered && ui.tool === null && lookedOn !== view.state.seq;
  const next = company.after ?? (state.outcome && <NextSteps context={context} state={state} />);
  return (
    <main className="mid">
      {company.strip}
      {(layout === 'phone' || layout === 'sheet') && <TurnLine state={state} decision={ui.decision} />}
      <div className="board-place" data-lesson={lessonAt}>
        <BoardArea
          context={context}
          state={state}
          settled={ui.settled}
          figures={ui.insight.show.state}
          overlay={
            <>
              <BoardOverlay ui={ui} />
              <Suspense>{hands.looked && <WhyLayer ui={ui} thing={hands.looked} />}</Suspense>
              <Suspense>{hands.carried && <InHand ui={ui} hands={hands} place={place} />}</Suspense>
              {company.overlay}
            </>
          }
          note={
            <>
              {layout !== 'wide' && (
                <Pins context={context} state={state} goals={goalsOf(table, state)} look={ui.goalLook} />
              )}
              {view.state.seq === 0 && !ui.insight.tour && !asked && (
                <Suspense>
                  <OpeningNote mission={context.mission.id} />
                </Suspense>
              )}
              {(told ?? asked) && (
                <Suspense>
                  <MomentLayer ui={ui} onOption={commands.choose} />
                </Suspense>
              )}
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
          about={(spawn && looked) ?? shown ?? about ?? waiting ?? null}
          carried={hands.carried ? heroAt(state, hands.carried.hero).id : undefined}
          touch={pointing ? undefined : hands.touch}
          onWalk={pointing ? undefined : hands.pressZone}
          onInspect={hands.inspect}
          lookedZone={looked}
          cardOf={(boxes) =>
            spawn ? (
              <Suspense>
                <SpawnMoment ui={ui} event={spawn} {...boxes} />
              </Suspense>
            ) : (
              hands.looked && (
                <Suspense>
                  <ThingCard ui={ui} hands={hands} thing={hands.looked} {...boxes} />
                </Suspense>
              )
            )
          }
          onZone={pointing ? (zone) => pointing.onZone(idOf(zone)) : commands.onZone}
          onHover={ui.hover}
          onWalked={hands.lookAhead}
          onDrag={
            pointing?.onDrag && ((from, to) => pointing.onDrag?.(idOf(from), to === null ? null : idOf(to)))
          }
          onConfirm={() => ui.aimed && actions.answer(ui.aimed.id)}
        />
        {lessonAt && tour && (
          <div className="lesson-column">
            <LessonCard tour={tour} hero={state.heroes[ui.natural]?.id ?? ''} />
            <GoalCard mission={context.mission.id} goals={goalsOf(table)} />
            {lessonAt === 'beside' && <Legend signs={tour.tour.signs} />}
          </div>
        )}
      </div>
      <HandOver state={state} decision={ui.decision} />
      {company.note}
      {actions.trouble && (
        <TroubleBanner
          trouble={actions.trouble}
          onExport={() => exportGame(table.exportFile(), `${file}.json`)}
          onDismiss={actions.dismiss}
        />
      )}
      {state.outcome && !atEnd && (
        <Suspense>
          <OverBanner
            outcome={state.outcome}
            text={end ? say.event(end) : ''}
            next={next}
            onSummary={onSummary}
          />
        </Suspense>
      )}
      {state.outcome && atEnd && (
        <Suspense>
          <EndMoment
            state={state}
            outcome={state.outcome}
            text={end ? say.event(end) : ''}
            mission={say.mission(context.mission.id).name}
            next={next}
            onSummary={onSummary}
            onLook={() => setLookedOn(view.state.seq)}
          />
        </Suspense>
      )}
      <Suspense>{hands.carried && <CarryBar ui={ui} hands={hands} place={place} />}</Suspense>
      {!hasSheet(layout) && <Bar ui={ui} commands={commands} company={company} />}
    </main>
  );
}

const everyZone = ({ board }: Context, label: string): ZoneMark[] =>
  board.zones.map((_, zone) => ({ zone, kind: 'point', label }));
