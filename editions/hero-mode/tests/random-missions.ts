/** Missions for random games, in the streets and in the house: nobody wins, the game lasts until a hero falls. */
import { itemAt, type Json } from '@holdout/engine';
import { HOUSE } from './mansion.ts';
import { CITY } from './skills-street.ts';

const mission = (board: { [key: string]: Json }, start: string, objectives: string[]): Json => ({
  id: 'ad-hoc',
  edition: 'hero',
  source: 'designed',
  difficulty: 'easy',
  minutes: 1,
  doors: [],
  start: [start],
  goals: [],
  win: { never: true },
  objectives: objectives.map((zone) => ({ zone })),
  ...board,
});

const MISSIONS: readonly Json[] = [
  mission({ ...CITY, spawns: [{ zone: 'S1' }, { zone: 'S16' }] }, 'S6', ['S7', 'S12']),
  mission({ levels: HOUSE.levels, spawns: HOUSE.spawns }, 'S7', ['S1', 'S6']),
];

/** The streets and the house by turns. */
export const missionOf = (game: number): Json => itemAt(MISSIONS, game % MISSIONS.length);

export const XMEN = ['wolverine', 'storm', 'magneto', 'mystique', 'rogue', 'colossus'];
