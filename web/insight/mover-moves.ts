/** How each kind of mover moves: keyframes for the Web Animations API (look, section 8). */
import { leading } from '@holdout/engine';
import { hops, placed } from '../board/hop.ts';
import type { Drawn } from '../board/look.ts';
import { FOOT } from '../board/outline.ts';
import type { Spot } from '../board/slots.ts';
import type { Mover } from './step-movers.ts';

export interface Move {
  readonly keyframes: Keyframe[];
  readonly easing: string;
}

/** A white flash, then it shrinks: 60 of 220 ms. */
const FLASH_END = 60 / 220;
/** Dice tumble for 420 of 600 ms, then settle. */
const TUMBLE_END = 420 / 600;

export const FLASH: Move = {
  keyframes: [{ opacity: 0 }, { opacity: 0.9, offset: FLASH_END }, { opacity: 0 }],
  easing: 'ease-in',
};

const tumble = (lift: number): Move => ({
  keyframes: [
    { transform: 'translateY(-70px) rotate(-220deg)', opacity: 0 },
    { transform: 'translateY(-30px) rotate(-110deg)', opacity: 1, offset: 0.3 },
    { transform: 'translateY(0px) rotate(0deg)', opacity: 1, offset: TUMBLE_END },
    { transform: `translateY(${-lift}px) rotate(0deg)`, opacity: 1 },
  ],
  easing: 'ease-out',
});
/** Successes lift; 12 units are about 6 pixels. */
export const TUMBLE = tumble(12);
export const SETTLE = tumble(0);

const faded = (spot: Spot, from: number, to: number): Move => ({
  keyframes: [
    { transform: placed(spot), opacity: from },
    { transform: placed(spot), opacity: to },
  ],
  easing: 'ease-out',
});

/** Over on their side, round the base they stood on. */
const fallen = (spot: Spot, degrees: number): string =>
  `${placed(spot)} translate(0px, ${FOOT}px) rotate(${degrees}deg) translate(0px, ${-FOOT}px)`;

const fall = (spot: Spot): Move => ({
  keyframes: [
    { transform: fallen(spot, 0), opacity: 1 },
    { transform: fallen(spot, 78), opacity: 1, offset: 0.7 },
    { transform: fallen(spot, 84), opacity: 0 },
  ],
  easing: 'ease-in',
});

/** Marks over somebody stand above their ring, or above their head. */
const ABOVE = { rings: 58, figures: 116 } as const;

export function framesFor(mover: Mover, motion: boolean, { look, size }: Drawn): Move {
  const { kind } = mover;
  const [from, to] = leading(
    [mover.from, mover.to].map((spot) => ({ ...spot, scale: spot.scale * size })),
    2,
  );
  if (!motion)
    return kind === 'fade' || kind === 'kill' || kind === 'death' ? faded(from, 1, 0) : faded(to, 0, 1);
  switch (kind) {
    case 'travel':
      return { keyframes: hops(from, to), easing: 'cubic-bezier(.3,0,.2,1)' };
    case 'fade':
      return faded(from, 1, 0);
    case 'rise':
      return {
        keyframes: [
          { transform: placed(to, 26, 0.4), opacity: 0 },
          { transform: placed(to), opacity: 1 },
        ],
        easing: 'ease-out',
      };
    case 'kill':
      if (look === 'figures') return fall(from);
      return {
        keyframes: [
          { transform: placed(from), opacity: 1 },
          { transform: placed(from, 0, 1.08), opacity: 1, offset: FLASH_END },
          { transform: placed(from, 0, 0.1), opacity: 0 },
        ],
        easing: 'ease-in',
      };
    case 'death':
      if (look === 'figures') return fall(from);
      return {
        keyframes: [
          { transform: placed(from), opacity: 1 },
          { transform: placed(from, 0, 1.15), opacity: 1, offset: 0.3 },
          { transform: placed(from, 14, 0.5), opacity: 0 },
        ],
        easing: 'ease-in',
      };
    case 'bite':
      return {
        keyframes: [
          { transform: placed(from, 0, 0.5), opacity: 0 },
          { transform: placed(from, 0, 1.6), opacity: 1, offset: 0.35 },
          { transform: placed(from, 0, 1.2), opacity: 1, offset: 0.7 },
          { transform: placed(from, 0, 1.2), opacity: 0 },
        ],
        easing: 'ease-out',
      };
    case 'dice':
      return faded(from, 1, 1);
    case 'wound':
    case 'shield':
    case 'level':
    case 'track':
      return {
        keyframes: [
          { transform: placed(from, 24 - ABOVE[look], 0.5), opacity: 0 },
          { transform: placed(from, -ABOVE[look], 1.15), opacity: 1, offset: 0.5 },
          { transform: placed(from, -ABOVE[look]), opacity: 1 },
        ],
        easing: 'ease-out',
      };
  }
}
