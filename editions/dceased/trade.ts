/** Trade: equipment and escorted people between two heroes of a zone, in any proportion (D-TRD-1, D-TRD-2). */
import { leading, trading, type Game, type Tradable } from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { equipmentId } from './cards.ts';
import { equipmentOf, putEquipment, trimEquipment } from './equipment.ts';
import { escortedBy } from './escort.ts';
import { ownOf } from './own.ts';

/** What can change hands: a card of equipment, a person, a Secret Mission card. */
const EQUIPMENT = 0;
const PERSON = 1;
const SECRET = 2;

const tradable = (kind: number, card: number, id: string): Tradable => ({
  label: id,
  args: [kind, card],
  card: id,
});

const itemsOf = (g: Game, hero: number): Tradable[] => [
  ...equipmentOf(g, hero).map((card) => tradable(EQUIPMENT, card, equipmentId(g, card))),
  ...escortedBy(g, hero).map(({ card }) => tradable(PERSON, card, bystanderId(g, card))),
  ...ownOf(g).carried.flatMap((c) =>
    c.hero === hero ? tradable(SECRET, c.card, equipmentId(g, c.card)) : [],
  ),
];

/** Surplus equipment is discarded when the trade is over (D-TRD-2). */
function hand(g: Game, from: number, to: number, args: readonly number[]): void {
  const [kind, card] = leading(args, 2);
  const own = ownOf(g);
  if (kind === PERSON) {
    for (const b of own.bystanders) if (b.card === card) b.hero = to;
  } else if (kind === SECRET) {
    for (const c of own.carried) if (c.card === card) c.hero = to;
  } else {
    putEquipment(
      g,
      from,
      equipmentOf(g, from).filter((c) => c !== card),
    );
    putEquipment(g, to, [...equipmentOf(g, to), card]);
  }
}

export const tradeAction = trading({
  clause: 'D-TRD-1',
  agreed: true,
  itemsOf,
  carries(g, hero) {
    const { bystanders, carried } = ownOf(g);
    for (const b of bystanders) if (b.hero === hero) return true;
    for (const c of carried) if (c.hero === hero) return true;
    return equipmentOf(g, hero).length > 0;
  },
  hand,
  sort: trimEquipment,
});
