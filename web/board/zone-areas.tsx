/** The zones themselves, unseen, for pointer and finger; the keyboard has its own list (zone-walk.tsx). */
import type { Context } from '@holdout/engine';
import { memo, useRef, type MouseEvent } from 'react';
import { geometryOf } from './geometry.ts';
import { useInScope } from './level-scope.ts';

/** How a zone was picked: a first tap may show what a click would do at once. */
export type PickedBy = 'mouse' | 'touch';

interface AreasProps {
  readonly context: Context;
  readonly marked: ReadonlySet<number>;
  readonly onPoint: (zone: number | null) => void;
  readonly onPick: (zone: number, by: PickedBy) => void;
  readonly onDrag?: (from: number, to: number | null) => void;
}

export const ZoneAreas = memo(function ZoneAreas({ context, marked, onPoint, onPick, onDrag }: AreasProps) {
  const dragged = useRef<number | null>(null);
  const inScope = useInScope(context);
  const pickedBy = (e: MouseEvent): PickedBy =>
    (e.nativeEvent as PointerEvent).pointerType === 'touch' ? 'touch' : 'mouse';
  return (
    <g fill="transparent" onPointerLeave={() => onPoint(null)}>
      {geometryOf(context).zones.map(
        ({ path }, zone) =>
          inScope(zone) && (
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
          ),
      )}
    </g>
  );
});
