/** The lessons of the first mission of hero mode. Words: `insight.tour.<id>.title` and `.text`. */
import {
  allTaken,
  attackLesson,
  doorLesson,
  enemiesLesson,
  exitLesson,
  takeLesson,
  turnLesson,
} from '../../insight/common-lessons.ts';
import type { Lesson } from '../../insight/lessons.ts';
import { peopleLesson, powerLesson } from '../supers/lessons.ts';

export const LESSONS: readonly Lesson[] = [
  turnLesson,
  powerLesson,
  doorLesson,
  attackLesson('attack', 'attack'),
  enemiesLesson,
  peopleLesson,
  takeLesson('objectives'),
  exitLesson(allTaken),
];
