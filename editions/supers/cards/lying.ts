/** Where the cards of a super-hero game are: every card is somewhere, once (S-SET-2, Z-PCS-2). */
import { deckOf, inPiles, isOf, itemAt, EMPTY, type Game } from '@holdout/engine';
import { zoneOfEnemyHero } from '../enemies/enemy-heroes.ts';
import {
  BYSTANDER_DECK,
  BYSTANDER_SLOT,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  SPAWN_DECK,
  TRAIT_DECK,
} from '../kit.ts';
import { ownOf } from '../own.ts';
import type { Gain } from '../people/bystanders.ts';
import { traitsOf, type Hold, type PickTrait } from './traits.ts';

export const slotDeck = (slot: number): string => (slot === BYSTANDER_SLOT ? BYSTANDER_DECK : TRAIT_DECK);

export function cardsLying(g: Game): { [deck: string]: number[] } {
  const own = ownOf(g);
  const { heroes, stack } = g.state;
  const withDeck = (deck: string, elsewhere: readonly number[]): number[] => {
    return [
      ...inPiles(deckOf(g.state, deck)),
      ...elsewhere,
      ...(own.out[deck] ?? []),
      ...inHand(stack, deck),
    ];
  };
  const standing = g.context.types
    .map((_, t) => t)
    .filter((t) => t >= FIRST_HERO && zoneOfEnemyHero(g, t) >= 0);
  const waiting = [...own.atEnd, ...(own.lying ?? [])].map((e) => e.type);
  return {
    [TRAIT_DECK]: withDeck(
      TRAIT_DECK,
      heroes.flatMap((_, i) => traitsOf(g, i)),
    ),
    [BYSTANDER_DECK]: withDeck(BYSTANDER_DECK, [
      ...own.cards.map((c) => c.card),
      ...own.bystanders.map((b) => b.card),
      ...heroes.map((h) => itemAt(h.slots, BYSTANDER_SLOT)).filter((c) => c !== EMPTY),
    ]),
    [SPAWN_DECK]: withDeck(
      SPAWN_DECK,
      own.bystanders.map((b) => b.under).filter((c) => c >= 0),
    ),
    [ENEMY_HERO_DECK]: withDeck(
      ENEMY_HERO_DECK,
      [...standing, ...waiting].map((t) => t - FIRST_HERO),
    ),
  };
}

/** Cards a procedure under way holds between two places. */
function inHand(stack: Game['state']['stack'], deck: string): number[] {
  return stack.flatMap((f) => {
    if (deck === TRAIT_DECK && isOf<PickTrait>(f, 'pick-trait')) return f.cards;
    if (deck === TRAIT_DECK && isOf<Hold>(f, 'hold-trait') && f.card !== EMPTY) return [f.card];
    if (deck === BYSTANDER_DECK && isOf<Gain>(f, 'gain-bystander') && f.step === 'choose') return [f.card];
    return [];
  });
}
