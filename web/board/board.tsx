/**
 * The board: ground, zone states, tokens, badges. It is told which zones are marked and knows nothing of decisions.
 * Two drawings lie on top of each other, so that a moving token never has the ground painted again.
 */
import type { Context, Rect, State } from '@holdout/engine';
import {
  memo,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useWords } from '../words/use-words.ts';
import { MARGIN, type Insets } from './camera.ts';
import { Figures, type Places } from './figures.tsx';
import { geometryOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { PaintScope } from './paint.tsx';
import { usePanZoom } from './pan-zoom.ts';
import { heroKey } from './pieces.ts';
import { seatingOf } from './seating.ts';
import { boxRound } from './shapes.ts';
import { SightLine } from './sight-line.tsx';
import { Sleeping } from './storeys.tsx';
import { ZoneBadges, ZoneFocus, ZoneStates, type ZoneMark } from './zone-marks.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

export type { ZoneMark } from './zone-marks.tsx';
export type { Places } from './figures.tsx';

/** How a zone was picked: a first tap may show what a click would do at once. */
export type PickedBy = 'mouse' | 'touch';

export interface BoardHandle {
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings zones where nothing lies over them, with `units` of the board across the view or as near as now. */
  reveal(zones: readonly number[], over: Insets, units?: number): void;
  /** Where a zone is on the page now, to put a card beside it. */
  rectOf(zone: number): DOMRect;
}

export interface BoardProps {
  readonly context: Context;
  readonly state: State;
  readonly marks?: readonly ZoneMark[];
  /** Hero whose turn is shown, by number; -1 or none for nobody. */
  readonly actor?: number;
  /** Zone with the keyboard's focus. */
  readonly focusZone?: number | null;
  /** Zone shown as if pointed at: a first tap, or an option under the pointer in the bar. */
  readonly hoverZone?: number | null;
  readonly onZone?: (zone: number, by: PickedBy) => void;
  readonly onZoneHover?: (zone: number | null) => void;
  /** Dragging goes from zone to zone then, and does not move the board; `to` is null when it begins. */
  readonly onZoneDrag?: (from: number, to: number | null) => void;
  readonly onView?: (shown: Rect) => void;
  readonly places?: Places;
  /** Figures on their way, among the tokens. */
  readonly children?: ReactNode;
  /** Above everything: arrows, badges of the forecast. */
  readonly overlay?: ReactNode;
  readonly keys?: boolean;
  readonly zoomButtons?: boolean;
  readonly ref?: Ref<BoardHandle>;
}

const NO_MARKS: readonly ZoneMark[] = [];

export function Board(props: BoardProps) {
  const {
    context,
    state,
    marks = NO_MARKS,
    actor = -1,
    focusZone,
    hoverZone,
    onZone,
    onZoneHover,
    places,
  } = props;
  const { t, say } = useWords();
  const { width, height, zones } = geometryOf(context);
  const panZoom = usePanZoom(width, height, {
    onView: props.onView,
    keys: props.keys ?? true,
    still: props.onZoneDrag !== undefined,
  });
  const [pointed, setPointed] = useState<number | null>(null);
  const hovered = hoverZone ?? pointed ?? -1;
  const actorZone = state.heroes[actor]?.zone ?? -1;
  const names = useMemo(() => state.heroes.map((h) => say.hero(h.id)), [state.heroes, say]);

  useImperativeHandle(
    props.ref,
    () => ({
      fit: () => panZoom.fit(),
      zoomBy: (factor) => panZoom.zoomBy(factor),
      reveal: (shown, over, units) => panZoom.reveal(boxRound(shown.map((z) => zones[z].box)), over, units),
      rectOf: (zone) => panZoom.toPage(zones[zone].box),
    }),
    [panZoom, zones],
  );

  const point = useCallback(
    (zone: number | null) => {
      setPointed(zone);
      onZoneHover?.(zone);
    },
    [onZoneHover],
  );
  const marked = useMemo(() => new Set(marks.filter((m) => m.kind !== 'path').map((m) => m.zone)), [marks]);
  const pick = useCallback((zone: number, by: PickedBy) => onZone?.(zone, by), [onZone]);

  const viewBox = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
  const aim = marks.find((m) => m.kind === 'target' && m.zone === hovered && m.zone !== actorZone);
  const eye = state.heroes[actor] && seatingOf(context, state).spots.get(heroKey(state.heroes[actor].id));
  return (
    <PaintScope>
      <div className="board" ref={panZoom.viewport} role="group" aria-label={t('board.label')}>
        <div className="board-sheet" ref={panZoom.sheet}>
          <svg className="board-ground" viewBox={viewBox} aria-hidden="true">
            <Ground context={context} state={state} />
          </svg>
          <svg className="board-live" viewBox={viewBox} aria-hidden="true">
            <Sleeping context={context} state={state} />
            <ZoneStates context={context} marks={marks} actorZone={actorZone} hovered={hovered} />
            <ZoneAreas
              context={context}
              marked={marked}
              onPoint={point}
              onPick={pick}
              onDrag={props.onZoneDrag}
            />
            <Figures context={context} state={state} actor={actor} names={names} places={places} />
            {props.children}
            <ZoneBadges
              context={context}
              marks={marks}
              actorZone={actorZone}
              hovered={hovered}
              nameOf={say.zone}
            />
            {aim && eye && <SightLine from={[eye.x, eye.y]} to={zones[aim.zone].centre} />}
            {props.overlay}
            {focusZone !== null && focusZone !== undefined && (
              <ZoneFocus
                context={context}
                zone={focusZone}
                name={say.zone(context.board.zones[focusZone].id)}
              />
            )}
          </svg>
        </div>
        {props.zoomButtons && <ZoomButtons onZoom={(by) => panZoom.zoomBy(by)} onFit={() => panZoom.fit()} />}
      </div>
    </PaintScope>
  );
}

interface AreasProps {
  readonly context: Context;
  readonly marked: ReadonlySet<number>;
  readonly onPoint: (zone: number | null) => void;
  readonly onPick: (zone: number, by: PickedBy) => void;
  readonly onDrag?: (from: number, to: number | null) => void;
}

/** The zones themselves, unseen, for pointer and finger; the keyboard has its own list (zone-walk.tsx). */
const ZoneAreas = memo(function ZoneAreas({ context, marked, onPoint, onPick, onDrag }: AreasProps) {
  const dragged = useRef<number | null>(null);
  const pickedBy = (e: MouseEvent): PickedBy =>
    (e.nativeEvent as PointerEvent).pointerType === 'touch' ? 'touch' : 'mouse';
  return (
    <g fill="transparent" onPointerLeave={() => onPoint(null)}>
      {geometryOf(context).zones.map(({ path }, zone) => (
        <path
          key={zone}
          d={path}
          data-zone={context.board.zones[zone].id}
          data-marked={marked.has(zone) || undefined}
          className={marked.has(zone) ? 'zone-area marked' : 'zone-area'}
          onPointerEnter={(e) => (onDrag || e.pointerType !== 'touch') && onPoint(zone)}
          onPointerDown={(e) => {
            if (!onDrag) return;
            dragged.current = zone;
            onDrag(zone, null);
            // A finger would stay with the zone it came down on.
            e.currentTarget.releasePointerCapture(e.pointerId);
          }}
          onPointerUp={() => {
            // On the same zone it is a click.
            if (dragged.current !== null && dragged.current !== zone) onDrag?.(dragged.current, zone);
            dragged.current = null;
          }}
          onClick={marked.has(zone) ? (e) => onPick(zone, pickedBy(e)) : undefined}
        />
      ))}
    </g>
  );
});
