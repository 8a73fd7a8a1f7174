/** What the first mission of zombie mode teaches, and with whom it is played. */
import { MOST_HUNGER } from '@holdout/editions/zombie-mode';
import {
  attackLesson,
  besideReminder,
  dangerLesson,
  doorLesson,
  enemiesLesson,
  exitLesson,
  forecastLesson,
  goalLesson,
  takeLesson,
  turnLesson,
  walkLesson,
  woundsLesson,
} from '../../lessons/common-lessons.ts';
import { happened, here, offered, zonesWhere } from '../../lessons/lesson-facts.ts';
import type { Lesson, Moment, Tour } from '../../lessons/lesson.ts';
import { ownOf } from '../supers/pieces.ts';

/** People on the board, and cards of those who hide. */
const foodZones = (m: Moment): string[] => {
  const { bystanders, cards } = ownOf(m.state);
  return zonesWhere(m, (z) => [...bystanders, ...cards].some((b) => b.zone === z));
};

const peopleZones = (m: Moment): string[] => {
  const { bystanders } = ownOf(m.state);
  return zonesWhere(m, (z) => bystanders.some((b) => b.zone === z));
};

const actor = ({ state }: Moment) => state.heroes[state.active];
/** Hungry, and still able to do something about it. */
const isHungry = (m: Moment): boolean => {
  const hero = actor(m);
  return hero !== undefined && hero.track >= MOST_HUNGER && hero.actions > 0;
};

const ravenousLesson: Lesson = {
  id: 'ravenous',
  ready: (m) => m.decision?.prompt === 'turn' && isHungry(m),
  learnt: (m) => m.events.some((e) => e.type === 'ravenous' && !e.on),
  urgent: () => true,
  zones: foodZones,
  buttons: ['devour'],
};

const devourLesson: Lesson = {
  id: 'devour',
  ready: (m) => offered(m, 'devour').length > 0,
  learnt: (m) => m.events.some((e) => e.type === 'attacked' && e.weapon === 'devour'),
  urgent: () => true,
  zones: here,
  buttons: ['devour'],
};

const foodLesson: Lesson = {
  id: 'food',
  ready: (m) => m.decision?.prompt === 'turn' && peopleZones(m).length > 0,
  learnt: (m) => happened(m, 'devoured'),
  zones: peopleZones,
  buttons: ['devour'],
};

export const TOUR: Tour = {
  mission: 'MZ0',
  speaker: 'wasp',
  team: ['captain-marvel', 'captain-america', 'iron-man', 'hulk'],
  seed: 'lesson-15',
  lessons: [
    goalLesson(foodZones),
    walkLesson,
    turnLesson,
    forecastLesson,
    enemiesLesson,
    doorLesson,
    attackLesson('hunger', 'attack'),
    devourLesson,
    foodLesson,
    ravenousLesson,
    dangerLesson,
    woundsLesson,
    takeLesson('take'),
    exitLesson((m) => foodZones(m).length === 0 && happened(m, 'devoured')),
  ],
  reminders: [besideReminder('attack', 'devour')],
  fight: 'hunger',
  signs: [
    { kind: 'objective' },
    { kind: 'spawn' },
    { kind: 'enemy', enemy: 'trooper' },
    { kind: 'person' },
    { kind: 'door' },
    { kind: 'exit' },
  ],
  next: 'MZ1',
};
