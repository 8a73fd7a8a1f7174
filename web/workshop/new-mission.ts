/** Where a mission begins: with nothing on the table, or as a copy of one that is there already. */
import type { Edition } from '@holdout/engine';
import { isFields } from './patch.ts';
import type { MissionFile } from './workshop.ts';

interface NewMission {
  readonly edition: string;
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** The levels it has; none where everything lies on one table. */
  readonly storeys: readonly string[];
}

const SLOTS = [
  [null, null],
  [null, null],
];

/** Levels that tiles of the edition are made for, in their order in the box. */
export const storeysOf = ({ tiles }: Edition): string[] =>
  [...new Set(Object.values(tiles).flatMap(({ level }) => level ?? []))].sort();

/** Two by two slots without a tile. What every mission says has something to begin with, but nothing is won yet. */
export const emptyMission = ({ edition, id, name, language, storeys }: NewMission): MissionFile => ({
  id,
  edition,
  source: 'designed',
  difficulty: 'medium',
  minutes: 60,
  ...(storeys.length > 0
    ? { levels: storeys.map((level) => ({ id: level, tiles: SLOTS })) }
    : { tiles: SLOTS }),
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
