/** How those who stand on the board are drawn: as figures on bases, or as rings and coins where figures would be too small. */
import { createContext, useContext } from 'react';

export type Look = 'figures' | 'rings';

export interface Drawn {
  readonly look: Look;
  /** Times their size on the level that is played. */
  readonly size: number;
  /** So many groups of a zone are drawn one by one. */
  readonly most: number;
}

/** Width of a base, and the pixels it needs for a figure to be made out. */
const BASE = 72;
const LEAST_PIXELS = 26;
/** In thumbnails of other levels. */
const THUMB_SIZE = 1.6;
const THUMB_GROUPS = 3;

export const PLAIN: Drawn = { look: 'figures', size: 1, most: Infinity };

/** `scale`: pixels to a unit once a zoom has come to rest. */
export const drawnAt = (wished: Look, scale: number, size = 1): Look =>
  wished === 'figures' && BASE * size * scale >= LEAST_PIXELS ? 'figures' : 'rings';

export const drawnInThumb = (wished: Look, scale: number): Drawn => ({
  look: drawnAt(wished, scale, THUMB_SIZE),
  size: THUMB_SIZE,
  most: THUMB_GROUPS,
});

/** Of the drawing one is in: what stands, what moves and what is carried there look alike. */
export const LookScope = createContext<Drawn>(PLAIN);
export const useDrawn = (): Drawn => useContext(LookScope);
