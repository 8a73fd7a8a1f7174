/** A survivor's token as a portrait. */
import { ringOf } from '../board/hero-look.ts';
import { HeroToken } from '../board/tokens.tsx';

interface Props {
  /** Left out: not chosen yet, grey. */
  readonly hero?: string;
  readonly monogram: string;
  readonly size: number;
  readonly dead?: boolean;
  readonly label?: string;
}

const NOBODY_YET = '#5d6b78';

export function HeroFace({ hero, monogram, size, dead = false, label }: Props): React.JSX.Element {
  const rem = `${size / 16}rem`;
  return (
    <svg
      className="face"
      viewBox="-40 -40 80 80"
      style={{ width: rem, height: rem }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g opacity={dead ? 0.55 : 1}>
        <HeroToken ring={hero === undefined ? NOBODY_YET : ringOf(hero)} monogram={monogram} shadow={false} />
      </g>
      {dead && <path d="M-24-24L24 24M24-24L-24 24" stroke="#ff5a55" strokeWidth="9" strokeLinecap="round" />}
    </svg>
  );
}
