/** What is written in a panel: its caption on paper, and the word that is shouted. */
import { DISPLAY, INK } from '../board/paint.tsx';

const SIZE = 19;
const LINE = 24;
/** Of a letter, on average; words are broken before they could be measured. */
const LETTER = 9.6;
const MOST_LINES = 3;

/** Whole words, line by line; what does not fit ends in dots. */
export function linesOf(text: string, width: number): string[] {
  const most = Math.max(8, Math.floor(width / LETTER));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  const kept = lines.slice(0, MOST_LINES);
  kept[MOST_LINES - 1] = `${kept[MOST_LINES - 1]} …`;
  return kept;
}

interface CaptionProps {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly atTop: boolean;
}

export function Caption({ text, width, height, atTop }: CaptionProps): React.JSX.Element {
  const lines = linesOf(text, width - 48);
  const longest = Math.max(...lines.map((l) => l.length));
  const [wide, high] = [Math.min(width - 10, longest * LETTER + 30), lines.length * LINE + 14];
  return (
    <g className="caption" transform={`translate(5 ${atTop ? 5 : height - high - 5})`}>
      <rect width={wide} height={high} fill="#f3e6c4" stroke={INK} strokeWidth="4" />
      {lines.map((line, i) => (
        <text
          key={line}
          x="14"
          y={27 + i * LINE}
          fontSize={SIZE}
          fontWeight="700"
          fill="#19150f"
          {...(line.length * LETTER > wide - 28 && {
            textLength: wide - 28,
            lengthAdjust: 'spacingAndGlyphs',
          })}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

const POINTS = 22;

/** A burst round the word, wider than high. */
function burst(wide: number, high: number): string {
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const turn = (i / POINTS) * 2 * Math.PI;
    const far = i % 2 === 0 ? 1 : 0.72 + 0.06 * (i % 3);
    return `${(Math.cos(turn) * wide * far).toFixed(1)} ${(Math.sin(turn) * high * far).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const WORD = 42;
/** Half as wide as its burst. */
export const reachOf = (word: string): number => word.length * 11 + 34;

export function Shout({
  word,
  x,
  y,
  hot,
}: {
  word: string;
  x: number;
  y: number;
  hot: boolean;
}): React.JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(-6)`}>
      <path
        d={burst(reachOf(word), 48)}
        fill={hot ? '#ff5a55' : '#ffb83e'}
        stroke={INK}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <text
        y="15"
        textAnchor="middle"
        fontSize={WORD}
        {...DISPLAY}
        fill="#ffffff"
        stroke={INK}
        strokeWidth="9"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {word}
      </text>
    </g>
  );
}
