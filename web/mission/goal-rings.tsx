/** The targets of a goal, ringed on the board on every level, each with the way there in moves. */
import { itemAt, type Context, type Point, type State, type Target } from '@holdout/engine';
import { fixturesOf } from '../board/fixtures.ts';
import { geometryOf } from '../board/geometry.ts';
import { Glyph } from '../board/glyph.tsx';
import { useInScope } from '../board/level-scope.ts';
import { DISPLAY, INK } from '../board/paint.tsx';
import type { Piece } from '../board/pieces.ts';
import { seatingOf } from '../board/seating.ts';
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
        .map((target) => (
          <Ring
            key={`${target.kind}${target.zone}`}
            at={placeOf(context, state, target)}
            colour={COLOURS[target.kind]}
            zone={itemAt(context.board.zones, target.zone).id}
            way={movesTo(context, state, from, target.zone)}
            // At the lower edge there is no room beneath.
            above={itemAt(geometryOf(context).zones, target.zone).box[3] >= geometryOf(context).height}
          />
        ))}
    </g>
  );
}

/** What a ring goes round, the first that stands in the zone. */
const ROUND: readonly Piece['kind'][] = ['person', 'card', 'sleeper', 'thing', 'vehicle', 'hero'];

/** Round what lies or stands there, else in the middle of the zone. */
function placeOf(context: Context, state: State, { zone, kind }: Target): Point {
  const lying = fixturesOf(context).find(
    (f) =>
      f.zone === zone &&
      (kind === 'place'
        ? f.kind === 'exit' || f.kind === 'spawn'
        : f.kind === 'objective' && itemAt(state.objectives, f.index).taken < 0),
  );
  if (lying) return [lying.x, lying.y];
  const { pieces, spots } = seatingOf(context, state);
  const rank = (p: Piece): number => (kind === 'place' ? -1 : ROUND.indexOf(p.kind));
  const [first] = pieces
    .filter((p) => p.zone === zone && rank(p) >= 0 && (kind === 'hero' || p.kind !== 'hero'))
    .sort((a, b) => rank(a) - rank(b));
  const spot = first && spots.get(first.key);
  return spot ? [spot.x, spot.y] : itemAt(geometryOf(context).zones, zone).centre;
}

interface RingProps {
  readonly at: Point;
  readonly colour: string;
  readonly zone: string;
  readonly way: Way | null;
  readonly above: boolean;
}

function Ring({ at: [x, y], colour, zone, way, above }: RingProps): React.JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} data-goal={zone}>
      <circle r={RADIUS} fill="none" stroke={INK} strokeWidth="15" />
      <circle r={RADIUS} fill={colour} fillOpacity=".14" stroke={colour} strokeWidth="8" />
      {way && <Distance way={way} colour={colour} y={(RADIUS + 8) * (above ? -1 : 1)} />}
    </g>
  );
}

interface DistanceProps {
  readonly way: Way;
  readonly colour: string;
  readonly y: number;
}

/** "3", with a door where one is shut on the way. */
function Distance({ way: { moves, shut }, colour, y }: DistanceProps): React.JSX.Element {
  const width = (shut ? 122 : 84) + (moves > 9 ? 12 : 0);
  return (
    <g transform={`translate(0 ${y})`}>
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
