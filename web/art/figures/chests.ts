/** What is worn on the trunk of a figure, cut to it. */
import type { Colours } from '../parts/palette.ts';
import { INK } from '../parts/palette.ts';
import { dot, each, inked, line, shape } from '../parts/pen.ts';

const belt = (colour: string): string => line('M-24 -37H24', 9) + line('M-24 -37H24', 5, colour);
export const CHEST = {
  none: () => '',
  belt: (c) => belt(c.b.m),
  utility: () => belt('#d8b04a') + line('M-10 -37V-33M0 -37V-33M10 -37V-33', 2),
  trunks: (c) => shape('M-20 -42H20V-20H-20Z', c.b.m) + line('M-20 -43H20', 5, '#f0bf4a'),
  stripes: () =>
    shape('M-22 -54H22V-36H-22Z', '#f2ead8') +
    shape('M-14 -54H-9V-36H-14ZM-4 -54H1V-36H-4ZM7 -54H12V-36H7Z', '#c2323b') +
    belt('#7a4a2c'),
  sash: (c) => shape('M-22 -76L0 -60L22 -76V-64L0 -48L-22 -64Z', c.b.m) + belt(c.b.m),
  vee: (c) => shape('M-10 -76L0 -50L10 -76Z', c.b.m) + belt(c.b.m),
  open: (c) => shape('M-9 -76L0 -46L9 -76Z', c.skin.m) + belt(c.b.m),
  core: (c) =>
    shape('M-22 -76H-8L-12 -60L-22 -58ZM22 -76H8L12 -60L22 -58Z', c.b.m) +
    dot(0, -62, 6.5, INK) +
    dot(0, -62, 4.2, '#d9fbff'),
  cross: (c) =>
    line('M-18 -76L16 -36M18 -76L-16 -36', 8) +
    line('M-18 -76L16 -36M18 -76L-16 -36', 4.5, c.b.m) +
    belt(c.b.m),
  harness: () =>
    line('M-16 -76L14 -38M16 -76L-14 -38', 6, '#5a4a3a') +
    belt('#5a4a3a') +
    inked('M-5 -42H5V-33H-5Z', '#c9c2b0', 2.5),
  tie: (c) => shape('M-3 -76H4L6 -54L1 -44L-5 -54Z', c.b.m) + line('M-20 -36H20', 5),
  police: () =>
    shape('M-4 -76H4L2 -54L-2 -54Z', '#171b26') + dot(9, -62, 4, '#ffcf5a') + line('M-22 -38H22', 5),
  apron: () => shape('M-8 -52H8L14 -26H-14Z', '#f6efe0'),
  pouch: () => line('M-8 -48L8 -48L12 -37H-12Z', 3),
  coat: (c) => shape('M-5 -76H5L9 -20H-8Z', c.b.m) + line('M-16 -46H-8V-37H-16ZM10 -46H18V-37H10Z', 3),
  discs: (c) =>
    each(
      [
        [-11, -66],
        [9, -66],
        [-9, -53],
        [8, -53],
      ],
      (x, y) => dot(x, y, 5, INK) + dot(x, y, 3.4, '#c8d2dc'),
    ) + belt(c.b.m),
  muscles: (c) => line('M0 -74V-40M-20 -60Q-10 -53 -1 -60M20 -60Q10 -53 1 -60M-8 -48H8', 2.8, c.a.d),
  bands: (c) =>
    line('M-30 -62Q0 -54 30 -62M-24 -46Q0 -40 24 -46', 7) +
    line('M-30 -62Q0 -54 30 -62M-24 -46Q0 -40 24 -46', 3.5, c.b.m),
  bustier: (c) =>
    shape('M-16 -78H16V-66Q0 -56 -16 -66Z', c.skin.m) +
    line('M-16 -66Q0 -56 16 -66', 4, c.b.m) +
    line('M-20 -48H20', 6, c.b.m) +
    shape('M-20 -45H20V-26H-20Z', '#2f4a94'),
  bodice: (c) => shape('M-14 -78H14V-67Q0 -58 -14 -67Z', c.skin.m) + line('M0 -60V-36', 2.6, c.a.d),
  bolt: (c) => line('M-20 -52L-4 -58L-6 -50L20 -58', 4, c.b.m) + belt(c.b.m),
  lantern: (c) => shape('M-12 -78L0 -68L12 -78L14 -34H-14Z', c.b.m),
  scales: (c) =>
    [-68, -60, -52, -44]
      .map((y, i) => line(`M${-24 + (i % 2) * 5} ${y}${'q5 6 10 0'.repeat(5)}`, 2, c.a.d))
      .join('') + belt(c.b.m),
  zip: () => line('M0 -70V-34', 2.4, '#aab4c8') + line('M-16 -38H16', 4, '#aab4c8'),
  collar: (c) => inked('M-12 -74L0 -62L12 -74', c.b.m, 3) + belt(c.b.m),
  halter: (c) => shape('M-12 -78H12L2 -54L-2 -54Z', c.skin.m),
  jacket: (c) => shape('M-5 -76H5L6 -32H-6Z', c.b.m) + line('M-5 -76L-6 -32M5 -76L6 -32', 3),
  cyber: (c) =>
    shape('M-22 -76H-6L-12 -58L-24 -54ZM22 -76H6L12 -58L24 -54Z', c.b.m) +
    dot(0, -58, 6.5, INK) +
    dot(0, -58, 4.2, '#ff4a4a') +
    line('M-12 -46H12M-8 -40H8', 3),
  warsuit: (c) =>
    shape('M-12 -78L0 -62L12 -78H30V-60L10 -44L0 -36L-10 -44L-30 -60V-78Z', c.b.m) +
    dot(0, -52, 6, INK) +
    dot(0, -52, 4, '#b7ff6a') +
    line('M-18 -40H18', 4),
  shirt: (c) => shape('M-6 -76H6L4 -46L0 -40L-4 -46Z', c.b.m) + shape('M-2 -72H2L3 -52L0 -46L-3 -52Z', c.c.m),
  blouse: (c) => shape('M-7 -76L0 -58L7 -76Z', c.b.m) + line('M-14 -46H14', 4, c.a.d),
  strap: (c) =>
    line('M-16 -74L16 -40', 6) + line('M-16 -74L16 -40', 3, c.b.m) + line('M-20 -38H20', 6, '#3a3226'),
  hide: (c) =>
    line('M-12 -74Q0 -62 12 -74', 4) +
    shape('M-6 -69L-3 -61L-1 -67ZM2 -67L4 -60L7 -69Z', '#f1e6c8') +
    line('M-18 -72L14 -44', 7, c.b.m),
  teeth: () =>
    line('M-14 -74Q0 -60 14 -74', 5) +
    shape('M-9 -69L-6 -60L-3 -66ZM0 -66L2 -57L5 -66Z', '#e9edf6') +
    line('M-14 -50L-6 -44M14 -50L6 -44', 2.4, '#a98bff'),
  web: (c) =>
    shape('M-22 -62L-10 -70L-8 -34H-22ZM22 -62L10 -70L8 -34H22Z', c.b.m) +
    line('M-8 -64H8M-8 -56H8M-8 -48H8M0 -72V-40', 1.8, c.a.d),
} satisfies { readonly [name: string]: (c: Colours) => string };
