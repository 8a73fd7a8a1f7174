/** Where the panels of a page stand: rows of unequal panels, side by side at a desk, two to a row on a telephone. */
import type { Rect } from '@holdout/engine';

export type Format = 'wide' | 'tall';

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly Rect[];
}

const WIDTH: { readonly [format in Format]: number } = { wide: 1200, tall: 640 };
const ROW: { readonly [format in Format]: number } = { wide: 372, tall: 330 };
const FRAME = 18;
const GUTTER = 14;

/** Shares of a row; by how many panels there are. */
const WIDE: readonly (readonly (readonly number[])[])[] = [
  [[1]],
  [[1.2, 1]],
  [[1.2, 1, 1.1]],
  [
    [1.3, 1],
    [1, 1.3],
  ],
  [
    [1.4, 1, 1.2],
    [1.2, 1],
  ],
  [
    [1.6, 1, 1.45],
    [1.15, 1.5, 1.2],
  ],
];
const TALL: readonly (readonly (readonly number[])[])[] = [
  [[1]],
  [[1, 1]],
  [[1], [1, 1.2]],
  [
    [1.15, 1],
    [1, 1.15],
  ],
  [[1], [1.15, 1], [1, 1.15]],
  [
    [1.15, 1],
    [1, 1.15],
    [1.1, 1],
  ],
];

export function pageOf(count: number, format: Format): Page {
  const rows = (format === 'wide' ? WIDE : TALL)[count - 1] ?? [];
  const [width, row] = [WIDTH[format], ROW[format]];
  const panels = rows.flatMap((shares, n) => {
    const room = width - 2 * FRAME - GUTTER * (shares.length - 1);
    const all = shares.reduce((a, b) => a + b, 0);
    let x = FRAME;
    return shares.map((share): Rect => {
      const [left, top] = [x, FRAME + n * (row + GUTTER)];
      x += (room * share) / all + GUTTER;
      return [left, top, left + (room * share) / all, top + row];
    });
  });
  return { width, height: 2 * FRAME + rows.length * row + (rows.length - 1) * GUTTER, panels };
}
