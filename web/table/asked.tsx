/**
 * A sign that tells what it means where the pointer rests, or under a finger that is held. On the dashboard that is open
 * the keyboard comes to it too, and a press leaves its card standing; on the others that would be too many stops.
 */
import type { ReactNode } from 'react';
import { usePeek } from '../cards/peek.tsx';
import { Pop } from './pop.tsx';

interface Props {
  readonly about: string;
  /** The keyboard stops there. */
  readonly stop?: boolean;
  readonly children: ReactNode;
}

export function Asked({ about, stop = false, children }: Props): React.JSX.Element {
  const card = <p className="sign-card">{about}</p>;
  return stop ? (
    <Pop className="asked-sign" label={children} hover>
      {card}
    </Pop>
  ) : (
    <Pointed card={card}>{children}</Pointed>
  );
}

function Pointed({
  card,
  children,
}: {
  readonly card: ReactNode;
  readonly children: ReactNode;
}): React.JSX.Element {
  const peek = usePeek<HTMLSpanElement>(card);
  return (
    <>
      <span className="asked-sign" {...peek.handlers}>
        {children}
      </span>
      {peek.card}
    </>
  );
}
