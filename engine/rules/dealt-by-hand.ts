/** Cards dealt openly as the game begins, or picked at random: from the players' own box they are asked for. */
import { fromBox, isByHand } from '../kernel/by-hand.ts';
import { pickAtRandom } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';
import { option, plainOption } from '../kernel/option.ts';
import { EMPTY } from '../kernel/vocabulary.ts';
import { heroAt, itemAt } from '../lookup.ts';
import { cardFromBox, cardsFromBox, isCalled } from './box-cards.ts';

const NO_CARD = plainOption('no-card');

/**
 * Cards each hero is dealt, by hero: as the chance of the state has dealt them, or as the box says, of the same cards and
 * those left over. EMPTY is no card.
 */
export function dealt(
  g: Game,
  deck: string,
  cards: readonly number[],
  over: readonly number[],
): readonly number[] {
  if (!isByHand(g, deck)) return cards;
  const left = [...cards, ...over];
  return cards.map((_, hero) => {
    const [name] = cardsFromBox(g, {
      prompt: 'deal-by-hand',
      about: { deck, hero: heroAt(g.state, hero).id },
      cards: left.filter((card) => card !== EMPTY),
      total: 1,
      ...(left.includes(EMPTY) ? { or: NO_CARD } : {}),
    });
    const isIt = isCalled(g, deck, name);
    const at = left.findIndex((card) => (card === EMPTY ? name === undefined : isIt(card)));
    return itemAt(left.splice(at, 1), 0);
  });
}

/** One of these cards, picked at random in the open. */
export function pickCard(g: Game, deck: string, cards: readonly number[]): number {
  const picked = pickAtRandom(g, cards);
  return isByHand(g, deck) ? cardFromBox(g, { prompt: 'pick-by-hand', about: { deck }, cards }) : picked;
}

/** One of these heroes, picked at random in the open; who has that kind of cards in hand has the heroes' sheets, too. */
export function pickHero(g: Game, kind: string, heroes: readonly string[]): string {
  const picked = pickAtRandom(g, heroes);
  if (!isByHand(g, kind)) return picked;
  const options = heroes.map((id) => option('hero', 'heroes', [], { heroes: [id] }));
  const said = fromBox(g, { prompt: 'pick-by-hand', about: {}, options, total: 1 });
  return itemAt(heroes, itemAt(said, 0));
}
