/**
 * Heroes, enemies and people in the room of one token: as figures on their bases, or as rings and coins. Whoever cannot
 * be drawn as a figure keeps the token.
 */
import type { Point } from '@holdout/engine';
import { memo, type ReactNode } from 'react';
import { CountBadge } from '../faces/count-badge.tsx';
import { useEnemyGroup, useStandee } from '../faces/figure-symbols.ts';
import { FigureUse } from '../faces/standee.tsx';
import { useRisen } from '../faces/sides.ts';
import { useTokenFace } from '../faces/token-face.ts';
import { useWords } from '../words/use-words.ts';
import { ActingArrow, ActingBase, PersonMarks, RestMark } from './base-marks.tsx';
import { isCombatant, isPerson } from './enemy-look.ts';
import { PersonToken, RestBadge } from './extra-tokens.tsx';
import type { Person, Rest } from './extras.ts';
import { initialsOf, ringOf } from './hero-look.ts';
import { useDrawn } from './look.ts';
import { FOOT } from './outline.ts';
import { EnemyToken, FoldToken, HeroToken } from './tokens.tsx';

const OnFoot = ({ children }: { readonly children: ReactNode }): React.JSX.Element => (
  <g transform={`translate(0 ${FOOT})`} className="standee">
    {children}
  </g>
);

const useFiguresHere = (): boolean => useDrawn().look === 'figures';

interface HeroProps {
  readonly id: string;
  readonly monogram: string;
  readonly acting?: boolean;
  readonly done?: boolean;
  /** Sits in a car: there is no room to stand. */
  readonly rides?: boolean;
}

/** Heroes are a little larger than everybody else. */
const HERO_SIZE = 1.04;

export const StandingHero = memo(function StandingHero(props: HeroProps) {
  const { id, monogram, acting = false, done = false, rides = false } = props;
  const figures = useFiguresHere() && !rides;
  const risen = useRisen('heroes');
  const href = useStandee(id, { monogram, risen, enemy: false }, figures);
  const face = useTokenFace(id, risen, !figures);
  if (!href)
    return <HeroToken ring={ringOf(id)} monogram={monogram} face={face} acting={acting} done={done} />;
  return (
    <OnFoot>
      <g transform={`scale(${HERO_SIZE})`}>
        {acting && <ActingBase />}
        <g opacity={done ? 0.6 : undefined}>
          <FigureUse href={href} />
        </g>
        {acting && <ActingArrow />}
      </g>
    </OnFoot>
  );
});

interface EnemyProps {
  readonly type: string;
  readonly count?: number;
  /** Chooses their poses. */
  readonly zone?: number;
  readonly rest?: Rest;
  /** Where its badge stands, from the middle of the base. */
  readonly badge?: Point;
}

const BESIDE: Point = [27, 10];

export const StandingEnemy = memo(function StandingEnemy(props: EnemyProps) {
  const { type, count = 1, zone = 0, rest, badge = BESIDE } = props;
  const href = useEnemySymbol(type, count, zone);
  if (!href)
    return (
      <>
        <EnemyToken type={type} count={count} />
        {rest && <RestBadge rest={rest} of={count} />}
      </>
    );
  return (
    <OnFoot>
      <FigureUse href={href} />
      {rest && <RestMark rest={rest} of={count} />}
      {count > 1 && <CountBadge n={count} x={badge[0]} y={badge[1]} />}
    </OnFoot>
  );
});

/** Of a kind that comes in numbers, or of somebody who has come over to them. */
function useEnemySymbol(type: string, count: number, zone: number): string | null {
  const figures = useFiguresHere();
  const { say } = useWords();
  const risen = useRisen('enemies');
  const group = useEnemyGroup(type, count, zone, figures);
  const monogram = initialsOf(say.enemy(type));
  const single = useStandee(type, { monogram, risen, enemy: true }, figures && group === null);
  return group ?? single;
}

interface PersonProps extends Omit<Person, 'zone' | 'beside'> {
  /** Colour of the hero they go with. */
  readonly ring?: string;
}

export const StandingPerson = memo(function StandingPerson(props: PersonProps) {
  const { id, hidden = false } = props;
  const figures = useFiguresHere();
  const { say } = useWords();
  const href = useStandee(id, { monogram: initialsOf(say.card(id)), risen: false, enemy: false }, figures);
  if (!href) return <PersonToken {...props} />;
  return (
    <OnFoot>
      <g opacity={hidden ? 0.55 : undefined}>
        <FigureUse href={href} />
      </g>
      <PersonMarks {...props} />
    </OnFoot>
  );
});

/** Whoever an id means, on their way or about to fall. */
export const StandingFigure = ({
  id,
  count = 1,
  zone = 0,
}: {
  readonly id: string;
  readonly count?: number;
  readonly zone?: number;
}) =>
  isPerson(id) ? (
    <StandingPerson id={id} combat={isCombatant(id)} escorted={false} wanted={false} />
  ) : (
    <StandingEnemy type={id} count={count} zone={zone} />
  );

/** Many kinds of enemy in too small a zone: the worst of them, and how many they all are. */
export const StandingCrowd = memo(function StandingCrowd({
  type,
  zone,
  count,
}: {
  readonly type: string;
  readonly zone: number;
  readonly count: number;
}) {
  const href = useEnemySymbol(type, count, zone);
  if (!href) return <FoldToken count={count} />;
  return (
    <OnFoot>
      <FigureUse href={href} />
      <CountBadge n={count} x={BESIDE[0]} y={BESIDE[1]} mixed />
    </OnFoot>
  );
});
