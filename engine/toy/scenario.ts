/** How scenarios and reports reach what only the toy has, and what must always hold of it. */
import { EMPTY, turn, type Game, type ScenarioWords } from '../index.ts';
import { FINDS, FOUND } from './content.ts';
import { round } from './round.ts';
import { itemAt, deckOf, heroAt } from '../lookup.ts';

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
    return hero < 0 ? [round(phase)] : [round('players'), turn(hero)];
  },
  reportZone: () => ({}),
  reportHero: (g, hero) => ({ lamp: heroAt(g.state, hero).slots[0] !== EMPTY }),
};

/** Every card is in exactly one place. */
export function invariants({ state }: Game): string[] {
  const { draw, discard } = deckOf(state, FINDS);
  const held = state.heroes.flatMap((h) => h.slots.filter((card) => card !== EMPTY));
  const all = [...draw, ...discard, ...held].sort((a, b) => a - b);
  return all.join() === FOUND.map((_, card) => card).join() ? [] : [`cards ${all.join()}`];
}
