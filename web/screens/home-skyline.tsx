/** The night over the city, drawn once: moon, and three rows of houses with a few lights on. */
import { memo, type ReactNode } from 'react';
import { seeded } from '../board/seeded.ts';

export const [WIDTH, HEIGHT] = [1440, 306];
const GROUND = '#05070a';

/** Colour, lowest and highest roof as parts of the height, share of windows with light. */
const ROWS: readonly (readonly [string, number, number, number])[] = [
  ['#27394c', 0.3, 0.56, 0.05],
  ['#182431', 0.2, 0.42, 0.12],
  ['#0b1119', 0.1, 0.28, 0.2],
];

interface House {
  readonly path: string;
  readonly windows: readonly {
    readonly x: number;
    readonly y: number;
    readonly warm: boolean;
    readonly light: number;
  }[];
}

function housesOf(random: () => number, low: number, high: number, lit: number): House[] {
  const houses: House[] = [];
  for (let x = -20; x < WIDTH;) {
    const width = Math.round(46 + random() * 76);
    const y = Math.round(HEIGHT * (1 - low - random() * (high - low)));
    const mast = random() > 0.6 ? `M${x + Math.round(width * 0.4)} ${y - 18}h5v18h-5z` : '';
    const chimney = random() > 0.75 ? `M${x + 10} ${y}v-14h18v14z` : '';
    const windows = [];
    for (let wy = y + 12; wy < HEIGHT - 40; wy += 17) {
      for (let wx = x + 9; wx < x + width - 12; wx += 14) {
        if (random() < lit)
          windows.push({ x: wx, y: wy, warm: random() > 0.25, light: 0.45 + random() * 0.55 });
      }
    }
    houses.push({ path: `M${x} ${y}h${width}V${HEIGHT}h${-width}z${mast}${chimney}`, windows });
    x += width + 2;
  }
  return houses;
}

const random = seeded(5);
const CITY = ROWS.map(([colour, low, high, lit]) => ({ colour, houses: housesOf(random, low, high, lit) }));

/** What stands in the street is drawn on the same sheet. */
export const Skyline = memo(function Skyline({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="skyline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1726" />
          <stop offset=".5" stopColor="#2b4560" />
          <stop offset="1" stopColor="#a8794a" />
        </linearGradient>
        <linearGradient id="sky-fog" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c98f4f" stopOpacity="0" />
          <stop offset="1" stopColor="#c98f4f" stopOpacity=".42" />
        </linearGradient>
        <linearGradient id="sky-fade" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </linearGradient>
        <pattern
          id="sky-dots"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <circle cx="3.5" cy="3.5" r="1.7" fill="#07090c" />
        </pattern>
        <mask id="sky-mask">
          <rect width={WIDTH} height={HEIGHT} fill="url(#sky-fade)" />
        </mask>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#sky)" />
      <Moon x={WIDTH * 0.615} y={HEIGHT * 0.36} />
      {CITY.map(({ colour, houses }) => (
        <g key={colour}>
          <path d={houses.map((h) => h.path).join('')} fill={colour} />
          {houses
            .flatMap((h) => h.windows)
            .map(({ x, y, warm, light }) => (
              <rect
                key={`${x} ${y}`}
                x={x}
                y={y}
                width="7"
                height="9"
                fill={warm ? '#ffcf7a' : '#8fc4e8'}
                opacity={light.toFixed(2)}
              />
            ))}
        </g>
      ))}
      <rect width={WIDTH} height={HEIGHT} fill="url(#sky-dots)" opacity=".5" mask="url(#sky-mask)" />
      <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} fill="url(#sky-fog)" />
      {children}
      <rect y={HEIGHT - 5} width={WIDTH} height="5" fill={GROUND} />
    </svg>
  );
});

const Moon = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="104" fill="#f3e6c4" />
    <circle r="104" fill="url(#sky-dots)" opacity=".16" />
    <g fill="#dcc993">
      <circle cx="-34" cy="-20" r="20" />
      <circle cx="30" cy="34" r="28" />
      <circle cx="42" cy="-42" r="11" />
    </g>
  </g>
);
