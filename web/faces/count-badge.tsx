/** How many stand on a base: a paper coin with an ink numeral, wider from ten on. */
import { DISPLAY, INK } from '../board/paint.tsx';

interface Props {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  /** Several kinds stand behind it. */
  readonly mixed?: boolean;
}

export function CountBadge({ n, x, y, mixed = false }: Props): React.JSX.Element {
  const half = n > 9 ? 21 : 16;
  return (
    <g transform={`translate(${x} ${y})`} className="count-badge">
      <rect
        x={-half}
        y="-16"
        width={half * 2}
        height="32"
        rx="16"
        fill="#f3e6c4"
        stroke={INK}
        strokeWidth="5"
      />
      {mixed && (
        <rect
          x={-half}
          y="-16"
          width={half * 2}
          height="32"
          rx="16"
          fill="none"
          stroke="#ff5a55"
          strokeWidth="3"
        />
      )}
      <text y="9.5" textAnchor="middle" fontSize="27" {...DISPLAY} fill={INK}>
        {n}
      </text>
    </g>
  );
}
