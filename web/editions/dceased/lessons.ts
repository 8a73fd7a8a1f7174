/** What the first mission teaches, and with whom it is played. */
import { besideReminder } from '../../lessons/common-lessons.ts';
import type { Tour } from '../../lessons/lesson.ts';
import { LIVING_LESSONS, LIVING_SIGNS } from '../supers/lessons.ts';

export const TOUR: Tour = {
  mission: 'D0',
  speaker: 'lex-luthor',
  team: ['batman', 'wonder-woman', 'cyborg', 'the-flash'],
  seed: 'lesson-17',
  lessons: LIVING_LESSONS,
  reminders: [besideReminder('attack')],
  fight: 'attack',
  signs: LIVING_SIGNS,
  next: 'D1',
};
