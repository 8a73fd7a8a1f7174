/** The first evening with the box itself: the first mission in ten steps, from the tiles on the table to its end. */
import { attackLesson, enemiesLesson, objectiveZones, takeLesson } from '../../lessons/common-lessons.ts';
import { enemyZones, happened, here, offered, zonesWhere } from '../../lessons/lesson-facts.ts';
import type { Lesson, Moment, Tour } from '../../lessons/lesson.ts';
import { TOUR } from './lessons.ts';

/** Before anybody acts: one thing after another is laid on the table, whatever the app asks meanwhile. */
const layOut = (id: string, zones: Lesson['zones'], doors?: Lesson['doors']): Lesson => ({
  id,
  ready: (m) => !happened(m, 'turn-started'),
  urgent: (m) => !happened(m, 'turn-started'),
  zones,
  doors,
  buttons: [],
});

const standing = (m: Moment): string[] => [
  ...enemyZones(m),
  ...zonesWhere(m, (z) => m.state.heroes.some((h) => h.zone === z)),
];

const turnStep: Lesson = {
  id: 'evening-turn',
  ready: (m) => m.decision?.prompt === 'turn',
  learnt: (m) => happened(m, 'moved', 'door-opened', 'attacked', 'turn-ended'),
  urgent: () => true,
  zones: here,
  buttons: ['move'],
};

const searchStep: Lesson = {
  id: 'evening-search',
  ready: (m) => offered(m, 'search').length > 0,
  learnt: (m) => happened(m, 'card-drawn'),
  zones: here,
  buttons: ['search'],
};

/** A door is the first noise of the evening. */
const noiseStep: Lesson = {
  id: 'evening-noise',
  ready: (m) => offered(m, 'door').length > 0,
  learnt: (m) => happened(m, 'door-opened'),
  urgent: () => true,
  zones: here,
  doors: (m) => offered(m, 'door').flatMap((o) => o.door ?? []),
  buttons: ['door'],
};

export const EVENING: Tour = {
  ...TOUR,
  lessons: [
    layOut('evening-tiles', (m) => m.context.board.zones.map((z) => z.id)),
    layOut(
      'evening-doors',
      (m) => zonesWhere(m, (z) => m.context.mission.spawns.some((s) => s.zone === z)),
      (m) => m.context.board.doors.map((d) => d.id),
    ),
    layOut('evening-figures', (m) => [...standing(m), ...objectiveZones(m)]),
    layOut('evening-cards', standing),
    turnStep,
    searchStep,
    noiseStep,
    attackLesson('evening-dice', 'fight', 'shoot', 'melee'),
    { ...enemiesLesson, id: 'evening-enemies' },
    takeLesson('evening-end'),
  ],
  reminders: [],
  fight: turnStep.id,
};
