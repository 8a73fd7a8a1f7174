/** The lessons of the first mission of zombie mode. Words: `insight.tour.<id>.title` and `.text`. */
import { MOST_HUNGER } from '@holdout/editions/zombie-mode';
import {
  attackLesson,
  doorLesson,
  enemiesLesson,
  exitLesson,
  takeLesson,
  turnLesson,
} from '../../insight/common-lessons.ts';
import { enemiesActed, happened, here, offered, zonesWhere } from '../../insight/lesson-facts.ts';
import type { Lesson, Moment } from '../../insight/lessons.ts';
import { ownOf } from '../supers/pieces.ts';

const foodZones = (m: Moment): string[] => {
  const { bystanders, cards } = ownOf(m.state);
  return zonesWhere(m, (z) => [...bystanders, ...cards].some((b) => b.zone === z));
};

const actor = ({ state }: Moment) => state.heroes[state.active];
/** Hungry, and still able to do something about it. */
const isHungry = (m: Moment): boolean => {
  const hero = actor(m);
  return hero !== undefined && hero.track >= MOST_HUNGER && hero.actions > 0;
};

export const LESSONS: readonly Lesson[] = [
  turnLesson,
  {
    id: 'ravenous',
    ready: (m) => m.decision?.prompt === 'turn' && isHungry(m),
    learnt: (m) => m.events.some((e) => e.type === 'ravenous' && !e.on),
    zones: foodZones,
    buttons: ['devour'],
  },
  doorLesson,
  attackLesson('hunger', 'attack'),
  {
    id: 'devour',
    ready: (m) => offered(m, 'devour').length > 0,
    learnt: (m) => m.events.some((e) => e.type === 'attacked' && e.weapon === 'devour'),
    zones: here,
    buttons: ['devour'],
  },
  enemiesLesson,
  takeLesson('key'),
  {
    id: 'food',
    ready: (m) => m.decision?.prompt === 'turn' && enemiesActed(m) && foodZones(m).length > 0,
    learnt: (m) => happened(m, 'devoured'),
    zones: foodZones,
    buttons: ['devour'],
  },
  exitLesson((m) => foodZones(m).length === 0 && happened(m, 'devoured')),
];
