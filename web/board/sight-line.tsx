/** The dotted line of sight from the one who aims to the zone under the pointer. */
import type { Point } from '@holdout/engine';

/** The line keeps clear of the token at its near end and of the middle of the zone at its far end. */
const NEAR = 56;
const FAR = 46;

export function SightLine({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length <= NEAR + FAR) return null;
  const at = (d: number): string => `${from[0] + (dx * d) / length} ${from[1] + (dy * d) / length}`;
  const line = `M${at(NEAR)}L${at(length - FAR)}`;
  return (
    <g fill="none" strokeLinecap="round" className="sight-line">
      <path d={line} stroke="#07090c" strokeWidth="12" strokeDasharray="3 14" opacity=".7" />
      <path d={line} stroke="#ff6b63" strokeWidth="7" strokeDasharray="3 14" />
    </g>
  );
}
