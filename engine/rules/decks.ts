/** Decks: an empty one is rebuilt from its discards when a card is needed (K-SPAWN-3); both empty draws nothing (K-SPAWN-7). */
import { ScriptError, shuffle } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';

/** Top card of the deck, shown to everybody; -1 when there is none. */
export function drawCard(g: Game, id: string): number {
  const deck = g.state.decks[id];
  if (deck.draw.length === 0 && deck.discard.length > 0) {
    deck.draw = deck.discard;
    deck.discard = [];
    shuffle(g, deck.draw);
    g.emit?.('K-SPAWN-3', { type: 'deck-shuffled', deck: id });
  }
  if (deck.draw.length === 0) {
    g.emit?.('K-SPAWN-7', { type: 'deck-empty', deck: id });
    return -1;
  }
  g.state.reveals++;
  return scriptedCard(g, id) ?? (deck.draw.pop() as number);
}

/** The card a test or scenario wants next, taken out of wherever it lies in the pile. */
function scriptedCard(g: Game, id: string): number | undefined {
  const wanted = g.state.script?.cards[id];
  if (!wanted) return undefined;
  const card = wanted.shift();
  const { draw } = g.state.decks[id];
  const at = card === undefined ? -1 : draw.lastIndexOf(card);
  if (card === undefined || at < 0) throw new ScriptError(`the script has no ${id} card to draw`);
  draw.splice(at, 1);
  return card;
}

/** Takes a named card out of the pile, if it is there, and shuffles the rest. */
export function takeFromDeck(g: Game, id: string, fits: (card: number) => boolean): number {
  const { draw } = g.state.decks[id];
  const at = draw.findIndex(fits);
  if (at < 0) return -1;
  const [card] = draw.splice(at, 1);
  shuffle(g, draw);
  g.state.reveals++;
  g.emit?.('K-SPAWN-3', { type: 'deck-shuffled', deck: id });
  return card;
}

export const discard = (g: Game, id: string, card: number): void => {
  g.state.decks[id].discard.push(card);
};
