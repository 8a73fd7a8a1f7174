/** What the first mission teaches, and with whom it is played. */
import { itemAt } from '@holdout/engine';
import { OWN } from '@holdout/editions/classic';
import {
  attackLesson,
  besideReminder,
  dangerLesson,
  doorLesson,
  enemiesLesson,
  forecastLesson,
  goalLesson,
  helpReminder,
  objectiveZones,
  takeLesson,
  turnLesson,
  walkLesson,
  woundsLesson,
} from '../../lessons/common-lessons.ts';
import { happened, here, offered, zonesWhere } from '../../lessons/lesson-facts.ts';
import type { Lesson, Moment, Reminder, Tour } from '../../lessons/lesson.ts';

const noisyZones = (m: Moment): string[] => zonesWhere(m, (z) => itemAt(OWN.in(m.state).noise, z) > 0);

const searchLesson: Lesson = {
  id: 'search',
  ready: (m) => offered(m, 'search').length > 0,
  learnt: (m) => happened(m, 'searched'),
  zones: here,
  buttons: ['search'],
};

/** Until the first door is open, what opens it is what is looked for. */
const searchReminder: Reminder = {
  id: 'search',
  ready: (m) => !happened(m, 'door-opened') && offered(m, 'search').length > 0,
};

/** Whoever has searched, or stands outside, waits for those who have what opens it. */
const doorReminder: Reminder = { id: 'door', ready: (m) => !happened(m, 'door-opened') };

const noiseLesson: Lesson = {
  id: 'noise',
  ready: (m) => m.decision?.prompt === 'turn' && noisyZones(m).length > 0,
  zones: noisyZones,
  buttons: [],
};

export const TOUR: Tour = {
  mission: '00',
  speaker: 'ned',
  team: ['phil', 'amy', 'wanda', 'josh'],
  seed: 'lesson-52',
  lessons: [
    goalLesson(objectiveZones),
    walkLesson,
    searchLesson,
    turnLesson,
    forecastLesson,
    enemiesLesson,
    doorLesson,
    noiseLesson,
    attackLesson('fight', 'shoot', 'melee'),
    dangerLesson,
    woundsLesson,
    takeLesson('take'),
  ],
  reminders: [besideReminder('shoot', 'melee'), helpReminder, searchReminder, doorReminder],
  fight: 'fight',
  signs: [
    { kind: 'objective' },
    { kind: 'spawn' },
    { kind: 'enemy', enemy: 'walker' },
    { kind: 'noise' },
    { kind: 'door' },
    { kind: 'start' },
  ],
  next: '01',
};
