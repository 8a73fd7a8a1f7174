/**
 * A whole state that agrees with what the table may see: a possible truth. Whatever lies face down lies somewhere anew,
 * every arrangement as likely as any other, and the dice are others. It depends on the masked state and the seed alone.
 */
import { below, PURPOSES, shuffle } from './chance.ts';
import { cloneState } from './clone.ts';
import type { Game } from './game.ts';
import { NO_COLOUR } from './mask.ts';
import type { Deck, Masked, State, Truth } from './state.ts';
import { HIDDEN } from './vocabulary.ts';
import { deckOf, EngineFault, itemAt } from '../lookup.ts';

/** Cards nobody sees, to be laid where one is hidden. */
export interface Unseen {
  /** Takes one of those that may lie outside their pile, any of them that fits. */
  take(deck: string, fits: (card: number) => boolean): number;
  /** Does it lie face down where nobody can tell? */
  has(deck: string, card: number): boolean;
  /** A number from 0 to n-1. */
  below(n: number): number;
}

/** No seed of a game begins like this: the dice of a game under the same seed say nothing about those to come. */
const OTHER_DICE = 'as it may be: ';

/** A copy with dice of its own; what lies face down is still to be laid. */
export function unmasked(masked: Masked, seed: string): Truth {
  const state = cloneState<State>(masked) as Truth;
  state.seed = OTHER_DICE + seed;
  state.chance = PURPOSES.map(() => 0);
  return state;
}

export function layFaceDown(g: Game): void {
  colourTokens(g);
  layCards(g);
}

/** Face-down tokens: the colours of the mission's that have not been turned over. */
function colourTokens(g: Game): void {
  const { mission } = g.context;
  const left = mission.objectives.map((o) => o.colour);
  for (const { down, colour } of g.state.objectives) if (!down) left.splice(left.indexOf(colour), 1);
  for (const o of g.state.objectives)
    if (o.colour === NO_COLOUR) o.colour = itemAt(left.splice(below(g, 'setup', left.length), 1), 0);
}

/** First what lies outside the piles, then what is left of each deck into its own. */
function layCards(g: Game): void {
  const { edition } = g.context;
  const piles = new Map(Object.entries(unseenCards(g)));
  const pile = (deck: string): number[] => piles.get(deck) ?? [];
  edition.determiniseOwn?.(g, {
    take(deck, fits) {
      const { next = [], within = [] } = deckOf(g.state, deck).known ?? {};
      const free = pile(deck).filter((c) => !next.includes(c) && !within.includes(c) && fits(c));
      if (free.length === 0) throw new EngineFault(`no card of ${deck} can lie there`);
      const card = itemAt(free, below(g, 'setup', free.length));
      pile(deck).splice(pile(deck).indexOf(card), 1);
      return card;
    },
    has: (deck, card) => pile(deck).includes(card),
    below: (n) => below(g, 'setup', n),
  });
  for (const [deck, cards] of piles) fillPile(g, deckOf(g.state, deck), cards);
}

/** By deck, in the order of their numbers. */
function unseenCards(g: Game): { [deck: string]: number[] } {
  const { edition } = g.context;
  const unseen: { [deck: string]: number[] } = {};
  for (const [deck, lying] of Object.entries(edition.cardsLying(g))) {
    const isSeen = new Uint8Array(edition.cards[deck]?.length ?? 0);
    for (const card of lying) if (card !== HIDDEN) isSeen[card] = 1;
    const cards: number[] = [];
    for (let card = 0; card < isSeen.length; card++) if (isSeen[card] === 0) cards.push(card);
    unseen[deck] = cards;
  }
  return unseen;
}

/** Cards known to come next lie above all others nobody has placed. */
function fillPile(g: Game, { draw, known }: Deck, cards: readonly number[]): void {
  const next = known ? cards.filter((c) => known.next.includes(c)) : [];
  const order = next.length > 0 ? cards.filter((c) => !next.includes(c)) : [...cards];
  shuffle(g, order);
  shuffle(g, next);
  order.push(...next);
  let laid = 0;
  for (let i = 0; i < draw.length; i++)
    if (draw[i] === HIDDEN && laid < order.length) draw[i] = itemAt(order, laid++);
  if (laid < order.length || draw.includes(HIDDEN)) throw new EngineFault('the cards do not fill their pile');
}
