/** Cards nobody may know: a dry run from what the table sees ends where it would have to look at one. */
import { HIDDEN } from './vocabulary.ts';

/** What would happen next depends on a card that lies face down. */
class FaceDown extends Error {}

/** The card, if it may be known. */
export function turnedUp(card: number): number {
  if (card === HIDDEN) throw new FaceDown('a card that nobody knows');
  return card;
}

/** False when it came to a card that nobody knows; whatever else goes wrong is a fault. */
export function isSeen(act: () => boolean): boolean {
  try {
    return act();
  } catch (failure) {
    if (!(failure instanceof FaceDown)) throw failure;
    return false;
  }
}
