/** Where the cards of the classic game are: each in exactly one place (C-PCS-2). */
import { deckOf, inPiles, isOurs, type Game } from '@holdout/engine';
import { zombieCardsOf } from './cards.ts';
import { missionOf, ownOf } from './own.ts';
import { EQUIPMENT, ZOMBIES } from './types.ts';

export function cardsLying(g: Game): { [deck: string]: number[] } {
  const own = ownOf(g);
  const [equipment, zombies] = [deckOf(g.state, EQUIPMENT), deckOf(g.state, ZOMBIES)];
  return {
    [EQUIPMENT]: [
      ...inPiles(equipment),
      ...own.aside,
      ...own.out,
      ...own.passing,
      ...own.scoped.map(([, scope]) => scope),
      ...own.cars.flatMap((c) => c.supplies),
      ...g.state.heroes.flatMap((h) => h.slots.filter((c) => c >= 0)),
    ],
    [ZOMBIES]: [...inPiles(zombies), ...leftInTheBox(g)],
  };
}

/** Zombie cards the mission does without. */
function leftInTheBox(g: Game): number[] {
  const { zombieCards } = missionOf(g);
  if (zombieCards.length === 0) return [];
  return zombieCardsOf(g).flatMap(({ id }, card) =>
    isOurs(g, ZOMBIES, card) || zombieCards.some((n) => n === id) ? [] : [card],
  );
}
