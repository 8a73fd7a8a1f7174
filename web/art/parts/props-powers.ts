/** Capes, collars, wings and powers: [behind the shoulders, in front of all]. */
import type { Colours, Tone } from './palette.ts';
import { INK, tones } from './palette.ts';
import type { Pen } from './pen.ts';
import { dot, inked, line, shape, strokes } from './pen.ts';
import type { Prop } from './props.ts';

const glow = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".3"/>`;
const fist = (pen: Pen, tone: Tone, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  pen.form(
    'M-36 60L-41 6Q-44 -20 -32 -28Q-22 -37 -13 -30Q-4 -39 6 -33Q15 -39 23 -30Q36 -29 39 -12L42 10L36 60Z',
    tone,
    {
      shift: [-8, -5],
      ink: +(6 / k).toFixed(1),
      inside:
        shape('M24 -28L44 4L36 60H12Q26 14 24 -28Z', tone.d) +
        shape('M-38 -18Q-30 -28 -18 -24L-22 -8ZM-10 -26L4 -30L0 -14L-10 -12Z', tone.l) +
        line(
          'M-15 -24Q-20 -8 -18 6M4 -28Q2 -10 3 8M22 -26Q24 -8 21 6M-40 4Q-28 12 -18 6Q-8 14 3 8Q12 14 21 6Q30 10 40 4',
          +(4 / k).toFixed(1),
        ) +
        inked('M-40 22Q-14 34 4 16Q20 12 22 24Q8 46 -38 44Z', tone.m, +(3.8 / k).toFixed(1)),
    },
  ) +
  '</g>';
const collar = (pen: Pen, c: Colours, trim: string): readonly [string, string] => [
  pen.form('M60 210L52 120L92 166L156 166L194 116L190 210Z', { ...c.c, m: c.c.d }, {}),
  pen.form('M46 216L38 118L86 178L108 252H40ZM198 216L206 112L160 178L134 252H206Z', c.c, {
    shift: [-7, -3],
    inside:
      shape('M44 130L52 196L62 170Z', c.c.l) +
      line('M42 124L84 182L104 250M202 120L162 182L138 250', 3.5, trim),
  }),
];
export const POWERS = {
  lightning: () => [inked('M14 24L52 88L34 92L66 156L6 88L28 82L-6 36Z', '#d9f6ff', 5), ''],
  cape: (pen, _s, c) => [
    pen.form('M30 252L24 196Q50 160 100 158H150Q200 160 220 196L216 252Z', { ...c.c, m: c.c.d }, {}),
    '',
  ],
  wings: () => [
    '<g fill="#cfeefc" fill-opacity=".55" stroke="#07090c" stroke-width="5" stroke-linejoin="round"><path d="M92 190Q18 150 12 76Q60 84 100 170ZM152 190Q226 150 230 70Q186 80 146 170Z"/></g>' +
      line(
        'M92 186Q50 140 26 94M152 186Q190 140 216 90M76 172Q44 150 30 124M168 172Q200 150 214 120',
        2.5,
        '#7fb3cc',
      ),
    '',
  ],
  energy: () => [
    shape(
      'M112 34L126 60L152 36L152 66L194 58L176 86L214 100L180 114L206 146L166 140L120 150L74 140L34 150L60 116L26 104L60 84L40 56L82 64L82 34L104 58Z',
      '#ffd166',
    ) + shape('M60 84L26 104L60 116L34 150L74 140L70 100Z', '#fff0b0'),
    '',
  ],
  screamArcs: () => ['', line('M72 118Q52 140 62 166M56 108Q28 140 42 180M40 98Q4 140 22 194', 5, '#7dffa0')],
  highCollar: (pen, _s, c) => collar(pen, c, c.c.l),
  cloakCollar: (pen, _s, c) => {
    const [back, front] = collar(pen, c, '#f2b84a');
    return [
      back,
      front +
        dot(121, 214, 13, INK) +
        dot(121, 214, 9, '#f2b84a') +
        shape('M112 214Q121 206 130 214Q121 222 112 214Z', '#7dffb0'),
    ];
  },
  fire: () => [
    shape(
      'M16 196Q0 128 36 92Q28 54 54 22Q62 56 78 62Q80 14 122 -8Q116 32 142 44Q160 10 198 12Q178 46 194 72Q232 84 232 134Q240 176 216 206L120 226L26 212Z',
      '#e8572c',
    ) +
      shape(
        'M34 190Q26 136 56 104Q52 78 68 54Q76 82 92 84Q96 44 122 24Q122 58 144 68Q158 40 182 38Q170 64 182 90Q210 104 208 146Q212 176 196 198L120 212L44 204Z',
        '#ffb13d',
      ),
    '',
  ],
  shards: () => [
    inked('M34 200L10 128L44 160L50 120L70 176ZM206 200L232 118L198 156L190 112L172 172Z', '#cdefff', 4.5) +
      shape('M16 140L40 166L36 190ZM196 126L200 160L186 170Z', '#fff'),
    '',
  ],
  bigFist: (pen, _s, c) => [
    '',
    fist(pen, c.skin, 182, 178, 1.2) +
      inked('M138 216H226L230 250H134Z', c.a.m, 6) +
      line('M138 220H226', 7, c.c.m),
  ],
  ringFist: (pen, _s, c) => [
    glow(66, 158, 46, '#5dff8a') + glow(60, 156, 30, '#b8ffc8'),
    fist(pen, c.c, 50, 178, 0.86) +
      inked('M44 138L60 138L63 152L42 152Z', '#5dff8a', 3.5) +
      dot(52, 145, 4, '#fff'),
  ],
  hex: () => [
    glow(56, 176, 42, '#ff5f9e'),
    line('M18 190Q16 146 50 144Q86 148 80 186Q70 212 44 204Q28 192 40 174Q56 166 62 182', 9) +
      line('M18 190Q16 146 50 144Q86 148 80 186Q70 212 44 204Q28 192 40 174Q56 166 62 182', 4.5, '#ff8fbe') +
      shape(
        'M24 132L28 144L40 146L29 152L27 164L20 153L8 152L18 144ZM82 130L85 138L93 140L86 144L84 152L79 145L71 144L78 138Z',
        '#ffd6e6',
      ),
  ],
  spell: () => [
    glow(58, 184, 44, '#8fe0ff'),
    '<g fill="none" stroke="#bff0ff"><circle cx="50" cy="190" r="34" stroke-width="5"/><circle cx="50" cy="190" r="24" stroke-width="2.5"/><path d="M50 156L79 207H21Z" stroke-width="2.5"/></g>',
  ],
  portal: () => [
    '<g stroke-linecap="butt"><circle cx="119" cy="100" r="70" stroke="#5c2a10" stroke-width="22"/>' +
      '<circle cx="119" cy="100" r="70" stroke="#ff9a2e" stroke-width="13" stroke-dasharray="26 5 12 4"/>' +
      '<circle cx="119" cy="100" r="70" stroke="#ffe9a0" stroke-width="4" stroke-dasharray="18 13"/></g>',
    '',
  ],
  feathers: (pen, s) => {
    const w = tones(s.wings || '#c9a06a');
    return [
      pen.form(
        'M104 196Q50 182 24 130L-6 44L28 66L28 26L54 68L64 36L78 86L92 66L108 150ZM144 196Q196 182 220 126L246 36L214 60L212 20L188 64L178 32L166 84L150 66L138 150Z',
        w,
        {
          shift: [-7, -4],
          inside: strokes(
            '28 66 50 110 96 170 3, 54 68 66 110 100 160 3, 214 60 192 110 148 170 3, 188 64 178 110 146 160 3',
            w.d,
          ),
        },
      ),
      '',
    ];
  },
  speed: () => [
    shape('M20 40L120 48L40 56ZM8 76L110 84L24 94ZM6 120L100 124L18 136ZM14 160L90 164L26 176Z', '#ffd95a') +
      shape('M214 60L196 96H208L198 132L230 86H216L226 60Z', '#ffe98a'),
    '',
  ],
  drift: () => [
    inked(
      'M16 96L46 88L52 106L22 116ZM196 62L224 70L216 92L190 82ZM8 150L28 146L30 166L12 170ZM214 128L234 132L230 152L210 146Z',
      '#8b96a8',
      4,
    ) + shape('M18 98L44 91L46 97L20 106ZM198 65L222 72L220 78L196 72Z', '#d6e0ea'),
    '',
  ],
  emitters: (pen, _s, c) => [
    glow(41, 92, 19, '#b7ff6a') +
      glow(207, 88, 19, '#b7ff6a') +
      pen.form('M18 214L20 126L28 100H54L62 126L72 214ZM174 214L184 122L192 96H220L226 122L226 214Z', c.b, {
        shift: [-7, -4],
        inside: line('M20 128H64M182 124H228', 4),
      }) +
      inked('M28 100L32 84H50L54 100ZM194 96L198 80H216L220 96Z', '#b7ff6a', 4.5) +
      pen.form(
        'M56 210L62 112Q120 96 186 110L194 210Z',
        { ...c.a, m: c.a.d },
        { inside: line('M74 126Q122 112 174 124', 4, '#b7ff6a') },
      ),
    pen.form('M48 220L58 148L84 176Q122 210 160 176L190 144L200 220L160 204Q122 224 84 204Z', c.a, {
      shift: [-7, -5],
      inside:
        shape('M60 160L82 184L80 196L56 208Z', c.a.l) +
        line('M62 158L86 184Q122 214 160 184L186 156', 3.5, '#b7ff6a'),
    }),
  ],
} satisfies { readonly [name: string]: Prop };
