/** The cards of the classic box; heroes, tiles and missions carry their source in the edition. */
import boxes from '../boxes.json' with { type: 'json' };
import { CARDS } from './cards.ts';
import zombies from './data/zombies.json' with { type: 'json' };

export const CLASSIC_CONTENT = {
  box: boxes.classic,
  heroes: 'survivors',
  cards: { equipmentCards: CARDS, zombieCards: zombies },
};
