/**
 * Eye for Detail: once per turn the top 2 cards of the spawn or trait deck, put back in any order; for 1 power one of
 * them goes under the deck. Looking never reshuffles.
 */
import {
  deckOf,
  itemAt,
  cardId,
  cardOption,
  DONE,
  option,
  procedure,
  putBack,
  seeTopCards,
  withoutDoubles,
  type Ability,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose } from '../../../supers/cards/choose.ts';
import { mayThisTurn, useSkill } from '../../../supers/attack/effects.ts';
import { SPAWN_DECK, TRAIT_DECK } from '../../../supers/kit.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { spawnFace } from '../../../supers/enemies/spawn-cards.ts';

const DECKS = [SPAWN_DECK, TRAIT_DECK];
const SEEN = 2;
const PRICE = 1;

export const eyeForDetail: Ability = {
  id: 'eye-for-detail',
  clause: 'K-SPAWN-3',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, eyeForDetail.id)) return;
    DECKS.forEach((deck, i) => {
      if (deckOf(g.state, deck).draw.length > 0) add(option(eyeForDetail.id, 'deck', [i], { deck, cost: 0 }));
    });
  },
  use(g, hero, { args }) {
    const i = itemAt(args, 0);
    useSkill(g, hero, eyeForDetail.id);
    const deck = itemAt(DECKS, i);
    const cards = seeTopCards(g, deck, Math.min(SEEN, deckOf(g.state, deck).draw.length));
    const f: Look = { proc: eyeForDetail.id, step: 'choose', hero, deck, cards };
    return f;
  },
  // All players see the cards.
  procedure: procedure<Look>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, eyeForDetail.id, optionsFor(g, f)),
      take(g, f, { option }) {
        const card = itemAt(option.args, 0);
        const others = f.cards.filter((c) => c !== card);
        const buried = option.verb === BURY;
        if (buried) spendPower(g, f.hero, PRICE, eyeForDetail.id);
        putBack(g, f.deck, buried ? [card] : [], buried ? others : [card, ...others]);
        for (const c of buried ? [...others, card] : [card, ...others])
          g.emit?.(eyeForDetail.clause, {
            type: 'top-card-seen',
            card: cardId(g.context.edition, f.deck, c),
            moved: buried && c === card,
            face: faceOf(g, f.deck, c),
          });
        return DONE;
      },
    },
  }),
};

interface Look extends Frame {
  hero: number;
  deck: string;
  /** The next to come first. */
  cards: number[];
}

const NEXT = 'next';
const BURY = 'bury';

/** Spawn cards are known by what they say, traits by their names. */
const faceOf = (g: Game, deck: string, card: number): string =>
  deck === SPAWN_DECK ? spawnFace(g, card) : '';

function optionsFor(g: Game, { hero, deck, cards }: Look): Option[] {
  const put = (verb: string, card: number): Option => {
    const face = faceOf(g, deck, card);
    if (face) return option(verb, 'face', [card], { face });
    return cardOption(verb, cardId(g.context.edition, deck, card), [card]);
  };
  const order = cards.map((card) => put(NEXT, card));
  // With nothing below them the order is all there is to choose.
  const buries = deckOf(g.state, deck).draw.length > cards.length && canSpend(g, hero, PRICE);
  return withoutDoubles(buries ? [...order, ...cards.map((card) => put(BURY, card))] : order);
}
