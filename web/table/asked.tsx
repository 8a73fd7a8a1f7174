/** A sign that tells what it means where the pointer rests, or under a finger that is held. */
import type { ReactNode } from 'react';
import { usePeek } from '../cards/peek.tsx';

interface Props {
  readonly about: string;
  readonly children: ReactNode;
}

export function Asked({ about, children }: Props): React.JSX.Element {
  const peek = usePeek<HTMLSpanElement>(<p className="sign-card">{about}</p>);
  return (
    <>
      <span className="asked-sign" {...peek.handlers}>
        {children}
      </span>
      {peek.card}
    </>
  );
}
