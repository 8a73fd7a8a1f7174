/** The tiles of a mission file: levels, slots, what lies in them. A file that is half made has some of it. */
import { ROTATIONS, type Edition, type Json, type Rotation } from '@holdout/engine';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';

export const MOST_SIDE = 6;

export interface Slot {
  readonly level: number;
  readonly row: number;
  readonly col: number;
}
type Grid = readonly (readonly (string | null)[])[];
export interface Level {
  /** Empty where there is only one. */
  readonly id: string;
  readonly tiles: Grid;
}
export interface Laid {
  readonly face: string;
  readonly turn: Rotation;
}

const isText = (v: Json | undefined): v is string => typeof v === 'string';
const gridOf = (tiles: Json | undefined): Grid =>
  Array.isArray(tiles)
    ? tiles.map((row) => (Array.isArray(row) ? row.map((cell) => (isText(cell) ? cell : null)) : []))
    : [];

export function levelsOf(file: MissionFile): readonly Level[] {
  const { levels } = file;
  if (!Array.isArray(levels)) return [{ id: '', tiles: gridOf(file['tiles']) }];
  return levels.map((level) => ({
    id: isFields(level) && isText(level['id']) ? level['id'] : '',
    tiles: gridOf(isFields(level) ? level['tiles'] : undefined),
  }));
}

const copied = (tiles: Grid): Json[] => tiles.map((row) => [...row]);

/** In the form the file has: `tiles` for one level, `levels` for several. */
export function withLevels(file: MissionFile, levels: readonly Level[]): MissionFile {
  if (Array.isArray(file['levels']))
    return { ...file, levels: levels.map(({ id, tiles }) => ({ id, tiles: copied(tiles) })) };
  return { ...file, tiles: copied(levels[0]?.tiles ?? []) };
}

export const written = ({ face, turn }: Laid): string => `${face}@${turn}`;

export function readTile(cell: string | null | undefined): Laid | null {
  if (!cell) return null;
  const [face = '', degrees] = cell.split('@', 2);
  return { face, turn: ROTATIONS.find((r) => String(r) === degrees) ?? 0 };
}

export const laidAt = (levels: readonly Level[], { level, row, col }: Slot): Laid | null =>
  readTile(levels[level]?.tiles[row]?.[col]);

/** Every slot with a tile. */
export const laidSlots = (levels: readonly Level[]): (Slot & { readonly laid: Laid })[] =>
  levels.flatMap(({ tiles }, level) =>
    tiles.flatMap((cells, row) =>
      cells.flatMap((cell, col) => {
        const laid = readTile(cell);
        return laid ? [{ level, row, col, laid }] : [];
      }),
    ),
  );

/** The level's grid filled up to so many rows and columns, with gaps. */
export const sized = (tiles: Grid, rows: number, cols: number): (string | null)[][] =>
  Array.from({ length: Math.max(rows, tiles.length) }, (_, row) =>
    Array.from(
      { length: Math.max(cols, ...tiles.map((r) => r.length), 0) },
      (_, col) => tiles[row]?.[col] ?? null,
    ),
  );

export const widthOf = (tiles: Grid): number => Math.max(0, ...tiles.map((row) => row.length));

export const turnedBy = (turn: Rotation, by: number): Rotation =>
  ROTATIONS.find((r) => r === (((turn + by) % 360) + 360) % 360) ?? 0;

/** Faces of an edition that may lie on a level. */
export const facesFor = ({ tiles }: Edition, level: string): string[] =>
  Object.keys(tiles)
    .filter((face) => level === '' || tiles[face]?.level === undefined || tiles[face].level === level)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
