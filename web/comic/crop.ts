/** What of the board a panel shows: where it happens and a little round it, in the shape of the panel. */
import { itemAt, leading, type Context, type Rect } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { boxRound, clamp, heightOf, widthOf } from '../board/shapes.ts';

/** Beyond those who stand there, on every side; no panel is closer than this, unless figures would be lost in it. */
const ROUND = 70;
const NEAREST = 400;
/** Who fights from farther away than this is not in the picture. */
const FARTHEST = 640;
/** Room above the bases for heads, below them for what is written, and over the heads for what is shouted. */
const [ABOVE, BELOW] = [190, 90];
const SHOUTED = 70;
/** So much of the night beyond the board is seen, and above it as much as heads need: of the panel. */
const [BESIDE, OVER] = [0.08, 0.12];
/** A figure has this part of the height of its panel, between these sizes. */
const TALL = 118;
const PART = 0.44;
const [LEAST, LARGEST] = [1.15, 1.8];
/** Of the width of a zone, for each who stands there. */
const ELBOW_ROOM = 34;

interface Crop {
  readonly rect: Rect;
  /** Times their size on the board. */
  readonly size: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** `standing`: the feet of all who stand in a zone; `shouted`: a word lies over the picture. */
export function cropOf(
  context: Context,
  zones: readonly number[],
  standing: (zone: number) => readonly Point[],
  panel: Rect,
  shouted = false,
): Crop {
  const { zones: shapes, levels } = geometryOf(context);
  const [first, ...others] = leading(
    zones.map((z) => roundThem(standing(z)) ?? itemAt(shapes, z).box),
    1,
  );
  const near = others.filter((box) => {
    const both = boxRound([first, box]);
    return Math.max(widthOf(both), heightOf(both)) <= FARTHEST;
  });
  const [x0, y0, x1, y1] = boxRound([first, ...near]);
  const box: Rect = [x0, y0 - ABOVE - (shouted ? SHOUTED : 0), x1, y1 + BELOW];
  const aspect = widthOf(panel) / heightOf(panel);
  const [main] = leading(zones, 1);
  const { level } = itemAt(context.board.zones, main);
  const [left, top, right, bottom] = levels.find((l) => l.level === level)?.rect ?? box;
  const room = widthOf(itemAt(shapes, main).box) / (ELBOW_ROOM * Math.max(standing(main).length, 1));
  // Where they stand close they cannot be drawn larger: the panel comes nearer instead.
  const nearest = Math.min(NEAREST, (Math.max(LEAST, room) * TALL) / PART);
  const wanted = Math.max(nearest, heightOf(box), widthOf(box) / aspect);
  // A level that is smaller than the panel would leave it empty at its sides.
  const height = Math.min(wanted, bottom - top, (right - left) / aspect);
  const width = height * aspect;
  const at = (low: number, high: number, length: number, from: number, to: number): number =>
    clamp((low + high) / 2 - length / 2, from, to - length);
  const x = at(box[0], box[2], width, left - width * BESIDE, right + width * BESIDE);
  const y = at(box[1], box[3], height, top - height * OVER, bottom + height * OVER);
  const size = Math.max(LEAST, Math.min(LARGEST, room, (height * PART) / TALL));
  return { rect: [x, y, x + width, y + height], size };
}

function roundThem(points: readonly Point[]): Rect | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return [Math.min(...xs) - ROUND, Math.min(...ys), Math.max(...xs) + ROUND, Math.max(...ys)];
}
