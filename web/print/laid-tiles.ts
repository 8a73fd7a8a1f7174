/** Which face lies where, and which of the doors are pieces of their own: a compiled board does not keep either. */
import { itemAt, type Context, type Edition, type Json, type Setup } from '@holdout/engine';

type Missions = Pick<Edition, 'missions'>;
type Fields = { readonly [key: string]: Json };

const isFields = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const fileOf = ({ missions }: Missions, id: string): Fields => {
  const file = missions[id];
  return isFields(file) ? file : {};
};

/** A mission that is in no box is looked up like all others. */
export function withFile(context: Context, file: Setup['mission'] | undefined): Context {
  if (file === undefined || typeof file === 'string') return context;
  const { edition, mission } = context;
  return { ...context, edition: { ...edition, missions: { ...edition.missions, [mission.id]: file } } };
}

/** "2C@90" by the number of the tile, counted row by row and on from level to level; null for a gap. */
export function tilesIn(edition: Missions, id: string): (string | null)[] {
  const file = fileOf(edition, id);
  const levels = listOf(file['levels']).filter(isFields);
  const rows = levels.length > 0 ? levels.flatMap((level) => listOf(level['tiles'])) : listOf(file['tiles']);
  return rows.flatMap((row) => listOf(row).map((tile) => (typeof tile === 'string' ? tile : null)));
}

export const laidTiles = ({ edition, mission }: Context): (string | null)[] => tilesIn(edition, mission.id);

/** The name printed on a tile. */
export const faceName = (laid: string): string => itemAt(laid.split('@'), 0);

/** Doors the mission puts there; those after them are part of the artwork. */
export const looseDoors = ({ edition, mission }: Context): number =>
  listOf(fileOf(edition, mission.id)['doors']).length;
