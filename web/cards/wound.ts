/** What a wound is called among the cards, where it takes a slot. */
export const WOUND_CARD = 'wounded';
