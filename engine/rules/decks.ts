/** Decks: an empty one is rebuilt from its discards when a card is needed (K-SPAWN-3); both empty draws nothing (K-SPAWN-7). */
import { ScriptError, shuffle } from '../kernel/chance.ts';
import { turnedUp } from '../kernel/face-down.ts';
import type { Game } from '../kernel/game.ts';
import { turnUp } from './pile-by-hand.ts';
import { forget, notePlaces, noteShuffled, noteWithin } from '../kernel/known.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { deckOf, itemAt } from '../lookup.ts';

const TOLD = declareEvents({
  'deck-shuffled': told({ deck: 'deck' }, { follows: true }),
  'deck-empty': told({ deck: 'deck' }, { follows: true }),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Top card of the deck, shown to everybody; -1 when there is none. */
export function drawCard(g: Game, id: string): number {
  const at = topOf(g, id);
  if (at < 0) return -1;
  g.state.script?.cards[id]?.shift();
  const deck = deckOf(g.state, id);
  const card = turnedUp(itemAt(deck.draw.splice(at, 1), 0));
  if (deck.known) forget(deck, [card]);
  return card;
}

/** Top card of the deck, shown to everybody, which stays where it is; -1 when there is none. */
export function seeTopCard(g: Game, id: string): number {
  const at = topOf(g, id);
  if (at < 0) return -1;
  const card = turnedUp(itemAt(deckOf(g.state, id).draw, at));
  notePlaces(g, id, [card]);
  return card;
}

/** Puts a card of the pile under it. */
export function putUnder(g: Game, id: string, card: number): void {
  const deck = deckOf(g.state, id);
  const { draw } = deck;
  draw.splice(draw.lastIndexOf(card), 1);
  draw.unshift(card);
  const wanted = g.state.script?.cards[id];
  if (wanted?.[0] === card) wanted.shift();
}

/**
 * The next cards of the deck, the first to come first, shown to everybody; where there are too few the discards are
 * shuffled and put below the rest.
 */
export function seeTopCards(g: Game, id: string, n: number): number[] {
  const deck = deckOf(g.state, id);
  if (deck.draw.length < n && deck.discard.length > 0) {
    noteWithin(g, id, deck.discard);
    shuffle(g, deck.discard);
    deck.draw.unshift(...deck.discard);
    deck.discard = [];
    g.emit?.('K-SPAWN-3', { type: 'deck-shuffled', deck: id });
  }
  turnUp(g, id, n);
  const wanted = g.state.script?.cards[id];
  if (wanted && wanted.length < Math.min(n, deck.draw.length))
    throw new ScriptError(`the script has too few ${id} cards to look at`);
  const top = wanted ? wanted.slice(0, n) : deck.draw.slice(-n).reverse();
  g.state.reveals += top.length;
  top.forEach(turnedUp);
  notePlaces(g, id, top);
  return top;
}

/** Of cards seen on top, some go under the pile, the others back on it, the first to come first. */
export function putBack(g: Game, id: string, under: readonly number[], order: readonly number[]): void {
  const deck = deckOf(g.state, id);
  for (const card of [...under, ...order]) deck.draw.splice(deck.draw.lastIndexOf(card), 1);
  deck.draw = [...under, ...deck.draw, ...order.toReversed()];
  g.state.script?.cards[id]?.splice(0, under.length + order.length, ...order);
}

/** Place of the next card in the pile: a script's, wherever it lies, else the last. */
function topOf(g: Game, id: string): number {
  const deck = deckOf(g.state, id);
  if (deck.draw.length === 0 && deck.discard.length > 0) {
    deck.draw = deck.discard;
    deck.discard = [];
    noteWithin(g, id, deck.draw);
    shuffle(g, deck.draw);
    g.emit?.('K-SPAWN-3', { type: 'deck-shuffled', deck: id });
  }
  if (deck.draw.length === 0) {
    g.emit?.('K-SPAWN-7', { type: 'deck-empty', deck: id });
    return -1;
  }
  turnUp(g, id, 1);
  g.state.reveals++;
  const wanted = g.state.script?.cards[id];
  if (!wanted) return deck.draw.length - 1;
  const at = wanted.length === 0 ? -1 : deck.draw.lastIndexOf(itemAt(wanted, 0));
  if (at < 0) throw new ScriptError(`the script has no ${id} card to draw`);
  return at;
}

/** Takes a named card out of the pile, if it is there, and shuffles the rest. */
export function takeFromDeck(g: Game, id: string, fits: (card: number) => boolean): number {
  const deck = deckOf(g.state, id);
  const { draw } = deck;
  const at = draw.findIndex(fits);
  if (at < 0) return -1;
  const card = itemAt(draw.splice(at, 1), 0);
  forget(deck, [card]);
  noteShuffled(g, id);
  shuffle(g, draw);
  g.state.reveals++;
  g.emit?.('K-SPAWN-3', { type: 'deck-shuffled', deck: id });
  return card;
}

export const discard = (g: Game, id: string, card: number): void => {
  deckOf(g.state, id).discard.push(card);
};
