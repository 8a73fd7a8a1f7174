/**
 * The zones themselves, unseen, for pointer and finger; the keyboard has its own list (zone-walk.tsx). Either a press
 * picks a marked zone, or somebody who knows what lies where (`touch`) hears of everything.
 */
import { itemAt, type Context, type Point } from '@holdout/engine';
import { memo, useRef, type MouseEvent } from 'react';
import { geometryOf } from './geometry.ts';
import { useInScope } from './level-scope.ts';
import { useDrawn, type Drawn } from './look.ts';

/** How something was picked: a first tap may show what a click would do at once. */
export type PickedBy = 'mouse' | 'touch';

type Pointed = {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: SVGGraphicsElement;
};

/** The point of the board under the pointer, whichever window of the board that is. */
function pointOf({ clientX, clientY, currentTarget }: Pointed): Point {
  const matrix = currentTarget.getScreenCTM();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

/** A place on the board under the pointer. */
export interface Touched {
  readonly zone: number;
  readonly point: Point;
  /** How those who stand there are drawn. */
  readonly drawn: Drawn;
}

export interface BoardTouch {
  press(at: Touched, by: PickedBy): void;
  /** Null when the pointer leaves the board. */
  move(at: Touched | null): void;
  down(at: Touched, e: PointerEvent): void;
  /** The board must not move with the pointer: something is being carried. */
  isCarrying(): boolean;
}

interface Props {
  readonly context: Context;
  readonly marked: ReadonlySet<number>;
  readonly onPoint: (zone: number | null) => void;
  readonly onPick: (zone: number, by: PickedBy) => void;
  readonly onDrag?: (from: number, to: number | null) => void;
  readonly touch?: BoardTouch;
}

const pickedBy = (e: MouseEvent): PickedBy =>
  (e.nativeEvent as PointerEvent).pointerType === 'touch' ? 'touch' : 'mouse';

export const ZoneAreas = memo(function ZoneAreas(props: Props) {
  const { context, marked, onPoint, onPick, onDrag, touch } = props;
  const inScope = useInScope(context);
  const dragged = useRef<number | null>(null);
  const drawn = useDrawn();
  const at = (zone: number, e: Pointed): Touched => ({ zone, point: pointOf(e), drawn });
  const leave = (): void => {
    onPoint(null);
    touch?.move(null);
  };
  return (
    <g fill="transparent" onPointerLeave={leave}>
      {geometryOf(context).zones.map(
        ({ path }, zone) =>
          inScope(zone) && (
            <path
              key={zone}
              d={path}
              data-zone={itemAt(context.board.zones, zone).id}
              data-marked={marked.has(zone) || undefined}
              className={marked.has(zone) ? 'zone-area marked' : 'zone-area'}
              onPointerEnter={(e) => (onDrag || e.pointerType !== 'touch') && onPoint(zone)}
              onPointerMove={(e) => e.pointerType !== 'touch' && touch?.move(at(zone, e))}
              onPointerDown={(e) => {
                touch?.down(at(zone, e), e.nativeEvent);
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
              onClick={(e) => {
                if (touch) touch.press(at(zone, e), pickedBy(e));
                else if (marked.has(zone)) onPick(zone, pickedBy(e));
              }}
            />
          ),
      )}
    </g>
  );
});
