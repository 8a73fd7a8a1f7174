/** Dashboards in hand: what a card there is and can do, and what another hero can be asked to. */
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import type { Slot } from '../table/sheet.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useLatest } from '../table/use-latest.ts';
import { useWords } from '../words/use-words.ts';
import type { Held } from './held-card.tsx';
import { HeroActs } from './hero-acts.tsx';
import { deedsOfSlot } from './slot-deeds.ts';

const CardInHand = lazy(() => import('../table/pointed-part.ts').then((m) => ({ default: m.CardInHand })));

export function useHeld(ui: TableUi): {
  readonly heldIn: (hero: number, slot: Slot) => Held;
  readonly actsOf: (hero: number) => ReactNode;
} {
  const { say } = useWords();
  const deedsIn = useLatest((hero: number, slot: Slot) => deedsOfSlot(ui, hero, slot));
  const answer = useLatest((answers: readonly string[]) => ui.actions.answerAll(answers));
  // Called while dashboards are drawn: what is of the moment is read by what they draw.
  const heldIn = useCallback(
    (hero: number, slot: Slot): Held => ({
      inside: (
        <Suspense>
          <CardInHand hero={hero} slot={slot} />
        </Suspense>
      ),
      name: slot.card ? say.card(slot.card.id) : '',
      deeds: () => deedsIn(hero, slot),
      onDrop: ({ answers }) => answer(answers),
    }),
    [say, deedsIn, answer],
  );
  const actsOf = useCallback((hero: number) => <HeroActs hero={hero} />, []);
  return { heldIn, actsOf };
}
