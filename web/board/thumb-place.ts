/** Where things are in the thumbnail of a level. */
import type { Rect } from '@holdout/engine';
import { MARGIN } from './camera.ts';
import { NAME_ROOM } from './level-panels.ts';
import type { Thumb } from './use-level-panels.ts';

export const scaleOf = ({ level: { rect }, panel }: Thumb): number =>
  panel.width / (rect[2] - rect[0] + 2 * MARGIN);

/** Where a box of the sheet is on the page, in the thumbnail that shows it. */
export function inThumb(area: HTMLElement | null, thumb: Thumb, [x0, y0, x1, y1]: Rect): DOMRect {
  const corner = area?.getBoundingClientRect() ?? new DOMRect();
  const scale = scaleOf(thumb);
  const [left, top] = thumb.level.rect;
  return new DOMRect(
    corner.x + thumb.panel.left + (x0 - left + MARGIN) * scale,
    corner.y + thumb.panel.top + NAME_ROOM + (y0 - top + MARGIN) * scale,
    (x1 - x0) * scale,
    (y1 - y0) * scale,
  );
}
