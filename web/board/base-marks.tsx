/** Marks on and beside the bases of figures: never on a face, never on a monogram. */
import type { Point } from '@holdout/engine';
import { memo } from 'react';
import type { Person, Rest } from './extras.ts';
import { Glyph } from './glyph.tsx';
import { DISPLAY, INK } from './paint.tsx';

/** A dashed ring that lies on the ground round the base of whoever acts. */
export const ActingBase = () => (
  <g transform="translate(0 3) scale(1 .52)" fill="none">
    <circle r="52" stroke={INK} strokeWidth="12" />
    <circle className="acting-ring" r="52" stroke="#ffb83e" strokeWidth="7" strokeDasharray="18.3 8.9" />
  </g>
);

export const ActingArrow = () => (
  <path d="M0-112L-14-129H14Z" fill="#ffb83e" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
);

/** From the middle of the base. */
export const REST: Point = [-34, 8];

/** Asleep or Stunned, left of the base; a number where it is not all of them. */
export const RestMark = memo(function RestMark({
  rest: { why, n },
  of,
}: {
  readonly rest: Rest;
  readonly of: number;
}) {
  const asleep = why === 'asleep';
  return (
    <g transform={`translate(${REST[0]} ${REST[1]})`}>
      <circle r="16" fill={asleep ? '#4b5ea8' : '#ffd84a'} stroke={INK} strokeWidth="5" />
      {n < of ? (
        <text y="8.5" textAnchor="middle" fontSize="24" {...DISPLAY} fill={INK}>
          {n}
        </text>
      ) : (
        <Glyph name={asleep ? 'sleepy' : 'knocked-out-stars'} size={24} fill={asleep ? '#fff' : INK} />
      )}
    </g>
  );
});

const SHIELD = 'M0-15L12-10V1C12 9 6 14 0 17C-6 14-12 9-12 1V-10Z';

type PersonProps = Pick<Person, 'combat' | 'escorted' | 'hidden' | 'wanted'> & { readonly ring?: string };

/** Who fights wears an amber shield, who is guarded a riot shield, who goes with a hero boots in that hero's colour, whom the mission wants a target, who hides a closed eye. */
export const PersonMarks = memo(function PersonMarks(props: PersonProps) {
  const { combat, escorted, hidden = false, wanted, ring } = props;
  return (
    <>
      {wanted && (
        <g transform="translate(0 3) scale(1 .52)" fill="none" stroke="#f06ad2" strokeWidth="7">
          <circle r="56" strokeDasharray="18 10" />
          <path d="M0-66v16M0 50v16M-66 0h16M50 0h16" />
        </g>
      )}
      {combat && (
        <path
          d={SHIELD}
          transform="translate(35 6)"
          fill="#ffb83e"
          stroke={INK}
          strokeWidth="5"
          strokeLinejoin="round"
        />
      )}
      {escorted && !hidden && (
        <g transform="translate(-35 8)">
          <circle r="15" fill={ring ?? '#e9b25c'} stroke={INK} strokeWidth="5" />
          <Glyph name={ring === undefined ? 'riot-shield' : 'boot-prints'} size={21} fill={INK} />
        </g>
      )}
      {hidden && (
        <g transform="translate(-35 8)" fill="none" stroke="#f3e6c4" strokeWidth="4" strokeLinecap="round">
          <circle r="16" fill="#15181d" />
          <path d="M-10 0Q0-9 10 0Q0 9-10 0ZM-9 9L9-9" />
        </g>
      )}
    </>
  );
});
