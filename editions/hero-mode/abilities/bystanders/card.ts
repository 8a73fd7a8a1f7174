/** What bystander cards have in common: a lasting ability of whoever rescued the person. */
import { heldCards } from '../../../supers/cards/held-card.ts';

/** What it does is on its card. */
export const CLAUSE = 'H-RES-6';

export const { card: bystander, sayUsed, useOnce } = heldCards(CLAUSE);
