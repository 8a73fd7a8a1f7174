/** Zombie mode in the client: the players are the zombies. */
import { HERO_BOXES, zombie } from '@holdout/editions/zombie-mode';
import './zombie.css';
import { boxPlanOf } from '../supers/boxes.ts';
import { supersPlug } from '../supers/plug.ts';
import { ENEMIES } from './enemies.ts';
import { progressOf } from './goals.ts';
import { TOUR } from './lessons.ts';
import { MENU } from './menu.ts';
import { zombieSheet, zombieSheetOf } from './sheet.ts';
import { HungerOdds } from './track-odds.tsx';
import { HungerTrack } from './track.tsx';

export const plug = supersPlug({
  edition: zombie,
  sheet: zombieSheet,
  sheetOf: zombieSheetOf,
  menu: MENU,
  Track: HungerTrack,
  TrackOdds: HungerOdds,
  enemies: ENEMIES,
  risen: 'heroes',
  foeClause: 'Z-ENE-2',
  progress: progressOf,
  boxes: boxPlanOf(zombie, HERO_BOXES),
  shareClauses: { 'share-wounds': ['S-WND-1', 'S-WND-2'] },
  howto: () => import('./howto.ts').then((m) => m.PLAN),
  tour: TOUR,
});
