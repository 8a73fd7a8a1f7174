/** Everything outdoors: asphalt, lanes, crosswalks, pavement, lamps and the shadows of the houses. Never changes. */
import type { Context } from '@holdout/engine';
import { memo } from 'react';
import { geometryOf, type Block, type Crosswalk } from './geometry.ts';
import { levelLayout } from './level-layout.ts';
import { INK, usePaint } from './paint.tsx';
import { seeded } from './seeded.ts';
import { round } from './shapes.ts';

const PAVED = 50;
const KERB_RADIUS = 34;

export const Streets = memo(function Streets({ context }: { readonly context: Context }) {
  const { url } = usePaint();
  const { tiles, zones, crosswalks, blocks, width, height } = geometryOf(context);
  const pavement = blocks.map(pavementPath).join('');
  const lamps = blocks.flatMap(lampsOf);
  return (
    <g>
      {tiles.map(([x0, y0, x1, y1]) => (
        <rect key={`${x0},${y0}`} x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill={url('asphalt')} />
      ))}
      {sheen(width, height).map((e, i) => (
        <ellipse key={i} {...e} fill={url('wet')} />
      ))}
      <path
        d={lanes(zones)}
        stroke="#d6b14a"
        strokeWidth="6"
        strokeDasharray="30 24"
        opacity=".75"
        fill="none"
      />
      <path d={crosswalks.map(barsOf).join('')} fill="#d5dde6" opacity=".82" />
      <path d={pavement} fill="none" stroke="#05070a" strokeWidth="20" opacity=".55" />
      <path d={pavement} fill="none" stroke="#97a3b0" strokeWidth="9" />
      <path d={pavement} fill={url('pavement')} />
      {lamps.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <circle r="150" fill={url('pool')} />
          <circle r="7" fill="#ffe9b8" stroke={INK} strokeWidth="4" />
        </g>
      ))}
      <path d={shadows(context)} opacity=".38" />
    </g>
  );
});

function sheen(width: number, height: number) {
  const random = seeded(42);
  return Array.from({ length: Math.round((width * height) / 42000) }, () => ({
    cx: round(random() * width),
    cy: round(random() * height),
    rx: round(40 + random() * 90),
    ry: round(10 + random() * 26),
    transform: `rotate(${round(-8 + random() * 16)} ${width / 2} ${height / 2})`,
  }));
}

/** Dashes along the middle of a street, none in crossings. */
const lanes = (zones: ReturnType<typeof geometryOf>['zones']): string =>
  zones
    .map(({ lane, box: [x0, y0, x1, y1], centre: [cx, cy] }) =>
      lane === 'down'
        ? `M${cx} ${y0 + 34}V${y1 - 26}`
        : lane === 'across'
          ? `M${x0 + 34} ${cy}H${x1 - 26}`
          : '',
    )
    .join('');

function barsOf({ horizontal, line, from, to }: Crosswalk): string {
  const n = Math.max(1, Math.round((to - from) / 25));
  const step = (to - from) / n;
  return Array.from({ length: n }, (_, i) => {
    const at = round(from + i * step + 6);
    const thick = round(step - 12);
    return horizontal ? `M${at} ${line - 17}h${thick}v34h${-thick}z` : `M${line - 17} ${at}h34v${thick}h-34z`;
  }).join('');
}

/** The house with a strip of pavement on its street sides, round where two of them meet. */
function pavementPath({ box, streets }: Block): string {
  const by = (side: Block['streets'][number]): number => (streets.includes(side) ? PAVED : 0);
  const [x0, y0, x1, y1] = [box[0] - by('W'), box[1] - by('N'), box[2] + by('E'), box[3] + by('S')];
  const round2 = (a: Block['streets'][number], b: Block['streets'][number]): number =>
    by(a) && by(b) ? KERB_RADIUS : 0;
  const [nw, ne, se, sw] = [round2('N', 'W'), round2('N', 'E'), round2('S', 'E'), round2('S', 'W')];
  const arc = (r: number, x: number, y: number): string => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`;
  return (
    `M${x0 + nw} ${y0}H${x1 - ne}${arc(ne, 1, 1)}V${y1 - se}${arc(se, -1, 1)}` +
    `H${x0 + sw}${arc(sw, -1, -1)}V${y0 + nw}${arc(nw, 1, -1)}Z`
  );
}

function lampsOf({ box: [x0, y0, x1, y1], streets }: Block): [number, number][] {
  const has = (sides: string): boolean => [...sides].every((s) => streets.some((t) => t === s));
  const corners: [string, number, number][] = [
    ['NW', x0 - 30, y0 - 30],
    ['NE', x1 + 30, y0 - 30],
    ['SE', x1 + 30, y1 + 30],
    ['SW', x0 - 30, y1 + 30],
  ];
  return corners.filter(([sides]) => has(sides)).map(([, x, y]) => [x, y]);
}

/** What the houses throw on the pavement, to the lower right. */
const shadows = (context: Context): string =>
  levelLayout(context)
    .board.zones.filter((z) => z.kind === 'room')
    .flatMap((z) =>
      z.rects.map(([x0, y0, x1, y1]) => `M${x0 - 6} ${y0 - 4}H${x1 + 18}V${y1 + 20}H${x0 - 6}Z`),
    )
    .join('');
