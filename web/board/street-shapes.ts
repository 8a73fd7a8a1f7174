/**
 * Shapes of street zones. A street reaches the walls beside it: its cells are grown over the pavement on building
 * sides, and where two streets meet round the corner of a building the corner is cut at 45 degrees.
 */
import { itemAt, leading, PAVEMENT, TILE_SIZE, type Board, type Point, type Rect } from '@holdout/engine';
import { holds } from './shapes.ts';

interface StreetShape {
  readonly outline: Point[];
  readonly box: Rect;
  /** Runs between two buildings, along this axis; nothing for crossings. */
  readonly lane: 'across' | 'down' | undefined;
}

/** The cell in the middle of a tile is a plaza: the walls round it stand inside it, not beyond the pavement. */
const isMiddle = ([x0, y0, x1, y1]: Rect, [left, top]: Point): boolean => {
  const within = (from: number, to: number): boolean =>
    from % TILE_SIZE > 0 && to % TILE_SIZE > 0 && Math.floor(from / TILE_SIZE) === Math.floor(to / TILE_SIZE);
  return within(x0 - left, x1 - left) && within(y0 - top, y1 - top);
};

type Has = (x: number, y: number) => boolean;

/** `onTable`: is there a tile at this point? `origin`: where tiles begin to be counted. */
export function streetShape(
  board: Board,
  zone: number,
  onTable: Has,
  water: readonly Rect[] = [],
  origin: Point = [0, 0],
): StreetShape {
  const [cell] = leading(itemAt(board.zones, zone).rects, 1);
  const [x0, y0, x1, y1] = cell;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const isStreet: Has = (x, y) =>
    board.zones.some((z) => z.kind === 'street' && z.rects.some((r) => holds(r, x, y)));
  const isWall: Has = (x, y) => onTable(x, y) && !isStreet(x, y);
  const grown = {
    W: isWall(x0 - 5, cy),
    E: isWall(x1 + 5, cy),
    N: isWall(cx, y0 - 5),
    S: isWall(cx, y1 + 5),
  };
  const solid = [...water, ...board.zones.flatMap((z) => (z.kind === 'room' ? z.rects : []))];
  const isSolid: Has = (x, y) => solid.some((r) => holds(r, x, y));
  /** A pier has neither pavement beside it nor walls inside it: what is next to it begins at its very edge. */
  const isEdge = (dx: number, dy: number): boolean => {
    const at = (d: number): Point => [
      dx === 0 ? cx : dx < 0 ? x0 - d : x1 + d,
      dy === 0 ? cy : dy < 0 ? y0 - d : y1 + d,
    ];
    return isSolid(...at(5)) && !isSolid(...at(-5));
  };
  const by = (grows: boolean, dx: number, dy: number): number =>
    !grows || isEdge(dx, dy) ? 0 : isMiddle(cell, origin) ? -PAVEMENT : PAVEMENT;
  const box: Rect = [
    x0 - by(grown.W, -1, 0),
    y0 - by(grown.N, 0, -1),
    x1 + by(grown.E, 1, 0),
    y1 + by(grown.S, 0, 1),
  ];

  /** Corner of the grown box; `sx`, `sy` point into it. */
  const corner = (sx: 1 | -1, sy: 1 | -1): Point[] => {
    const [x, y] = [sx > 0 ? box[0] : box[2], sy > 0 ? box[1] : box[3]];
    const [besideX, besideY] = [sx > 0 ? grown.W : grown.E, sy > 0 ? grown.N : grown.S];
    const [px, py] = [sx > 0 ? x0 - 5 : x1 + 5, sy > 0 ? y0 - 5 : y1 + 5];
    if (besideX === besideY || isMiddle(cell, origin) || !isStreet(px, py)) return [[x, y]];
    const cut: Point[] = [
      [x, y + sy * PAVEMENT],
      [x + sx * PAVEMENT, y],
    ];
    return sx === sy ? cut : cut.reverse();
  };
  const between =
    grown.W && grown.E && !grown.N && !grown.S
      ? 'down'
      : grown.N && grown.S && !grown.W && !grown.E
        ? 'across'
        : undefined;
  return {
    outline: [...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1), ...corner(1, -1)],
    box,
    lane: between,
  };
}
