/** The cards of an edition, deck by deck, each as often as it lies in the box. */
import type { EditionPlug } from '../editions/plug.ts';
import type { PrintDeck } from './pages.ts';

export const printDecks = ({ edition }: Pick<EditionPlug, 'edition'>): PrintDeck[] =>
  Object.entries(edition.cards).map(([id, cards]) => ({ id, cards }));
