/** Options that can be taken on the dashboards: an item by its slot. */
import { isNamed, itemOf, type Decision, type Option } from '@holdout/engine';
import type { Slot } from './sheet.ts';

/** The option that choosing the card in this slot means: to lose, discard, give or take it. */
export function slotOption(decision: Decision | null, hero: string, slot: Slot): Option | undefined {
  if (!decision || decision.kind === 'allocate' || decision.prompt === 'turn' || !slot.card) return undefined;
  const { id } = slot.card;
  const label = itemOf(id, slot.empty ? 'empty' : undefined);
  return decision.options.find((o) => {
    if (o.cards?.length !== 1 || o.cards[0] !== id || ownerOf(decision, o) !== hero) return false;
    const item = isNamed(o, 'items') ? o.items?.[0] : isNamed(o, 'cards') ? o.cards[0] : undefined;
    return item === label && !isNamed(o, 'heroes') && (o.place ?? slot.area) === slot.area;
  });
}

const ownerOf = (d: Decision, o: Option): string | undefined =>
  d.prompt === 'trade' && o.verb === 'take' ? String(d.about?.other) : d.hero;
