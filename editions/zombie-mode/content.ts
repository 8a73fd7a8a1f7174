/** The cards of zombie mode by box; tiles and missions carry their source in the edition. */
import boxes from '../boxes.json' with { type: 'json' };
import { BYSTANDERS, HERO_BOXES, SHEETS, SPAWN_CARDS, SUPER_HEROES, TRAITS } from './cards.ts';
import { itemAt } from '@holdout/engine';

export const ZOMBIE_CONTENT = {
  box: boxes.zombie,
  boxes: Object.fromEntries(SHEETS.map(({ id }, i) => [id, itemAt(HERO_BOXES, i)])),
  cards: { superHeroes: SUPER_HEROES, bystanderCards: BYSTANDERS, traits: TRAITS, spawnCards: SPAWN_CARDS },
};
