/**
 * Zones are named by where they lie: when tiles move, every name of the file has to move along. From where each tile
 * goes follows where each zone goes, through the geometry of the two boards: a room stays with its tile; a street zone
 * goes where a piece of it goes, those on tiles that stay first. What lay on a tile that is gone is gone with it.
 */
import {
  CELL_CUTS,
  rotateFace,
  TILE_SIZE,
  type Board,
  type Edition,
  type Json,
  type Point,
} from '@holdout/engine';
import { renamed, sketchOf, type GameSketch } from '@holdout/engine/drafts';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';
import { laidAt, levelsOf, withLevels, type Level, type Slot } from './ground.ts';

/** Where a tile goes and how far it is turned; mirrored, its streets change sides instead. */
export interface Way {
  readonly to: Slot;
  readonly turn: number;
  readonly mirrored?: boolean;
  /** Another face lies there afterwards: only streets stay. */
  readonly replaced?: boolean;
}
export type Ways = (slot: Slot) => Way | undefined;

export const staying: Ways = (slot) => ({ to: slot, turn: 0 });

export function relaid(
  edition: Edition,
  file: MissionFile,
  levels: readonly Level[],
  ways: Ways,
): MissionFile {
  const next = withLevels(file, levels);
  const before = groundSketch(edition, file);
  const after = groundSketch(edition, next);
  if (!before.drawn || !after.drawn) return next;
  const zones = new Zones(edition, levelsOf(file), before, after, ways);
  const doors: MissionFile = Array.isArray(next['doors'])
    ? { doors: next['doors'].flatMap((d) => zones.door(d)) }
    : {};
  const rest = Object.fromEntries(Object.entries(next).filter(([key]) => key !== 'doors'));
  const moved = renamed(edition, rest, 'zone', (zone) => zones.goes(zone));
  return inOrder(next, { ...(isFields(moved) ? moved : rest), ...doors });
}

/** The last few: what a step begins with is what the one before ended with. */
const latest: { readonly key: string; readonly sketch: GameSketch }[] = [];
const REMEMBERED = 6;

function groundSketch(edition: Edition, file: MissionFile): GameSketch {
  const ground = groundOf(file);
  const key = JSON.stringify([edition.id, ground]);
  const known = latest.find((one) => one.key === key);
  if (known) return known.sketch;
  const sketch = sketchOf(edition, ground);
  latest.unshift({ key, sketch });
  latest.length = Math.min(latest.length, REMEMBERED);
  return sketch;
}

const groundOf = ({ tiles, levels, edition }: MissionFile): Json => ({
  edition: edition ?? '',
  ...(levels === undefined ? { tiles: tiles ?? [] } : { levels }),
});

const inOrder = (like: MissionFile, file: MissionFile): MissionFile =>
  Object.fromEntries(Object.keys(like).flatMap((key) => (key in file ? [[key, file[key] ?? null]] : [])));

/** A zone of the old board, piece by piece: on which tile, and where on it. */
interface Piece {
  readonly slot: Slot;
  readonly at: Point;
}

class Zones {
  private readonly before: Board | undefined;
  private readonly after: Board | undefined;

  constructor(
    private readonly edition: Edition,
    private readonly levels: readonly Level[],
    before: GameSketch,
    private readonly sketch: GameSketch,
    private readonly ways: Ways,
  ) {
    this.before = before.drawn?.context.board;
    this.after = sketch.drawn?.context.board;
  }

  /** A zone the old board has not is left as it is: what was wrong stays wrong. */
  goes(id: string): string | undefined {
    const index = this.before?.indexOf.get(id);
    return index === undefined ? id : this.targets(index)[0];
  }

  /** A door keeps to the tile of its room. */
  door(door: Json): Json[] {
    const between = isFields(door) ? door['between'] : undefined;
    if (!isFields(door) || !Array.isArray(between) || between.length !== 2) return [door];
    const [a, b] = between;
    if (typeof a !== 'string' || typeof b !== 'string') return [door];
    const pairs = this.sides(a, b).flatMap((x) => this.sides(b, a).map((y) => [x, y] as const));
    const wall = pairs.find(([x, y]) =>
      this.sketch.doors.some((d) => d.id === `${x}-${y}` || d.id === `${y}-${x}`),
    );
    const to = wall ?? pairs[0];
    return to ? [{ ...door, between: [...to] }] : [];
  }

  private sides(id: string, other: string): string[] {
    const index = this.before?.indexOf.get(id);
    if (index === undefined) return [id];
    const tiles = this.before?.zones[this.before.indexOf.get(other) ?? -1]?.tiles;
    const all = this.targets(index);
    return this.before?.zones[index]?.kind === 'street' && tiles
      ? [...this.targets(index, (slot) => tiles.includes(this.tileAt(slot))), ...all]
      : all;
  }

  private tileAt({ level, row, col }: Slot): number {
    const grid = this.before?.grids[level];
    return grid ? grid.first + row * grid.cols + col : -1;
  }

  /** Where the zone may have gone, the likeliest first. */
  private targets(index: number, on: (slot: Slot) => boolean = () => true): string[] {
    const zone = this.before?.zones[index];
    if (!zone || !this.after) return [];
    if (zone.kind === 'room') {
      const slot = this.slotOf(zone.tiles[0] ?? -1, zone.level);
      const way = slot && this.ways(slot);
      if (!way || way.replaced) return [];
      const id = `R_${zone.tile}_${way.to.col}${way.to.row}_${zone.room}`;
      return this.after.indexOf.has(id) ? [id] : [];
    }
    const stays = ({ slot }: Piece): number => {
      const way = this.ways(slot);
      return way && way.turn === 0 && !way.replaced && !way.mirrored && isSame(way.to, slot) ? 0 : 1;
    };
    const pieces = this.piecesOf(index).filter(({ slot }) => on(slot));
    return [...pieces].sort((p, q) => stays(p) - stays(q)).flatMap((piece) => this.streetUnder(piece));
  }

  private streetUnder({ slot, at }: Piece): string[] {
    const way = this.ways(slot);
    if (!way) return [];
    const [px, py] = way.mirrored ? [TILE_SIZE - at[0], at[1]] : rotated(at, way.turn);
    const [x, y] = [way.to.col * TILE_SIZE + px, way.to.row * TILE_SIZE + py];
    const found = this.after?.zones.find(
      (z) =>
        z.kind === 'street' &&
        z.level === way.to.level &&
        z.rects.some(([x0, y0, x1, y1]) => x0 <= x && x < x1 && y0 <= y && y < y1),
    );
    return found ? [found.id] : [];
  }

  private slotOf(tile: number, level: number): Slot | undefined {
    const grid = this.before?.grids[level];
    if (!grid || tile < grid.first) return undefined;
    const n = tile - grid.first;
    return { level, row: Math.floor(n / grid.cols), col: n % grid.cols };
  }

  private piecesOf(index: number): Piece[] {
    const zone = this.before?.zones[index];
    if (!zone) return [];
    return zone.tiles.flatMap((tile) => {
      const slot = this.slotOf(tile, zone.level);
      const laid = slot && laidAt(this.levels, slot);
      const printed = laid && this.edition.tiles[laid.face];
      if (!printed) return [];
      const [left, top] = [slot.col * TILE_SIZE, slot.row * TILE_SIZE];
      return rotateFace(printed, laid.turn)
        .cells.map(middleOf)
        .filter(([x, y]) =>
          zone.rects.some(
            ([x0, y0, x1, y1]) => x0 <= x + left && x + left < x1 && y0 <= y + top && y + top < y1,
          ),
        )
        .map((at) => ({ slot, at }));
    });
  }
}

const isSame = (a: Slot, b: Slot): boolean => a.level === b.level && a.row === b.row && a.col === b.col;

/** Of a street cell, in tile units. */
function middleOf(cell: string): Point {
  const [row = 0, col = 0] = [...cell.matchAll(/\d/g)].map(([n]) => Number(n));
  const middle = (n: number): number => ((CELL_CUTS[n] ?? 0) + (CELL_CUTS[n + 1] ?? TILE_SIZE)) / 2;
  return [middle(col), middle(row)];
}

/** About the middle of a tile, clockwise. */
function rotated([x, y]: Point, turn: number): Point {
  switch (((turn % 360) + 360) % 360) {
    case 90:
      return [TILE_SIZE - y, x];
    case 180:
      return [TILE_SIZE - x, TILE_SIZE - y];
    case 270:
      return [y, TILE_SIZE - x];
    default:
      return [x, y];
  }
}
