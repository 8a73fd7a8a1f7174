/** What of a figure is where, round the place of its token: what is pressed and what must not be hidden follow from it. */
import type { Rect } from '@holdout/engine';
import type { Spot } from './slots.ts';

/** The middle of the base lies this far below the middle of the token it stands for. */
export const FOOT = 18;

const HEAD: Rect = [-20, -101, 20, -60];
const BODY: Rect = [-28, -62, 28, -8];
const PLATE: Rect = [-18, 5, 18, 28];
const WHOLE: Rect = [-36, -101, 36, 28];

const around =
  ([x0, y0, x1, y1]: Rect) =>
  ({ x, y, scale }: Spot, size = 1): Rect => {
    const by = scale * size;
    const foot = y + FOOT * by;
    return [x + x0 * by, foot + y0 * by, x + x1 * by, foot + y1 * by];
  };

export const headOf = around(HEAD);
export const bodyOf = around(BODY);
export const plateOf = around(PLATE);
export const figureOf = around(WHOLE);
