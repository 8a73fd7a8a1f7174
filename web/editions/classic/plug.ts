/** The classic game in the client. */
import { classic, KINDS, ZOMBIE_CARDS } from '@holdout/editions/classic';
import type { EditionPlug } from '../plug.ts';
import { ENEMIES } from './enemies.ts';
import { exitsOf, extrasOf, LOOSE } from './extras.ts';
import { EVENING } from './evening.ts';
import { TOUR } from './lessons.ts';
import { MENU } from './menu.ts';
import { classicSheet, classicSheetOf } from './sheet.ts';

export const plug: EditionPlug = {
  edition: classic,
  sheet: classicSheet,
  sheetOf: classicSheetOf,
  menu: MENU,
  enemies: ENEMIES,
  extras: extrasOf,
  loose: LOOSE,
  exits: exitsOf,
  splitClause: 'C-ZMOVE-4',
  variantClauses: { printing: 'C-LOS-2' },
  howto: () => import('./howto.ts').then((m) => m.PLAN),
  tour: TOUR,
  evening: EVENING,
  decks: [{ id: 'equipment', cards: KINDS }],
  spawnCards: ZOMBIE_CARDS.map(({ id }) => ({ id: String(id) })),
  ownHeroes: true,
};
