/**
 * The board: ground, zone states, tokens, badges. It is told which zones are marked and knows nothing of decisions. Of
 * several levels one is played and fills it, the others are thumbnails.
 */
import { itemAt, type Context, type Rect, type State } from '@holdout/engine';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';
import { BoardLayers } from './board-layers.tsx';
import type { Insets } from './camera.ts';
import type { Places } from './figures.tsx';
import { geometryOf } from './geometry.ts';
import { drawnAt, PLAIN, type Drawn } from './look.ts';
import { usePanZoom } from './pan-zoom.ts';
import type { BoardTouch, PickedBy } from './zone-areas.tsx';
import type { ZoneMark } from './zone-marks.tsx';
import { boxRound } from './shapes.ts';
import { inThumb } from './thumb-place.ts';
import { useLevelPanels } from './use-level-panels.ts';
import { useWishedLook } from './use-look.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export type { ZoneMark } from './zone-marks.tsx';

export type { BoardTouch, PickedBy, Touched } from './zone-areas.tsx';

export interface BoardHandle {
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings zones where nothing lies over them, with `units` of the board across the view or as near as now. */
  reveal(zones: readonly number[], over: Insets, units?: number): void;
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
  /** Level being played, where there are several; the others can be pressed. */
  readonly level?: number;
  readonly onLevel?: (level: number) => void;
  readonly keys?: boolean;
  readonly zoomButtons?: boolean;
  readonly ref?: Ref<BoardHandle>;
}

const LevelName = lazy(() => import('./level-thumbs.tsx').then((m) => ({ default: m.LevelName })));
const LevelThumbs = lazy(() => import('./level-thumbs.tsx').then((m) => ({ default: m.LevelThumbs })));

const NO_MARKS: readonly ZoneMark[] = [];

export function Board(props: BoardProps) {
  const { context, marks = NO_MARKS, actor = -1, focusZone = null, hoverZone, onZone, onZoneHover } = props;
  const { t } = useWords();
  const letters = useSettings((s) => s.letterKeys);
  const { zones, levels } = geometryOf(context);
  const { level, main, thumbs, area } = useLevelPanels(context, props.level ?? 0);
  const { board } = context;
  const [scale, setScale] = useState(Infinity);
  const wished = useWishedLook();
  const look = drawnAt(wished, scale);
  const drawn = useMemo((): Drawn => ({ ...PLAIN, look }), [look]);
  const panZoom = usePanZoom(level.rect, {
    onView: props.onView,
    onRest: setScale,
    keys: (props.keys ?? true) && letters,
    still: () => props.onZoneDrag !== undefined || (props.touch?.isCarrying() ?? false),
  });
  useEffect(() => panZoom.enter(), [panZoom]);
  const [pointed, setPointed] = useState<number | null>(null);
  const hovered = hoverZone ?? pointed ?? -1;

  useImperativeHandle(
    props.ref,
    () => ({
      fit: () => panZoom.fit(),
      zoomBy: (factor) => panZoom.zoomBy(factor),
      reveal(asked, over, units) {
        const here = asked.filter((z) => levels.length < 2 || itemAt(board.zones, z).level === level.level);
        if (here.length > 0) panZoom.reveal(boxRound(here.map((z) => itemAt(zones, z).box)), over, units);
      },
      rectOf(zone) {
        const thumb = thumbs.find((p) => p.level.level === itemAt(board.zones, zone).level);
        return thumb && levels.length > 1
          ? inThumb(area.current, thumb, itemAt(zones, zone).box)
          : panZoom.toPage(itemAt(zones, zone).box);
      },
    }),
    [panZoom, zones, levels, level, thumbs, area, board],
  );

  const point = useCallback(
    (zone: number | null) => {
      setPointed(zone);
      onZoneHover?.(zone);
    },
    [onZoneHover],
  );
  const pick = useCallback((zone: number, by: PickedBy) => onZone?.(zone, by), [onZone]);
  const layers = {
    context,
    state: props.state,
    marks,
    actor,
    focusZone,
    hovered,
    places: props.places,
    overlay: props.overlay,
    onPoint: point,
    onPick: pick,
    onDrag: props.onZoneDrag,
    touch: props.touch,
  };
  return (
    <div className="board-panels" data-levels={levels.length} ref={area}>
      <div
        className="board"
        ref={panZoom.viewport}
        role="group"
        aria-label={t('board.label')}
        data-level={levels.length > 1 ? level.id : undefined}
        style={main}
      >
        <div className="board-sheet" ref={panZoom.sheet}>
          <BoardLayers {...layers} place={level} drawn={drawn}>
            {props.children}
          </BoardLayers>
        </div>
      </div>
      {levels.length > 1 && (
        <Suspense>
          <LevelName place={level} state={props.state} context={context} />
          <LevelThumbs {...layers} thumbs={thumbs} onLevel={props.onLevel} />
        </Suspense>
      )}
      {props.zoomButtons && <ZoomButtons onZoom={(by) => panZoom.zoomBy(by)} onFit={() => panZoom.fit()} />}
    </div>
  );
}
