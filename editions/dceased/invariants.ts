/** What must hold after every answer beyond the shared rules: equipment once, people beside their hero. */
import { itemAt, lookUp, type Game } from '@holdout/engine';
import { invariants as shared } from '../supers/invariants.ts';
import { EQUIPMENT, EQUIPMENT_DECK } from './cards.ts';
import { equipmentLimit, equipmentOf } from './equipment.ts';
import { ownOf } from './own.ts';

export function invariants(g: Game): string[] {
  const own = ownOf(g);
  const { heroes, stack, decks } = g.state;
  const broken = shared(g);
  const { draw, discard } = lookUp(decks, EQUIPMENT_DECK);
  const inHand = stack.flatMap((f) => {
    const { card = -1, cards = [] } = f as { card?: number; cards?: number[] };
    if (f.proc === 'secret-mission-2') return cards;
    return f.proc === 'take-equipment' && f.step !== 'end' ? [card] : [];
  });
  const all = [
    ...draw,
    ...discard,
    ...own.equipment.map((e) => e.card),
    ...heroes.flatMap((_, i) => equipmentOf(g, i)),
    ...own.carried.map((c) => c.card),
    ...own.unused,
    ...(own.out[EQUIPMENT_DECK] ?? []),
    ...inHand,
  ];
  if (all.length !== EQUIPMENT.length || new Set(all).size !== all.length)
    broken.push(`equipment: ${all.length} of ${EQUIPMENT.length} cards, ${new Set(all).size} different`);
  const trading = stack.some((f) => f.proc === 'trade' || f.proc === 'trim-equipment');
  heroes.forEach((h, i) => {
    if (!trading && equipmentOf(g, i).length > equipmentLimit(g, i))
      broken.push(`${h.id} holds too much equipment`);
  });
  for (const b of own.bystanders)
    if (b.hero >= 0 && itemAt(heroes, b.hero).zone !== b.zone)
      broken.push('an escorted bystander is not with their hero');
  return broken;
}
