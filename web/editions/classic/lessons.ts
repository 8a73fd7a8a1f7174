/** The lessons of the first mission. Words: `insight.tour.<id>.title` and `.text`. */
import { OWN } from '@holdout/editions/classic';
import {
  allTaken,
  attackLesson,
  doorLesson,
  enemiesLesson,
  takeLesson,
  turnLesson,
} from '../../insight/common-lessons.ts';
import { enemiesActed, happened, here, offered, zonesOf, zonesWhere } from '../../insight/lesson-facts.ts';
import type { Lesson, Moment } from '../../insight/lessons.ts';

const noisyZones = (m: Moment): string[] => zonesWhere(m, (z) => OWN.in(m.state).noise[z] > 0);

export const LESSONS: readonly Lesson[] = [
  turnLesson,
  {
    id: 'search',
    ready: (m) => offered(m, 'search').length > 0,
    learnt: (m) => happened(m, 'searched'),
    zones: here,
    buttons: ['search'],
  },
  {
    id: 'move',
    ready: (m) => offered(m, 'move').length > 0,
    learnt: (m) => happened(m, 'moved'),
    zones: (m) => zonesOf(offered(m, 'move')),
    buttons: ['move'],
  },
  doorLesson,
  attackLesson('fight', 'shoot', 'melee'),
  {
    id: 'noise',
    ready: (m) => m.decision?.prompt === 'turn' && noisyZones(m).length > 0,
    // The tokens are gone: whoever has seen them come and go has seen what they are.
    learnt: (m) => happened(m, 'noise-cleared'),
    zones: noisyZones,
    buttons: ['noise'],
  },
  enemiesLesson,
  {
    ...takeLesson('objective'),
    ready: (m) => m.decision?.prompt === 'turn' && (enemiesActed(m) || happened(m, 'door-opened')),
    learnt: (m) => allTaken(m) || m.state.outcome !== null,
  },
];
