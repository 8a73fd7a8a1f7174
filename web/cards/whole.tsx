/** The whole card, fetched when one is first looked at; its room is there before it. */
import { lazy, Suspense } from 'react';
import type { FoeProps } from './foe-card.tsx';
import type { WholeProps } from './whole-card.tsx';

const Card = lazy(() => import('./whole-card.tsx'));
const Foe = lazy(() => import('./foe-card.tsx'));

const waiting = <span className="whole-card" aria-busy="true" />;

export const Whole = (props: WholeProps): React.JSX.Element => (
  <Suspense fallback={waiting}>
    <Card {...props} />
  </Suspense>
);

export const WholeFoe = (props: FoeProps): React.JSX.Element => (
  <Suspense fallback={waiting}>
    <Foe {...props} />
  </Suspense>
);
