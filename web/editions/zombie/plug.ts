/** Zombie mode in the client: the players are the zombies. */
import { HERO_BOXES } from '@holdout/editions/zombie/cards.ts';
import { zombie } from '@holdout/editions/zombie/index.ts';
import './zombie.css';
import type { EditionPlug } from '../plug.ts';
import { boxPlanOf } from '../supers/boxes.ts';
import { apply } from './apply.ts';
import { ENEMIES } from './enemies.ts';
import { extrasOf, foesOf, PEOPLE } from './extras.ts';
import { progressOf } from './goals.ts';
import { LESSONS } from './lessons.ts';
import { MENU } from './menu.ts';
import { zombieSheet } from './sheet.ts';
import { HungerOdds } from './track-odds.tsx';
import { HungerTrack } from './track.tsx';
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

export const zombiePlug: EditionPlug = {
  edition: zombie,
  sheet: zombieSheet,
  menu: MENU,
  Track: HungerTrack,
  TrackOdds: HungerOdds,
  enemies: ENEMIES,
  people: PEOPLE,
  extras: extrasOf,
  foes: foesOf,
  progress: progressOf,
  fewHeroes: { below: 4, clause: 'S-SET-1' },
  boxes: boxPlanOf(zombie, HERO_BOXES),
  apply,
  shareClauses: { 'share-wounds': ['S-WND-1', 'S-WND-2'], 'assign-hits': ['S-COM-3'], choose: [] },
  tour: { mission: 'MZ0', lessons: LESSONS },
  words: { en, fr },
};
