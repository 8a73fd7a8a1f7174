/** Where a word is shouted: at the top of the panel, over as little of anybody's face as can be. */
import type { Rect } from '@holdout/engine';
import { sharedArea } from '../board/shapes.ts';

/** Of its middle; heads are looked for as far above and below it as the burst is full. */
export const SHOUT_Y = 62;
const HIGH = 48;
const STEP = 8;
/** Points of a burst reach farther than its body. */
const BODY = 0.85;

export interface Head {
  readonly at: Rect;
  /** Somebody, not one of many. */
  readonly named: boolean;
}
const NAMED = 4;

/** The place nearest to the one wished for among those that hide least. */
export function shoutPlace(heads: readonly Head[], width: number, half: number, wish: number): number {
  const hidden = (x: number): number => {
    const body: Rect = [x - half * BODY, SHOUT_Y - HIGH, x + half * BODY, SHOUT_Y + HIGH];
    return heads.reduce((sum, { at, named }) => sum + sharedArea(body, at) * (named ? NAMED : 1), 0);
  };
  let best = wish;
  for (let x = half; x <= width - half; x += STEP) {
    const less = hidden(x) - hidden(best);
    if (less < 0 || (less === 0 && Math.abs(x - wish) < Math.abs(best - wish))) best = x;
  }
  return best;
}
