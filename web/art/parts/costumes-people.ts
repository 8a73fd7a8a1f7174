/** Everyday clothes and uniforms, drawn inside the shoulders. c.a main colour, c.b second, c.c third, c.skin. */
import type { Colours, Tone } from './palette.ts';
import { INK, mix } from './palette.ts';
import { dot, each, inked, line, shape, strap, strokes } from './pen.ts';

type Costume = (c: Colours) => string;

const LAPELS = 'M90 182L112 226L118 256H98L70 206ZM156 182L134 226L128 256H148L178 206Z';
const open = (c: Colours): string =>
  shape('M94 184L120 232L152 184L148 172H100Z', c.skin.d) + shape('M94 184L118 222L112 194Z', c.skin.m);
const shirt = (c: Pick<Colours, 'b'>): string =>
  shape('M92 180L120 252L154 180L148 170H100Z', c.b.m) + shape('M124 196L154 180L126 250Z', c.b.d);
const tie = (t: Tone): string =>
  inked('M114 192H130L134 204L128 212L133 244L122 258L112 244L118 212L111 204Z', t.m, 3);
const fangs = (c: Colours): string =>
  strokes(
    '60 194 100 216 112 252 4, 192 194 148 216 130 252 4, 30 252 40 218 62 198 3, 208 252 206 218 188 198 4',
    c.a.d,
  ) +
  line('M78 186Q122 228 172 186', 4) +
  inked(
    'M88 196L94 214L102 206ZM106 208L113 228L121 212ZM128 212L138 228L143 208ZM150 204L160 214L163 194Z',
    '#f1e6c8',
    3,
  );
export const CIVIL = {
  choker: (c) =>
    shape('M86 190Q118 216 154 194L150 176L98 172Z', c.skin.d) +
    shape('M92 186Q112 210 126 210L104 196Z', c.skin.m) +
    line('M70 214L86 252M176 212L164 252', 3) +
    shape('M100 178L146 180L146 190L100 188Z', INK) +
    dot(118, 189, 4, '#dfe5ea'),
  shirtTie: (c) =>
    shape('M112 194L130 194L134 206L140 252H104L110 206Z', c.b.m) +
    shape('M122 194L130 194L134 206L140 252H124Z', c.b.d) +
    inked('M92 176L116 198L100 218L82 186ZM154 178L126 198L142 218L164 188Z', mix(c.a.m, '#ffffff', 0.35), 4),
  hoodie: (c) =>
    shape('M84 190Q118 224 160 190L150 252H94Z', c.b.m) +
    line('M112 206V252', 3) +
    line('M60 210Q70 226 68 252M192 208Q182 226 186 252', 3),
  tinker: (c) =>
    shape('M104 178L118 206L140 180L150 252H92Z', c.b.m) +
    line('M92 178L108 252M156 180L138 252', 4) +
    inked('M50 220H86V246H50Z', c.a.d, 3) +
    line('M58 220V206M68 220V202M78 220V208', 5, '#c9d3da') +
    line('M58 220V206M68 220V202', 2, '#e8973a'),
  uniform: (c) =>
    shape('M108 196L120 190L132 196L136 252H104Z', '#171b26') +
    inked('M92 174L118 196L96 214L80 186ZM154 176L122 196L144 214L166 186Z', c.a.l, 4) +
    line('M30 214L62 200M212 216L184 204', 8, '#e2b64a') +
    inked('M170 216L175 226L186 227L178 234L180 245L170 239L160 245L163 234L154 227L165 226Z', '#ffcf5a', 3),
  waitress: (c) =>
    shape('M96 186L120 232L150 188L146 174H102Z', c.skin.d) +
    shape('M96 186L118 222L112 196Z', c.skin.m) +
    inked('M98 178L120 230L96 224L74 198ZM148 180L122 230L148 224L172 200Z', '#f8f0e2', 4) +
    inked('M150 226H184V238H150Z', '#fff', 3) +
    line('M156 232H176', 2.5),
  cardigan: () =>
    shape('M98 184L120 246L148 184Z', '#f0e4d4') +
    line('M98 184L120 246L148 184', 4) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => dot(92 + i * 10, 192 + (i < 3 ? i * 5 : (5 - i) * 5), 4.5, '#f7f2e8') + '')
      .join(''),
  business: (c) => shirt(c) + tie(c.c) + inked(LAPELS, c.a.l, 4) + line('M46 224L54 256M198 224L190 256', 3),
  powerSuit: (c) =>
    open(c) +
    inked('M100 178L120 224L148 178L158 186L122 244L88 188Z', c.b.m, 3.5) +
    inked(LAPELS, mix(c.a.m, '#ffffff', 0.18), 4) +
    line('M44 222L56 256M200 222L188 256', 3),
  blouse: (c) =>
    open(c) +
    inked('M96 176L120 232L98 226L76 198ZM150 176L122 232L146 226L172 198Z', c.b.m, 4) +
    line('M121 232V256', 3),
  braces: (c) =>
    tie(c.b) +
    inked('M90 176L114 198L98 218L80 188ZM156 176L130 198L146 218L168 188Z', mix(c.a.m, '#ffffff', 0.4), 4) +
    strap('M66 192L80 256M184 192L168 256', 6, c.c.m),
  waistcoat: (c) =>
    shirt({ b: c.a }) +
    tie(c.c) +
    inked('M86 184L116 256H60L64 200ZM160 184L130 256H190L184 200Z', c.b.m, 4) +
    inked('M92 174L114 198L96 214L80 188ZM154 174L130 198L148 214L168 188Z', c.a.l, 4) +
    dot(122, 250, 3, INK),
  general: (c) =>
    shirt({ b: c.b }) +
    tie(c.c) +
    inked(LAPELS, c.a.l, 4) +
    line('M22 214L62 198M220 216L186 200', 11) +
    line('M22 214L62 198M220 216L186 200', 6, '#f0bf4a') +
    inked('M160 222H196V240H160Z', '#b8343c', 3) +
    shape('M169 222H178V240H169Z', '#3f6fb8') +
    shape('M184 222H190V240H184Z', '#f0e0b0') +
    each(
      [
        [60, 226],
        [76, 232],
      ],
      (x, y) => dot(x, y, 5, INK) + dot(x, y, 3, '#f0bf4a'),
    ),
  labCoat: (c) =>
    shirt(c) +
    inked(LAPELS, c.a.l, 4) +
    inked('M168 226H196V252H168Z', c.a.m, 3) +
    line('M176 226V214M184 226V210', 4, '#3f6fb8') +
    line('M46 224L54 256', 3),
  neckRings: (c) =>
    shape('M60 196Q122 236 186 196L196 214Q122 256 50 214Z', c.b.m) +
    line(
      'M60 196Q122 236 186 196M50 214Q122 256 196 214M84 210L78 228M104 220L101 240M140 220L144 240M162 210L170 228',
      3.5,
    ) +
    strap('M98 168Q122 178 148 168M96 179Q122 190 150 179M94 190Q122 202 154 190', 5, c.b.l),
  robe: (c) =>
    shape('M92 180L132 240L122 256H98L66 196Z', c.b.m) +
    inked('M154 178L108 256H140L180 194Z', c.b.m, 4) +
    line('M92 180L128 236', 4) +
    strokes('60 204 76 228 76 254 2.6, 190 204 182 230 186 254 2.8', c.a.d) +
    strap('M60 250H186', 5, c.c.m),
  leatherVest: (c) =>
    shape('M0 160H80L62 210L60 256H0Z', c.skin.m) +
    shape('M168 160H240V256H190L186 210Z', c.skin.d) +
    shape('M92 182L118 240L112 256H134L152 182Z', c.b.m) +
    inked('M84 178L114 256H58L60 214ZM164 178L132 256H190L188 214Z', c.a.m, 4) +
    shape('M70 204L84 190L92 218Z', c.a.l) +
    each(
      [
        [76, 236],
        [88, 242],
        [174, 236],
      ],
      (x, y) => dot(x, y, 3.4, '#cfd6dc'),
    ),
  neckScarf: (c) =>
    open(c) +
    inked(LAPELS, c.a.l, 4) +
    inked('M90 180Q120 202 156 178L160 194Q122 218 86 196ZM84 196L104 206L88 236L70 226Z', c.b.m, 4) +
    strokes('92 192 120 206 152 190 1.8, 94 208 90 220 84 230 1.8', c.b.d),
  kimono: (c) =>
    open(c) +
    shape('M94 182L124 236L152 182L166 186L128 254L114 246L80 188Z', c.b.m) +
    line('M94 182L124 236M80 188L116 250', 3.5) +
    inked('M152 180L110 254H134L178 190Z', c.b.m, 4) +
    strap('M50 252H200', 8, c.c.m) +
    each(
      [
        [52, 220],
        [64, 234],
        [190, 222],
        [204, 236],
      ],
      (x, y) => dot(x, y, 5, c.b.m) + dot(x, y, 2, c.c.m),
    ),
  fangs,
  leopard: (c) =>
    fangs(c) +
    inked(
      'M52 190L74 186Q92 226 122 234Q152 226 172 188L192 192Q176 240 196 256H48Q72 236 52 190Z',
      c.b.m,
      4,
    ) +
    each(
      [
        [70, 216],
        [84, 236],
        [110, 246],
        [136, 244],
        [164, 232],
        [176, 214],
        [66, 244],
        [180, 248],
      ],
      (x, y) => dot(x, y, 4.2, '#4a2f1c'),
    ),
  highCoat: (c) =>
    inked('M92 166L120 200L110 222L78 190ZM156 168L126 200L138 222L170 192Z', c.a.l, 4) +
    line('M118 208L134 256', 4) +
    line('M34 216L64 202M210 218L184 204', 7, c.b.m) +
    strap('M110 224L120 256', 4, c.b.m),
  trench: (c) =>
    shirt({ b: c.b }) +
    tie(c.c) +
    inked('M84 172L112 214L98 232L62 198ZM162 172L132 214L150 232L186 198Z', c.a.l, 4) +
    line('M98 232L112 256M150 232L134 256', 4) +
    line('M30 216L64 202M210 218L182 204', 4) +
    dot(150, 246, 3.6, INK),
  bowTie: (c) =>
    shirt({ b: c.b }) +
    inked('M84 184L116 236L122 256H60L56 204ZM162 184L128 236L122 256H188L190 204Z', c.a.m, 4) +
    inked('M122 196L100 186L100 210ZM122 196L144 186L144 210Z', c.c.m, 3.5) +
    dot(122, 197, 5, INK) +
    dot(122, 197, 3, c.c.m),
  stripedJersey: (c) =>
    [206, 222, 238, 254].map((y) => line(`M6 ${y + 4}Q122 ${y + 18} 238 ${y + 4}`, 7, c.b.m)).join('') +
    inked('M88 176Q122 208 158 176L164 190Q122 222 82 190Z', c.a.l, 4),
  plaid: (c) =>
    line('M36 200V256M64 192V256M178 192V256M206 200V256', 8, c.b.m) +
    line('M10 220L90 214M150 214L234 220M10 242L96 236M146 236L234 242', 6, c.b.d) +
    open(c) +
    inked('M96 176L120 226L96 222L74 194ZM150 176L122 226L148 222L174 194Z', c.a.l, 4) +
    inked('M88 228L120 236L156 228L164 256H80Z', c.c.m, 4),
  rollNeck: (c) =>
    inked('M88 166Q122 184 156 166L164 190Q122 214 80 190Z', c.a.l, 4) +
    line('M92 180Q122 196 154 180', 2.4, c.a.d) +
    strokes('64 206 76 228 72 254 2.6, 186 206 178 230 184 254 2.8', c.a.d),
  tactical: (c) =>
    line('M120 196V256', 4) +
    inked('M92 172L118 194L104 212L82 186ZM154 172L126 194L140 212L164 186Z', c.a.l, 4) +
    strap('M56 196L88 256M192 196L164 256', 7, c.b.m) +
    strap('M40 234H80', 7, c.b.m) +
    inked('M150 224H178V246H150Z', c.b.m, 3),
  shawl: (c) =>
    shape('M96 182L120 214L150 182L144 172H104Z', c.skin.d) +
    inked('M90 176L122 240L158 176L190 194L206 256H176L122 244L70 256H38L56 194Z', c.b.m, 4) +
    strokes(
      '76 196 92 222 112 238 2.2, 172 196 154 222 132 238 2.4, 58 214 62 236 58 254 2.2, 190 214 188 236 192 254 2.4',
      c.b.d,
    ),
} satisfies { readonly [name: string]: Costume };
