/** Tokens as the board draws them, and figures to fold, each round or in the room it is cut from. Units are millimetres. */
import { leading, DOOR } from '@holdout/engine';
import { FIGURE_BOX } from '../art/drawing.ts';
import { ThingToken } from '../board/extra-tokens.tsx';
import { ExitSign, SpawnPlate, StartHouse } from '../board/fixture-layer.tsx';
import { NoiseToken, ObjectiveToken, VehicleToken } from '../board/tokens.tsx';
import { DoorPiece } from '../board/wall-layer.tsx';
import { useEnemyGroup, useStandee } from '../faces/figure-symbols.ts';
import { FigureUse } from '../faces/standee.tsx';
import { FIGURE_FOOT, UNIT_MM, type Look, type Piece } from './pieces.ts';

export function PieceDrawing({ piece }: { readonly piece: Piece }): React.JSX.Element {
  const { width, height, sides } = piece;
  const [first] = leading(sides, 1);
  if (first.kind === 'enemy' || first.kind === 'person') return <Folded piece={piece} look={first} />;
  const each = width / sides.length;
  return (
    <>
      <rect width={width} height={height} className="cut" />
      {sides.map((look, i) => (
        <g key={i} transform={`translate(${(i + 0.5) * each} ${height / 2}) scale(${UNIT_MM})`}>
          <TokenDrawing look={look} />
        </g>
      ))}
      {sides.length > 1 && <path d={`M${each} 0V${height}`} className="fold" />}
    </>
  );
}

/** An open door needs room to swing. */
const SWING = 28;

function TokenDrawing({ look }: { readonly look: Look }): React.JSX.Element | null {
  switch (look.kind) {
    case 'door':
      return (
        <g transform={`translate(0 ${look.door === 'door' ? SWING : 0})`}>
          <DoorPiece kind={look.door} colour={look.colour} state={look.open ? DOOR.open : DOOR.closed} />
        </g>
      );
    case 'objective':
      return <ObjectiveToken colour={look.colour} down={look.down} />;
    case 'spawn':
      return <SpawnPlate n={look.n} active={look.active} colour={look.colour} />;
    case 'exit':
      return <ExitSign open={look.open} />;
    case 'start':
      return <StartHouse />;
    case 'noise':
      return <NoiseToken tokens={1} />;
    case 'vehicle':
      return <VehicleToken kind={look.vehicle} />;
    case 'thing':
      return <ThingToken kind={look.thing} damaged={look.damaged} />;
    case 'enemy':
    case 'person':
      return null;
  }
}

interface FoldedProps {
  readonly piece: Piece;
  readonly look: Extract<Look, { readonly kind: 'enemy' | 'person' }>;
}

/** The back lies upside down over the front: folded over the head both stand upright. */
function Folded({ piece: { width, height }, look }: FoldedProps): React.JSX.Element {
  const half = height / 2;
  return (
    <>
      <rect width={width} height={height} className="cut" />
      <Figure look={look} width={width} y={half} height={half - FIGURE_FOOT} />
      <g transform={`rotate(180 ${width / 2} ${half})`}>
        <Figure look={look} width={width} y={half} height={half - FIGURE_FOOT} />
      </g>
      <path
        d={`M0 ${half}H${width}M0 ${FIGURE_FOOT}H${width}M0 ${height - FIGURE_FOOT}H${width}`}
        className="fold"
      />
    </>
  );
}

interface FigureProps extends Pick<FoldedProps, 'look'> {
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

function Figure({ look, ...place }: FigureProps): React.JSX.Element | null {
  return look.kind === 'enemy' ? (
    <Enemy kind={look.enemy} pose={look.pose} {...place} />
  ) : look.kind === 'person' ? (
    <Person {...look} {...place} />
  ) : null;
}

type Place = Omit<FigureProps, 'look'>;

function Enemy({
  kind,
  pose,
  ...place
}: Place & { readonly kind: string; readonly pose: number }): React.JSX.Element {
  return <Standing href={useEnemyGroup(kind, 1, pose)} {...place} />;
}

function Person({
  person,
  risen,
  enemy,
  ...place
}: Place & Pick<Extract<Look, { kind: 'person' }>, 'person' | 'risen' | 'enemy'>): React.JSX.Element {
  return <Standing href={useStandee(person, { monogram: '', risen, enemy })} {...place} />;
}

const Standing = ({ href, width, y, height }: Place & { readonly href: string | null }) => (
  <svg x={0} y={y} width={width} height={height} viewBox={FIGURE_BOX}>
    {href && <FigureUse href={href} />}
  </svg>
);
