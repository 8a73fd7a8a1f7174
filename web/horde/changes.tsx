/** What is otherwise, on the board: a pencil where it lies now, a dashed way from where it was. */
import { heroAt, itemAt, typeAt, type Context, type Point, type State } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { Glyph } from '../board/glyph.tsx';
import { INK } from '../board/paint.tsx';
import { enemyKey, heroKey } from '../board/pieces.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import type { Difference } from './differences.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly differences: readonly Difference[];
}

interface Spot {
  readonly key: string;
  readonly at: Point;
  readonly from?: Point;
}

export function Changes({ context, state, differences }: Props): React.JSX.Element {
  return (
    <g className="horde-changes" aria-hidden="true">
      {differences
        .flatMap((d) => spotOf(d, context, state) ?? [])
        .map(({ key, at: [x, y], from }) => (
          <g key={key} data-changed={key}>
            {from && (
              <path
                d={`M${from.join(' ')}L${x} ${y}`}
                stroke="#8fe9fa"
                strokeWidth="9"
                strokeDasharray="20 14"
                strokeLinecap="round"
                opacity=".8"
              />
            )}
            <g transform={`translate(${x + 26} ${y + 20})`}>
              <circle r="17" fill="#ffb83e" stroke={INK} strokeWidth="4" />
              <Glyph name="pencil" size={20} fill={INK} />
            </g>
          </g>
        ))}
    </g>
  );
}

function spotOf(d: Difference, context: Context, state: State): Spot | undefined {
  const { spots } = seatingOf(context, state);
  const { zones, doors } = geometryOf(context);
  const { key } = d;
  const seat = (piece: string, zone: number): Point => {
    const spot = spots.get(piece) ?? positionOf(context, zone, 'middle');
    return [spot.x, spot.y];
  };
  const centre = (zone: number): Point | undefined => zones[zone]?.centre;
  switch (d.what) {
    case 'place':
      return { key, at: seat(heroKey(heroAt(state, d.hero).id), d.zone), from: centre(d.was) };
    case 'wounds':
    case 'xp':
    case 'track':
    case 'card': {
      const { id, zone } = heroAt(state, d.hero);
      return zone < 0 ? undefined : { key, at: seat(heroKey(id), zone) };
    }
    case 'figures':
      return {
        key,
        at: seat(enemyKey(typeAt(context, d.type).id, itemAt(context.board.zones, d.zone).id), d.zone),
      };
    case 'thing':
      return { key, at: seat(d.key, d.zone), from: centre(d.was) };
    case 'heap':
    case 'taken':
      return { key, at: itemAt(zones, d.zone).centre };
    case 'door':
    case 'opens': {
      const door = doors.find((one) => one.door === d.door);
      return door && { key, at: [door.x, door.y] };
    }
    case 'gone':
      return undefined;
  }
}
