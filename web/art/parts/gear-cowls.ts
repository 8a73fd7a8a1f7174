/** Cowls: masks that leave the lower face free. */
import type { Gear } from './gear-layers.ts';
import { type Colours, INK, mix } from './palette.ts';
import { dot, inked, line, type Pen, shape, strokes } from './pen.ts';
import { pinEye, rips } from './torn-masks.ts';

const OPENING =
  'L160 140L164 190L140 180L134 160L141 142L138 123L128 117L120 121L117 130L104 130L99 119L84 124L87 146L94 160Z';
const COWL = 'M82 166L76 128L74 92C76 56 92 38 120 38C150 38 164 58 163 94' + OPENING;
const EARED_COWL = 'M82 166L76 128L74 92L76 14L98 44Q118 36 138 44L162 10L163 94' + OPENING;
const lens = (fill: string, pen: Pen): string =>
  shape('M84 99L106 106L101 111L90 110Z' + (pen.risen ? '' : 'M114 107L141 97L137 108L121 113Z'), fill);
const eyeholes = (pen: Pen, c: Colours): string =>
  shape('M80 97L106 104L108 112L98 116L86 112ZM114 106L142 96L141 112L128 116L118 113Z', c.skin.d) +
  (pen.risen
    ? pinEye
    : shape('M86 102L105 106L102 110L90 108ZM116 107L138 101L136 107L121 111Z', '#f7efdc') +
      dot(97, 107, 2.6, '#1d3b66') +
      dot(127, 107, 2.6, '#1d3b66') +
      strokes('83 99 95 100 107 106 2.4, 114 107 128 100 142 97 2.4'));
export const COWLS = {
  longEarCowl: (pen, s, c) => ({
    front:
      pen.form(EARED_COWL, c.a, {
        shift: [-12, -5],
        inside:
          shape(
            'M80 96L107 107L110 100L115 107L144 93L140 99L118 112L112 118L104 112L86 106Z',
            mix(c.a.d, INK, 0.5),
          ) +
          lens('#fff', pen) +
          pen.gleam('M82 26L94 50L88 60ZM90 62Q100 50 112 50Q102 58 100 76Z', c.a.l),
      }) + rips(pen, c.skin, s).eye,
  }),
  strapHelmet: (pen, s, c) => ({
    front:
      pen.form(COWL, c.a, {
        shift: [-11, -4],
        inside:
          eyeholes(pen, c) +
          pen.gleam('M90 50Q104 40 118 42Q104 48 98 64Z', c.a.l) +
          line('M76 92Q118 82 162 88', 3),
      }) +
      inked('M146 88L190 58L184 72L196 74L180 84L186 92L160 100Z', '#f4f1e6', 4) +
      strokes('158 90 170 82 182 74 1.3, 158 94 170 90 178 86 1.3') +
      inked('M80 84L64 62L64 74L58 78L70 94L80 98Z', '#f4f1e6', 4) +
      rips(pen, c.skin, s).eye,
  }),
  finCowl: (pen, s, c) => ({
    front:
      pen.form(
        'M84 128L78 108L76 92L46 26L92 46Q118 34 146 46L200 22L164 92L158 124L140 118L128 117L120 122L117 131L104 131L99 120Z',
        c.a,
        {
          shift: [-8, -4],
          inside:
            shape(
              'M40 20L86 66L106 112L80 118L76 92ZM204 16L152 66L114 112L128 120L160 126L166 92Z',
              '#1d2130',
            ) +
            shape('M112 40L118 44L112 112L108 112L104 46Z', c.a.l) +
            lens('#fff', pen),
        },
      ) + rips(pen, c.skin, s).eye,
  }),
  boltCowl: (pen, s, c) => ({
    front:
      pen.form(COWL, c.a, {
        shift: [-11, -4],
        inside:
          lens('#fff', pen) +
          pen.gleam('M88 58Q100 44 118 44Q102 52 97 72Z', c.a.l) +
          line('M76 94Q98 84 112 98Q130 82 162 88', 2.6, c.a.d),
      }) +
      inked(
        'M148 104L172 66L172 80L196 58L178 96L190 92L158 122L164 106ZM82 104L62 76L64 86L46 72L60 98L52 98L76 120L74 108Z',
        c.b.m,
        4,
      ) +
      rips(pen, c.skin, s).eye,
  }),
  catCowl: (pen, _s, c) => ({
    front:
      pen.form(
        'M84 156Q72 128 73 96L60 18L96 45Q118 37 140 43L182 14L165 94Q168 134 156 166L146 154Q157 124 152 98Q140 82 124 88L112 95L100 88Q88 85 85 100Q83 130 92 150Z',
        c.a,
        {
          shift: [-10, -5],
          inside:
            pen.gleam('M72 34L86 50L82 62ZM88 66Q98 52 114 50Q100 60 97 74Z', c.a.l) +
            line('M84 86Q112 76 156 84', 3, c.a.l),
        },
      ) +
      line('M78 68Q116 56 164 64', 10) +
      line('M78 68Q116 56 164 64', 4, '#5c6478') +
      inked(
        'M86 66Q88 54 100 55Q110 58 107 68Q98 77 86 66ZM114 66Q114 53 128 52Q140 54 139 65Q128 76 114 66Z',
        c.b.m,
        4,
      ) +
      shape('M90 63Q92 58 99 59L92 68ZM118 62Q120 57 128 57L120 66Z', '#fff4d6'),
  }),
} satisfies { readonly [name: string]: Gear };
