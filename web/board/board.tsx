/**
 * The board: ground, zone states, tokens, badges. It is told which zones are marked and knows nothing of decisions.
 * Two drawings lie on top of each other, so that a moving token never has the ground painted again.
 */
import type { Context, Rect, State } from '@holdout/engine';
import { useCallback, useImperativeHandle, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useWords } from '../words/use-words.ts';
import { MARGIN } from './camera.ts';
import { Figures, type Places } from './figures.tsx';
import { geometryOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { PaintScope } from './paint.tsx';
import { usePanZoom } from './pan-zoom.ts';
import { heroKey } from './pieces.ts';
import { seatingOf } from './seating.ts';
import { SightLine } from './sight-line.tsx';
import { Sleeping } from './storeys.tsx';
import { ZoneAreas, type BoardTouch, type PickedBy, type Pointed } from './zone-areas.tsx';
import { ZoneBadges, ZoneFocus, ZoneStates, type ZoneMark } from './zone-marks.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

export type { ZoneMark } from './zone-marks.tsx';

export type { BoardTouch, PickedBy, Touched } from './zone-areas.tsx';

export interface BoardHandle {
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings a zone into the middle, at the zoom given or as it is. */
  centerOn(zone: number, zoom?: number): void;
  /** Where a zone is on the page now, to put a card beside it. */
  rectOf(zone: number): DOMRect;
}

interface BoardProps {
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
  /** Hears of every press and every move of the pointer, with the point of the board; then `onZone` is not called. */
  readonly touch?: BoardTouch;
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
    still: () => props.onZoneDrag !== undefined || (props.touch?.isCarrying() ?? false),
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
      centerOn: (zone, zoom) => panZoom.centerOn(zones[zone].centre, zoom),
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
  const toBoard = useCallback((e: Pointed) => panZoom.toBoard(e), [panZoom]);

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
              touch={props.touch}
              toBoard={toBoard}
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
