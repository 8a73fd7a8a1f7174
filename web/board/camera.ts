/** Arithmetic of looking at the board: which part is seen, how large. Positions are pixels, points board units. */
import type { Point, Rect } from '@holdout/engine';
import { clamp } from './shapes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the board is seen through, and what lies over it. */
export interface View extends Size {
  readonly over?: Insets;
}

/** `zoom` 1 shows the whole board; `x`, `y`: the point in the middle of the view. */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const LEAST_ZOOM = 0.6;
const MOST_ZOOM = 3;
/** Space round the board that belongs to it. */
export const MARGIN = 8;
/** Pixels the view may go past the edge, or more where something lies over it: nothing has to stay under that. */
const PAST = 80;
/** Pixels kept free round what is being looked at. */
const CLEAR = 24;

/** How far things that lie over the view reach into it from each side, in pixels. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NOTHING_OVER: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

export const fitted = (board: Size): Camera => ({ zoom: 1, x: board.width / 2, y: board.height / 2 });

/** Pixels to a board unit when everything fits. */
export const fitScale = (view: Size, board: Size): number =>
  Math.min(view.width / (board.width + 2 * MARGIN), view.height / (board.height + 2 * MARGIN)) || 1;

/** The view hardly leaves the board: along a side that fits it stays about the middle. */
export function kept(camera: Camera, view: View, board: Size): Camera {
  const zoom = clamp(camera.zoom, LEAST_ZOOM, MOST_ZOOM);
  const scale = fitScale(view, board) * zoom;
  const past = (side: keyof Insets): number => Math.max(PAST, (view.over?.[side] ?? 0) + CLEAR) / scale;
  const within = (at: number, shown: number, length: number, before: number, after: number): number =>
    clamp(
      at,
      Math.min(shown / 2 - MARGIN, length / 2) - before,
      Math.max(length - shown / 2 + MARGIN, length / 2) + after,
    );
  return {
    zoom,
    x: within(camera.x, view.width / scale, board.width, past('left'), past('right')),
    y: within(camera.y, view.height / scale, board.height, past('top'), past('bottom')),
  };
}

/** Where the corner of the board lies in the view. */
export function cornerOf({ zoom, x, y }: Camera, view: Size, board: Size): Point {
  const scale = fitScale(view, board) * zoom;
  return [view.width / 2 - x * scale, view.height / 2 - y * scale];
}

export function toPoint(camera: Camera, view: Size, board: Size, [px, py]: Point): Point {
  const scale = fitScale(view, board) * camera.zoom;
  return [camera.x + (px - view.width / 2) / scale, camera.y + (py - view.height / 2) / scale];
}

export const panned = (camera: Camera, view: View, board: Size, [dx, dy]: Point): Camera => {
  const scale = fitScale(view, board) * camera.zoom;
  return kept({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, view, board);
};

/** Zooms so that what is under the pointer stays there. */
export function zoomedAt(camera: Camera, view: View, board: Size, at: Point, by: number): Camera {
  const zoom = clamp(camera.zoom * by, LEAST_ZOOM, MOST_ZOOM);
  const [x, y] = toPoint(camera, view, board, at);
  const ratio = camera.zoom / zoom;
  return kept({ zoom, x: x + (camera.x - x) * ratio, y: y + (camera.y - y) * ratio }, view, board);
}

/** The part of the board that is seen. */
export function shownRect(camera: Camera, view: Size, board: Size): Rect {
  const [x0, y0] = toPoint(camera, view, board, [0, 0]);
  const [x1, y1] = toPoint(camera, view, board, [view.width, view.height]);
  return [x0, y0, x1, y1];
}

/**
 * The camera that shows a box in the middle of what is free of the view, `units` of the board across it or as near as
 * now; further away if the box would not fit.
 */
export function revealing(
  camera: Camera,
  view: View,
  board: Size,
  [x0, y0, x1, y1]: Rect,
  units?: number,
): Camera {
  const { over = NOTHING_OVER } = view;
  const fit = fitScale(view, board);
  const free = {
    width: Math.max(1, view.width - over.left - over.right - 2 * CLEAR),
    height: Math.max(1, view.height - over.top - over.bottom - 2 * CLEAR),
  };
  const wanted = units === undefined ? camera.zoom : view.width / units / fit;
  const zoom = clamp(
    Math.min(wanted, free.width / (x1 - x0) / fit, free.height / (y1 - y0) / fit),
    LEAST_ZOOM,
    MOST_ZOOM,
  );
  const scale = fit * zoom;
  return kept(
    {
      zoom,
      x: (x0 + x1) / 2 + (over.right - over.left) / 2 / scale,
      y: (y0 + y1) / 2 + (over.bottom - over.top) / 2 / scale,
    },
    view,
    board,
  );
}
