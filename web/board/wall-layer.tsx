/** Walls and doors. Walls never change: the gap of a door is there whether it is shut or not. */
import { itemAt, DOOR, type Context, type DoorKind, type Side } from '@holdout/engine';
import { memo } from 'react';
import { geometryOf } from './geometry.ts';
import { useInScope } from './level-scope.ts';
import { Pane } from './storeys.tsx';
import { INK, usePaint } from './paint.tsx';
import type { Wall } from './walls.ts';

const lineOf = ({ horizontal, line, from, to }: Wall): string =>
  horizontal ? `M${from} ${line}H${to}` : `M${line} ${from}V${to}`;

export const Walls = memo(function Walls({ context }: { readonly context: Context }) {
  const { walls } = geometryOf(context);
  const pathOf = (inner: boolean): string =>
    walls
      .filter((w) => w.inner === inner)
      .map(lineOf)
      .join('');
  const [outer, inner] = [pathOf(false), pathOf(true)];
  return (
    <g fill="none" strokeLinecap="square">
      <path d={outer} stroke={INK} strokeWidth="20" />
      <path d={inner} stroke={INK} strokeWidth="15" />
      <path d={outer} stroke="#46505d" strokeWidth="8" />
      <path d={inner} stroke="#3b4450" strokeWidth="5" />
    </g>
  );
});

interface DoorLook {
  readonly slab: string;
  readonly grain: string;
  readonly mark?: string;
}
const WOODEN: DoorLook = { slab: '#c98a4b', grain: '#7a4a20' };
const COLOURED: { readonly [colour: string]: DoorLook } = {
  blue: { slab: '#3f8fe0', grain: '#1d4f8a', mark: 'M0-9L9 0 0 9-9 0z' },
  green: { slab: '#47b06b', grain: '#1f6238', mark: 'M0-9L9 8H-9z' },
  red: { slab: '#d8484c', grain: '#7d1f23', mark: 'M-8-8L8 8M8-8L-8 8' },
};

const TURN: { readonly [side in Side]: number } = { N: 0, S: 180, W: -90, E: 90 };

interface DoorsProps {
  readonly context: Context;
  /** One sign per door, as in the state. */
  readonly doors: string;
}

/** Light that falls through open doors onto the street. */
export const Spills = memo(function Spills({ context, doors }: DoorsProps) {
  const { url } = usePaint();
  const { board } = context;
  const inScope = useInScope(context);
  return (
    <g>
      {geometryOf(context).doors.map(({ door, x, y, side }) => {
        const toStreet =
          itemAt(board.zones, itemAt(board.doors, door).a).kind !==
          itemAt(board.zones, itemAt(board.doors, door).b).kind;
        if (!toStreet || Number(doors[door]) === DOOR.closed || !inScope(itemAt(board.doors, door).a))
          return null;
        return (
          <path
            key={door}
            className="spill"
            d="M-32 0H32L84 112H-84Z"
            fill={url('spill')}
            transform={`translate(${x} ${y}) rotate(${TURN[side] + 180})`}
          />
        );
      })}
    </g>
  );
});

export const Doors = memo(function Doors({ context, doors }: DoorsProps) {
  const colours = context.mission.doors;
  const inScope = useInScope(context);
  const drawn = geometryOf(context).doors.filter(({ door }) => inScope(itemAt(context.board.doors, door).a));
  return (
    <g>
      {drawn.map(({ door, x, y, side }) => (
        <g
          key={door}
          data-door={itemAt(context.board.doors, door).id}
          data-open={Number(doors[door]) !== DOOR.closed || undefined}
          transform={`translate(${x} ${y}) rotate(${TURN[side]})`}
        >
          <DoorPiece
            kind={itemAt(context.board.doors, door).kind}
            colour={colours[door]?.colour ?? ''}
            state={Number(doors[door])}
            turn={TURN[side]}
          />
        </g>
      ))}
    </g>
  );
});

interface DoorPieceProps {
  readonly kind: DoorKind;
  readonly colour: string;
  readonly state: number;
  readonly turn?: number;
}

/** Round 0,0, its street side above. */
export const DoorPiece = ({ kind, colour, state, turn = 0 }: DoorPieceProps) =>
  kind === 'door' ? (
    <Door look={COLOURED[colour] ?? WOODEN} state={state} turn={turn} />
  ) : (
    <Pane kind={kind} state={state} />
  );

interface DoorProps {
  readonly look: DoorLook;
  readonly state: number;
  /** How far the door as a whole is turned: its mark stays upright. */
  readonly turn: number;
}

const Door = memo(function Door({ look: { slab, grain, mark }, state, turn }: DoorProps) {
  if (state === DOOR.closed) {
    return (
      <>
        <Jambs />
        <rect x="-34" y="-14" width="68" height="28" rx="3" fill={slab} stroke={INK} strokeWidth="6" />
        <path d="M-34 0H34" stroke={grain} strokeWidth="5" />
        <path d="M-14-11V11M14-11V11" stroke={grain} strokeWidth="4" />
        {mark ? (
          <DoorMark mark={mark} turn={turn} />
        ) : (
          <circle cx="24" cy="6" r="4" fill="#ffe9b8" stroke={INK} strokeWidth="2" />
        )}
      </>
    );
  }
  return (
    <>
      <rect x="-33" y="-10" width="66" height="20" fill="#2a211a" />
      <rect x="-33" y="-10" width="66" height="20" fill="#ffd88f" opacity=".35" />
      <Jambs />
      {state === DOOR.smashed ? <Splinters fill={slab} /> : <Leaf fill={slab} />}
    </>
  );
});

const Jambs = () => (
  <g fill="#aeb9c5" stroke={INK} strokeWidth="4">
    <rect x="-43" y="-13" width="11" height="26" rx="2" />
    <rect x="32" y="-13" width="11" height="26" rx="2" />
  </g>
);

const DoorMark = ({ mark, turn }: { readonly mark: string; readonly turn: number }) => (
  <g transform={`rotate(${-turn})`}>
    <circle r="15" fill={INK} />
    <path d={mark} fill="#fff" stroke="#fff" strokeWidth="3" />
  </g>
);

/** Swung out into the street. */
const Leaf = ({ fill }: { readonly fill: string }) => (
  <g className="door-leaf" transform="translate(-32 -6) rotate(-72)">
    <rect y="-8" width="62" height="15" rx="3" fill={fill} stroke={INK} strokeWidth="5" />
    <circle cx="52" cy="-.5" r="3.5" fill="#fff3d6" />
  </g>
);

/** Broken for good: nobody shuts it again. */
const Splinters = ({ fill }: { readonly fill: string }) => (
  <g fill={fill} stroke={INK} strokeWidth="4" strokeLinejoin="round">
    <path d="M-32-14l20-6 3 9-17 6z" />
    <path d="M4-30l18 4-8 13-15-6z" />
    <path d="M-14-46l12-3 4 9-13 4z" />
  </g>
);
