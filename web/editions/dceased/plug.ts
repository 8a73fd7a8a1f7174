/** DCeased in the client: heroes who play on when one falls, equipment, people at their side, objects to carry. */
import { dceased, EQUIPMENT } from '@holdout/editions/dceased';
import { progressOf } from '../supers/goals.ts';
import { supersPlug } from '../supers/plug.ts';
import { PowerTrack } from '../supers/power-track.tsx';
import { ENEMIES } from './enemies.ts';
import { extras } from './extras.ts';
import { TOUR } from './lessons.ts';
import { MENU } from './menu.ts';
import { dceasedSheet, dceasedSheetOf } from './sheet.ts';

export const plug = supersPlug({
  edition: dceased,
  sheet: dceasedSheet,
  sheetOf: dceasedSheetOf,
  menu: MENU,
  Track: PowerTrack,
  enemies: ENEMIES,
  risen: 'enemies',
  foeClause: 'S-CARD-5',
  extras,
  progress: progressOf,
  shareClauses: { 'share-wounds': ['S-WND-1', 'H-BYS-1', 'H-BYS-2', 'D-BYS-3'] },
  tradeClauses: ['D-TRD-1', 'D-TRD-2'],
  wayClause: 'H-BYS-5',
  decks: [{ id: 'equipment', cards: EQUIPMENT }],
  alarms: ['bystander-lost', 'hero-died'],
  howto: () => import('./howto.ts').then((m) => m.PLAN),
  tour: TOUR,
});
