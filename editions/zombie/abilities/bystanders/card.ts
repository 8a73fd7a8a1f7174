/** What bystander cards have in common. */
import { bystanderCards } from '../../../supers/bystander-card.ts';

/** What it does is on its card. */
export const CLAUSE = 'Z-BYS-2';

export const { bystander, sayUsed, useOnce } = bystanderCards(CLAUSE);
