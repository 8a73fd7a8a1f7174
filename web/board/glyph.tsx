/** An icon of game-icons.net inside a drawing: its middle at x, y. */
import bodies from 'virtual:icons';
import { memo } from 'react';

interface Props {
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill: string;
}

export const Glyph = memo(function Glyph({ name, x = 0, y = 0, size, fill }: Props) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      style={{ color: fill }}
      dangerouslySetInnerHTML={{ __html: bodies[name] ?? '' }}
    />
  );
});
