/**
 * Where tokens stand in a zone: enemies from the upper left, heroes from the lower right, noise beside them, never on
 * a mark. Tokens shrink as far as 80 % when it gets crowded, then the enemies fold into one badge.
 */
import type { Rect } from '@holdout/engine';
import { bodyOf, headOf, plateOf } from './outline.ts';
import { clamp, heightOf, overlapOf, rectAround, sharedArea, shrink, widthOf } from './shapes.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Keys of the tokens, in the order they are seated. */
export interface Crowd {
  readonly enemies: readonly string[];
  readonly heroes: readonly string[];
  readonly noise: readonly string[];
}

export interface Seating {
  readonly spots: ReadonlyMap<string, Spot>;
  /** Set when the enemies have become one badge. */
  readonly fold?: Spot;
}

/** Half the width of the largest token at scale 1. */
export const REACH = 40;
const FULL = 1;
const LEAST = 0.8;
/** Side of a cell in which a token of scale 1 sits comfortably. */
const COMFORT = 76;
/** Cells closer than this would hide each other's numbers. */
const TIGHTEST = 48;
/** Tokens may lean this far over a mark. */
const LEAN = 12;

export function seat(box: Rect, marks: readonly Rect[], crowd: Crowd): Seating {
  const total = crowd.enemies.length + crowd.heroes.length + crowd.noise.length;
  if (total === 0) return { spots: new Map() };
  const cells = bestGrid(box, marks, total);
  const seated = (some: readonly Spot[], enemies: readonly string[]): Map<string, Spot> =>
    laid(fill(some, enemies, crowd, marks), some, crowd.noise, box, marks);
  if (cells) return { spots: seated(cells, crowd.enemies) };
  if (crowd.enemies.length < 2) return { spots: seated(squeeze(box, total), crowd.enemies) };
  const folded = total - crowd.enemies.length + 1;
  const spots = seated(bestGrid(box, marks, folded) ?? squeeze(box, folded), [FOLD]);
  const fold = spots.get(FOLD);
  spots.delete(FOLD);
  return { spots, fold };
}

const FOLD = 'fold';

/** Heroes begin at the end of the cells, enemies at the start; whose head would hide a mark comes where there is nothing else. */
function fill(
  cells: readonly Spot[],
  enemies: readonly string[],
  { heroes, noise }: Crowd,
  marks: readonly Rect[],
): Map<string, Spot> {
  const hides = (cell: Spot): boolean =>
    marks.some((m) => sharedArea(headOf(cell), m) + sharedArea(bodyOf(cell), m) > HIDDEN);
  const [good, bad] = [cells.filter((c) => !hides(c)), cells.filter(hides)];
  const free = new Set([...good, ...bad]);
  const take = (key: string, order: readonly Spot[]): [string, Spot][] => {
    const spot = order.find((c) => free.has(c));
    if (!spot) return [];
    free.delete(spot);
    return [[key, spot]];
  };
  const [fromEnd, fromStart] = [
    [...good.toReversed(), ...bad.toReversed()],
    [...good, ...bad],
  ];
  const those = [...heroes, ...noise].flatMap((key) => take(key, fromEnd));
  return new Map([...enemies.flatMap((key) => take(key, fromStart)), ...those]);
}

/** So much of a mark, and it cannot be seen. */
const HIDDEN = 150;

/** Half the side of what lies in a zone. */
export const LIES = 28;
/** It lies under the figures: whoever stands before it hides it, a face worst of all, as it shows through who is done. */
const HIDES = { head: 10, plate: 10, body: 8, other: 2 } as const;
/** So much of a face and no more: then another place is better, or a smaller drawing. */
const TOO_MUCH = 10 * 150;
const SMALL = 0.62;

/** What lies is moved to where the figures of the zone leave most of it to be seen. */
function laid(
  spots: Map<string, Spot>,
  cells: readonly Spot[],
  lying: readonly string[],
  box: Rect,
  marks: readonly Rect[],
): Map<string, Spot> {
  for (const key of lying) {
    const at = spots.get(key);
    if (!at) continue;
    const others = [...spots].flatMap(([k, spot]) => (k === key ? [] : [{ spot, lies: lying.includes(k) }]));
    const rectOf = ({ x, y, scale }: Spot): Rect => rectAround([x, y], 2 * LIES * scale, 2 * LIES * scale);
    const hidden = (place: Spot): number => {
      const over = (rect: Rect, weight: number): number => weight * sharedArea(rectOf(place), rect);
      const figures = others.map(({ spot, lies }) =>
        lies
          ? over(rectOf(spot), HIDES.head)
          : over(headOf(spot), HIDES.head) +
            over(plateOf(spot), HIDES.plate) +
            over(bodyOf(spot), HIDES.body),
      );
      return [...figures, ...marks.map((m) => over(m, HIDES.other))].reduce((a, b) => a + b, 0);
    };
    if (hidden(at) <= TOO_MUCH) continue;
    const free = cells.filter((c) => ![...spots.values()].includes(c));
    const best = (some: readonly Spot[]): Spot => some.reduce((a, b) => (hidden(b) < hidden(a) ? b : a), at);
    const large = best([...free, ...roundIn(box, at.scale)]);
    spots.set(key, hidden(large) <= TOO_MUCH ? large : best(roundIn(box, SMALL)));
  }
  return spots;
}

/** Along the edges of the box, and its middle. */
function roundIn(box: Rect, scale: number): Spot[] {
  const [x0, y0, x1, y1] = shrink(box, LIES * scale);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.flatMap((dx) =>
    steps.map((dy): Spot => ({ x: x0 + dx * (x1 - x0), y: y0 + dy * (y1 - y0), scale })),
  );
}

/** The free cells of the grid that lets tokens be largest; a few tokens always get the same four places. */
function bestGrid(box: Rect, marks: readonly Rect[], wanted: number): Spot[] | undefined {
  const [width, height] = [widthOf(box), heightOf(box)];
  let best: { cells: Spot[]; scale: number; spare: number } | undefined;
  for (let cols = 1; width / cols >= TIGHTEST; cols++) {
    for (let rows = 1; height / rows >= TIGHTEST; rows++) {
      const scale = clamp(Math.min(width / cols, height / rows) / COMFORT, LEAST, FULL);
      const cells = gridIn(box, cols, rows, scale).filter((c) => !marks.some((m) => isOn(c, m)));
      if (cells.length < wanted) continue;
      const spare =
        Math.abs(cols * rows - Math.max(4, wanted)) + Math.abs(width / cols - height / rows) / 1000;
      if (!best || scale > best.scale || (scale === best.scale && spare < best.spare))
        best = { cells, scale, spare };
    }
  }
  return best?.cells;
}

/** So many that they must overlap: better than losing one. */
function squeeze(box: Rect, wanted: number): Spot[] {
  const inner = shrink(box, REACH * LEAST);
  const [wide, high] = [Math.max(widthOf(inner), 0), Math.max(heightOf(inner), 0)];
  // Along a corridor there is but one row.
  const cols = high === 0 ? wanted : clamp(Math.ceil(Math.sqrt((wanted * wide) / high)), 1, wanted);
  const rows = Math.ceil(wanted / cols);
  const at = (low: number, size: number, n: number, i: number): number =>
    n === 1 ? low + size / 2 : low + (size * i) / (n - 1);
  const [x, y] = [(inner[0] + inner[2] - wide) / 2, (inner[1] + inner[3] - high) / 2];
  return Array.from({ length: cols * rows }, (_, i) => ({
    x: at(x, wide, cols, i % cols),
    y: at(y, high, rows, Math.floor(i / cols)),
    scale: LEAST,
  }));
}

/** Rows nearer than a figure is tall stand between each other: nobody hides the base of who is behind. */
const TALL = 130;
const ASIDE = 0.2;

function gridIn(box: Rect, cols: number, rows: number, scale: number): Spot[] {
  const inner = shrink(box, REACH * scale);
  const at = (low: number, size: number, n: number, i: number): number => low + (size / n) * (i + 0.5);
  const aside = rows > 1 && heightOf(box) / rows < TALL * scale ? (widthOf(box) / cols) * ASIDE : 0;
  const asideIn = (row: number): number => (row % 2 === 0 ? aside : -aside);
  return Array.from({ length: cols * rows }, (_, i) => ({
    x: clamp(at(box[0], widthOf(box), cols, i % cols) + asideIn(Math.floor(i / cols)), inner[0], inner[2]),
    y: clamp(at(box[1], heightOf(box), rows, Math.floor(i / cols)), inner[1], inner[3]),
    scale,
  }));
}

const isOn = ({ x, y, scale }: Spot, mark: Rect): boolean =>
  overlapOf(rectAround([x, y], 2 * (REACH - 6) * scale, 2 * (REACH - 6) * scale), mark) > LEAN;
