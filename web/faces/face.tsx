/** Somebody's face in their ring; their monogram until it is there, in the same room. */
import { useContext } from 'react';
import type { Frame } from '../art/portrait.ts';
import { ringOf } from '../board/hero-look.ts';
import { HeroToken } from '../board/tokens.tsx';
import { EditionScope } from '../editions/scope.ts';
import type { OwnFace } from './own-face.ts';
import { ringFor } from './ring.ts';
import { useSpec, useStudio } from './studio.ts';
import { useSymbol } from './symbols.ts';

interface Props {
  /** Left out: nobody yet, grey. */
  readonly id?: string;
  readonly monogram?: string;
  /** In pixels at the usual size of text. */
  readonly size: number;
  readonly risen?: boolean;
  readonly dead?: boolean;
  /** Left out where the name stands beside it. */
  readonly label?: string;
  readonly className?: string;
  /** What stands there until the face does, instead of the monogram. */
  readonly instead?: React.ReactNode;
  /** A face in the making, instead of their own. */
  readonly draft?: OwnFace;
}

/** Small faces come closer and leave out what nobody could see. */
const frameOf = (size: number): Frame => (size <= 40 ? 'token' : size <= 80 ? 'list' : 'card');

const NOBODY_YET = '#5d6b78';

export function Face(props: Props): React.JSX.Element {
  const {
    id = '',
    monogram = '',
    size,
    risen = false,
    dead = false,
    label,
    className = 'face',
    draft,
    instead,
  } = props;
  const edition = useContext(EditionScope);
  const studio = useStudio('portraits', edition !== '');
  const spec = useSpec(id, draft);
  const frame = frameOf(size);
  const ready = studio !== null && spec !== null;
  const name = `${frame} ${id} ${edition} ${risen ? 'risen' : ''} ${draft ? 'draft' : ''}`;
  const href = useSymbol(
    name,
    ready ? () => studio.portrait(spec, { ring: ringFor(spec), frame, risen }) : null,
  );
  const rem = `${size / 16}rem`;
  return (
    <svg
      className={className}
      viewBox="-40 -40 80 80"
      style={{ width: rem, height: rem }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g opacity={dead ? 0.55 : 1}>
        {ready ? (
          <use href={href} x="-40" y="-40" width="80" height="80" />
        ) : (
          (instead ?? (
            <HeroToken ring={id === '' ? NOBODY_YET : ringOf(id)} monogram={monogram} shadow={false} />
          ))
        )}
      </g>
      {dead && <path d="M-24-24L24 24M24-24L-24 24" stroke="#ff5a55" strokeWidth="9" strokeLinecap="round" />}
    </svg>
  );
}
