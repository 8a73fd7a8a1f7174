/** Hats, caps, crowns and bands. */
import type { Gear } from './gear-layers.ts';
import { type Tone, tones } from './palette.ts';
import type { Pen } from './pen.ts';
import { dot, inked, line, shape, strokes } from './pen.ts';

const star = inked('M110 44L114 53L123 54L116 60L118 69L110 64L101 68L104 59L97 53L107 53Z', '#ffcf5a', 3);
const peaked = (pen: Pen, top: Tone, band: string, badge: string): { front: string } => ({
  front:
    pen.form('M70 62Q64 34 112 22Q170 20 178 52Q176 64 162 70L84 78Z', top, {
      shift: [-12, -5],
      inside: pen.gleam('M80 50Q90 34 112 30Q96 40 92 54Z', top.l),
    }) +
    inked('M80 76Q118 58 162 66L162 82Q118 76 80 90Z', band, 4) +
    inked('M76 90Q92 78 130 78L124 88Q98 90 70 104Q68 96 76 90Z', '#12161f', 4) +
    strokes('76 96 92 86 118 84 1.6', '#5a6a86') +
    badge,
});
export const HATS = {
  peakCap: (pen, _s, c) => peaked(pen, c.a, '#1b2030', star),
  chauffeurCap: (pen, _s, c) => peaked(pen, c.a, c.a.d, inked('M103 66L110 50L118 65Z', '#cfd6dc', 3)),
  skipperCap: (pen) => peaked(pen, tones('#f2ece0'), '#23304e', line('M96 72Q112 64 130 66', 4, '#f0bf4a')),
  paperCap: (pen, _s, c) => ({
    front: pen.form('M88 52Q92 24 114 22L150 34Q152 48 146 58Q116 42 88 52Z', tones('#f6efe0'), {
      ink: 5,
      inside: shape('M86 46Q118 34 150 52L148 62Q116 44 86 56Z', c.a.m),
    }),
  }),
  tiara: (_pen, _s, c) => ({
    front:
      inked(
        'M84 82Q92 73 98 71L92 44L106 54L113 12L123 53L140 40L135 70Q146 74 154 82L153 89Q134 80 112 84Q96 84 84 91Z',
        c.b.m,
        4,
      ) +
      shape('M86 84Q96 77 102 75L96 52L108 60L113 26L114 74Q100 78 87 88Z', c.b.l) +
      inked('M112 68L116 75L112 82L108 75Z', '#d8343c', 2.5),
  }),
  headpiece: (_pen, _s, c) => ({
    front:
      inked('M82 92L92 66L112 74L138 60L158 92L150 86L136 72L113 90L94 78Z', '#20222f', 4) +
      inked('M113 74L118 82L113 92L108 82Z', c.b.m, 2.5),
  }),
  mCrown: (pen, _s, c) => ({
    front: pen.form(
      'M78 138L68 74L72 8L97 55Q112 43 138 53L172 2L171 76L165 142L153 118L151 88L134 75L112 93L98 77L88 90L87 118Z',
      c.a,
      {
        shift: [-7, -4],
        inside:
          pen.gleam('M75 28L86 62L82 90L76 84Z', c.a.l) + line('M97 57L98 77M138 55L134 75', 2.6, c.a.d),
      },
    ),
  }),
  bowler: (pen, _s, c) => ({
    front: pen.form(
      'M54 82Q54 68 80 70Q76 18 120 15Q166 15 163 64Q186 62 190 74Q188 86 160 84L84 95Q56 98 54 82Z',
      c.c,
      {
        shift: [-10, -5],
        inside:
          shape('M70 64Q118 46 172 56L174 72Q118 62 74 80Z', c.c.d) +
          pen.gleam('M86 50Q90 28 112 23Q98 34 97 54Z', c.c.l),
      },
    ),
  }),
  alice: (_pen, _s, c) => ({
    front:
      line('M76 82Q84 38 122 36Q160 40 168 84', 15) +
      line('M76 82Q84 38 122 36Q160 40 168 84', 8, c.b.m) +
      inked(
        'M150 42Q128 16 142 6Q162 4 166 24Q186 6 200 18Q200 38 176 44Q192 58 182 70Q162 68 150 42Z',
        c.b.m,
        5,
      ) +
      shape('M148 30Q138 14 146 11Q156 14 158 28ZM160 44Q174 50 178 62Q166 58 160 44Z', '#fff') +
      dot(159, 40, 6, c.b.d),
  }),
  pressHat: (pen, _s, c) => ({
    front:
      pen.form(
        'M48 74Q62 60 82 62Q82 22 108 18L124 26L146 16Q170 26 166 58Q190 56 202 66Q196 86 160 80L92 92Q56 98 48 74Z',
        c.b,
        {
          shift: [-9, -5],
          inside:
            shape('M80 58Q120 42 168 52L170 68Q120 58 78 76Z', c.a.m) +
            pen.gleam('M90 44Q92 30 108 26Q98 34 98 46Z', '#fff'),
        },
      ) + inked('M134 58L140 22L166 30L158 62Z', '#ffd166', 4),
  }),
  boater: (pen, _s, c) => ({
    front:
      pen.form('M84 70L82 22Q122 10 160 20L162 62Z', tones('#ecd9a0'), {
        inside:
          shape('M82 48Q120 36 162 44L162 66Q120 56 84 74Z', c.c.m) +
          shape('M82 58Q120 46 162 54L162 60Q120 52 83 65Z', '#f3f1ea'),
      }) +
      inked(
        'M46 76Q50 66 84 64Q122 54 162 58Q196 60 198 70Q192 82 158 76Q120 68 88 82Q52 90 46 76Z',
        '#ecd9a0',
        5,
      ),
  }),
  hairpins: (_pen, _s, c) => ({
    back:
      inked('M112 36Q104 8 134 4Q166 6 160 36Z', c.hair.m, 6) +
      line('M112 30L84 2M150 26L190 -2', 8) +
      line('M112 30L84 2M150 26L190 -2', 3.5, '#f0bf4a'),
    front:
      inked(
        'M78 62A9 9 0 1 1 88 52A9 9 0 1 1 98 60A9 9 0 1 1 92 72A9 9 0 1 1 80 74A9 9 0 1 1 78 62Z',
        c.b.m,
        3.5,
      ) + dot(87, 63, 4.5, '#ffe9a0'),
  }),
  beret: (pen, _s, c) => ({
    front:
      pen.form('M70 76Q66 40 112 32Q166 22 190 50Q196 66 168 74Q120 66 80 88Z', c.b, {
        shift: [-9, -5],
        inside: pen.gleam('M80 62Q86 46 108 40Q94 50 94 64Z', c.b.l),
      }) + line('M80 86Q118 66 166 74', 5),
  }),
} satisfies { readonly [name: string]: Gear };
