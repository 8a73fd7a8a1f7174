/** The cards of the box, one entry per card, from the data files. */
import { itemAt, type Game, type Source } from '@holdout/engine';
import { weaponFrom, boxCards } from '../supers/cards/card-data.ts';
import { kitOf, type EquipmentCard } from '../supers/kit.ts';
import bystanders from './data/bystanders.json' with { type: 'json' };
import equipment from './data/equipment.json' with { type: 'json' };
import genders from './data/genders.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import spawn from './data/spawn.json' with { type: 'json' };
import traits from './data/traits.json' with { type: 'json' };
import zombieHeroes from './data/zombie-heroes.json' with { type: 'json' };

/** Toughness, actions, experience and figures in the box (S-COM-8, S-COM-9, D-PCS-1). */
const figures = [
  { id: 'walker', actions: 1, toughness: 1, xp: 1, limit: 35 },
  { id: 'brute', actions: 1, toughness: 2, xp: 1, limit: 14 },
  { id: 'runner', actions: 2, toughness: 1, xp: 1, limit: 14 },
];

export const CARDS = boxCards({
  figures,
  heroes,
  enemyHeroes: zombieHeroes,
  bystanders,
  traits,
  spawn,
  genders,
});

export const { bystanders: BYSTANDERS, traits: TRAITS, spawnCards: SPAWN_CARDS } = CARDS;
export const { enemyHeroes: ZOMBIE_HEROES, enemyHero: zombieHero } = CARDS;

/** As many entries as there are copies. */
export const EQUIPMENT: readonly EquipmentCard[] = equipment.flatMap((e) =>
  Array.from({ length: e.copies }, () => ({
    id: e.id,
    secret: 'secret' in e,
    source: e.source as Source,
    ...('attack' in e && e.attack ? { attack: weaponFrom(e.attack) } : {}),
  })),
);

export const EQUIPMENT_DECK = 'equipment';

/** Of the box, then what a pack has added. */
export const equipmentIn = (g: Game): readonly EquipmentCard[] => kitOf(g).equipment ?? EQUIPMENT;
export const equipmentAt = (g: Game, card: number): EquipmentCard => itemAt(equipmentIn(g), card);
export const equipmentId = (g: Game, card: number): string => equipmentAt(g, card).id;

/** Ids of Secret Mission cards among the equipment, and of the other cards. */
export const SECRETS = EQUIPMENT.filter((e) => e.secret).map((e) => e.id);
export const ITEMS = [...new Set(EQUIPMENT.filter((e) => !e.secret).map((e) => e.id))];

/** The three objects of the box (D-PCS-2). */
export const OBJECTS = ['lamp-post', 'phone-booth', 'daily-planet-globe'] as const;
