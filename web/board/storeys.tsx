/** What only houses of several levels have: their headings, stairs, windows, the doors of the elevator, a fountain. */
import {
  itemAt,
  DOOR,
  type Board,
  type Context,
  type DoorKind,
  type Rect,
  type State,
} from '@holdout/engine';
import { memo, useContext } from 'react';
import { useWords } from '../words/use-words.ts';
import { geometryOf } from './geometry.ts';
import { HEADING, levelLayout, type LevelPlace } from './level-layout.ts';
import { LevelScope } from './level-scope.ts';
import { DISPLAY, INK } from './paint.tsx';

export const Storeys = memo(function Storeys({ context }: { readonly context: Context }) {
  const { levels, zones } = geometryOf(context);
  const { board } = levelLayout(context);
  return (
    <g>
      {levels.length > 1 && levels.map((place) => <Heading key={place.id} place={place} />)}
      <path d={seamsOf(board)} stroke="#f3e6c4" strokeOpacity=".38" strokeWidth="4" strokeDasharray="14 12" />
      {board.stairs.map(({ rect, leads }, i) => (
        <Steps key={i} rect={rect} leads={leads} />
      ))}
      {board.zones.map((z, zone) => z.fountain && <Fountain key={z.id} box={itemAt(zones, zone).box} />)}
    </g>
  );
});

/** Zones of a large room have no wall between them, only a border (H-ROOM-1). */
const seamsOf = ({ zones, links }: Board): string =>
  links
    .filter(
      ({ a, b, door }) =>
        door < 0 && itemAt(zones, a).large !== undefined && itemAt(zones, a).large === itemAt(zones, b).large,
    )
    .flatMap(({ a, b }) =>
      itemAt(zones, a).rects.flatMap((p) => itemAt(zones, b).rects.map((q) => edgeOf(p, q))),
    )
    .join('');

/** The line where two rectangles touch. */
function edgeOf(p: Rect, q: Rect): string {
  const [x0, y0] = [Math.max(p[0], q[0]), Math.max(p[1], q[1])];
  const [x1, y1] = [Math.min(p[2], q[2]), Math.min(p[3], q[3])];
  if (x0 === x1 && y0 < y1) return `M${x0} ${y0}V${y1}`;
  return y0 === y1 && x0 < x1 ? `M${x0} ${y0}H${x1}` : '';
}

function Heading({ place: { id, rect } }: { readonly place: LevelPlace }) {
  const { t } = useWords();
  const [x0, y0] = rect;
  return (
    <text x={x0 + 8} y={y0 - HEADING / 3} fontSize="64" {...DISPLAY} fill="#f3e6c4">
      {t(`board.level.${id}`).toUpperCase()}
    </text>
  );
}

const STEP = 17;

/** Treads across the longer side, and an arrow that says where they lead. */
function Steps({ rect: [x0, y0, x1, y1], leads }: { readonly rect: Rect; readonly leads: 'up' | 'down' }) {
  const [w, h] = [x1 - x0, y1 - y0];
  const across = w >= h;
  const n = Math.floor((across ? w : h) / STEP);
  const treads = Array.from({ length: n }, (_, i) =>
    across ? `M${x0 + i * STEP} ${y0}V${y1}` : `M${x0} ${y0 + i * STEP}H${x1}`,
  ).join('');
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return (
    <g>
      <rect x={x0} y={y0} width={w} height={h} rx="4" fill="#7d6a52" stroke={INK} strokeWidth="6" />
      <path d={treads} stroke="#4d4030" strokeWidth="4" />
      <g transform={`translate(${cx} ${cy})${leads === 'down' ? ' rotate(180)' : ''}`}>
        <circle r="21" fill="#15181d" stroke="#f3e6c4" strokeWidth="4" />
        <path d="M0-13L11 3H4V13H-4V3H-11Z" fill="#f3e6c4" />
      </g>
    </g>
  );
}

const Fountain = ({ box: [x0, y0, x1, y1] }: { readonly box: Rect }) => {
  const r = Math.min(x1 - x0, y1 - y0) * 0.36;
  return (
    <g transform={`translate(${(x0 + x1) / 2} ${(y0 + y1) / 2})`}>
      <circle r={r} fill="#97a3b0" stroke={INK} strokeWidth="7" />
      <circle r={r * 0.82} fill="#3f8fb8" />
      <circle r={r * 0.55} fill="none" stroke="#bfe3ff" strokeWidth="4" opacity=".7" />
      <circle r={r * 0.22} fill="#97a3b0" stroke={INK} strokeWidth="5" />
      <circle r={r * 0.09} fill="#e8f6ff" />
    </g>
  );
};

/** Walls reach this far beyond their tile. */
const EDGE = 10;

/** A level without heroes, where nothing acts (H-LVL-3). */
export function isAsleep({ board }: Context, { heroes, outcome }: State, { level }: LevelPlace): boolean {
  return !outcome && heroes.every((h) => h.zone < 0 || itemAt(board.zones, h.zone).level !== level);
}

/** Night over the levels that sleep: thin enough to see what waits there. */
export function Sleeping({ context, state }: { readonly context: Context; readonly state: State }) {
  const { levels, tiles } = geometryOf(context);
  const scope = useContext(LevelScope);
  if (levels.length < 2) return null;
  return (
    <g className="sleeping">
      {levels
        .filter((place) => (scope === null || place.level === scope) && isAsleep(context, state, place))
        .map(({ id, rect }) => (
          <g key={id} data-level={id}>
            {tiles
              .filter(([x0, y0]) => x0 >= rect[0] && x0 < rect[2] && y0 >= rect[1] && y0 < rect[3])
              .map(([x0, y0, x1, y1]) => (
                <rect
                  key={`${x0} ${y0}`}
                  x={x0 - EDGE}
                  y={y0 - EDGE}
                  width={x1 - x0 + 2 * EDGE}
                  height={y1 - y0 + 2 * EDGE}
                />
              ))}
          </g>
        ))}
    </g>
  );
}

/** A window whole, open or broken; the sliding doors of the elevator. */
export const Pane = memo(function Pane({ kind, state }: { readonly kind: DoorKind; readonly state: number }) {
  return kind === 'window' ? <Window state={state} /> : <ShaftDoors closed={state === DOOR.closed} />;
});

const Window = ({ state }: { readonly state: number }) => (
  <>
    <rect x="-38" y="-11" width="76" height="22" rx="3" fill="#aeb9c5" stroke={INK} strokeWidth="5" />
    {state === DOOR.closed && (
      <>
        <rect x="-32" y="-6" width="64" height="12" fill="#9fdcff" stroke={INK} strokeWidth="3" />
        <path d="M-22 4L-10-4M4 4L16-4" stroke="#fff" strokeWidth="3" opacity=".8" />
      </>
    )}
    {state === DOOR.open && (
      <path d="M-32-6l-6 26 9 2 5-28ZM32-6l6 26-9 2-5-28Z" fill="#9fdcff" stroke={INK} strokeWidth="3" />
    )}
    {state === DOOR.smashed && (
      <path
        d="M-32-6L-24 4-16-6M32-6L25 5 18-6M-32 6l9-4M32 6l-9-4"
        fill="#9fdcff"
        stroke={INK}
        strokeWidth="3"
      />
    )}
  </>
);

const ShaftDoors = ({ closed }: { readonly closed: boolean }) => (
  <>
    <rect x="-38" y="-11" width="76" height="22" rx="2" fill="#2b333c" stroke={INK} strokeWidth="5" />
    <path
      d={closed ? 'M-33-6H-2V6H-33ZM2-6H33V6H2Z' : 'M-36-6H-24V6H-36ZM24-6H36V6H24Z'}
      fill="#c7ced6"
      stroke={INK}
      strokeWidth="3"
    />
  </>
);
