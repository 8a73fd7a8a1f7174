/** How scenarios and reports reach what only the toy has, and what must always hold of it. */
import { EMPTY, round, turn, type Frame, type Game, type ScenarioWords } from '../index.ts';
import { FINDS, FOUND } from './content.ts';
import { deckOf, heroAt, inPiles, itemAt } from '../lookup.ts';

export const scenario: ScenarioWords = {
  heroKeys: ['lamp', 'wounds'],
  equip(g, hero, r) {
    const h = heroAt(g.state, hero);
    h.wounds = r.get('wounds').number(0, 2, 0);
    const { draw } = deckOf(g.state, FINDS);
    const lamp = draw.findIndex((card) => FOUND[card] === 'lamp');
    if (r.get('lamp').flag(false)) h.slots[0] = itemAt(draw.splice(lamp, 1), 0);
  },
  place: () => undefined,
  frames(_g, phase, hero) {
    const at = (step: string): Frame => ({ ...round(), step });
    return hero < 0 ? [at(phase)] : [at('players'), turn(hero)];
  },
  reportZone: () => ({}),
  reportHero: (g, hero) => ({ lamp: heroAt(g.state, hero).slots[0] !== EMPTY }),
};

export function cardsLying({ state }: Game): { [deck: string]: number[] } {
  const held = state.heroes.flatMap((h) => h.slots.filter((card) => card !== EMPTY));
  return Object.fromEntries(
    Object.entries(state.decks).map(([id, deck]) => [id, [...inPiles(deck), ...(id === FINDS ? held : [])]]),
  );
}

/** Nothing beyond what must hold of every edition. */
export const invariants = (): string[] => [];
