/** Where to cut: two short lines outside every corner. Round a box of these millimetres, at its corners and where it is parted. */
interface Props {
  readonly width: number;
  readonly height: number;
  /** Further cuts between the edges. */
  readonly across?: readonly number[];
  readonly down?: readonly number[];
}

/** How far from the cut they begin, and how long they are. */
const AWAY = 4;
const LENGTH = 4;

export function CropMarks({ width, height, across = [], down = [] }: Props): React.JSX.Element {
  const d = [
    ...[0, ...across, width].map((x) => `M${x} ${-AWAY}v${-LENGTH}M${x} ${height + AWAY}v${LENGTH}`),
    ...[0, ...down, height].map((y) => `M${-AWAY} ${y}h${-LENGTH}M${width + AWAY} ${y}h${LENGTH}`),
  ].join('');
  return (
    <svg
      className="crop-marks"
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${width}mm`, height: `${height}mm` }}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
