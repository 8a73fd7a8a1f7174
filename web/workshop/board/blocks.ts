/**
 * Tiles laid, turned, moved, copied and mirrored, one or a whole block of them, with all that lies on them. A tile has
 * no mirrored form: mirroring changes the places of a block from left to right and turns each tile so that its streets
 * are where the mirror shows them; what lies in its rooms stays with the tile, what lies in the streets is mirrored.
 */
import { ROTATIONS, rotateFace, type Edition, type Rotation } from '@holdout/engine';
import type { MissionFile } from '../workshop.ts';
import {
  laidAt,
  laidSlots,
  levelsOf,
  MOST_SIDE,
  readTile,
  sized,
  turnedBy,
  widthOf,
  written,
  type Laid,
  type Level,
  type Slot,
} from './ground.ts';
import { relaid, staying, type Way, type Ways } from './relay.ts';

/** Slots of one level, from corner to corner. */
export interface Block {
  readonly level: number;
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly cols: number;
}

export const blockAt = ({ level, row, col }: Slot): Block => ({
  level,
  top: row,
  left: col,
  rows: 1,
  cols: 1,
});

export const isIn = ({ level, top, left, rows, cols }: Block, s: Slot): boolean =>
  s.level === level && s.row >= top && s.row < top + rows && s.col >= left && s.col < left + cols;

/** The level as a block. */
export function wholeLevel(file: MissionFile, level: number): Block {
  const tiles = levelsOf(file)[level]?.tiles ?? [];
  return { level, top: 0, left: 0, rows: tiles.length, cols: widthOf(tiles) };
}

const keyOf = ({ level, row, col }: Slot): string => `${level} ${row} ${col}`;

/** The grids with these tiles in place of what was there; undefined where a level would be too large. */
function put(
  levels: readonly Level[],
  tiles: readonly (Slot & { readonly laid: Laid | null })[],
): readonly Level[] | undefined {
  const rows = (level: number): number =>
    Math.max(0, ...tiles.map((t) => (t.level === level ? t.row + 1 : 0)));
  const cols = (level: number): number =>
    Math.max(0, ...tiles.map((t) => (t.level === level ? t.col + 1 : 0)));
  const next = levels.map(({ id, tiles: grid }, level) => ({
    id,
    tiles: sized(grid, rows(level), cols(level)),
  }));
  for (const { level, row, col, laid } of tiles) {
    const line = next[level]?.tiles[row];
    if (line) line[col] = laid && written(laid);
  }
  const fits = next.every(({ tiles: g }) => g.length <= MOST_SIDE && widthOf(g) <= MOST_SIDE);
  return fits && tiles.every((t) => t.row >= 0 && t.col >= 0) ? next : undefined;
}

/** A face into a slot: where another lay, its streets keep what lies on them. */
export function placeTile(edition: Edition, file: MissionFile, slot: Slot, laid: Laid): MissionFile {
  const levels = levelsOf(file);
  const there = laidAt(levels, slot);
  const next = put(levels, [{ ...slot, laid }]);
  if (!next) return file;
  const way: Way =
    there?.face === laid.face
      ? { to: slot, turn: laid.turn - there.turn }
      : { to: slot, turn: 0, replaced: true };
  return relaid(edition, file, next, (s) => (keyOf(s) === keyOf(slot) ? way : staying(s)));
}

/** The tiles of a block go elsewhere; what lay there goes, and what they leave is empty. */
function carry(
  edition: Edition,
  file: MissionFile,
  block: Block,
  where: (slot: Slot, laid: Laid) => Way & { readonly laid: Laid },
): MissionFile {
  const levels = levelsOf(file);
  const going = laidSlots(levels)
    .filter((s) => isIn(block, s))
    .map(({ laid, ...from }) => ({ from, ...where(from, laid) }));
  const left = going.map(({ from }) => ({ ...from, laid: null }));
  const next = put(levels, [...left, ...going.map(({ to, laid }) => ({ ...to, laid }))]);
  if (!next) return file;
  const ways = new Map(going.map((g) => [keyOf(g.from), g]));
  const covered = new Set(going.map(({ to }) => keyOf(to)));
  const way: Ways = (s) => ways.get(keyOf(s)) ?? (covered.has(keyOf(s)) ? undefined : staying(s));
  return relaid(edition, file, next, way);
}

export const moveBlock = (
  edition: Edition,
  file: MissionFile,
  block: Block,
  down: number,
  right: number,
): MissionFile =>
  carry(edition, file, block, ({ level, row, col }, laid) => ({
    to: { level, row: row + down, col: col + right },
    turn: 0,
    laid,
  }));

/** Clockwise, about its upper left corner. */
export const turnBlock = (edition: Edition, file: MissionFile, block: Block): MissionFile =>
  carry(edition, file, block, ({ level, row, col }, laid) => ({
    to: { level, row: block.top + (col - block.left), col: block.left + block.rows - 1 - (row - block.top) },
    turn: 90,
    laid: { ...laid, turn: turnedBy(laid.turn, 90) },
  }));

export const mirrorBlock = (edition: Edition, file: MissionFile, block: Block): MissionFile =>
  carry(edition, file, block, ({ level, row, col }, laid) => {
    const turn = mirrored(edition, laid);
    const to = { level, row, col: 2 * block.left + block.cols - 1 - col };
    return { to, turn: turn.to - laid.turn, mirrored: turn.fits, laid: { ...laid, turn: turn.to } };
  });

export const removeBlock = (edition: Edition, file: MissionFile, block: Block): MissionFile => {
  const levels = levelsOf(file);
  const gone = laidSlots(levels).filter((s) => isIn(block, s));
  const next = put(
    levels,
    gone.map((s) => ({ ...s, laid: null })),
  );
  return next ? relaid(edition, file, next, (s) => (isIn(block, s) ? undefined : staying(s))) : file;
};

/** How a tile lies in the mirror; twice is as before. */
function mirrored(
  { tiles }: Edition,
  { face, turn }: Laid,
): { readonly to: Rotation; readonly fits: boolean } {
  const printed = tiles[face];
  const cells = (by: Rotation): string => (printed ? [...rotateFace(printed, by).cells].sort().join() : '');
  const inMirror = printed ? printed.cells.map(swapped).sort().join() : '';
  const by = ROTATIONS.find((r) => cells(r) === inMirror);
  return { to: turnedBy(by ?? 0, -turn), fits: by !== undefined };
}
const swapped = (cell: string): string => cell.replace(/c(\d)/, (_, col: string) => `c${2 - Number(col)}`);

/** A row or a column more, before the first or after the last. */
export function grown(
  edition: Edition,
  file: MissionFile,
  level: number,
  side: 'N' | 'E' | 'S' | 'W',
): MissionFile {
  const { rows, cols } = wholeLevel(file, level);
  if ((side === 'N' || side === 'S' ? rows : cols) >= MOST_SIDE) return file;
  const [down, right] = [side === 'N' ? 1 : 0, side === 'W' ? 1 : 0];
  const levels = levelsOf(file).map((one, n) => {
    if (n !== level) return one;
    const wide = Math.max(cols, 1) + (side === 'E' || side === 'W' ? 1 : 0);
    const high = Math.max(rows, 1) + (side === 'N' || side === 'S' ? 1 : 0);
    const tiles = Array.from({ length: high }, (_, row) =>
      Array.from({ length: wide }, (_, col) => one.tiles[row - down]?.[col - right] ?? null),
    );
    return { ...one, tiles };
  });
  return relaid(edition, file, levels, (s) =>
    s.level === level ? { to: { ...s, row: s.row + down, col: s.col + right }, turn: 0 } : staying(s),
  );
}

/** Without empty rows and columns at the edges; one slot stays. */
export function trimmed(edition: Edition, file: MissionFile): MissionFile {
  const levels = levelsOf(file);
  const bounds = levels.map(({ tiles }) => {
    const laid = tiles.flatMap((cells, row) =>
      cells.flatMap((c, col) => (readTile(c) ? [[row, col] as const] : [])),
    );
    if (laid.length === 0) return { top: 0, left: 0, rows: 1, cols: 1 };
    const [rows, cols] = [laid.map(([r]) => r), laid.map(([, c]) => c)];
    const [top, left] = [Math.min(...rows), Math.min(...cols)];
    return { top, left, rows: Math.max(...rows) - top + 1, cols: Math.max(...cols) - left + 1 };
  });
  const next = levels.map(({ id, tiles }, n) => {
    const { top = 0, left = 0, rows = 0, cols = 0 } = bounds[n] ?? {};
    return {
      id,
      tiles: sized(tiles, 0, 0)
        .slice(top, top + rows)
        .map((row) => row.slice(left, left + cols)),
    };
  });
  return relaid(edition, file, next, (s) => ({
    to: { ...s, row: s.row - (bounds[s.level]?.top ?? 0), col: s.col - (bounds[s.level]?.left ?? 0) },
    turn: 0,
  }));
}
