/** The cards of DCeased; tiles and missions carry their source in the edition. */
import boxes from '../boxes.json' with { type: 'json' };
import { BYSTANDERS, EQUIPMENT, OBJECTS, SPAWN_CARDS, TRAITS, ZOMBIE_HEROES } from './cards.ts';

export const DCEASED_CONTENT = {
  box: boxes.dceased,
  cards: {
    zombieHeroes: ZOMBIE_HEROES,
    bystanderCards: BYSTANDERS,
    equipmentCards: EQUIPMENT,
    traits: TRAITS,
    spawnCards: SPAWN_CARDS,
    objects: OBJECTS.map((id) => ({ id, source: 'designed' })),
  },
};
