/** A board the size of a stamp: shapes only, no patterns. For mission cards, saved games and the phone's corner. */
import { itemAt, numberAt, SPAWN, type Context, type Rect, type State } from '@holdout/engine';
import { memo } from 'react';
import { extrasOf } from './extras.ts';
import { fixturesOf, type Fixture } from './fixtures.ts';
import { geometryOf } from './geometry.ts';
import { ringOf } from './hero-look.ts';
import { INK } from './paint.tsx';
import { centreOf } from './shapes.ts';

interface Props {
  readonly context: Context;
  /** Shows who is where, and which houses are open. */
  readonly state?: State;
  /** The part of the board that is seen elsewhere. */
  readonly frame?: Rect;
  readonly label?: string;
}

const ROOMS = ['#c99a5b', '#b9854a', '#8fb0a8', '#a86b63', '#cbb98f'];
const DARK = ['#5d4a31', '#564029', '#46554f', '#4f3532', '#5f573f'];
const PAVED = 30;
/** Symbols are drawn large: the whole map is a few dozen pixels wide. */
const EDGE = { stroke: INK, strokeWidth: 16, strokeLinejoin: 'round' } as const;

export const MiniMap = memo(function MiniMap({ context, state, frame, label }: Props) {
  const { width, height, tiles, blocks, grounds, water } = geometryOf(context);
  return (
    <svg
      className="mini-map"
      viewBox={`-10 -10 ${width + 20} ${height + 20}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={tiles.map(boxPath).join('')} fill="#2a323c" />
      <path d={water.map(boxPath).join('')} fill="#1f5a78" />
      {grounds.map(({ kind, box }) => (
        <path key={box.join()} d={boxPath(box)} fill={kind === 'park' ? '#3f7a48' : '#8d6436'} />
      ))}
      <path
        d={blocks
          .map((b) => boxPath([b.box[0] - PAVED, b.box[1] - PAVED, b.box[2] + PAVED, b.box[3] + PAVED]))
          .join('')}
        fill="#56616d"
      />
      <Houses context={context} state={state} />
      {fixturesOf(context).map((f) => (
        <Symbol key={`${f.kind}${f.index}`} fixture={f} context={context} state={state} />
      ))}
      {state && <Crowd context={context} state={state} />}
      {frame && (
        <path
          d={boxPath(frame)}
          fill="none"
          stroke="#ffb83e"
          strokeWidth="22"
          strokeLinejoin="round"
          className="mini-map-frame"
        />
      )}
    </svg>
  );
});

const boxPath = ([x0, y0, x1, y1]: Rect): string => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;

function Houses({ context, state }: { readonly context: Context; readonly state?: State }) {
  const { board } = context;
  const { zones } = geometryOf(context);
  return (
    <g stroke={INK} strokeWidth="22">
      {board.zones.map((z, zone) => {
        if (z.kind !== 'room') return null;
        const lit = !state || state.opened[numberAt(board.buildingOf, zone)] === 1;
        return (
          <path
            key={zone}
            d={itemAt(zones, zone).path}
            fill={(lit ? ROOMS : DARK)[(zone - board.streets) % 5]}
          />
        );
      })}
    </g>
  );
}

function Symbol({
  fixture,
  context,
  state,
}: {
  readonly fixture: Fixture;
  readonly context: Context;
  readonly state?: State;
}) {
  const { kind, index, zone } = fixture;
  if (kind === 'objective' && (state?.objectives[index]?.taken ?? -1) >= 0) return null;
  if (kind === 'spawn' && state?.spawns[index] === SPAWN.gone) return null;
  if (kind === 'start' && state) return null;
  const { box } = itemAt(geometryOf(context).zones, zone);
  const [x, y] = centreOf(box);
  switch (kind) {
    case 'spawn':
      return <path d={`M${x} ${y - 46}L${x + 46} ${y + 38}H${x - 46}Z`} fill="#ff7f73" {...EDGE} />;
    case 'objective':
      return <path d={`M${x} ${y - 46}l46 46-46 46-46-46z`} fill="#f06ad2" {...EDGE} />;
    case 'exit':
      return <rect x={x - 45} y={y - 45} width="90" height="90" fill="#2bb673" {...EDGE} />;
    case 'start':
      return <circle cx={x} cy={y} r="46" fill="#fff" {...EDGE} />;
  }
}

/** Red dots where enemies are, larger for more; heroes in their ring colours. */
function Crowd({ context, state }: { readonly context: Context; readonly state: State }) {
  const { zones } = geometryOf(context);
  const enemiesIn = (zone: number): number =>
    context.types.reduce((n, _, t) => n + itemAt(state.enemies, t * context.zones + zone), 0);
  return (
    <>
      {zones.map(({ box: [x0, y0, x1, y1] }, zone) => {
        const n = enemiesIn(zone);
        if (n === 0) return null;
        return (
          <circle
            key={zone}
            cx={x0 + (x1 - x0) * 0.34}
            cy={y0 + (y1 - y0) * 0.36}
            r={Math.min(24 + n * 4, 52)}
            fill="#b5d18f"
            {...EDGE}
          />
        );
      })}
      {extrasOf(context, state).people.map(({ id, zone }) => {
        if (zone < 0) return null;
        const [x0, y0, x1] = itemAt(zones, zone).box;
        return <circle key={id} cx={x0 + (x1 - x0) * 0.7} cy={y0 + 46} r="30" fill="#bfe3ff" {...EDGE} />;
      })}
      {state.heroes.map((h, i) => {
        if (h.zone < 0) return null;
        const [x0, y0, x1, y1] = itemAt(zones, h.zone).box;
        const nth = state.heroes.slice(0, i).filter((other) => other.zone === h.zone).length;
        return (
          <circle
            key={h.id}
            cx={x0 + (x1 - x0) * 0.66 - (nth % 3) * 34}
            cy={y0 + (y1 - y0) * 0.66 + Math.floor(nth / 3) * 40}
            r="40"
            fill={ringOf(h.id)}
            {...EDGE}
          />
        );
      })}
    </>
  );
}
