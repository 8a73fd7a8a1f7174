/** The ground of a mission's board without anything that is laid on it, drawn once for all its tiles; in colour, or as outlines to save ink. */
import { itemAt, DOOR, type Context, type Rect, type Side } from '@holdout/engine';
import { GroundDefs } from '../board/defs.tsx';
import { Manholes } from '../board/fixture-layer.tsx';
import { geometryOf } from '../board/geometry.ts';
import { OpenGround } from '../board/open-ground.tsx';
import { PaintScope } from '../board/paint.tsx';
import { Rooms } from '../board/rooms.tsx';
import { Storeys } from '../board/storeys.tsx';
import { Streets } from '../board/streets.tsx';
import { DoorPiece, Walls } from '../board/wall-layer.tsx';
import { BLEED_MM } from './paper.ts';
import { UNIT_MM } from './pieces.ts';
import { looseDoors } from './laid-tiles.ts';

interface Props {
  readonly id: string;
  readonly context: Context;
  readonly plain: boolean;
}

/** Out of sight; what tiles show of it is used from here. */
export function TileGround({ id, context, plain }: Props): React.JSX.Element {
  return (
    <PaintScope>
      <svg className="print-source" width="0" height="0" aria-hidden="true">
        {!plain && <GroundDefs />}
        <g id={id}>{plain ? <Outlines context={context} /> : <Coloured context={context} />}</g>
      </svg>
    </PaintScope>
  );
}

/** As in daylight: what is dark on the screen drinks ink and shows nothing. */
const Coloured = ({ context }: Pick<Props, 'context'>) => (
  <>
    <Edge context={context} />
    <Streets context={context} />
    <OpenGround context={context} />
    <Manholes context={context} />
    <Rooms context={context} opened={'1'.repeat(context.board.buildings.length)} />
    <Walls context={context} />
    <Storeys context={context} />
    <PrintedDoors context={context} />
  </>
);

/** Beyond the outermost tiles, so that a cut a hair too wide shows no white. */
const Edge = ({ context }: Pick<Props, 'context'>) => (
  <path
    d={geometryOf(context)
      .tiles.map(([x0, y0, x1, y1]) => boxPath([x0 - BEYOND, y0 - BEYOND, x1 + BEYOND, y1 + BEYOND]))
      .join('')}
    fill="#05070a"
  />
);
const BEYOND = BLEED_MM / UNIT_MM;

const TURN: { readonly [side in Side]: number } = { N: 0, S: 180, W: -90, E: 90 };

/** Doors that are part of the artwork; those of the mission are laid there. */
function PrintedDoors({ context }: Pick<Props, 'context'>): React.JSX.Element {
  const loose = looseDoors(context);
  return (
    <>
      {geometryOf(context)
        .doors.filter(({ door }) => door >= loose)
        .map(({ door, x, y, side }) => (
          <g key={door} transform={`translate(${x} ${y}) rotate(${TURN[side]})`}>
            <DoorPiece kind={itemAt(context.board.doors, door).kind} colour="" state={DOOR.closed} />
          </g>
        ))}
    </>
  );
}

const boxPath = ([x0, y0, x1, y1]: Rect): string => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;

/** Rooms, walls with their gaps, borders of the streets, water, parks, stairs, manholes. */
function Outlines({ context }: Pick<Props, 'context'>): React.JSX.Element {
  const { zones, walls, crosswalks, grounds, water, tiles } = geometryOf(context);
  const { board } = context;
  const rooms = zones.filter((_, zone) => itemAt(board.zones, zone).kind === 'room');
  return (
    <g fill="none" stroke="#222" strokeWidth="2">
      <path d={tiles.map(boxPath).join('')} fill="#fff" stroke="#999" />
      <path
        d={crosswalks
          .map(({ horizontal, line, from, to }) =>
            horizontal ? `M${from} ${line}H${to}` : `M${line} ${from}V${to}`,
          )
          .join('')}
        strokeWidth="26"
        stroke="#bbb"
        strokeDasharray="9 13"
      />
      <path d={water.map(boxPath).join('')} strokeDasharray="4 8" />
      <path d={grounds.map(({ box }) => boxPath(box)).join('')} strokeDasharray="14 6" />
      <path d={rooms.map(({ path }) => path).join('')} fill="#fff" stroke="#aaa" strokeDasharray="10 8" />
      <path
        d={walls
          .map(({ horizontal, line, from, to }) =>
            horizontal ? `M${from} ${line}H${to}` : `M${line} ${from}V${to}`,
          )
          .join('')}
        strokeWidth="9"
        strokeLinecap="square"
      />
      <g strokeWidth="4">
        <Manholes context={context} />
      </g>
      <Storeys context={context} />
      <PrintedDoors context={context} />
    </g>
  );
}
