/** A glyph of game-icons.net (CC BY 3.0), in the colour of the text around it. */
import bodies from 'virtual:icons';
import type { IconName } from '../icon-names.ts';

export function Icon({ name, size = 20 }: { name: IconName; size?: number }): React.JSX.Element {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: bodies[name] ?? '' }}
    />
  );
}

/** The same inside another drawing. */
export function Glyph({
  name,
  x,
  y,
  size,
  fill,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
  fill: string;
}): React.JSX.Element {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 512})`}
      style={{ color: fill }}
      dangerouslySetInnerHTML={{ __html: bodies[name] ?? '' }}
    />
  );
}
