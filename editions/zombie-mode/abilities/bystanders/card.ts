/** What bystander cards have in common. */
import { heldCards } from '../../../supers/cards/held-card.ts';

/** What it does is on its card. */
export const CLAUSE = 'Z-BYS-2';

export const { card: bystander, sayUsed, useOnce } = heldCards(CLAUSE);
