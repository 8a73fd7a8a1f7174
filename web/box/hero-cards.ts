/** What a hero holds, slot by slot, as somebody who sets the table right sees it. */
import type { Context } from '@holdout/engine';

const idsOf = ({ edition }: Context, slot: number): readonly string[] =>
  edition.cards[edition.slotDeck(slot)] ?? [];

/** Slots, as they are or as somebody says they are. */
interface Held {
  readonly slots: readonly number[];
}

/** The card there; empty for none. What is no card, as a wound, is none of theirs to set. */
export const cardIn = (context: Context, { slots }: Held, slot: number): string =>
  idsOf(context, slot)[slots[slot] ?? -1] ?? '';

/** Slots that take a card, in their order. */
export const slotsOf = ({ slots }: Held): readonly number[] =>
  slots.flatMap((card, slot) => (card >= -1 ? [slot] : []));

/** All that may lie there, each once. */
export const cardsFor = (context: Context, slot: number): readonly string[] => [
  ...new Set(idsOf(context, slot)),
];

/** Some card of that name: which of several alike is the game's to find. */
export const withCard = (context: Context, { slots }: Held, slot: number, id: string): number[] =>
  slots.map((card, at) => (at === slot ? idsOf(context, slot).indexOf(id) : card));
