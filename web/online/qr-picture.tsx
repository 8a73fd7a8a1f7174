/** A text as a code for the camera of a phone nearby. */
import '../styles/share.css';
import { qrCode } from '@holdout/protocol/qr';
import { useMemo } from 'react';

/** Modules of light around it, so that a camera finds the corners. */
const QUIET = 4;

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Nothing for a text that is too long for any code. */
export function QrPicture({ text, label }: Props): React.JSX.Element | null {
  const grid = useMemo(() => qrCode(text), [text]);
  if (!grid) return null;
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const size = grid.length + 2 * QUIET;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M${-QUIET} ${-QUIET}h${size}v${size}h${-size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
