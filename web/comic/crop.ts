/** What of the board a panel shows: where it happens and a little round it, in the shape of the panel. */
import type { Context, Rect } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { boxRound, clamp, heightOf, widthOf } from '../board/shapes.ts';

/** Beyond the zones, as a part of their size. */
const ROUND = 0.3;
/** Who fights from farther away than this is not in the picture. */
const FARTHEST = 640;
/** Room above a zone for heads and what is shouted, below it for what is written. */
const [ABOVE, BELOW] = [150, 70];
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

/** `crowd`: how many groups stand where it happens. */
export function cropOf(context: Context, zones: readonly number[], crowd: number, panel: Rect): Crop {
  const { zones: shapes, levels } = geometryOf(context);
  const [first, ...others] = zones.map((z) => shapes[z].box);
  const near = others.filter((box) => {
    const both = boxRound([first, box]);
    return Math.max(widthOf(both), heightOf(both)) <= FARTHEST;
  });
  const [x0, y0, x1, y1] = boxRound([first, ...near]);
  const box: Rect = [x0, y0 - ABOVE, x1, y1 + BELOW];
  const aspect = widthOf(panel) / heightOf(panel);
  const height = Math.max(heightOf(box) + heightOf(first) * ROUND, (widthOf(box) * (1 + ROUND)) / aspect);
  const width = height * aspect;
  const level = context.board.zones[zones[0]]?.level;
  const [left, top, right, bottom] = levels.find((l) => l.level === level)?.rect ?? box;
  const at = (low: number, high: number, length: number, from: number, to: number): number =>
    clamp((low + high) / 2 - length / 2, from, to - length);
  // At the edge of the board some of the night beyond it, rather than everybody at the edge of the panel.
  const beyond = width / 5;
  const x = at(box[0], box[2], width, left - beyond, right + beyond);
  const y = at(box[1], box[3], height, top - ABOVE, bottom + BELOW);
  const room = widthOf(first) / (ELBOW_ROOM * Math.max(crowd, 1));
  const size = Math.max(LEAST, Math.min(LARGEST, room, (height * PART) / TALL));
  return { rect: [x, y, x + width, y + height], size };
}
