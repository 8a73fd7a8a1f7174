/** People at heroes' sides. */
import type { Entry } from './street.ts';

/** People at these heroes' sides and no face-down cards: `beside({ 'dan-turpin': 'batman' })`. */
export const beside = (who: { [card: string]: string }): Entry => ({
  cards: [],
  bystanders: Object.entries(who).map(([card, hero]) => ({ card, zone: 'S1', hero })),
});
