/** Pictograms for the numbers of a card. Its text stays text, so every language fits. */
import type { Drawing } from './drawing.ts';
import { INK, PAPER } from './parts/palette.ts';
import { dot, line, shape } from './parts/pen.ts';

/** A sign in a 24 box round 0,0, in one colour on paper. */
type Sign = (fill: string) => string;

const SPEAKER = 'M-11 -4H-6L1 -10V10L-6 4H-11Z';
const SIGNS = {
  range: (fill) =>
    `<circle r="9" fill="none" stroke="${fill}" stroke-width="3"/><path d="M0-13V-5M0 5V13M-13 0H-5M5 0H13" stroke="${fill}" stroke-width="3"/>` +
    dot(0, 0, 1.8, fill),
  dice: (fill) =>
    `<rect x="-10" y="-10" width="20" height="20" rx="4" fill="${fill}"/>` +
    [-4.5, 4.5, 0].map((at) => dot(at, at, 2.3, PAPER)).join(''),
  accuracy: (fill) =>
    shape('M0 -12L3.5 -3.5L12 -3.5L5 2.5L8 11.5L0 6L-8 11.5L-5 2.5L-12 -3.5L-3.5 -3.5Z', fill),
  damage: (fill) =>
    shape('M-10 -2Q-10 -12 0 -12Q10 -12 10 -2Q10 3 6 5V11H-6V5Q-10 3 -10 -2Z', fill) +
    shape(
      'M-6.5 -3A2.7 2.7 0 1 1 -1 -3A2.7 2.7 0 1 1 -6.5 -3ZM1 -3A2.7 2.7 0 1 1 6.5 -3A2.7 2.7 0 1 1 1 -3ZM-1.5 4L0 0.5L1.5 4Z',
      PAPER,
    ) +
    line('M-2.5 6V11M2.5 6V11', 1.6, PAPER),
  loud: (fill) => shape(SPEAKER, fill) + line('M5 -5Q8 0 5 5M9 -8Q13 0 9 8', 2.4, fill),
  quiet: (fill) => shape(SPEAKER, fill) + line('M5 -4L12 4M12 -4L5 4', 2.6, fill),
  door: (fill) => shape('M-8 -12H8V12H-8ZM3 -1A2 2 0 1 0 3 2Z', fill),
  pair: (fill) =>
    `<rect x="-11" y="-8" width="12" height="16" rx="2" fill="${fill}"/>` +
    `<rect x="-1" y="-5" width="12" height="16" rx="2" fill="${fill}" stroke="${PAPER}" stroke-width="2"/>`,
} satisfies { readonly [name: string]: Sign };
export type SignName = keyof typeof SIGNS;

export const sign = (name: SignName): Drawing => ({ box: '-14 -14 28 28', body: SIGNS[name](INK) });
