/**
 * A pile of the players' own box. Its order is nobody's to know, so the one in the state is as good as any, until the
 * box says which cards lie on top: then they do.
 */
import { fromBox, isByHand } from '../kernel/by-hand.ts';
import { cardId } from '../kernel/card-id.ts';
import type { Game } from '../kernel/game.ts';
import { option } from '../kernel/option.ts';
import { deckOf, itemAt } from '../lookup.ts';

/** The next n cards are known: those nobody has seen yet are asked for, of all that can come. */
export function turnUp(g: Game, id: string, n: number): void {
  if (!isByHand(g, id)) return;
  const { draw, known } = deckOf(g.state, id);
  const isPlaced = (card: number): boolean => known?.placed.includes(card) ?? false;
  const wanted = Math.min(n, draw.length);
  let up = draw.length - 1 - draw.findLastIndex((card) => !isPlaced(card));
  while (up < wanted) {
    const top = draw.length - up;
    const below = draw.slice(0, top).filter((card) => !isPlaced(card));
    const next = below.filter((card) => known?.next.includes(card));
    const hidden = next.length > 0 ? next : below;
    for (const name of ask(g, id, hidden, Math.min(wanted - up, hidden.length))) {
      const at = draw.findLastIndex(
        (card, i) =>
          i < draw.length - up && hidden.includes(card) && cardId(g.context.edition, id, card) === name,
      );
      draw.splice(draw.length - up - 1, 0, ...draw.splice(at, 1));
      up++;
    }
    // Those whose places were seen lie where they were put.
    while (up < wanted && isPlaced(itemAt(draw, draw.length - 1 - up))) up++;
  }
}

/** Names of cards, the first to come first. */
function ask(g: Game, deck: string, hidden: readonly number[], total: number): string[] {
  const names = hidden.toSorted((a, b) => a - b).map((card) => cardId(g.context.edition, deck, card));
  const ids = [...new Set(names)];
  const options = ids.map((id) =>
    option('card', 'cards', [], { cards: [id], cap: names.filter((name) => name === id).length }),
  );
  const said = fromBox(g, { prompt: 'draw-by-hand', about: { deck }, options, total });
  return said.map((place) => itemAt(ids, place));
}
