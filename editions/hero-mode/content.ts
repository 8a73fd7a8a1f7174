/** The cards and tiles of hero mode by box; missions carry their source in the edition. */
import boxes from '../boxes.json' with { type: 'json' };
import city from '../marvel/data/city-tiles.json' with { type: 'json' };
import { BYSTANDERS, HERO_BOXES, SHEETS, SPAWN_CARDS, TRAITS, ZOMBIE_HEROES } from './cards.ts';
import { itemAt } from '@holdout/engine';

export const HERO_CONTENT = {
  box: boxes.hero,
  boxes: {
    ...Object.fromEntries(SHEETS.map(({ id }, i) => [id, itemAt(HERO_BOXES, i)])),
    ...Object.fromEntries(Object.keys(city).map((face) => [face, 'core'])),
  },
  cards: { zombieHeroes: ZOMBIE_HEROES, bystanderCards: BYSTANDERS, traits: TRAITS, spawnCards: SPAWN_CARDS },
};
