/** Which cards lie in which slots of a hero, while events put them there and take them away. */
import { AFTER_TRAITS, BYSTANDER_SLOT, FIRST_TRAIT_SLOT, type Kit } from '@holdout/editions/supers/kit.ts';
import { EMPTY } from '@holdout/engine';

/** Slots `from` to before `to` hold cards of one kind; special cards lie in none. */
export interface SlotKind {
  readonly cards: readonly { readonly id: string; readonly special?: boolean }[];
  readonly from: number;
  readonly to: number;
}

/** The slots of every super-hero edition. */
export const slotKinds = ({ bystanders, traits }: Kit): SlotKind[] => [
  { cards: traits, from: FIRST_TRAIT_SLOT, to: AFTER_TRAITS },
  { cards: bystanders, from: BYSTANDER_SLOT, to: FIRST_TRAIT_SLOT },
];

/** Into its only slot, or the first free one; a card beyond the last is about to be discarded. */
export function withCard(kinds: readonly SlotKind[], slots: readonly number[], card: string): number[] {
  const next = [...slots];
  for (const { cards, from, to } of kinds) {
    const index = cards.findIndex((c) => c.id === card && !c.special);
    if (index < 0) continue;
    const at = to - from === 1 ? from : next.indexOf(EMPTY, from);
    if (at >= 0 && at < to) next[at] = index;
    break;
  }
  return next;
}

export function withoutCard(kinds: readonly SlotKind[], slots: readonly number[], card: string): number[] {
  const holds = (c: number, i: number): boolean =>
    c !== EMPTY && kinds.some((k) => k.from <= i && i < k.to && k.cards[c]?.id === card);
  const at = slots.findIndex(holds);
  return slots.map((c, i) => (i === at ? EMPTY : c));
}
