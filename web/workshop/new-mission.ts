/** Where a mission begins: with nothing on the table, or as a copy of one that is there already. */
import type { Edition } from '@holdout/engine';
import { isFields } from './patch.ts';
import type { MissionFile } from './workshop.ts';

/** Two by two slots without a tile. What every mission says has something to begin with, but nothing is won yet. */
export const emptyMission = (edition: string, id: string, name: string, language: string): MissionFile => ({
  id,
  edition,
  source: 'designed',
  difficulty: 'medium',
  minutes: 60,
  tiles: [
    [null, null],
    [null, null],
  ],
  start: [],
  spawns: [],
  goals: [{ id: 'take-all', met: { objectivesTaken: 'all' } }],
  win: { objectivesTaken: 'all' },
  rules: [{ on: 'objective-taken', do: [{ experience: 5 }] }],
  texts: { [language]: { name } },
});

/** The file of a mission of the box, as it stands there. */
export function publishedMission({ missions }: Edition, id: string): MissionFile | undefined {
  const file = Object.hasOwn(missions, id) ? missions[id] : undefined;
  return isFields(file) ? structuredClone(file) : undefined;
}
