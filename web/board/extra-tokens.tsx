/** What some editions lay on the board besides heroes and enemies: people, cards, a sign, and enemies at rest. */
import { memo } from 'react';
import type { IconName } from '../icon-names.ts';
import type { LyingCard, Rest, Thing } from './extras.ts';
import { ExitSign } from './fixture-layer.tsx';
import { Glyph } from './glyph.tsx';
import { DISPLAY, INK } from './paint.tsx';
import { EnemyToken } from './tokens.tsx';

interface PersonProps {
  readonly combat: boolean;
  readonly escorted?: boolean;
  /** Colour of the hero they go with. */
  readonly ring?: string;
  readonly wanted?: boolean;
  readonly hidden?: boolean;
  readonly shadow?: boolean;
}

/** Outline of a person. */
export const PILL = 'M-22-13A22 22 0 0 1 22-13V13A22 22 0 0 1-22 13Z';

const SHIELD = 'M0-15L12-10V1C12 9 6 14 0 17C-6 14-12 9-12 1V-10Z';

/** Of those who fight, at the shoulder. */
export const CombatShield = (): React.JSX.Element => (
  <g transform="translate(19 -24)">
    <path d={SHIELD} fill="#ffb83e" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
  </g>
);

/** An upright pill. Who fights wears an amber shield, who is guarded a riot shield, who goes with a hero that hero's colour, whom the mission wants a target, who hides a veil. */
export const PersonToken = memo(function PersonToken({
  combat,
  escorted = false,
  ring,
  wanted = false,
  hidden = false,
  shadow = true,
}: PersonProps) {
  return (
    <>
      {shadow && <ellipse cx="2" cy="36" rx="24" ry="8" opacity=".45" />}
      {wanted && (
        <g fill="none" stroke="#f06ad2" strokeWidth="5">
          <circle r="44" strokeDasharray="14 8" />
          <path d="M0-52v14M0 38v14M-52 0h14M38 0h14" />
        </g>
      )}
      <rect x="-25" y="-38" width="50" height="76" rx="25" fill={INK} />
      <rect x="-22" y="-35" width="44" height="70" rx="22" fill={ring ?? '#fff'} />
      <rect x="-18" y="-31" width="36" height="62" rx="18" fill="#bfe3ff" />
      <Glyph name="person" y={1} size={50} fill={INK} />
      {combat && <CombatShield />}
      {hidden && (
        <>
          <path d={PILL} transform="scale(1.12)" fill={INK} opacity=".5" />
          <g transform="translate(-20 24)" fill="none" stroke="#f3e6c4" strokeWidth="4" strokeLinecap="round">
            <circle r="16" fill="#15181d" />
            <path d="M-10 0Q0-9 10 0Q0 9-10 0ZM-9 9L9-9" />
          </g>
        </>
      )}
      {escorted && (
        <g transform="translate(-20 24)">
          <circle r="15" fill={ring ?? '#e9b25c'} stroke={INK} strokeWidth="5" />
          <Glyph name={ring === undefined ? 'riot-shield' : 'boot-prints'} size={21} fill={INK} />
        </g>
      )}
    </>
  );
});

interface CardProps {
  readonly id: string | null;
  readonly back?: LyingCard['back'];
}

/** A card that lies there: its back, or a Secret Mission face up. */
export const CardToken = memo(function CardToken({ id, back }: CardProps) {
  const { fill, line, icon } = id ? FACE_UP : back === 'equipment' ? EQUIPMENT : BYSTANDER;
  return (
    <g transform="rotate(-7)">
      <rect x="-21" y="-27" width="46" height="60" rx="7" opacity=".4" />
      <rect x="-24" y="-31" width="48" height="62" rx="7" fill={fill} stroke={INK} strokeWidth="5" />
      <rect x="-18" y="-25" width="36" height="50" rx="4" fill="none" stroke={line} strokeWidth="3" />
      <Glyph name={icon} y={-4} size={32} fill={id ? INK : line} />
      <text y="22" textAnchor="middle" fontSize="18" {...DISPLAY} fill={id ? INK : '#fff'}>
        {id ? (/\d+$/.exec(id)?.[0] ?? '') : '?'}
      </text>
    </g>
  );
});

const FACE_UP = { fill: '#f3e6c4', line: '#f06ad2', icon: 'secret-book' } as const;
const BYSTANDER = { fill: '#27313c', line: '#bfe3ff', icon: 'person' } as const;
const EQUIPMENT = { fill: '#3a2a0e', line: '#ffb83e', icon: 'knapsack' } as const;

export const ThingToken = memo(function ThingToken({ kind, damaged }: Omit<Thing, 'zone'>) {
  if (kind === 'exit') return <ExitSign open />;
  if (kind === 'elevator') return <Cabin />;
  if (kind === 'hand') return <HandToken spent={damaged} />;
  return kind === 'sign' ? <SignToken damaged={damaged} /> : <ObjectToken kind={kind} damaged={damaged} />;
});

type ObjectKind = Exclude<Thing['kind'], 'exit' | 'elevator' | 'hand' | 'sign'>;

const OBJECTS: { readonly [kind in ObjectKind]: { readonly icon: IconName; readonly fill: string } } = {
  'lamp-post': { icon: 'street-light', fill: '#ffe08a' },
  'phone-booth': { icon: 'phone', fill: '#ff8b7f' },
  'daily-planet-globe': { icon: 'globe', fill: '#9fd8ff' },
};

/** Does an id mean one of them? */
export const isObject = (id: string): id is ObjectKind => Object.hasOwn(OBJECTS, id);

/** Something to pick up and swing: a plate with cut corners, cracked once it has been used. */
const ObjectToken = ({ kind, damaged }: { readonly kind: ObjectKind; readonly damaged: boolean }) => (
  <>
    <ellipse cx="2" cy="34" rx="32" ry="8" opacity=".45" />
    <path
      d="M-20-33H20L33-20V20L20 33H-20L-33 20V-20Z"
      fill={OBJECTS[kind].fill}
      stroke={INK}
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path
      d="M-17-26H17L26-17V17L17 26H-17L-26 17V-17Z"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      opacity=".7"
    />
    <Glyph name={OBJECTS[kind].icon} size={44} fill={INK} />
    {damaged && (
      <path
        d="M22-30L9-9 19-3 3 29"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="bevel"
        strokeLinecap="round"
      />
    )}
  </>
);

/** The elevator where it stands: two arrows on a lit plate. */
const Cabin = () => (
  <>
    <rect x="-30" y="-30" width="60" height="60" rx="8" fill="#c7ced6" stroke={INK} strokeWidth="6" />
    <path d="M0-21L15-3H-15ZM0 21L15 3H-15Z" fill="#15181d" />
  </>
);

/** A machine's hand, dark once its charge is spent. */
const HandToken = ({ spent }: { readonly spent: boolean }) => (
  <>
    <ellipse cx="2" cy="33" rx="34" ry="8" opacity=".45" />
    <circle r="33" fill={spent ? '#7d8894' : '#c98be0'} stroke={INK} strokeWidth="6" />
    <Glyph name="gauntlet" size={46} fill="#fff" />
    {!spent && <circle cx="22" cy="-22" r="10" fill="#6fe3ff" stroke={INK} strokeWidth="4" />}
  </>
);

/** The big letter of a tower that is not there any more. */
function SignToken({ damaged }: { readonly damaged: boolean }) {
  return (
    <>
      <ellipse cx="2" cy="33" rx="34" ry="8" opacity=".45" />
      <circle r="33" fill={damaged ? '#7d8894' : '#8fd0ff'} stroke={INK} strokeWidth="6" />
      <circle r="24" fill="none" stroke="#fff" strokeWidth="3" opacity=".6" />
      <path
        d="M-17 22L-1-26H9V22H0V10H-8L-12 22ZM-4 1H0V-14Z"
        fill="#fff"
        stroke={INK}
        strokeWidth="4"
        strokeLinejoin="round"
        fillRule="evenodd"
      />
      {damaged && (
        <path d="M20-28L8-8 18-2 2 30" fill="none" stroke={INK} strokeWidth="5" strokeLinejoin="bevel" />
      )}
    </>
  );
}

/** Flat on the ground, in the dark, until something wakes it. */
export const SleeperToken = ({ enemy }: { readonly enemy: string }) => (
  <>
    <g opacity=".65" transform="rotate(-70)">
      <EnemyToken type={enemy} count={1} shadow={false} />
    </g>
    <RestBadge rest={{ type: -1, zone: -1, why: 'asleep', n: 1 }} of={1} />
  </>
);

/** Asleep or Stunned; a number where it is not all of them. */
export const RestBadge = memo(function RestBadge({
  rest: { why, n },
  of,
}: {
  readonly rest: Rest;
  readonly of: number;
}) {
  return (
    <g transform="translate(-24 -26)">
      <circle r="17" fill={why === 'asleep' ? '#4b5ea8' : '#ffd84a'} stroke={INK} strokeWidth="5" />
      {n < of ? (
        <text y="9" textAnchor="middle" fontSize="25" {...DISPLAY} fill={INK}>
          {n}
        </text>
      ) : (
        <Glyph
          name={why === 'asleep' ? 'sleepy' : 'knocked-out-stars'}
          size={25}
          fill={why === 'asleep' ? '#fff' : INK}
        />
      )}
    </g>
  );
});
