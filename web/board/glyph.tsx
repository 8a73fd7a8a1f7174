/** An icon of game-icons.net inside a drawing: its middle at x, y. */
import { memo } from 'react';
import { iconPath } from '../chrome/icon-paths.ts';

interface Props {
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill: string;
}

export const Glyph = memo(function Glyph({ name, x = 0, y = 0, size, fill }: Props) {
  return (
    <path
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      fill={fill}
      d={iconPath(name)}
    />
  );
});
