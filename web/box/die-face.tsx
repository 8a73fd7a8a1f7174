/** A die as it lies on the table. */
interface Props {
  readonly face: number;
  readonly size: number;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function DieFace({ face, size }: Props): React.JSX.Element {
  return (
    <svg className="die-face" viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
      <rect className="die-edge" x="-18.5" y="-18.5" width="37" height="37" rx="7" />
      <rect className="die-top" x="-18.5" y="-18.5" width="35" height="34" rx="6" />
      {PIPS[face - 1]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="die-pip" cx={x * 9.5 - 1} cy={y * 9.5 - 1.5} r="3.6" />
      ))}
    </svg>
  );
}
