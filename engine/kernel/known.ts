/**
 * What everybody knows of a pile that lies face down: cards looked at and put back, or put there openly. The table shows
 * it (mask.ts), a shuffle makes an end of it, and whoever imagines the pile keeps to it (determinise.ts).
 */
import { deckOf } from '../lookup.ts';
import type { Game } from './game.ts';
import type { Deck, Known } from './state.ts';

const knownOf = (deck: Deck): Known => (deck.known ??= { placed: [], next: [], within: [] });

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const without = (cards: readonly number[], gone: readonly number[]): number[] =>
  cards.filter((c) => !gone.includes(c));

/** Everybody has seen these cards where they lie in the pile. */
export function notePlaces(g: Game, id: string, cards: readonly number[]): void {
  const deck = deckOf(g.state, id);
  forget(deck, cards);
  if (cards.length > 0) knownOf(deck).placed.push(...cards);
}

/** These cards come next, in an order nobody knows. */
export function noteNext(g: Game, id: string, cards: readonly number[]): void {
  knownOf(deckOf(g.state, id)).next = sorted(cards);
}

/** Everybody has seen these cards go into the pile, and not where they lie: it tells them from those face down elsewhere. */
export function noteWithin(g: Game, id: string, cards: readonly number[]): void {
  if (!g.context.edition.laidFaceDown?.includes(id) || cards.length === 0) return;
  const known = knownOf(deckOf(g.state, id));
  known.within = sorted([...known.within, ...cards]);
}

/** The pile is shuffled: what was known to lie somewhere is known to be in it. */
export function noteShuffled(g: Game, id: string): void {
  const deck = deckOf(g.state, id);
  if (!deck.known) return;
  const { placed, next, within } = deck.known;
  delete deck.known;
  noteWithin(g, id, [...placed, ...next, ...within]);
}

/** The cards have left the pile. */
export function forget(deck: Deck, cards: readonly number[]): void {
  if (!deck.known) return;
  const { placed, next, within } = deck.known;
  const left = { placed: without(placed, cards), next: without(next, cards), within: without(within, cards) };
  if (left.placed.length + left.next.length + left.within.length > 0) deck.known = left;
  else delete deck.known;
}
