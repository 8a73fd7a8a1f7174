/** Things in the hand, drawn round 0,0 = the hand. Up is up; guns point left. `glow` in the table below is a colour. */
import type { Colours } from '../parts/palette.ts';
import { BONE, INK } from '../parts/palette.ts';
import { dot, inked, line, shape, strap } from '../parts/pen.ts';

const rod = (d: string, width: number, colour: string): string => strap(d, width, colour, 5);
const orb = (colour: string, r = 13): string =>
  `<circle r="${r + 5}" fill="${colour}" opacity=".35"/>` +
  dot(0, 0, r - 2, colour) +
  dot(-2, -2, r * 0.45, '#fff');
export const HELD = {
  axe: () =>
    rod('M2 18L-4 -34', 4, '#c9894a') +
    inked('M-6 -40L-20 -34L-18 -18L-3 -24L6 -26L5 -36Z', '#d8484c', 4) +
    shape('M-18 -32L-16 -20L-12 -22L-13 -34Z', '#eef2f6'),
  bat: () => rod('M4 12L-14 -40', 6, '#c89a5c'),
  wrench: () =>
    rod('M2 10L-8 -40', 5, '#9fb0bd') + inked('M-18 -42L-16 -56L-8 -48L0 -58L2 -44L-8 -34Z', '#c6d3dc', 4),
  tray: () => rod('M2 14L-4 -28', 4.5, '#cfd6dc'),
  pistol: () =>
    inked('M-27 -13H2V0H-6V6H-13L-13 1H-27Z', '#93a3b5', 3.5) + line('M-24 -4H-8', 2.4, '#4b5766'),
  blaster: () =>
    inked('M-24 -9H8V9H-6L-10 6H-24Z', '#6d7c8f', 4.5) + line('M-24 0H-30', 6) + dot(-29, 0, 4, '#ff5a4a'),
  disc: () =>
    dot(0, 0, 23, INK) +
    dot(0, 0, 20, '#b92f38') +
    dot(0, 0, 15, '#eee6d4') +
    dot(0, 0, 10, '#b92f38') +
    dot(0, 0, 5.5, '#2f62ad') +
    '<path d="M-18 -4A18 18 0 0 1 -4 -18" fill="none" stroke="#ff9a90" stroke-width="3"/>',
  hammer: () =>
    rod('M4 14L-2 -16', 4.5, '#7a5230') +
    inked('M-18 -34L12 -38L15 -20L-15 -15Z', '#aab6c4', 4.5) +
    shape('M-15 -32L10 -35L11 -30L-14 -27Z', '#eef4fa'),
  claws: () => inked('M0 -11L-28 -27L-8 -3ZM-6 -5L-37 -7L-7 5ZM-6 3L-29 15L0 10Z', '#f4f9ff', 2.8),
  nails: () => inked('M-3 -10L-17 -18L-9 -3ZM-8 -5L-22 -5L-9 4ZM-7 3L-17 13L-2 9Z', BONE, 2.6),
  katana: () =>
    rod('M4 8L0 -4', 5, '#2b2f3f') +
    line('M-7 -5L8 -3', 7) +
    line('M0 -8Q-4 -32 -18 -50', 9) +
    line('M0 -8Q-4 -32 -18 -50', 5, '#eef4fa'),
  psi: () =>
    '<path d="M-12 4L-30 -58L12 -2Z" fill="#ff5fd8" opacity=".35"/>' +
    inked('M-8 0L-22 -52L8 -2Z', '#ff7ae0', 3) +
    shape('M-4 -6L-17 -40L3 -7Z', '#ffe3fa'),
  fist: (c) =>
    inked('M-26 -16L-12 -25L10 -24L22 -12L22 14L8 24L-14 22L-27 12Z', c.skin.m, 5) +
    shape('M8 24L22 14V-12L10 -24Q14 4 0 23Z', c.skin.d) +
    line('M-26 -4H-4M-27 5H-5M-25 14H-6M-4 -22V18', 3),
  web: () =>
    line('M-4 -2L-62 -44', 6.5) +
    line('M-4 -2L-62 -44', 3.8, '#f4f9ff') +
    line('M-62 -44L-74 -46M-62 -44L-66 -58M-62 -44L-72 -54', 2.6, '#f4f9ff'),
  rune: () =>
    '<g fill="none" stroke="#07090c" stroke-width="7"><circle r="17"/></g><g fill="none" stroke="#ffab3d"><circle r="17" stroke-width="4"/><circle r="10" stroke-width="2.5"/><path d="M0 -17L15 8H-15Z" stroke-width="2"/></g>',
  hex: () => orb('#ff6fa8', 11) + line('M-14 4Q-16 -16 4 -16Q18 -10 12 6', 3, '#ffd6e6'),
  ring: () => orb('#5dff8a', 12),
  spark: () => orb('#ffe98a', 11),
  palm: () => orb('#8fe9fa', 10),
  frost: () => inked('M-4 0L-22 -16L-12 -4L-30 -2L-12 6L-22 16L-2 6Z', '#dff5ff', 3.5),
  sting: () => shape('M-4 -4L-30 -14L-20 -6L-42 -4L-20 2L-32 10L-4 5Z', '#ffe14d'),
  lasso: () =>
    line('M0 0Q-8 -30 -26 -34Q-46 -32 -40 -18Q-30 -8 -16 -18Q-4 -28 2 -4', 8) +
    line('M0 0Q-8 -30 -26 -34Q-46 -32 -40 -18Q-30 -8 -16 -18Q-4 -28 2 -4', 3.5, '#ffd95a'),
  bow: () =>
    line('M6 -36Q-24 -30 -6 0Q-24 30 6 34', 8) +
    line('M6 -36Q-24 -30 -6 0Q-24 30 6 34', 4, '#8a5a30') +
    line('M6 -36L28 0L6 34', 1.6, '#e8edf0') +
    line('M28 0H-18', 3, '#e8d6a8') +
    inked('M-16 -5L-28 0L-16 5Z', '#dfe8f0', 3),
  mace: () =>
    rod('M4 16L-3 -22', 4.5, '#7a5230') +
    inked(
      'M-5 -50L0 -40L10 -42L6 -33L14 -28L5 -24L6 -14L-3 -20L-11 -13L-11 -23L-21 -26L-13 -32L-17 -42L-8 -39Z',
      '#e2bf62',
      3.5,
    ) +
    dot(-5, -33, 4, '#fff0b8'),
  trident: () =>
    rod('M4 60L-3 -34', 4, '#d8a93c') +
    inked('M-14 -34L-18 -56L-9 -44L-6 -43L-4 -64L1 -43L4 -44L10 -58L9 -36L-2 -30Z', '#f2c95c', 3.5),
  whip: () =>
    line('M0 0Q-26 -30 -44 -8Q-56 14 -36 18Q-26 12 -34 4', 7) +
    line('M0 0Q-26 -30 -44 -8Q-56 14 -36 18Q-26 12 -34 4', 3, '#7a62a0'),
  spear: () => rod('M4 62L-4 -44', 3.5, '#6a4a2c') + inked('M-12 -42L-6 -68L4 -43L-4 -36Z', '#d9e4ee', 3.5),
  knife: () => inked('M-4 0L-18 -26L4 -4Z', '#dfe8f0', 3.5),
  beam: () =>
    inked('M16 -6L-64 -15L-64 9L16 4Z', '#ff4a3d', 3.5) + shape('M12 -3L-64 -8L-64 2L12 1Z', '#ffd0c0'),
  scream: () =>
    line('M-14 -12Q-24 0 -14 14M-26 -20Q-40 0 -26 22M-38 -28Q-56 0 -38 30', 7) +
    line('M-14 -12Q-24 0 -14 14M-26 -20Q-40 0 -26 22M-38 -28Q-56 0 -38 30', 3.5, '#7dffa0'),
  rocks: () => inked('M-12 -18L4 -24L12 -12L4 0L-10 -4Z', '#8b96a8', 4),
} satisfies { readonly [name: string]: (c: Colours) => string };
