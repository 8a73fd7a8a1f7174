/** What bystander cards have in common: a lasting ability of whoever rescued the person. */
import { bystanderCards } from '../../../supers/bystander-card.ts';

/** What it does is on its card. */
export const CLAUSE = 'H-RES-6';

export const { bystander, sayUsed, useOnce } = bystanderCards(CLAUSE);
