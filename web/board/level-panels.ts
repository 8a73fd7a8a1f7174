/**
 * Where the levels of a board stand in a view: the one being played as large as can be, the others as thumbnails in a
 * corner it leaves free, beside it or above it. Pixels.
 */
import { itemAt, type Rect } from '@holdout/engine';
import { heightOf, widthOf } from './shapes.ts';
import type { Size } from './camera.ts';

export interface Panel {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface LevelPanels {
  readonly main: Panel;
  /** In the order of the other levels, headings included. */
  readonly thumbs: readonly Panel[];
}

/** Above a level, for its name. */
export const NAME_ROOM = 30;
const GAP = 8;
/** Pixels to a unit from which on a thumbnail can be read well, and from which on its zones can be pressed. */
const LEGIBLE = 0.165;
export const PRESSABLE = 0.13;
/** Smaller views let the level in play fill them; the others are stamps over its corner. */
const SMALL = 560;
const STAMP = 104;
const STAMP_SHARE = 0.24;
/** Parts of the view that thumbnails beside or above may take. */
const SHARES = [0.24, 0.3, 0.36, 0.42, 0.48];

export function levelPanels(
  place: Size,
  main: Rect,
  tiles: readonly Rect[],
  others: readonly Rect[],
): LevelPanels {
  const whole: Panel = { left: 0, top: 0, ...place };
  if (Math.min(place.width, place.height) < SMALL) {
    const width = Math.min(STAMP, place.width * STAMP_SHARE);
    return { main: whole, thumbs: stacked(others, { ...whole, left: 6, top: 6, width }) };
  }
  // The name of the level being played stands above everything.
  const view = { width: place.width, height: place.height - NAME_ROOM };
  const ways = [
    ...SHARES.flatMap((share) => [
      besideIt(view, others, Math.round(view.width * share)),
      belowThem(view, others, Math.round(view.height * share)),
    ]),
    ...inCorner(view, main, tiles, others),
  ];
  // What is played counts most, but nobody plays with levels they cannot read.
  const worth = (p: LevelPanels): number => {
    const scale = Math.min(p.main.width / widthOf(main), p.main.height / heightOf(main));
    const small = itemAt(p.thumbs, 0).width / widthOf(itemAt(others, 0));
    return scale * Math.sqrt(small) * Math.min(1, small / LEGIBLE);
  };
  const best = ways.reduce((known, way) => (worth(way) >= worth(known) ? way : known));
  const lowered = (p: Panel): Panel => ({ ...p, top: p.top + NAME_ROOM });
  return { main: lowered(best.main), thumbs: best.thumbs.map(lowered) };
}

const besideIt = (view: Size, others: readonly Rect[], width: number): LevelPanels => ({
  main: { left: 0, top: 0, width: view.width - width - GAP, height: view.height },
  thumbs: stacked(others, { left: view.width - width, top: 0, width, height: view.height }),
});

const belowThem = (view: Size, others: readonly Rect[], height: number): LevelPanels => ({
  main: { left: 0, top: height + GAP, width: view.width, height: view.height - height - GAP },
  thumbs: inRow(others, { left: 0, top: 0, width: view.width, height }),
});

/** One above the other, as large as the place allows, from its top. */
function stacked(levels: readonly Rect[], place: Panel): Panel[] {
  const room = place.height - levels.length * NAME_ROOM - (levels.length - 1) * GAP;
  const widest = Math.max(...levels.map(widthOf));
  const scale = Math.min(place.width / widest, room / levels.reduce((n, l) => n + heightOf(l), 0));
  let top = place.top;
  return levels.map((level) => {
    const height = heightOf(level) * scale + NAME_ROOM;
    const panel = { left: place.left, top, width: widthOf(level) * scale, height };
    top += height + GAP;
    return panel;
  });
}

function inRow(levels: readonly Rect[], place: Panel): Panel[] {
  const room = place.width - (levels.length - 1) * GAP;
  const highest = Math.max(...levels.map(heightOf));
  const across = levels.reduce((n, l) => n + widthOf(l), 0);
  const scale = Math.min(room / across, (place.height - NAME_ROOM) / highest);
  let left = place.left;
  return levels.map((level) => {
    const panel = {
      left,
      top: place.top,
      width: widthOf(level) * scale,
      height: heightOf(level) * scale + NAME_ROOM,
    };
    left += panel.width + GAP;
    return panel;
  });
}

/** In a corner where the level has no tiles, and in what it leaves of the view there. */
function inCorner(view: Size, main: Rect, tiles: readonly Rect[], others: readonly Rect[]): LevelPanels[] {
  const scale = Math.min(view.width / widthOf(main), view.height / heightOf(main));
  const [width, height] = [widthOf(main) * scale, heightOf(main) * scale];
  const free = freeCorner(main, tiles);
  if (!free) return [];
  // Pushed against the other side the level leaves all of the rest to the thumbnails.
  const left = free.right ? 0 : view.width - width;
  const top = free.below ? 0 : view.height - height;
  const room: Panel = {
    left: free.right ? width - free.width * scale + GAP : 0,
    top: free.below ? height - free.height * scale + GAP : 0,
    width: free.width * scale + (view.width - width) - GAP,
    height: free.height * scale + (view.height - height) - GAP,
  };
  if (room.height < others.length * (NAME_ROOM + GAP)) return [];
  return [{ main: { left, top, width, height }, thumbs: stacked(others, room) }];
}

interface Corner {
  readonly right: boolean;
  readonly below: boolean;
  readonly width: number;
  readonly height: number;
}

/** The largest box without tiles in a corner of the level. */
function freeCorner([x0, y0, x1, y1]: Rect, tiles: readonly Rect[]): Corner | undefined {
  let best: Corner | undefined;
  for (const right of [true, false])
    for (const below of [false, true])
      for (const edge of tiles.flatMap(([a, , b]) => [a, b])) {
        const width = right ? x1 - edge : edge - x0;
        const inside = tiles.filter(([a, , b]) => (right ? b > edge : a < edge));
        const height = below
          ? y1 - Math.max(y0, ...inside.map((t) => t[3]))
          : Math.min(y1, ...inside.map((t) => t[1])) - y0;
        if (width > 0 && height > 0 && (!best || width * height > best.width * best.height))
          best = { right, below, width, height };
      }
  return best;
}
