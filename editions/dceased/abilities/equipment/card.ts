/** What equipment cards have in common. */
import type { Game } from '@holdout/engine';
import { heldCards } from '../../../supers/cards/held-card.ts';
import { equipmentId } from '../../cards.ts';
import { discardEquipment, equipmentOf } from '../../equipment.ts';

export const { card: equipment, sayUsed, useOnce } = heldCards('D-EQP-4');

/** The hero's card of that kind is used and gone. */
export function useUp(g: Game, hero: number, id: string): void {
  sayUsed(g, hero, id);
  const card = equipmentOf(g, hero).find((c) => equipmentId(g, c) === id);
  if (card !== undefined) discardEquipment(g, hero, card);
}
