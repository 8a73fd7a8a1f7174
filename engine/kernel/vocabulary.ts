/** Words that every part of the product shares. Lists first, types derived from them. */

export const DANGER_LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/** Where a card, hero, tile or mission comes from; shown on the card. */
export const SOURCES = ['document', 'published', 'designed'] as const;
export type Source = (typeof SOURCES)[number];

/** Grammatical gender of those who have a name, for languages whose words agree with it. */
export const GENDERS = ['f', 'm'] as const;
export type Gender = (typeof GENDERS)[number];

/** What became of a hero. `left` = gone through an exit, alive. */
export const HERO_STATUS = ['in', 'dead', 'left'] as const;
export type HeroStatus = (typeof HERO_STATUS)[number];

export const DOOR = { closed: 0, open: 1, smashed: 2 } as const;

/** `gone` = neutralised or removed by a mission. */
export const SPAWN = { inactive: 0, active: 1, gone: 2 } as const;

/** Slot contents that are no card. */
export const EMPTY = -1;
export const WOUND = -2;

/** A card the table may not see, in a masked state. */
export const HIDDEN = -9;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
