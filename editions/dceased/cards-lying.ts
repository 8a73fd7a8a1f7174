/** Where the cards of DCeased are: those of the shared decks, and its equipment. */
import { inPiles, isOf, lookUp, type Game } from '@holdout/engine';
import { cardsLying as shared, slotDeck as sharedSlot } from '../supers/cards/lying.ts';
import { EQUIPMENT_DECK } from './cards.ts';
import { equipmentOf, FIRST_EQUIPMENT_SLOT, type Take } from './equipment.ts';
import { ownOf } from './own.ts';
import type { Cellar } from './secrets.ts';

export const slotDeck = (slot: number): string =>
  slot >= FIRST_EQUIPMENT_SLOT ? EQUIPMENT_DECK : sharedSlot(slot);

export function cardsLying(g: Game): { [deck: string]: number[] } {
  const own = ownOf(g);
  const { heroes, stack, decks } = g.state;
  const inHand = stack.flatMap((f) => {
    if (isOf<Cellar>(f, 'secret-mission-2')) return f.cards;
    return isOf<Take>(f, 'take-equipment') && f.step !== 'end' ? [f.card] : [];
  });
  return {
    ...shared(g),
    [EQUIPMENT_DECK]: [
      ...inPiles(lookUp(decks, EQUIPMENT_DECK)),
      ...own.equipment.map((e) => e.card),
      ...heroes.flatMap((_, i) => equipmentOf(g, i)),
      ...own.carried.map((c) => c.card),
      ...own.unused,
      ...(own.out[EQUIPMENT_DECK] ?? []),
      ...inHand,
    ],
  };
}
