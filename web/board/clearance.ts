/** What lies over the board, as the part of the view it takes from each side. */
import type { Insets } from './camera.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Each box is counted at the side from which it reaches in least. */
export function insetsOf(view: Box, boxes: readonly Box[]): Insets {
  const over = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const box of boxes) {
    const reach = {
      right: view.right - box.left,
      bottom: view.bottom - box.top,
      left: box.right - view.left,
      top: box.bottom - view.top,
    };
    if (Math.min(reach.left, reach.top, reach.right, reach.bottom) <= 0) continue;
    const sides = ['right', 'bottom', 'left', 'top'] as const;
    const side = sides.reduce((best, s) => (reach[s] < reach[best] ? s : best));
    over[side] = Math.max(over[side], reach[side]);
  }
  return over;
}
