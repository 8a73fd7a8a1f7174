/** How a chair shows on the board and in lists: an eye of its colour with a letter; the colour alone tells nothing. */
import type { SeatsView } from '@holdout/protocol';
import { monogramsOf } from '../board/hero-look.ts';
import { DISPLAY, INK } from '../board/paint.tsx';

/** Letters that tell the people of one table apart; a chair without a name has its number. */
export const seatLetters = ({ chairs }: SeatsView): string[] =>
  monogramsOf(chairs.map((c, i) => (c.holder === 'person' ? c.name : '') || String(i + 1)));

interface Props {
  readonly colour: string;
  readonly letters: string;
}

/** Drawn round 0,0, about 80 units wide. */
export const SeatEye = ({ colour, letters }: Props): React.JSX.Element => (
  <>
    <path d="M-40 0Q0 -46 40 0Q0 46 -40 0Z" fill={INK} stroke={INK} strokeWidth="12" strokeLinejoin="round" />
    <path d="M-40 0Q0 -46 40 0Q0 46 -40 0Z" fill={colour} />
    <text y="9" textAnchor="middle" fontSize="26" {...DISPLAY} fill={INK}>
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
