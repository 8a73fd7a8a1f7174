/** What a card of a deck is called. */
import type { Edition } from './edition.ts';
import { EngineFault } from '../lookup.ts';

export function cardId({ cards }: Pick<Edition, 'cards'>, deck: string, card: number): string {
  const id = cards[deck]?.[card];
  if (id === undefined) throw new EngineFault(`${deck} has no card ${card}`);
  return id;
}
