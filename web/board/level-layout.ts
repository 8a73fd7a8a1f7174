/**
 * Levels of a board lie apart, each with an origin of its own (H-LVL-1). For drawing they are put beside and above
 * each other on one sheet, as large as a screen can show them; a board of one level stays as it is.
 */
import { itemAt, TILE_SIZE, type Board, type Context, type Point, type Rect } from '@holdout/engine';

/** Where a level lies on the sheet, its heading aside. */
export interface LevelPlace {
  readonly level: number;
  readonly id: string;
  readonly rect: Rect;
}

interface LevelLayout {
  /** The board with everything where it is drawn. */
  readonly board: Board;
  readonly places: readonly LevelPlace[];
  readonly width: number;
  readonly height: number;
}

/** Between two levels, and above each for its name. */
const GAP = 150;
export const HEADING = 110;

/** About the shape of the board's part of a screen. */
const ASPECT = 1.15;
/** From roof to cellar. */
const FROM_ABOVE = ['upper', 'ground', 'underground'];
/** Another order must be that much smaller to be worth it. */
const WORTH = 0.9;

const known = new WeakMap<Context, LevelLayout>();

export function levelLayout(context: Context): LevelLayout {
  let layout = known.get(context);
  if (!layout) known.set(context, (layout = lay(context.board)));
  return layout;
}

/** Its number from the roof down, from 1: the key that shows it. */
export const storeyOf = (context: Context, level: number): number =>
  1 + byStorey(context.board.levels).indexOf(level);

/** The level with that number from the roof down. */
export const levelAt = (context: Context, storey: number): number | undefined =>
  byStorey(context.board.levels)[storey - 1];

/** Origin of each level on the sheet. */
export const originsOf = (context: Context): Point[] =>
  context.board.levels.map((_, level) => {
    const place = levelLayout(context).places.find((p) => p.level === level);
    return place ? [place.rect[0], place.rect[1]] : [0, 0];
  });

const byStorey = (levels: readonly string[]): number[] =>
  levels.map((_, i) => i).sort((a, b) => storey(itemAt(levels, a)) - storey(itemAt(levels, b)));

function lay(board: Board): LevelLayout {
  const { levels, grids } = board;
  const sizeOf = (level: number): Point => [
    itemAt(grids, level).cols * TILE_SIZE,
    itemAt(grids, level).rows * TILE_SIZE,
  ];
  if (levels.length < 2) {
    const [width, height] = [board.cols * TILE_SIZE, board.rows * TILE_SIZE];
    return { board, places: [{ level: 0, id: levels[0] ?? '', rect: [0, 0, width, height] }], width, height };
  }
  const sheet = smallest(byStorey(levels).map((level) => alone(level, sizeOf(level))));
  const places = sheet.corners.map(({ level, at: [x, y] }): LevelPlace => {
    const [w, h] = sizeOf(level);
    return { level, id: itemAt(levels, level), rect: [x, y + HEADING, x + w, y + HEADING + h] };
  });
  return { board: moved(board, places), places, width: sheet.width, height: sheet.height };
}

const storey = (level: string): number => FROM_ABOVE.indexOf(level);

/** Some levels together, with the upper left corner of each, its heading included. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly corners: readonly { readonly level: number; readonly at: Point }[];
}

const alone = (level: number, [width, height]: Point): Sheet => ({
  width,
  height: height + HEADING,
  corners: [{ level, at: [0, 0] }],
});

const shifted = ({ corners }: Sheet, dx: number, dy: number): Sheet['corners'] =>
  corners.map(({ level, at: [x, y] }) => ({ level, at: [x + dx, y + dy] }));

const beside = (a: Sheet, b: Sheet): Sheet => ({
  width: a.width + GAP + b.width,
  height: Math.max(a.height, b.height),
  corners: [...a.corners, ...shifted(b, a.width + GAP, 0)],
});

const above = (a: Sheet, b: Sheet): Sheet => ({
  width: Math.max(a.width, b.width),
  height: a.height + GAP + b.height,
  corners: [...a.corners, ...shifted(b, 0, a.height + GAP)],
});

/** Every way to lay them in this order, beside and above each other. */
function waysOf(parts: readonly Sheet[]): Sheet[] {
  if (parts.length === 1) return [...parts];
  return parts
    .slice(1)
    .flatMap((_, i) =>
      waysOf(parts.slice(0, i + 1)).flatMap((a) =>
        waysOf(parts.slice(i + 1)).flatMap((b) => [beside(a, b), above(a, b)]),
      ),
    );
}

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) => ordersOf(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));

/** How large a screen of the usual shape must be to show it. */
const needOf = ({ width, height }: Sheet): number => Math.max(width / ASPECT, height);

const least = (sheets: readonly Sheet[]): Sheet =>
  sheets.reduce((best, s) => (needOf(s) < needOf(best) ? s : best));

/** From roof to cellar, unless another order shows them much larger. */
function smallest(parts: readonly Sheet[]): Sheet {
  const [usual, any] = [least(waysOf(parts)), least(ordersOf(parts).flatMap(waysOf))];
  return needOf(any) < needOf(usual) * WORTH ? any : usual;
}

function moved(board: Board, places: readonly LevelPlace[]): Board {
  const shift = (level: number): Point => {
    const [x, y] = places.find((p) => p.level === level)?.rect ?? [0, 0];
    return [x, y];
  };
  const moveRect = ([x0, y0, x1, y1]: Rect, level: number): Rect => {
    const [dx, dy] = shift(level);
    return [x0 + dx, y0 + dy, x1 + dx, y1 + dy];
  };
  return {
    ...board,
    zones: board.zones.map((z) => ({ ...z, rects: z.rects.map((r) => moveRect(r, z.level)) })),
    doors: board.doors.map((d) => {
      const [dx, dy] = shift(itemAt(board.zones, d.a).level);
      return { ...d, x: d.x + dx, y: d.y + dy };
    }),
    stairs: board.stairs.map((s) => ({ ...s, rect: moveRect(s.rect, s.level) })),
  };
}
