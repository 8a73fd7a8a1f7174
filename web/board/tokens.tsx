/** Every piece that moves, drawn round 0,0 in board units. Shape first, then icon, then colour: never colour alone. */
import { memo } from 'react';
import { enemyLook } from './enemy-look.ts';
import { Glyph } from './glyph.tsx';
import { DISPLAY, INK } from './paint.tsx';
import { BURST, FAMILY_SHAPES } from './token-shapes.ts';

const EDGE = { stroke: INK, strokeWidth: 6, strokeLinejoin: 'round' } as const;

interface EnemyProps {
  /** Id of the enemy type. */
  readonly type: string;
  readonly count?: number;
  readonly shadow?: boolean;
}

export const EnemyToken = memo(function EnemyToken({ type, count = 1, shadow = true }: EnemyProps) {
  const { family, fill, icon, size, dx, dy } = enemyLook(type);
  const shape = FAMILY_SHAPES[family];
  const behind = family === 'boss' ? 0 : Math.min(count - 1, 2);
  return (
    <>
      {shadow && <ellipse cx="3" cy="30" rx="32" ry="9" opacity=".45" />}
      {behind > 1 && <Copy shape={shape} fill={fill} nth={2} />}
      {behind > 0 && <Copy shape={shape} fill={fill} nth={1} />}
      <path d={shape} fill={fill} {...EDGE} />
      <path d={shape} fill="#fff" opacity=".22" transform="scale(.82) translate(0 -2)" />
      <Glyph name={icon} x={dx} y={dy} size={size} fill={INK} />
      {count > 1 && <CountBadge n={count} />}
    </>
  );
});

const Copy = ({
  shape,
  fill,
  nth,
}: {
  readonly shape: string;
  readonly fill: string;
  readonly nth: number;
}) => (
  <g transform={`translate(${nth * 5} ${nth * -4.5})`}>
    <path d={shape} fill={fill} {...EDGE} />
    <path d={shape} opacity={nth > 1 ? 0.3 : 0.16} />
  </g>
);

const CountBadge = ({ n }: { readonly n: number }) => (
  <g transform="translate(27 25)">
    <circle r="17" fill="#fff" stroke={INK} strokeWidth="5" />
    <text y="9.5" textAnchor="middle" fontSize={n > 9 ? 24 : 28} {...DISPLAY} fill={INK}>
      {n}
    </text>
  </g>
);

interface HeroProps {
  readonly ring: string;
  readonly monogram: string;
  /** Address of their face, ring and all; left out: their monogram. */
  readonly face?: string | null;
  readonly acting?: boolean;
  readonly done?: boolean;
  readonly shadow?: boolean;
}

export const HeroToken = memo(function HeroToken({
  ring,
  monogram,
  face,
  acting = false,
  done = false,
  shadow = true,
}: HeroProps) {
  const long = monogram.length > 1;
  return (
    <>
      {shadow && <ellipse cx="3" cy="34" rx="36" ry="10" opacity=".5" />}
      {acting && (
        <>
          <circle
            className="acting-ring"
            r="49"
            fill="none"
            stroke="#ffb83e"
            strokeWidth="5"
            strokeDasharray="18 9"
          />
          <path d="M0-58L-13-74H13Z" fill="#ffb83e" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
        </>
      )}
      {face ? (
        <use href={face} x="-40" y="-40" width="80" height="80" />
      ) : (
        <>
          <circle r="39" fill={INK} />
          <circle r="36" fill="#fff" />
          <circle r="34" fill={ring} />
          <circle r="25" fill="#151b23" stroke={INK} strokeWidth="4" />
          <text y={long ? 10 : 13} textAnchor="middle" fontSize={long ? 29 : 37} {...DISPLAY} fill="#fff">
            {monogram}
          </text>
        </>
      )}
      {done && <circle r="36" fill="#0c0f14" opacity=".55" />}
    </>
  );
});

const OBJECTIVE_COLOURS: { readonly [colour: string]: { fill: string; mark?: string } } = {
  blue: { fill: '#3f8fe0', mark: 'M0-10L10 0 0 10-10 0z' },
  green: { fill: '#47b06b', mark: 'M0-10L10 8H-10z' },
};

interface ObjectiveProps {
  readonly colour: string;
  readonly down?: boolean;
  readonly taken?: boolean;
}

/** A coloured one wears the mark of the doors it opens; one that lies face down a question mark. */
export const ObjectiveToken = memo(function ObjectiveToken({
  colour,
  down = false,
  taken = false,
}: ObjectiveProps) {
  if (taken) {
    return (
      <g opacity=".8" fill="none" stroke="#f3e6c4">
        <path d="M0-26L26 0 0 26-26 0Z" strokeWidth="4" strokeDasharray="7 6" />
        <path d="M-10 0l7 8 13-15" strokeWidth="5" />
      </g>
    );
  }
  const { fill, mark } = OBJECTIVE_COLOURS[colour] ?? { fill: '#f06ad2' };
  return (
    <>
      <path d="M0-31L31 0 0 31-31 0Z" fill={INK} />
      <path d="M0-27L27 0 0 27-27 0Z" fill="#fff" />
      <path d="M0-23L23 0 0 23-23 0Z" fill={fill} />
      {down ? (
        <text y="9.5" textAnchor="middle" fontSize="28" {...DISPLAY} fill={INK}>
          ?
        </text>
      ) : mark ? (
        <path d={mark} fill="#fff" stroke={INK} strokeWidth="4" strokeLinejoin="round" />
      ) : (
        <path d="M-8-8L8 8M8-8L-8 8" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      )}
    </>
  );
});

interface NoiseProps {
  readonly tokens: number;
  readonly permanent?: boolean;
  readonly loud?: boolean;
}

/** Noise that stays wears a ring; the loudest zone an exclamation mark. */
export const NoiseToken = memo(function NoiseToken({ tokens, permanent = false, loud = false }: NoiseProps) {
  return (
    <>
      {permanent && <circle r="33" fill="none" stroke="#fff4b8" strokeWidth="4" strokeDasharray="5 7" />}
      <path
        d={BURST}
        fill={loud ? '#ffb83e' : '#fff4b8'}
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <Glyph name="speaker" x={-9} size={22} fill={INK} />
      <text x="10" y="9.5" textAnchor="middle" fontSize="27" {...DISPLAY} fill={INK}>
        {loud ? '!' : tokens}
      </text>
    </>
  );
});

/** From above, its nose to the right; `upright` turns it to the top. */
export const VehicleToken = memo(function VehicleToken({
  kind,
  upright = false,
}: {
  readonly kind: string;
  readonly upright?: boolean;
}) {
  const police = kind === 'police';
  return (
    <g transform={upright ? 'rotate(-90)' : undefined}>
      <rect x="-58" y="-22" width="124" height="62" rx="22" opacity=".4" />
      <rect x="-62" y="-32" width="124" height="64" rx="22" fill={police ? '#e8edf2' : '#c9418a'} {...EDGE} />
      <rect x="-34" y="-25" width="26" height="50" rx="8" fill="#27313c" />
      <rect x="18" y="-24" width="20" height="48" rx="7" fill="#27313c" />
      {police ? (
        <g stroke={INK} strokeWidth="3">
          <rect x="-6" y="-20" width="14" height="18" fill="#4aa3ff" />
          <rect x="-6" y="2" width="14" height="18" fill="#ff5a55" />
        </g>
      ) : (
        <path d="M-6-14H10M-6 0H10M-6 14H10" stroke="#ffd166" strokeWidth="5" />
      )}
    </g>
  );
});

/** Many kinds of enemy in too small a zone. */
export const FoldToken = memo(function FoldToken({ count }: { readonly count: number }) {
  return (
    <>
      <ellipse cx="3" cy="28" rx="34" ry="9" opacity=".45" />
      <rect x="-38" y="-26" width="76" height="52" rx="14" fill="#241319" stroke={INK} strokeWidth="6" />
      <rect x="-34" y="-22" width="68" height="44" rx="10" fill="none" stroke="#ff8a82" strokeWidth="4" />
      <Glyph name="shambling-zombie" x={-17} size={32} fill="#b5d18f" />
      <text x="14" y="12" textAnchor="middle" fontSize="33" {...DISPLAY} fill="#fff">
        {count}
      </text>
    </>
  );
});
