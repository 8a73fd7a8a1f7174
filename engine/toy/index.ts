/**
 * The smallest edition that is a whole game: two heroes look for a key among rats. It stands for every other one in
 * the engine's own tests, and shows what an edition must bring; whatever differs from the others is a file beside this.
 */
import { byName, moveAction, round, section, shuffle, takeAction, type Edition } from '../index.ts';
import { attack, open, search } from './actions.ts';
import { ABILITIES, COMING, FINDS, FOUND, FREE, FREE_MOVE, HEROES, RATS, TILES, TYPES } from './content.ts';
import { CELLAR } from './mission.ts';
import { policies, woundProcedure } from './policies.ts';
import { roundProcedure } from './round.ts';
import { cardsLying, invariants, scenario } from './scenario.ts';

const free = (): undefined => undefined;

export const toy: Edition = {
  id: 'toy',
  rules: 'toy-1',
  tiles: TILES,
  missions: { cellar: CELLAR },
  sheets: HEROES,
  types: TYPES,
  thresholds: [0, 3, 6, 9],
  freeKinds: FREE,
  spawnDeck: RATS,
  slots: 1,
  cards: { [FINDS]: FOUND, [RATS]: COMING.map((c) => c.id) },
  slotDeck: () => FINDS,
  cardsLying,
  ownShapes: {},
  procedures: byName({ round: roundProcedure, wound: woundProcedure }),
  actions: [moveAction(FREE_MOVE, free), attack, search, open, takeAction(free, 'T-TAKE')],
  abilities: ABILITIES,
  ownSkills: ABILITIES.map((a) => a.id),
  words: { conditions: {}, effects: {}, own: section({}) },
  policies,
  heroesPerSeat: () => 1,
  refuseSetup: () => undefined,
  setUp(g) {
    g.state.decks = {
      [FINDS]: { draw: FOUND.map((_, card) => card), discard: [] },
      [RATS]: { draw: COMING.map((_, card) => card), discard: [] },
    };
    for (const deck of Object.values(g.state.decks)) shuffle(g, deck.draw);
    return round();
  },
  scenario,
  invariants,
};
