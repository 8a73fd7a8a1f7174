/** A drawing: what is in its box, as markup for an svg element, a symbol or a group with `ROUND`. */
import { ROUND } from './parts/pen.ts';

export interface Drawing {
  readonly box: string;
  readonly body: string;
}

/** A figure reaches out of this box; its base is three quarters as wide. */
export const FIGURE_BOX = '-48 -112 96 134';

/** An svg of its own, for sheets and files. */
export function svgOf({ box, body }: Drawing, width: number): string {
  const [, , w, h] = box.split(' ').map(Number);
  const size = `width="${width}" height="${Math.round((width * h) / w)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} ${ROUND} overflow="visible" aria-hidden="true">${body}</svg>`;
}
