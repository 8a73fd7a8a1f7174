/**
 * What the first mission of the editions teaches whose players are the living, with power (H-POW-3) and people to be
 * rescued (H-RES-1).
 */
import {
  allTaken,
  attackLesson,
  dangerLesson,
  doorLesson,
  enemiesLesson,
  exitLesson,
  forecastLesson,
  goalLesson,
  objectiveZones,
  takeLesson,
  turnLesson,
  walkLesson,
  woundsLesson,
} from '../../lessons/common-lessons.ts';
import { happened, here, often, zonesWhere } from '../../lessons/lesson-facts.ts';
import type { Lesson, Moment, Sign } from '../../lessons/lesson.ts';
import { ownOf } from './pieces.ts';

const powerLesson: Lesson = {
  id: 'power',
  ready: (m) => m.decision?.prompt === 'spend-power',
  learnt: (m) => happened(m, 'power-spent'),
  urgent: () => true,
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

/** Both first missions want two people out and everything taken. */
const mayLeave = (m: Moment): boolean => allTaken(m) && often(m, 'bystander-rescued') > 1;

export const LIVING_LESSONS: readonly Lesson[] = [
  goalLesson(objectiveZones),
  walkLesson,
  turnLesson,
  forecastLesson,
  enemiesLesson,
  doorLesson,
  attackLesson('attack', 'attack'),
  powerLesson,
  peopleLesson,
  dangerLesson,
  woundsLesson,
  takeLesson('take'),
  exitLesson(mayLeave),
];

export const LIVING_SIGNS: readonly Sign[] = [
  { kind: 'objective' },
  { kind: 'spawn' },
  { kind: 'enemy', enemy: 'walker' },
  { kind: 'person' },
  { kind: 'door' },
  { kind: 'exit' },
];
