/** What a hero holds, slot by slot, as somebody who sets the table right sees it. */
import type { Context, Hero } from '@holdout/engine';

const idsOf = ({ edition }: Context, slot: number): readonly string[] =>
  edition.cards[edition.slotDeck(slot)] ?? [];

/** The card there; empty for none. What is no card, as a wound, is none of theirs to set. */
export const cardIn = (context: Context, { slots }: Pick<Hero, 'slots'>, slot: number): string =>
  idsOf(context, slot)[slots[slot] ?? -1] ?? '';

/** Slots that take a card, in their order. */
export const slotsOf = ({ slots }: Pick<Hero, 'slots'>): readonly number[] =>
  slots.flatMap((card, slot) => (card >= -1 ? [slot] : []));

/** All that may lie there, each once. */
export const cardsFor = (context: Context, slot: number): readonly string[] => [
  ...new Set(idsOf(context, slot)),
];

/** Some card of that name: which of several alike is the game's to find. */
export const withCard = (
  context: Context,
  { slots }: Pick<Hero, 'slots'>,
  slot: number,
  id: string,
): number[] => slots.map((card, at) => (at === slot ? idsOf(context, slot).indexOf(id) : card));
