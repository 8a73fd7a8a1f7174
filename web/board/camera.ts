/** Arithmetic of looking at the board: which part is seen, how large. Positions are pixels, points board units. */
import type { Point, Rect } from '@holdout/engine';
import { clamp } from './shapes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
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

export const fitted = (board: Size): Camera => ({ zoom: 1, x: board.width / 2, y: board.height / 2 });

/** Pixels to a board unit when everything fits. */
export const fitScale = (view: Size, board: Size): number =>
  Math.min(view.width / (board.width + 2 * MARGIN), view.height / (board.height + 2 * MARGIN)) || 1;

/** The view never leaves the board: along a side that fits it stays centred. */
export function kept(camera: Camera, view: Size, board: Size): Camera {
  const zoom = clamp(camera.zoom, LEAST_ZOOM, MOST_ZOOM);
  const scale = fitScale(view, board) * zoom;
  const within = (at: number, shown: number, length: number): number =>
    clamp(at, Math.min(shown / 2 - MARGIN, length / 2), Math.max(length - shown / 2 + MARGIN, length / 2));
  return {
    zoom,
    x: within(camera.x, view.width / scale, board.width),
    y: within(camera.y, view.height / scale, board.height),
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

export const panned = (camera: Camera, view: Size, board: Size, [dx, dy]: Point): Camera => {
  const scale = fitScale(view, board) * camera.zoom;
  return kept({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, view, board);
};

/** Zooms so that what is under the pointer stays there. */
export function zoomedAt(camera: Camera, view: Size, board: Size, at: Point, by: number): Camera {
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
