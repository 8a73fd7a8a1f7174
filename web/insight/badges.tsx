/** Badges that the theatre and the forecast put over tokens, drawn round 0,0 in board units. */
import { Glyph } from '../board/glyph.tsx';
import { DISPLAY, INK } from '../board/paint.tsx';

export const AMBER = '#ffc65c';
export const CORAL = '#ff9088';
export const VIOLET = '#c9a6ff';
export const PALE = '#bfe3ff';

const PLATE = 'M-54-24H54Q60-24 60-18V18Q60 24 54 24H-54Q-60 24-60 18V-18Q-60-24-54-24Z';

/** Wounds to come, or dealt: "−1". A death has the word on red. */
export function WoundBadge({ n, dies }: { readonly n: number; readonly dies?: string }) {
  const edge = dies === undefined ? '#ff7d75' : '#fff';
  return (
    <>
      <path d={PLATE} fill={dies === undefined ? '#2a0f11' : '#ff5a55'} stroke={INK} strokeWidth="6" />
      <path d={PLATE} fill="none" stroke={edge} strokeWidth="3" />
      <Glyph name={dies === undefined ? 'bleeding-heart' : 'death-skull'} x={-33} size={38} fill={edge} />
      <text
        x="20"
        y={dies === undefined ? 11 : 9}
        textAnchor="middle"
        fontSize={dies === undefined ? 33 : dies.length > 4 ? 22 : 27}
        {...DISPLAY}
        fill="#fff"
      >
        {dies ?? `−${n}`}
      </text>
    </>
  );
}

/** Figures that will arrive: "+5". */
export const ArrivalBadge = ({ n }: { readonly n: number }) => (
  <>
    <rect x="-40" y="-20" width="80" height="40" rx="20" fill={INK} stroke={AMBER} strokeWidth="4" />
    <Glyph name="boot-prints" x={-19} size={28} fill={AMBER} />
    <text x="16" y="11" textAnchor="middle" fontSize="31" {...DISPLAY} fill="#fff">
      +{n}
    </text>
  </>
);

/** A group that parts: "2+2". */
export function ForkBadge({ parts }: { readonly parts: readonly number[] }) {
  const text = parts.join('+');
  const width = 62 + text.length * 18;
  return (
    <>
      <rect
        x={-width / 2}
        y="-23"
        width={width}
        height="46"
        rx="8"
        fill="#f3e6c4"
        stroke={INK}
        strokeWidth="6"
      />
      <Glyph name="stick-splitting" x={-width / 2 + 26} size={34} fill={INK} />
      <text x="20" y="11" textAnchor="middle" fontSize="31" {...DISPLAY} fill={INK}>
        {text}
      </text>
    </>
  );
}

/** Where a track has moved to. */
export const TrackBadge = ({ n }: { readonly n: number }) => (
  <>
    <rect x="-40" y="-24" width="80" height="48" rx="12" fill="#3a140c" stroke={INK} strokeWidth="6" />
    <rect x="-36" y="-20" width="72" height="40" rx="9" fill="none" stroke="#ff9440" strokeWidth="3" />
    <Glyph name="sharp-lips" x={-17} size={32} fill="#ff9440" />
    <text x="18" y="12" textAnchor="middle" fontSize="34" {...DISPLAY} fill="#fff">
      {n}
    </text>
  </>
);

/** The players will be asked. */
export const AskBadge = () => (
  <>
    <circle r="25" fill={VIOLET} stroke={INK} strokeWidth="6" />
    <text y="13" textAnchor="middle" fontSize="38" {...DISPLAY} fill={INK}>
      ?
    </text>
  </>
);

/** A round badge with one icon. */
export const IconBadge = ({
  icon,
  fill,
  ink = INK,
}: {
  readonly icon: string;
  readonly fill: string;
  readonly ink?: string;
}) => (
  <>
    <circle r="30" fill={fill} stroke={INK} strokeWidth="6" />
    <Glyph name={icon} size={38} fill={ink} />
  </>
);

interface DieProps {
  readonly face: number;
  readonly hit: boolean;
}

/** One die, face up. A miss is dark: a hit is told by brightness and by its height. */
export const Die = ({ face, hit }: DieProps) => (
  <>
    <rect
      x="-22"
      y="-22"
      width="44"
      height="44"
      rx="9"
      fill={hit ? '#fff' : '#39444f'}
      stroke={INK}
      strokeWidth="6"
    />
    <text y="12" textAnchor="middle" fontSize="35" {...DISPLAY} fill={hit ? '#111' : '#c3ced8'}>
      {face}
    </text>
  </>
);
