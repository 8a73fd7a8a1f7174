import { itemAt } from '@holdout/engine';
/** Pieces to cut out, laid on as few pages as it takes: row by row, the tallest first. Sizes are millimetres. */
interface Sized {
  readonly width: number;
  readonly height: number;
}

export interface Laid<T> {
  readonly piece: T;
  readonly x: number;
  readonly y: number;
}

/** Between two pieces, for the scissors. */
const GAP = 4;

export function onShelves<T extends Sized>(
  pieces: readonly T[],
  [width, height]: readonly [number, number],
): Laid<T>[][] {
  const pages: Laid<T>[][] = [];
  let [x, y, tall] = [0, 0, 0];
  // Sorting keeps the order of pieces that are equally tall.
  for (const piece of [...pieces].sort((a, b) => b.height - a.height)) {
    if (x > 0 && x + piece.width > width) [x, y, tall] = [0, y + tall + GAP, 0];
    if (pages.length === 0 || (y > 0 && y + piece.height > height)) {
      pages.push([]);
      [x, y, tall] = [0, 0, 0];
    }
    itemAt(pages, pages.length - 1).push({ piece, x, y });
    x += piece.width + GAP;
    tall = Math.max(tall, piece.height);
  }
  return pages;
}
