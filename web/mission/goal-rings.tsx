/** The targets of a goal, ringed on the board on every level, each with the way there in moves. */
import type { Context, Point, State, Target } from '@holdout/engine';
import { fixturesOf } from '../board/fixtures.ts';
import { geometryOf } from '../board/geometry.ts';
import { Glyph } from '../board/glyph.tsx';
import { useInScope } from '../board/level-scope.ts';
import { DISPLAY, INK } from '../board/paint.tsx';
import { movesTo, type Way } from './moves-to.ts';

const RADIUS = 46;
const COLOURS = { thing: '#f06ad2', place: '#47d68a', hero: '#47d68a' } as const;

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly targets: readonly Target[];
  /** Zone the ways are measured from; -1 for nobody's. */
  readonly from: number;
}

export function GoalRings({ context, state, targets, from }: Props): React.JSX.Element {
  const isHere = useInScope(context);
  return (
    <g className="goal-rings" aria-hidden="true">
      {targets
        .filter(({ zone }) => isHere(zone))
        .map(({ zone, kind }) => (
          <Ring
            key={`${kind}${zone}`}
            at={placeOf(context, state, zone)}
            colour={COLOURS[kind]}
            zone={context.board.zones[zone].id}
            way={movesTo(context, state, from, zone)}
          />
        ))}
    </g>
  );
}

/** Round what lies there and cannot move, else in the middle of the zone. */
function placeOf(context: Context, state: State, zone: number): Point {
  const lying = fixturesOf(context).find(
    (f) =>
      f.zone === zone &&
      (f.kind === 'exit' ||
        f.kind === 'spawn' ||
        (f.kind === 'objective' && state.objectives[f.index].taken < 0)),
  );
  return lying ? [lying.x, lying.y] : geometryOf(context).zones[zone].centre;
}

interface RingProps {
  readonly at: Point;
  readonly colour: string;
  readonly zone: string;
  readonly way: Way | null;
}

function Ring({ at: [x, y], colour, zone, way }: RingProps): React.JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} data-goal={zone}>
      <circle r={RADIUS} fill="none" stroke={INK} strokeWidth="15" />
      <circle r={RADIUS} fill={colour} fillOpacity=".14" stroke={colour} strokeWidth="8" />
      {way && <Distance way={way} colour={colour} />}
    </g>
  );
}

/** "3", with a door where one is shut on the way. */
function Distance({ way: { moves, shut }, colour }: { readonly way: Way; readonly colour: string }) {
  const width = (shut ? 122 : 84) + (moves > 9 ? 12 : 0);
  return (
    <g transform={`translate(0 ${RADIUS + 8})`}>
      <rect
        x={-width / 2}
        y="-18"
        width={width}
        height="36"
        rx="18"
        fill={INK}
        stroke={colour}
        strokeWidth="4"
      />
      <Glyph name="boot-prints" x={-width / 2 + 24} size={25} fill={colour} />
      <text x={shut ? -8 : 16} y="10" textAnchor="middle" fontSize="28" {...DISPLAY} fill="#fff">
        {moves}
      </text>
      {shut && <Glyph name="wooden-door" x={width / 2 - 24} size={24} fill={colour} />}
    </g>
  );
}
