/**
 * Whoever an id means, in the room of one token, where there is no room to stand: somebody with a name by their face, a
 * kind that comes in numbers by its coin. Until faces are there, everybody has the token of their side.
 */
import { useRisen } from '../faces/sides.ts';
import { useTokenFace } from '../faces/token-face.ts';
import { isCombatant, isPerson } from './enemy-look.ts';
import { CombatShield, PersonToken } from './extra-tokens.tsx';
import { ringOf } from './hero-look.ts';
import { EnemyToken, HeroToken } from './tokens.tsx';

interface FigureProps {
  /** An enemy's id, or the card of a person. */
  readonly id: string;
  readonly count?: number;
  readonly shadow?: boolean;
}

export function FigureToken({ id, count = 1, shadow = true }: FigureProps): React.JSX.Element {
  const person = isPerson(id);
  const foesRisen = useRisen('enemies');
  const face = useTokenFace(id, foesRisen && !person, true);
  if (face === null)
    return person ? (
      <PersonToken combat={isCombatant(id)} shadow={shadow} />
    ) : (
      <EnemyToken type={id} count={count} shadow={shadow} />
    );
  return (
    <>
      {shadow && <ellipse cx="3" cy="34" rx="36" ry="10" opacity=".5" />}
      <use href={face} x="-40" y="-40" width="80" height="80" />
      {person && isCombatant(id) && <CombatShield />}
    </>
  );
}

interface HeroProps {
  readonly id: string;
  readonly monogram: string;
  readonly acting?: boolean;
  readonly shadow?: boolean;
}

/** A hero who is played, on the side they are on in this edition. */
export function HeroFaceToken({ id, ...props }: HeroProps): React.JSX.Element {
  const face = useTokenFace(id, useRisen('heroes'), true);
  return <HeroToken ring={ringOf(id)} face={face} {...props} />;
}
