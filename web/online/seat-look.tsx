/**
 * How a chair shows on the board and in lists: an eye of its colour with a letter, as the colour alone tells nothing, and
 * the faces of the heroes who are played from it.
 */
import type { SeatsView } from '@holdout/protocol';
import { initialsOf, monogramsOf } from '../board/hero-look.ts';
import { DISPLAY, INK } from '../board/paint.tsx';
import { HeroFace } from '../faces/hero-face.tsx';
import { useWords } from '../words/use-words.ts';

/** Letters that tell the people of one table apart; a chair without a name has its number. */
export const seatLetters = ({ chairs }: SeatsView): string[] =>
  monogramsOf(chairs.map((c, i) => (c.holder === 'person' ? c.name : '') || String(i + 1)));

/** The heroes of a chair, in the order of the table. */
export const heroesAt = ({ heroes }: SeatsView, chair: number): string[] =>
  Object.keys(heroes).filter((hero) => heroes[hero] === chair);

/** So many faces stand side by side; the names of all are beside them. */
const MOST_FACES = 4;

interface FacesProps {
  readonly heroes: readonly string[];
  readonly size: number;
}

export function SeatFaces({ heroes, size }: FacesProps): React.JSX.Element | null {
  const { say } = useWords();
  if (heroes.length === 0) return null;
  return (
    <span className="seat-faces" aria-hidden="true">
      {heroes.slice(0, MOST_FACES).map((id) => (
        <HeroFace key={id} id={id} monogram={initialsOf(say.hero(id))} size={size} />
      ))}
    </span>
  );
}

interface Props {
  readonly colour: string;
  readonly letters: string;
  /** Address of the face that looks. */
  readonly face?: string | null;
}

/** Drawn round 0,0, about 80 units wide. */
export const SeatEye = ({ colour, letters, face = null }: Props): React.JSX.Element => (
  <>
    <path d="M-40 0Q0 -46 40 0Q0 46 -40 0Z" fill={INK} stroke={INK} strokeWidth="12" strokeLinejoin="round" />
    <path d="M-40 0Q0 -46 40 0Q0 46 -40 0Z" fill={colour} />
    {face !== null && <use href={face} x="-34" y="-22" width="44" height="44" />}
    <text x={face === null ? 0 : 21} y="9" textAnchor="middle" fontSize="26" {...DISPLAY} fill={INK}>
      {letters}
    </text>
  </>
);

/** The same in a line of text. */
export const SeatBadge = (props: Props): React.JSX.Element => (
  <svg className="seat-badge" viewBox="-48 -32 96 64" aria-hidden="true">
    <SeatEye {...props} />
  </svg>
);
