/** Hero mode in the client: the players are the living. */
import { HERO_BOXES } from '@holdout/editions/hero/cards.ts';
import { hero } from '@holdout/editions/hero/index.ts';
import './hero.css';
import type { EditionPlug } from '../plug.ts';
import { boxPlanOf } from '../supers/boxes.ts';
import { applyFor } from '../supers/apply.ts';
import { ENEMIES } from './enemies.ts';
import { progressOf } from './goals.ts';
import { LESSONS } from './lessons.ts';
import { MENU } from './menu.ts';
import { CARDS, extrasOf, foesOf, PEOPLE } from './pieces.ts';
import { heroSheet } from './sheet.ts';
import { PowerTrack } from './track.tsx';
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

export const heroPlug: EditionPlug = {
  edition: hero,
  sheet: heroSheet,
  menu: MENU,
  Track: PowerTrack,
  enemies: ENEMIES,
  people: PEOPLE,
  extras: extrasOf,
  foes: foesOf,
  progress: progressOf,
  fewHeroes: { below: 4, clause: 'S-SET-1' },
  boxes: boxPlanOf(hero, HERO_BOXES),
  apply: applyFor(CARDS),
  shareClauses: { 'share-wounds': ['S-WND-1', 'H-BYS-1', 'H-BYS-2'], 'assign-hits': ['S-COM-3'], choose: [] },
  wayClause: 'H-BYS-5',
  alarms: ['bystander-lost'],
  tour: { mission: 'H1', lessons: LESSONS },
  words: { en, fr },
};
