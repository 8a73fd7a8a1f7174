/** Trading with one survivor in the same zone (C-INV-3): cards go over one by one, then both rearrange for free. */
import { itemAt, heroAt, trading } from '@holdout/engine';
import { arrange } from './arrange.ts';
import { itemId, itemLabel, itemsOf, putInSlot, takeFromSlot } from './inventory.ts';

export const tradeAction = trading({
  clause: 'C-INV-3',
  itemsOf: (g, hero) =>
    itemsOf(g, hero).map((card) => ({ label: itemLabel(g, card), args: [card], card: itemId(g, card) })),
  carries(g, hero) {
    for (const card of heroAt(g.state, hero).slots) if (card >= 0) return true;
    return false;
  },
  hand(g, from, to, args) {
    const card = itemAt(args, 0);
    takeFromSlot(g, from, card);
    putInSlot(g, to, card);
  },
  sort: arrange,
});
