/** A card in its slot: pointing at it or pressing it opens it, carrying it to somebody gives it. */
import type { ReactNode } from 'react';
import { Pop } from '../table/pop.tsx';
import type { Deed } from './deeds.ts';
import { useCardDrag } from './use-card-drag.ts';

export interface Held {
  /** The card, opened. */
  readonly inside: ReactNode;
  readonly name: string;
  readonly deeds: () => readonly Deed[];
  readonly onDrop: (deed: Deed) => void;
}

interface Props {
  readonly className: string;
  readonly held: Held;
  readonly children: ReactNode;
}

export function HeldCard({ className, held, children }: Props): React.JSX.Element {
  const drag = useCardDrag(held);
  return (
    <span className="held" onPointerDown={drag.begin} data-dragged={drag.at !== null || undefined}>
      <Pop className={className} label={children} hover quiet={drag.wasDragged}>
        {held.inside}
      </Pop>
      {drag.at && (
        <span className="held-ghost" style={{ left: drag.at.x, top: drag.at.y }} aria-hidden="true">
          {held.name}
        </span>
      )}
    </span>
  );
}
