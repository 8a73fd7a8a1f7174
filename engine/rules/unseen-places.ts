/**
 * Where the cards of a deck may be that nobody has seen: in the pile, or face down on the board (`Edition.faceDown`). The
 * state has each of them somewhere. When the players' own box says which card lies in one of the places, it is brought
 * there, and whatever gives way finds another place in which it may lie.
 */
import type { FaceDown, LaidCard } from '../kernel/edition.ts';
import { itemAt } from '../lookup.ts';

/** The pile, or one card on the board. */
export interface Place {
  /** Those that may leave it, the first to leave first. */
  readonly cards: readonly number[];
  may(card: number): boolean;
  put(card: number, instead: number): void;
}

/** `draw` is the pile; `free` those of it that nobody knows to be in it. */
export const inPile = (draw: number[], free: readonly number[], down?: FaceDown): Place => ({
  cards: free.toReversed(),
  may: (card) => down?.mayBeInPile(card) ?? true,
  put: (card, instead) => (draw[draw.lastIndexOf(instead)] = card),
});

export const onBoard = (down: FaceDown, laid: LaidCard): Place => ({
  cards: [laid.card],
  may: (card) => down.mayLie(card, laid),
  put: (card) => (laid.card = card),
});

/** Beside the deck: cards that may be in the players' box or not. Guesses of ours go there, and may come back. */
export const besideDeck = (cards: number[], isGuess: (card: number) => boolean): Place => ({
  cards,
  may: isGuess,
  put: (card, instead) => (cards[cards.indexOf(instead)] = card),
});

/** All that can be in that place as far as anybody knows, whatever is there now. */
export const cardsFor = (to: Place, places: readonly Place[]): number[] =>
  places.flatMap(({ cards }) => cards.filter((card) => wayOf(card, to, places) !== undefined));

export function bring(card: number, to: Place, places: readonly Place[]): void {
  const way = wayOf(card, to, places) ?? [];
  const given = way.map((place, i) => {
    const next = way[i + 1];
    return next ? itemAt(giving(place, next), 0) : card;
  });
  way.forEach((place, i) => place.put(itemAt(given, i === 0 ? given.length - 1 : i - 1), itemAt(given, i)));
}

const giving = (from: Place, to: Place): number[] => from.cards.filter((card) => to.may(card));

/** The shortest row of places of which each gives a card to the next, and the last, where this card is, to the first. */
function wayOf(card: number, to: Place, places: readonly Place[]): readonly Place[] | undefined {
  if (!to.may(card)) return undefined;
  const ways: Place[][] = [[to]];
  const met = new Set([to]);
  for (const way of ways) {
    const last = itemAt(way, way.length - 1);
    if (last.cards.includes(card)) return way;
    for (const next of places) {
      if (met.has(next) || giving(last, next).length === 0) continue;
      met.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
