/** What the first mission teaches, and with whom it is played. */
import { besideReminder } from '../../lessons/common-lessons.ts';
import type { Tour } from '../../lessons/lesson.ts';
import { LIVING_LESSONS, LIVING_SIGNS } from '../supers/lessons.ts';

export const TOUR: Tour = {
  mission: 'H1',
  speaker: 'doctor-strange',
  team: ['wolverine', 'storm', 'magneto', 'mystique'],
  seed: 'lesson-28',
  lessons: LIVING_LESSONS,
  reminders: [besideReminder('attack')],
  fight: 'attack',
  signs: LIVING_SIGNS,
  next: 'H2',
};
