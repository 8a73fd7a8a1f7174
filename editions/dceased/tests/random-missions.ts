/** A mission for random games: nobody wins, the game lasts until all have fallen. */
import { CARDS } from '../cards.ts';
import { CITY, type Entry } from './street.ts';
import { itemAt } from '@holdout/engine';

export const RANDOM_MISSION: Entry = {
  id: 'ad-hoc',
  edition: 'dceased',
  source: 'designed',
  difficulty: 'easy',
  minutes: 1,
  doors: [],
  spawns: [{ zone: 'S1' }, { zone: 'S18' }],
  objectives: [{ zone: 'S12' }],
  start: ['S7'],
  goals: [],
  win: { never: true },
  own: {
    objects: [
      { id: 'lamp-post', zone: 'S3' },
      { id: 'phone-booth', zone: 'S6' },
    ],
  },
  ...CITY,
};

const TEAMS = [CARDS.sheets.slice(0, 6), CARDS.sheets.slice(2)].map((team) => team.map((s) => s.id));

/** Six heroes, the first or the last of the eight by turns. */
export const teamOf = (game: number): string[] => itemAt(TEAMS, game % TEAMS.length);
