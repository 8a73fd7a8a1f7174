/** The board with what lies over it: odds beside their target, the keyboard's walk, the map in the corner of a phone. */
import type { Context, Option, Rect, State } from '@holdout/engine';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Board, type BoardHandle, type BoardTouch, type PickedBy, type ZoneMark } from '../board/board.tsx';
import type { Insets } from '../board/camera.ts';
import { insetsOf } from '../board/clearance.ts';
import { MiniMap } from '../board/mini-map.tsx';
import { heroKey } from '../board/pieces.ts';
import { ZoneWalk } from '../board/zone-walk.tsx';
import { useWords } from '../words/use-words.ts';
import type { Box } from './beside.ts';
import { hasSheet, type Layout } from './layout.ts';
import type { EditionSheet } from './sheet.ts';
import { useLatest } from './use-latest.ts';
import type { LevelUi } from './use-level.ts';
import type { ProspectOf } from './use-odds.ts';

const OddsStrip = lazy(() => import('./asked-part.ts').then((m) => ({ default: m.OddsStrip })));
const OddsCard = lazy(() => import('./asked-part.ts').then((m) => ({ default: m.OddsCard })));

interface Props {
  readonly context: Context;
  readonly state: State;
  /** What is heard of the board: where everything will stand when all has been played. */
  readonly settled: State;
  /** What the board draws: as `state`, with figures on their way. */
  readonly figures: State;
  readonly sheet: EditionSheet;
  readonly layout: Layout;
  readonly level: LevelUi;
  readonly marks: readonly ZoneMark[];
  /** Option whose chances are shown, and the zone it goes for. */
  readonly aimed: Option | null;
  readonly aimedZone: number | null;
  readonly prospectOf: ProspectOf;
  /** The aimed option waits for a second tap. */
  readonly armed: boolean;
  /** Zone the question is about: brought into view where the board does not fit. */
  readonly about: number | null;
  readonly overlay?: ReactNode;
  /** Lies over the board and is in nobody's way. */
  readonly note?: ReactNode;
  readonly touch?: BoardTouch;
  /** Hero in somebody's hand: where they were taken from a ghost stays. */
  readonly carried?: string;
  /** A card about something on the board, told where it may stand. */
  readonly cardOf?: (boxes: { target: Box; spare: Box[]; bounds: Box }) => ReactNode;
  /** Zone of that thing. */
  readonly lookedZone?: number;
  readonly onZone: (zone: number, by: PickedBy) => void;
  /** Enter on a zone of the keyboard's walk; left out: as `onZone`. */
  readonly onWalk?: (zone: number) => void;
  readonly onInspect?: (zone: number) => void;
  readonly onHover: (zone: number | null) => void;
  /** The keyboard's walk has come to a zone, or left. */
  readonly onWalked?: (zone: number | null) => void;
  readonly onDrag?: (from: number, to: number | null) => void;
  readonly onConfirm: () => void;
}

const GHOST = { opacity: 0.42 };
/** Board units across a small screen: the actor's zone and its neighbours. */
const CLOSE_UP = { phone: 620, sheet: 1100, low: 800, column: 0, wide: 0 };

export function BoardArea(props: Props): React.JSX.Element {
  const { context, state, layout, marks, aimed, aimedZone, onZone, onHover } = props;
  const { t } = useWords();
  const board = useRef<BoardHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const [focusZone, setFocusZone] = useState<number | null>(null);
  const [frame, setFrame] = useFrame();
  const actorZone = state.heroes[state.active]?.zone ?? -1;
  useFollow(board, area, CLOSE_UP[layout], props.about ?? actorZone, props.armed ? aimedZone : null);

  const walked = useLatest((zone: number | null) => props.onWalked?.(zone));
  const focus = useCallback(
    (zone: number | null) => {
      setFocusZone(zone);
      onHover(zone);
      walked(zone);
    },
    [onHover, walked],
  );
  const walkTo = useLatest((zone: number) => (props.onWalk ?? onZone)(zone, 'mouse'));
  const inspect = useLatest((zone: number) => props.onInspect?.(zone));
  const places = useMemo(
    () => (props.carried === undefined ? undefined : new Map([[heroKey(props.carried), GHOST]])),
    [props.carried],
  );
  const prospect = aimed ? props.prospectOf(aimed) : undefined;
  const spare = useMemo(
    () => [aimedZone, actorZone].filter((z): z is number => z !== null && z >= 0),
    [aimedZone, actorZone],
  );
  return (
    <div className="board-area" ref={area}>
      <Board
        ref={board}
        context={context}
        state={props.figures}
        marks={marks}
        actor={state.active}
        focusZone={focusZone}
        hoverZone={aimedZone}
        onZone={onZone}
        onZoneHover={onHover}
        onZoneDrag={props.onDrag}
        touch={props.touch}
        places={places}
        onView={layout === 'phone' ? setFrame : undefined}
        overlay={props.overlay}
        level={props.level.shown}
        onLevel={props.level.show}
        zoomButtons={hasSheet(layout)}
      />
      <ZoneWalk
        context={context}
        state={props.settled}
        marks={marks}
        from={actorZone}
        onZone={walkTo}
        onInspect={inspect}
        onFocusZone={focus}
      />
      {layout === 'phone' && context.board.levels.length < 2 && (
        <div className="corner-map">
          <MiniMap context={context} state={state} frame={frame ?? undefined} label={t('table.map')} />
        </div>
      )}
      {props.note}
      {props.lookedZone !== undefined &&
        !prospect &&
        props.cardOf?.(
          boxesOf(
            board,
            area,
            [props.lookedZone, actorZone].filter((z) => z >= 0),
            layout,
          ),
        )}
      {aimed && prospect && !hasSheet(layout) && (
        <Suspense>
          <OddsCard
            {...props}
            option={aimed}
            prospect={prospect}
            onConfirm={props.armed ? props.onConfirm : undefined}
            {...boxesOf(board, area, spare, layout)}
          />
        </Suspense>
      )}
      {aimed && prospect && hasSheet(layout) && layout !== 'low' && (
        <Suspense>
          <OddsStrip {...props} option={aimed} prospect={prospect} onConfirm={props.onConfirm} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever stands at the back of a zone looks over its edge, in pixels. */
const HEAD = 26;
/** A sheet from below lies this far over the board. */
const SHEET_OVER = 12;

/** Page boxes of the target (first) and the zones to leave free, from the corner of the area. */
function boxesOf(
  board: RefObject<BoardHandle | null>,
  area: RefObject<HTMLElement | null>,
  zones: readonly number[],
  layout: Layout,
): { target: Box; spare: Box[]; bounds: Box } {
  const corner = area.current?.getBoundingClientRect() ?? new DOMRect();
  const boxes = zones.map((zone): Box => {
    const r = board.current?.rectOf(zone) ?? new DOMRect();
    return { x: r.x - corner.x, y: r.y - corner.y - HEAD, width: r.width, height: r.height + HEAD };
  });
  const under = hasSheet(layout) && layout !== 'low' ? SHEET_OVER : 0;
  const bounds = { x: 2, y: 6, width: corner.width - 10, height: corner.height - 12 - under };
  const [target = bounds, ...spare] = boxes;
  return { target, spare, bounds };
}

/** What part of the board is seen, at most once a frame. */
function useFrame(): [Rect | null, (shown: Rect) => void] {
  const [frame, setFrame] = useState<Rect | null>(null);
  const pending = useRef(0);
  const set = useCallback((shown: Rect) => {
    cancelAnimationFrame(pending.current);
    pending.current = requestAnimationFrame(() => setFrame(shown));
  }, []);
  return [frame, set];
}

/** What lies over the board, wherever it stands in the page. */
const OVER =
  ".corner-map, .pins, .zoom-buttons, .level-thumb[data-still], .odds-strip, .grab, [data-layout='low'] > .top > :not(.grow)";

function overBoard(area: HTMLElement): Insets {
  const boxes = area.closest('.table')?.querySelectorAll(OVER) ?? [];
  return insetsOf(
    area.getBoundingClientRect(),
    [...boxes].map((e) => e.getBoundingClientRect()),
  );
}

/**
 * Small screens keep the action in view, unless somebody has looked elsewhere; the next actor brings it back, and so
 * does a sheet or a window that changes its size. `units` is how much of the board is seen, 0 where all of it is. A
 * target that is tapped comes into the middle, together with whoever goes for it where both fit.
 */
function useFollow(
  handle: RefObject<BoardHandle | null>,
  area: RefObject<HTMLElement | null>,
  units: number,
  zone: number,
  target: number | null,
): void {
  const panned = useRef(false);
  useEffect(() => {
    const element = area.current;
    if (units === 0 || !element) return;
    const look = (e: PointerEvent): void => {
      if (e.buttons > 0 && (Math.abs(e.movementX) > 2 || Math.abs(e.movementY) > 2)) panned.current = true;
    };
    element.addEventListener('pointermove', look);
    return () => element.removeEventListener('pointermove', look);
  }, [units, area]);
  useEffect(() => {
    const element = area.current;
    if (units === 0 || zone < 0 || !element) return;
    const follow = (): void => {
      if (panned.current) return;
      const zones = target === null ? [zone] : [zone, target];
      handle.current?.reveal(zones, overBoard(element), units);
    };
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    // Of several levels the one in play has its size a frame later than the area.
    const board = element.querySelector('.board');
    if (board) resized.observe(board);
    return () => {
      resized.disconnect();
      panned.current = false;
    };
  }, [units, zone, target, handle, area]);
}
