/** Rooms: floor, furniture, and light where the building has been opened. Changes only when one is. */
import { itemAt, numberAt, type Context } from '@holdout/engine';
import { memo } from 'react';
import { Furniture } from './furniture.tsx';
import { geometryOf } from './geometry.ts';
import { useInScope } from './level-scope.ts';
import { usePaint } from './paint.tsx';
import { roomLook } from './room-look.ts';

interface Props {
  readonly context: Context;
  /** One sign per building: 1 opened. */
  readonly opened: string;
}

export const Rooms = memo(function Rooms({ context, opened }: Props) {
  const { board } = context;
  const inScope = useInScope(context);
  return (
    <g>
      {board.zones.map(
        (z, zone) =>
          z.kind === 'room' &&
          inScope(zone) && (
            <Room
              key={z.id}
              context={context}
              zone={zone}
              lit={opened[numberAt(board.buildingOf, zone)] === '1'}
            />
          ),
      )}
    </g>
  );
});

const Room = memo(function Room({
  context,
  zone,
  lit,
}: {
  readonly context: Context;
  readonly zone: number;
  readonly lit: boolean;
}) {
  const { url } = usePaint();
  const { floor, furniture } = roomLook(context, zone);
  const { path, box, loops } = itemAt(geometryOf(context).zones, zone);
  return (
    <g>
      <path d={path} fill={url(floor)} />
      {furniture && <Furniture kind={furniture} box={box} seed={zone * 13 + 5} />}
      <path className="room-dark" d={path} fill={url('dark')} opacity={lit ? 0 : 1} />
      <path className="room-lit" d={path} fill={url('lit')} opacity={lit ? 1 : 0} />
      <path d={northWest(itemAt(loops, 0))} fill="none" stroke="#000" strokeWidth="26" opacity=".3" />
    </g>
  );
});

/** The walls that throw a shadow into the room: those above it and to its left. Loops run clockwise. */
const northWest = (loop: readonly (readonly [number, number])[]): string =>
  loop
    .map(([x, y], i) => {
      const [nx, ny] = itemAt(loop, (i + 1) % loop.length);
      return nx > x || ny < y ? `M${x} ${y}L${nx} ${ny}` : '';
    })
    .join('');
