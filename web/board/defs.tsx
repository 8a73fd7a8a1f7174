/** Patterns and gradients of the ground. No filters and no blend modes: phones pay dearly for them. */
import { memo, type ReactNode } from 'react';
import { usePaint } from './paint.tsx';
import { seeded } from './seeded.ts';
import { round } from './shapes.ts';

interface PatternProps {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly turn?: number;
  readonly children: ReactNode;
}

function Pattern({ name, size: [width, height], turn, children }: PatternProps) {
  const { id } = usePaint();
  return (
    <pattern
      id={id(name)}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={turn ? `rotate(${turn})` : undefined}
    >
      {children}
    </pattern>
  );
}

type Bar = readonly [x: number, y: number, width: number, height: number, fill: string, opacity?: number];

const bars = (list: readonly Bar[]): ReactNode =>
  list.map(([x, y, width, height, fill, opacity], i) => (
    <rect key={i} x={x} y={y} width={width} height={height} fill={fill} opacity={opacity} />
  ));

const random = seeded(7);
const SPECKS = Array.from({ length: 150 }, () => ({
  cx: round(random() * 160),
  cy: round(random() * 160),
  r: round(0.6 + random() * 1.5),
  fill: random() > 0.45 ? '#39434f' : '#0d1116',
  opacity: round(0.25 + random() * 0.5),
}));
const CRUMBS = Array.from({ length: 26 }, () => ({
  cx: round(random() * 100),
  cy: round(random() * 100),
  r: round(0.8 + random() * 2),
}));

const FLOORS: readonly { readonly name: string; readonly size: readonly [number, number]; readonly bars: readonly Bar[]; readonly lines?: ReactNode }[] = [
  {
    name: 'wood', size: [96, 36],
    bars: [[0, 0, 96, 36, '#8a5a30'], [0, 1, 56, 16, '#a8713f'], [57.5, 1, 38.5, 16, '#9f6a39'], [0, 19, 26, 16, '#a06b3a'], [27.5, 19, 68.5, 16, '#ad7644']],
    lines: <path d="M6 8h34M64 11h22M36 27h40M8 29h12" stroke="#8a5a30" strokeWidth="1.4" opacity=".6" />,
  },
  { name: 'tile-teal', size: [28, 28], bars: [[0, 0, 28, 28, '#4d7f7d'], [1, 1, 26, 26, '#79aca6'], [1, 1, 26, 9, '#86b8b1', 0.55]] },
  { name: 'tile-cream', size: [44, 44], bars: [[0, 0, 44, 44, '#9a8a68'], [1, 1, 42, 42, '#cdbb93'], [1, 1, 42, 14, '#d8c8a3', 0.6]] },
  { name: 'tile-check', size: [50, 50], bars: [[0, 0, 50, 50, '#d6c7a3'], [0, 0, 25, 25, '#a2503f'], [25, 25, 25, 25, '#a2503f']] },
  {
    name: 'carpet-red', size: [16, 16], bars: [[0, 0, 16, 16, '#8a4450']],
    lines: (
      <g fill="none" strokeWidth="2">
        <path d="M0 8l4-4 4 4 4-4 4 4" stroke="#9c5560" />
        <path d="M0 16l4-4 4 4 4-4 4 4" stroke="#7c3a46" />
      </g>
    ),
  },
  {
    name: 'carpet-green', size: [18, 18], bars: [[0, 0, 18, 18, '#55704f']],
    lines: (
      <>
        <path d="M9 2l3 7-3 7-3-7z" fill="#65815d" />
        <circle r="2" fill="#486143" />
        <circle cx="18" cy="18" r="2" fill="#486143" />
      </>
    ),
  },
  { name: 'carpet-blue', size: [20, 20], bars: [[0, 0, 20, 20, '#4b6480'], [0, 0, 10, 10, '#526d8b'], [10, 10, 10, 10, '#526d8b']] },
  {
    name: 'concrete', size: [100, 100], bars: [[0, 0, 100, 100, '#8d8577']],
    lines: (
      <>
        {CRUMBS.map((c, i) => <circle key={i} {...c} opacity=".18" />)}
        <path d="M0 50h100M50 0v100" stroke="#6f685c" strokeWidth="2" />
        <path d="M12 0l9 22-6 14 12 20" fill="none" stroke="#5b554b" strokeWidth="2" />
      </>
    ),
  },
  { name: 'lab', size: [40, 40], bars: [[0, 0, 40, 40, '#8fa3ab'], [1, 1, 38, 38, '#b9cbd0'], [1, 1, 38, 10, '#c8d8dc', 0.7]] },
  {
    name: 'marble', size: [80, 80], bars: [[0, 0, 80, 80, '#a39a90'], [1, 1, 78, 78, '#cfc6ba'], [1, 1, 38, 38, '#c3b9ac', 0.8], [40, 40, 39, 39, '#c3b9ac', 0.8]],
    lines: <path d="M6 20q14-10 30 4t34 2M10 66q20-12 32-2t32-6" fill="none" stroke="#a59b8f" strokeWidth="1.6" opacity=".7" />,
  },
  {
    name: 'steel', size: [60, 60], bars: [[0, 0, 60, 60, '#4f5a64'], [1, 1, 58, 58, '#67737e'], [1, 1, 58, 8, '#74818c', 0.7]],
    lines: <g fill="#3d4750"><circle cx="7" cy="7" r="2.4" /><circle cx="53" cy="7" r="2.4" /><circle cx="7" cy="53" r="2.4" /><circle cx="53" cy="53" r="2.4" /></g>,
  },
  {
    name: 'stone', size: [72, 48], bars: [[0, 0, 72, 48, '#4c4a48'], [1, 1, 40, 22, '#67635e'], [43, 1, 28, 22, '#5e5a56'], [1, 25, 22, 22, '#5e5a56'], [25, 25, 46, 22, '#6b6761']],
  },
]; // prettier-ignore

type Stop = readonly [offset: number, colour: string, opacity: number];

const GLOWS: readonly { readonly name: string; readonly stops: readonly Stop[]; readonly r?: number }[] = [
  { name: 'lit', stops: [[0, '#ffe2a0', 0.42], [0.55, '#ffcf7a', 0.08], [1, '#1a0d02', 0.5]] },
  { name: 'dark', stops: [[0, '#0b1220', 0.58], [1, '#060a12', 0.82]] },
  { name: 'pool', stops: [[0, '#ffd88f', 0.34], [0.6, '#ffc665', 0.1], [1, '#ffc665', 0]] },
  { name: 'wet', stops: [[0, '#8fb4d8', 0.2], [1, '#8fb4d8', 0]] },
  { name: 'vignette', stops: [[0.62, '#000', 0], [1, '#000', 0.55]], r: 0.72 },
]; // prettier-ignore

const stopsOf = (stops: readonly Stop[]): ReactNode =>
  stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));

export const HATCHES: { readonly [colour: string]: string } = {
  red: '#e8b93c',
  blue: '#3f8fe0',
  green: '#47b06b',
};

export const GroundDefs = memo(function GroundDefs() {
  const { id } = usePaint();
  return (
    <defs>
      <Pattern name="asphalt" size={[160, 160]}>
        <rect width="160" height="160" fill="#232a33" />
        {SPECKS.map((s, i) => <circle key={i} {...s} />)}
      </Pattern>
      <Pattern name="pavement" size={[50, 50]}>
        {bars([[0, 0, 50, 50, '#59636f'], [1, 1, 48, 23, '#626d79'], [1, 26, 23, 23, '#5f6a76'], [26, 26, 23, 23, '#66717e']])}
      </Pattern>
      <Pattern name="lawn" size={[60, 60]}>
        {bars([[0, 0, 60, 60, '#3a6b41'], [0, 0, 30, 30, '#417548', 0.7], [30, 30, 30, 30, '#417548', 0.7]])}
        <path d="M8 14l3-7 3 7M40 22l3-7 3 7M22 46l3-7 3 7M48 52l3-7 3 7" fill="none" stroke="#5a9260" strokeWidth="2" />
      </Pattern>
      <Pattern name="planks" size={[120, 50]}>
        {bars([[0, 0, 120, 50, '#6b4a26'], [0, 1, 74, 23, '#a8763f'], [75.5, 1, 44.5, 23, '#9a6a36'], [0, 26, 40, 23, '#9d6d38'], [41.5, 26, 78.5, 23, '#ae7c44']])}
      </Pattern>
      <Pattern name="water" size={[90, 60]}>
        {bars([[0, 0, 90, 60, '#12394f']])}
        <path d="M4 14q11-9 22 0t22 0M46 42q11-9 22 0t20 0" fill="none" stroke="#2f7496" strokeWidth="4" strokeLinecap="round" />
        <path d="M56 20q7-6 14 0M12 46q7-6 14 0" fill="none" stroke="#5fb2cf" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      </Pattern>
      {FLOORS.map((f) => (
        <Pattern key={f.name} name={f.name} size={f.size}>
          {bars(f.bars)}
          {f.lines}
        </Pattern>
      ))}
      {Object.entries(HATCHES).map(([colour, fill]) => (
        <Pattern key={colour} name={`hatch-${colour}`} size={[22, 22]} turn={45}>
          {bars([[0, 0, 22, 22, '#15181d'], [0, 0, 11, 22, fill]])}
        </Pattern>
      ))}
      {GLOWS.map(({ name, stops, r }) => (
        <radialGradient key={name} id={id(name)} r={r}>
          {stopsOf(stops)}
        </radialGradient>
      ))}
      <linearGradient id={id('spill')} x1="0" y1="0" x2="0" y2="1">
        {stopsOf([[0, '#ffd88f', 0.62], [1, '#ffd88f', 0]])}
      </linearGradient>
    </defs>
  );
}); // prettier-ignore
