/** Cards of their own box that the players of this browser have told, and how to forget one. */
import type { Edition, OurCard } from '@holdout/engine';
import { useState } from 'react';
import { forgetOwnCard, ownCards } from '../box/own-cards.ts';

export function useOurs(edition: Edition): readonly [readonly OurCard[], (card: OurCard) => void] {
  const [ours, setOurs] = useState(() => ownCards(edition));
  return [
    ours,
    (card) => {
      forgetOwnCard(edition, card);
      setOurs(ownCards(edition));
    },
  ];
}
