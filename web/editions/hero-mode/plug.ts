/** Hero mode in the client: the players are the living. */
import { hero, HERO_BOXES } from '@holdout/editions/hero-mode';
import './hero.css';
import { boxPlanOf } from '../supers/boxes.ts';
import { progressOf } from '../supers/goals.ts';
import { supersPlug } from '../supers/plug.ts';
import { PowerTrack } from '../supers/power-track.tsx';
import { ENEMIES } from './enemies.ts';
import { TOUR } from './lessons.ts';
import { MENU } from './menu.ts';
import { heroSheet, heroSheetOf } from './sheet.ts';

export const plug = supersPlug({
  edition: hero,
  sheet: heroSheet,
  sheetOf: heroSheetOf,
  menu: MENU,
  Track: PowerTrack,
  enemies: ENEMIES,
  risen: 'enemies',
  foeClause: 'S-CARD-5',
  progress: progressOf,
  boxes: boxPlanOf(hero, HERO_BOXES),
  shareClauses: { 'share-wounds': ['S-WND-1', 'H-BYS-1', 'H-BYS-2'] },
  wayClause: 'H-BYS-5',
  alarms: ['bystander-lost'],
  howto: () => import('./howto.ts').then((m) => m.PLAN),
  tour: TOUR,
});
