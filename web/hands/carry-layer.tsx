/** The figure in the hand, the way it would go with a bead for every step, and what would wait there. */
import { heroAt, itemAt, type Context, type State } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { useInScope } from '../board/level-scope.ts';
import { useDrawn } from '../board/look.ts';
import { monogramsOf } from '../board/hero-look.ts';
import { DISPLAY, INK } from '../board/paint.tsx';
import { StandingHero } from '../board/standing.tsx';
import { useWords } from '../words/use-words.ts';
import type { Gravity } from '../table/consequence.ts';
import type { Reach } from './reach.ts';
import type { Carried } from './use-carry.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly carried: Carried;
  readonly reach: Reach | undefined;
  /** A line or two about the place, or why there is no way; null while they are being worked out. */
  readonly tag: readonly string[] | null;
  readonly harm: Gravity;
}

const LIFTED = 1.22;
/** Above the ring, or above the head. */
const ABOVE = { rings: 92, figures: 152 } as const;

export function CarryLayer({ context, state, carried, reach, tag, harm }: Props): React.JSX.Element {
  const { say } = useWords();
  const drawn = useDrawn();
  const { zones } = geometryOf(context);
  // Of several levels each is drawn by itself: the figure stays with the one it was taken from.
  const inScope = useInScope(context);
  const names = state.heroes.map((h) => say.hero(h.id));
  const [x, y] = carried.at;
  return (
    <g className="carry" data-carried={heroAt(state, carried.hero).id}>
      {carried.zone !== null && inScope(carried.zone) && (
        <path
          d={itemAt(zones, carried.zone).path}
          fill={reach ? '#6fdcf0' : 'none'}
          fillOpacity="0.24"
          stroke={reach ? '#8fe9fa' : '#ff8a82'}
          strokeWidth="10"
          strokeDasharray={reach ? undefined : '4 14'}
          strokeLinejoin="round"
        />
      )}
      {inScope(heroAt(state, carried.hero).zone) && (
        <>
          {reach && <Way context={context} reach={reach} />}
          <g transform={`translate(${x} ${y}) scale(${LIFTED})`}>
            <g className="lifted">
              <StandingHero
                id={heroAt(state, carried.hero).id}
                monogram={monogramsOf(names)[carried.hero] ?? '?'}
                acting
              />
            </g>
          </g>
          {(reach ?? tag) && (
            <Tag x={x} y={y - ABOVE[drawn.look]} lines={tag ?? WAITING} harm={harm} waiting={tag === null} />
          )}
        </>
      )}
    </g>
  );
}

/** A square bead is free, a round one tells how many actions are spent by then. */
function Way({ context, reach }: { readonly context: Context; readonly reach: Reach }): React.JSX.Element {
  const { zones } = geometryOf(context);
  const points = reach.path.map((zone) => itemAt(zones, zone).centre);
  return (
    <g>
      <polyline
        points={points.map((p) => p.join()).join(' ')}
        fill="none"
        stroke="#8fe9fa"
        strokeWidth="7"
        strokeDasharray="1 17"
        strokeLinecap="round"
      />
      {points.slice(1).map(([x, y], i) => {
        const spent = reach.spent[i + 1];
        const free = spent === reach.spent[i];
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            {free ? (
              <rect
                x="-15"
                y="-15"
                width="30"
                height="30"
                rx="6"
                fill="#8fe9fa"
                stroke={INK}
                strokeWidth="5"
              />
            ) : (
              <>
                <circle r="21" fill={INK} stroke="#ffb83e" strokeWidth="5" />
                <text y="10" textAnchor="middle" fontSize="28" {...DISPLAY} fill="#ffb83e">
                  {spent}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

const WAITING = ['…'];
const COLOURS: { readonly [harm in Gravity]: string } = {
  fine: '#8fe9fa',
  barely: '#ffb83e',
  bad: '#ff7d75',
};
const LINE = 32;

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly harm: Gravity;
  readonly waiting: boolean;
}

function Tag({ x, y, lines, harm, waiting }: TagProps): React.JSX.Element {
  const width = Math.max(...lines.map((l) => l.length)) * 12.5 + 36;
  const height = lines.length * LINE + 16;
  return (
    <g
      className={waiting ? 'carry-tag waiting' : 'carry-tag'}
      transform={`translate(${x} ${y - height / 2})`}
    >
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="10"
        fill="#10161d"
        stroke={COLOURS[harm]}
        strokeWidth="4"
      />
      {lines.map((line, i) => (
        <text
          key={i}
          y={(i - (lines.length - 1) / 2) * LINE + 9}
          textAnchor="middle"
          fontSize="25"
          fontWeight="700"
          fill={i === 0 ? '#eef2f6' : '#ffb83e'}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
