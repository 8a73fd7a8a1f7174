/** A glyph of game-icons.net (CC BY 3.0), in the colour of the text around it. */
import type { IconName } from '../icon-names.ts';
import { iconPath } from './icon-paths.ts';

interface Props {
  readonly name: IconName;
  readonly size?: number;
}

export function Icon({ name, size = 20 }: Props): React.JSX.Element {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path fill="currentColor" d={iconPath(name)} />
    </svg>
  );
}
