/**
 * The lessons of the first mission of the editions whose players are the living, with power (H-POW-3) and people to be
 * rescued (H-RES-1). Words: `insight.tour.<id>.title` and `.text`.
 */
import {
  allTaken,
  attackLesson,
  doorLesson,
  enemiesLesson,
  exitLesson,
  takeLesson,
  turnLesson,
} from '../../insight/common-lessons.ts';
import { happened, here, zonesWhere } from '../../insight/lesson-facts.ts';
import type { Lesson, Moment } from '../../insight/lessons.ts';
import { ownOf } from './pieces.ts';

const powerLesson: Lesson = {
  id: 'power',
  ready: (m) => m.decision?.prompt === 'spend-power',
  learnt: (m) => happened(m, 'power-spent'),
  zones: here,
  buttons: [],
};

const peopleZones = (m: Moment): string[] => {
  const { bystanders } = ownOf(m.state);
  return zonesWhere(m, (z) => bystanders.some((b) => b.zone === z));
};

const peopleLesson: Lesson = {
  id: 'people',
  ready: (m) => m.decision?.prompt === 'turn' && peopleZones(m).length > 0,
  learnt: (m) => happened(m, 'bystander-rescued'),
  zones: peopleZones,
  buttons: ['rescue'],
};

export const LIVING_LESSONS: readonly Lesson[] = [
  turnLesson,
  powerLesson,
  doorLesson,
  attackLesson('attack', 'attack'),
  enemiesLesson,
  peopleLesson,
  takeLesson('objectives'),
  exitLesson(allTaken),
];
