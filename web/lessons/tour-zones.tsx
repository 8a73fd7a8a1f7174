/** What a lesson points at on the board: frames round its zones, the way to the goal. Goes into the board's overlay. */
import { itemAt, type Context } from '@holdout/engine';
import { useMemo } from 'react';
import { geometryOf } from '../board/geometry.ts';
import type { TourUi } from './use-tour.ts';
import { wayBetween } from './way.ts';

/** As far as a press on a door reaches. */
const DOOR = 40;

interface Props {
  readonly context: Context;
  /** Zone of whoever acts. */
  readonly from: number;
  readonly tour: TourUi | null;
}

export function TourZones({ context, from, tour }: Props): React.JSX.Element | null {
  const numbers = useMemo(
    () => (tour?.zones ?? []).flatMap((id) => context.board.indexOf.get(id) ?? []),
    [tour?.zones, context],
  );
  const leads = tour?.way === true && from >= 0;
  const way = useMemo(
    () => (leads ? wayBetween(context, from, numbers) : []),
    [leads, context, from, numbers],
  );
  if (!tour || numbers.length === 0) return null;
  const { zones, doors } = geometryOf(context);
  const taught = doors.filter(({ door }) => tour.doors.includes(itemAt(context.board.doors, door).id));
  return (
    <g className={tour.showing ? 'tour-zones showing' : 'tour-zones'} aria-hidden="true" fill="none">
      {way.length > 1 && <polyline className="tour-way" points={way.map((p) => p.join()).join(' ')} />}
      {numbers.map((zone) => (
        <path key={zone} className={leads ? 'tour-goal' : undefined} d={itemAt(zones, zone).path} />
      ))}
      {taught.map(({ door, x, y }) => (
        <circle key={door} className="tour-door" cx={x} cy={y} r={DOOR} />
      ))}
    </g>
  );
}
