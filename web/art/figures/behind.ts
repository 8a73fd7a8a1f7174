/** What hangs behind a figure: capes, wings, swords, fire. */
import type { Colours } from '../parts/palette.ts';
import { INK } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { inked, line, shape, strokes } from '../parts/pen.ts';

type Behind = (pen: Pen, colours: Colours, who: { readonly wings?: string }) => string;

export const BEHIND = {
  none: () => '',
  cape: (p, c) =>
    p.form('M-19 -75L20 -75L36 -34L46 -6Q30 6 18 -2Q2 6 -12 -2Q-24 6 -40 -4L-31 -34Z', c.c, {
      ink: 6,
      shift: [-4, -3],
      inside:
        shape('M-15 -70L16 -70L26 -2H-22Z', c.c.d) +
        strokes('-22 -40 -28 -20 -27 0 2.4, 26 -40 32 -20 31 0 2.4'),
    }),
  windCape: (p, c) =>
    p.form('M-14 -74L18 -74Q40 -56 60 -42L50 -38L58 -20L42 -22L44 -4Q20 -10 6 -14L-12 -30Z', c.c, {
      ink: 6,
      shift: [-5, -6],
      inside: strokes('14 -60 34 -44 52 -38 2.4, 8 -46 26 -26 42 -20 2.4'),
    }),
  batCape: (p, c) =>
    p.form(
      'M-18 -74L18 -74L48 -60L56 -14L40 -22L32 0L16 -14L2 2L-12 -14L-28 0L-36 -22L-52 -14L-46 -58Z',
      { ...c.a, m: '#4f5d80' },
      {
        ink: 6,
        shift: [-5, -3],
        inside:
          shape('M-14 -70L14 -70L20 -10H-18Z', c.a.d) +
          strokes(
            '-14 -66 -34 -44 -36 -22 2.4, 14 -66 36 -44 40 -22 2.4, -6 -60 -12 -36 -12 -14 2, 8 -60 14 -36 16 -14 2',
            INK,
          ),
      },
    ),
  highCape: (p, c) =>
    p.form('M-20 -70L-30 -100L-12 -82H14L32 -100L22 -70L34 -2Q18 6 4 -2Q-10 6 -30 -2Z', c.c, {
      ink: 6,
      shift: [-5, -4],
      inside: shape('M-10 -76L14 -76L18 -2Q6 4 4 -2Q-4 2 -12 -2Z', c.c.d),
    }),
  bugWings: () =>
    '<g fill="#cfeefc" fill-opacity=".7" stroke="#07090c" stroke-width="4.5"><path d="M4 -62Q-20 -112 -54 -116Q-50 -76 0 -58ZM6 -62Q28 -112 62 -114Q56 -74 10 -58ZM4 -56Q-26 -50 -44 -26Q-14 -28 4 -50ZM8 -56Q36 -48 52 -24Q22 -26 8 -50Z"/></g>' +
    line('M0 -62L-40 -104M12 -62L48 -102', 2, '#7fb3cc'),
  feathers: (_p, _c, s) =>
    inked(
      'M-6 -70Q-20 -110 -58 -118L-54 -104L-66 -102L-58 -90L-66 -84L-56 -74L-60 -66L-48 -58L-48 -50L-36 -44L-8 -52ZM8 -70Q22 -110 60 -120L57 -105L69 -102L61 -90L69 -83L59 -73L63 -64L51 -57L50 -48L38 -43L10 -52Z',
      s.wings ?? '#c9a06a',
      5,
    ) +
    strokes(
      '-14 -72 -36 -92 -54 -104 2.2, -16 -64 -40 -76 -58 -80 2.2, -16 -58 -36 -60 -50 -60 2, 16 -72 38 -92 57 -105 2.2, 18 -64 42 -76 60 -80 2.2, 18 -58 38 -60 52 -60 2',
      '#4a3a2c',
    ),
  swords: () =>
    ['M-20 -100L14 -52', 'M24 -102L-8 -52'].map((d) => line(d, 9) + line(d, 4, '#3b4150')).join('') +
    line('M-22 -104L-16 -94M26 -106L20 -96', 8) +
    line('M-22 -104L-16 -94M26 -106L20 -96', 4, '#d8b04a'),
  fire: () =>
    inked(
      'M-34 -8Q-58 -40 -44 -72Q-60 -92 -52 -122Q-38 -104 -30 -104Q-30 -132 -4 -148Q-6 -126 8 -118Q22 -142 46 -144Q38 -122 46 -106Q66 -88 56 -58Q64 -30 40 -8Q4 6 -34 -8Z',
      '#e8572c',
      4,
    ) +
    shape(
      'M-26 -14Q-44 -40 -32 -68Q-42 -84 -38 -100Q-26 -90 -22 -90Q-20 -112 -2 -124Q-2 -106 10 -102Q22 -118 34 -120Q30 -104 36 -92Q50 -76 42 -52Q48 -30 32 -14Q4 -4 -26 -14Z',
      '#ffb13d',
    ),
  burst: () =>
    shape(
      'M0 -134L10 -108L34 -124L30 -96L60 -98L40 -76L66 -58L36 -54L48 -26L20 -38L0 -14L-16 -40L-46 -26L-34 -54L-64 -58L-38 -78L-56 -100L-28 -96L-32 -124L-8 -108Z',
      '#ffd166',
    ),
  quiver: () =>
    line('M6 -56L22 -88', 15) +
    line('M6 -56L22 -88', 9, '#7a5230') +
    [0, 6, 12]
      .map((x) => inked(`M${14 + x} -88L${17 + x} -102L${22 + x} -101L${19 + x} -87Z`, '#f4f1e6', 2.5))
      .join(''),
  bolts: () =>
    inked(
      'M-28 -128L-48 -96L-38 -96L-54 -66L-22 -102L-34 -103L-20 -126ZM36 -132L22 -102L32 -103L24 -78L52 -110L40 -110L50 -132Z',
      '#d9f6ff',
      4,
    ),
  slide: () =>
    inked('M-34 -2Q-8 -12 18 -8Q52 -8 70 -34Q74 -10 52 4Q16 16 -26 8Z', '#cdefff', 4.5) +
    shape('M-26 0Q-4 -8 18 -4Q44 -4 60 -20Q44 4 16 4Z', '#fff'),
  streaks: () =>
    line('M26 -88H76M30 -70H88M30 -50H78M40 -28H82', 6, '#ffd95a') +
    line('M34 -79H62M40 -40H66', 3, '#fff4b8'),
  emitters: (p, c) =>
    p.form('M-34 -60L-42 -100L-24 -104L-14 -66ZM34 -60L44 -100L26 -104L16 -66Z', c.b, { ink: 5 }) +
    inked('M-42 -102L-40 -114H-26L-24 -104ZM44 -102L42 -114H28L26 -104Z', '#b7ff6a', 4) +
    p.form('M-26 -70L-22 -96Q0 -104 24 -96L27 -70Z', { ...c.a, m: c.a.d }, { ink: 5 }),
  scarf: (_p, c) => inked('M10 -72Q34 -80 52 -70L46 -66L58 -56Q34 -60 10 -64Z', c.b.m, 4.5),
} satisfies { readonly [name: string]: Behind };
