/**
 * Cards of the players' own box. Where those lie that nobody has seen is nobody's to know, so what the state says is as
 * good as any, until the box says which cards lie on top of the pile, or which one has been turned up: then they do.
 */
import { isByHand } from '../kernel/by-hand.ts';
import type { LaidCard } from '../kernel/edition.ts';
import { zoneId, type Game } from '../kernel/game.ts';
import { EMPTY } from '../kernel/vocabulary.ts';
import { deckOf, itemAt } from '../lookup.ts';
import { cardFromBox, cardsFromBox, isCalled } from './box-cards.ts';
import { besideDeck, bring, cardsFor, inPile, onBoard, type Place } from './unseen-places.ts';

const ANY = (): boolean => true;

/** The next n cards that fit are known: those nobody has seen yet are asked for, of all that can come. */
export function turnUp(g: Game, id: string, n: number, fits: (card: number) => boolean = ANY): void {
  if (!isByHand(g, id)) return;
  const { draw, known, beside = [] } = deckOf(g.state, id);
  const isPlaced = (card: number): boolean => known?.placed.includes(card) ?? false;
  const wanted = Math.min(n, draw.length);
  let up = draw.length - 1 - draw.findLastIndex((card) => !isPlaced(card));
  while (up < wanted) {
    const below = draw.slice(0, draw.length - up).filter((card) => !isPlaced(card));
    const next = below.filter((card) => known?.next.includes(card));
    const { pile, others } = placesOf(g, id, below);
    const moving = cardsFor(pile, [pile, ...others]).filter((card) => !below.includes(card));
    // Where nothing can give way to it, a card of the box comes on top of all.
    const over = beside.filter((card) => !moving.includes(card));
    // Those of the pile in its order: of two alike the upper one comes.
    const can = (next.length > 0 ? next : [...over, ...moving, ...below]).filter(fits);
    // Where cards lie elsewhere, too, what one of them is may decide what another can be.
    const total = others.length > 0 ? 1 : Math.min(wanted - up, can.length);
    const asked = {
      prompt: 'draw-by-hand',
      about: { deck: id },
      cards: can,
      total,
      open: next.length === 0,
    } as const;
    for (const name of cardsFromBox(g, asked)) {
      const card = itemAt(can.splice(can.findLastIndex(isCalled(g, id, name)), 1), 0);
      if (over.includes(card)) draw.push(...beside.splice(beside.indexOf(card), 1));
      else if (!draw.includes(card)) bring(card, pile, [pile, ...others]);
      draw.splice(draw.length - up - 1, 0, ...draw.splice(draw.indexOf(card), 1));
      up++;
    }
    // Those whose places were seen lie where they were put.
    while (up < wanted && isPlaced(itemAt(draw, draw.length - 1 - up))) up++;
  }
}

/** A card that lies face down on the board is about to be turned up, or looked at: the box says which it is. */
export function turnLaid(g: Game, deck: string, laid: LaidCard): void {
  const at = isByHand(g, deck) ? (g.context.edition.faceDown?.(g, deck)?.laid.indexOf(laid) ?? -1) : -1;
  if (at < 0) return;
  const { pile, others } = placesOf(g, deck, deckOf(g.state, deck).draw);
  const here = itemAt(others, at);
  // What lies there already comes first: of two alike nothing has to move.
  const places = [here, pile, ...others.filter((place) => place !== here)];
  const about = { deck, zone: zoneId(g, laid.zone) };
  const cards = cardsFor(here, places);
  bring(cardFromBox(g, { prompt: 'turn-card-by-hand', about, cards, open: true }), here, places);
}

/** The next card of the pile that fits, dealt openly as the game begins; the others stay where they are. -1: there is none. */
export function dealFitting(g: Game, deck: string, fits: (card: number) => boolean): number {
  const { draw } = deckOf(g.state, deck);
  if (!draw.some(fits)) return EMPTY;
  turnUp(g, deck, 1, fits);
  return itemAt(draw.splice(draw.findLastIndex(fits), 1), 0);
}

/** `free`: cards of the pile that may come or go; those known to be in it stay. Cards on the board stand first. */
function placesOf(g: Game, id: string, free: readonly number[]): { pile: Place; others: Place[] } {
  const { draw, known, beside = [] } = deckOf(g.state, id);
  const { further } = g.context.edition;
  const stay = known ? [...known.placed, ...known.next, ...known.within] : [];
  const down = g.context.edition.faceDown?.(g, id);
  return {
    pile: inPile(
      draw,
      free.filter((card) => !stay.includes(card)),
      down,
    ),
    others: [
      ...(down?.laid.map((laid) => onBoard(down, laid)) ?? []),
      ...(beside.length > 0 ? [besideDeck(beside, (card) => further?.isGuess(g, id, card) ?? false)] : []),
    ],
  };
}
