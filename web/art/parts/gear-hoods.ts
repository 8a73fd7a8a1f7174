/** Hoods: cloth behind the head, shadow on the brow, a rim before it. */
import type { Gear } from './gear-layers.ts';
import { BONE, INK, mix } from './palette.ts';
import { inked, line, shape, strokes } from './pen.ts';

export const HOODS = {
  hood: (pen, _s, c) => ({
    back: pen.form(
      'M62 170Q46 100 68 58Q92 18 132 16Q184 24 192 84Q194 130 184 174L150 202L90 198Z',
      { ...c.a, m: c.a.d },
      {},
    ),
    front:
      pen.form(
        'M146 10L120 15L94 28L75 54L63 90L59 130L66 166L92 197L84 164L80 126L82 96L92 76L112 65L136 68L152 82L158 106L156 142L145 178L150 206L180 190L191 160L197 124L193 90L208 66L186 44L170 20Z',
        c.a,
        {
          shift: [-9, -5],
          inside:
            pen.gleam('M70 96Q76 54 110 34L92 62L82 92ZM118 26L140 18L128 40L116 46Z', c.a.l) +
            shape('M132 36L150 62L164 92L166 138L154 182L184 166L196 112L188 74L170 30Z', c.a.d) +
            strokes(
              '120 18 132 40 130 64 2.4, 168 26 162 60 172 96 2.6, 190 96 178 120 178 152 2.4, 66 118 74 132 74 158 2, 74 66 84 74 88 86 1.8, 148 24 166 52 196 66 1.6',
            ),
        },
      ) +
      pen.form('M70 94Q75 69 112 62Q142 62 155 78L132 82Q102 84 58 110Q57 100 70 94Z', c.c, {
        ink: 5,
        shift: [-6, -5],
        inside: line('M76 92Q92 76 128 76', 2, c.c.d),
      }) +
      line('M92 195L88 222M147 203L151 230', 7) +
      line('M92 195L88 222M147 203L151 230', 3.5, BONE),
    mask: shape('M70 40H170V96L150 84Q118 74 84 96L74 106Z', mix(c.skin.d, INK, 0.5)),
  }),
  archerHood: (pen, _s, c) => ({
    back: pen.form(
      'M62 172Q50 100 70 56Q92 24 132 20Q180 28 188 84Q190 130 180 174L150 200L90 196Z',
      { ...c.a, m: mix(c.a.d, INK, 0.3) },
      {},
    ),
    mask:
      inked(
        'M78 94Q94 92 110 98Q130 88 158 88L150 106Q138 118 122 112L110 106L100 114Q86 114 78 104Z',
        mix(c.a.d, INK, 0.35),
        3,
      ) +
      shape(
        'M84 99Q94 96 105 104Q96 110 84 99ZM116 105Q128 95 147 95Q136 112 116 105Z',
        pen.risen ? '#e6ff9a' : '#fff',
      ) +
      shape('M70 30H170V84L150 76L120 74L104 88L94 76L78 96Z', mix(c.skin.d, INK, 0.45)),
    front: pen.form(
      'M158 4Q96 8 68 68Q54 118 66 168L94 194Q79 152 80 116Q82 92 94 74L104 86L122 70Q150 70 157 104Q161 142 146 176L150 204L186 182Q203 126 190 74Q178 44 158 4Z',
      c.a,
      {
        shift: [-10, -5],
        inside:
          pen.gleam('M72 96Q80 50 122 28Q92 54 84 92Z', c.a.l) +
          shape('M142 18Q166 60 170 100Q170 142 156 184L182 166Q198 112 184 72Q172 40 142 18Z', c.a.d) +
          strokes('104 86 112 50 146 20 2.6, 66 126 74 140 74 160 2'),
      },
    ),
  }),
} satisfies { readonly [name: string]: Gear };
