/** What traits do, one picture for each kind: those about others, places and time. */
import { BONE, INK, PAPER, tones } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, inked, line, shape, strap, strokes } from '../parts/pen.ts';
import { turn } from './turn.ts';

const SKIN = tones('#a3693f');
const WOOD = tones('#9a6a3c');
const GOLD = '#ffd166';
const ARROW = 'M0 -16H58V-40L112 0L58 40V16H0Z';

export const TEAM_TRAITS = {
  shove: (pen) =>
    strokes('150 62 186 118 152 182 6, 174 48 218 118 178 200 6, 128 78 154 122 130 166 5', '#fff4d6') +
    pen.form(
      'M-20 112L40 106L46 62Q56 52 64 62L66 96L70 46Q80 36 88 48L88 94L96 50Q106 44 112 56L108 98L120 70Q130 66 134 78L124 126Q122 170 92 184L40 178L-20 172Z',
      SKIN,
      {
        ink: 6.5,
        shift: [-6, -7],
        inside: line('M66 100V112M88 98V110M108 102L106 114M52 170Q58 140 96 128', 3.4),
      },
    ),
  surge: (pen) =>
    `<circle cx="110" cy="126" r="76" fill="#8fe9fa" opacity=".25"/>` +
    pen.form('M58 64H162V196H58Z', tones('#3a4452'), {
      ink: 7,
      shift: [-8, -5],
      inside: shape('M62 64H74V196H62Z', '#6b7a8c'),
    }) +
    inked('M88 46H132V66H88Z', '#8fa3b5', 6) +
    inked('M126 78L80 136H106L94 184L142 122H114Z', '#fff4b8', 5) +
    strokes(
      '26 90 36 80 46 60 4, 194 90 184 80 176 60 4, 22 160 36 168 44 184 4, 198 160 184 168 178 184 4',
      '#d9f6ff',
    ),
  rally: (pen) =>
    strokes('166 76 190 60 206 44 5, 172 112 198 110 216 106 5, 166 146 190 156 206 170 5', '#fff4d6') +
    turn(
      -8,
      pen.form('M30 104L82 98L150 58L158 170L84 152L34 152Z', tones('#c8483c'), {
        ink: 7,
        shift: [-7, -9],
        inside: shape('M84 98L150 60L152 76L84 112Z', '#ff8f7a') + line('M84 98V152', 6),
      }) +
        inked('M150 54Q168 54 170 114Q168 174 156 174Q146 150 146 112Q146 74 150 54Z', PAPER, 6) +
        inked('M52 152H82L88 196H62Z', '#2b2f3f', 6),
    ),
  beckon: (pen) =>
    pen.form(
      'M-20 118L44 98L84 92Q96 92 96 102L160 96Q204 96 204 110Q204 122 164 122L122 124Q136 130 132 142Q136 154 124 160Q124 174 108 176L64 184L-20 192Z',
      SKIN,
      { ink: 6.5, shift: [-5, -8], inside: line('M122 124H100M132 142H104M124 160H100', 3.6) },
    ) +
    pen.form('M-30 112L22 100L26 196L-30 204Z', tones('#2f62ad'), { ink: 6, shift: [-4, -8] }) +
    strokes('150 76 172 64 196 66 4, 146 148 172 152 196 144 4, 176 82 190 76 206 80 3', GOLD),
  foresight: (pen) =>
    [-20, 0, 20]
      .map(
        (deg, i) =>
          `<g transform="rotate(${deg} 110 250)">` +
          pen.form('M70 66H150V190H70Z', tones(i === 1 ? '#e9dcb6' : '#c7b88c'), {
            ink: 6,
            shift: [-6, -5],
            inside: line('M80 76H140V180H80Z', 3, '#8a7a4c'),
          }) +
          '</g>',
      )
      .join('') +
    inked('M54 128Q82 96 110 96Q138 96 166 128Q138 160 110 160Q82 160 54 128Z', '#f4f9ff', 6.5) +
    dot(110, 128, 24, INK) +
    dot(110, 128, 18, '#3fa7c9') +
    dot(110, 128, 9, INK) +
    dot(103, 120, 5, '#fff'),
  way: (pen) =>
    pen.form('M46 40H150V214H46Z', tones('#1c2430'), { ink: 7, shift: [-4, -4] }) +
    shape('M56 50H140V214H56Z', GOLD, 'opacity=".55"') +
    pen.form('M140 46L204 66V206L140 214Z', WOOD, {
      ink: 6.5,
      shift: [-6, -4],
      inside: line('M152 70L192 80V126L152 122ZM152 142L192 144V188L152 196Z', 4, WOOD.d),
    }) +
    dot(150, 134, 6, GOLD) +
    strap('M66 172L104 172M90 156L108 172L90 188', 8, '#7ddb95', 7),
  haste: (pen) =>
    strokes('2 92 26 88 46 94 5, -4 130 20 126 38 130 6, 6 166 28 162 46 164 5', '#fff4d6') +
    inked('M104 40H136V58H104ZM168 62L184 76L174 86L158 72Z', '#8fa3b5', 6) +
    `<circle cx="120" cy="132" r="70" fill="${INK}"/><circle cx="120" cy="132" r="63" fill="#8fa3b5"/><circle cx="120" cy="132" r="50" fill="${BONE}" stroke="${INK}" stroke-width="5"/>` +
    shape('M120 132V82A50 50 0 0 1 165 154Z', '#ff8f6a') +
    line('M120 132V92M120 132L150 148', 7) +
    line('M120 88V94M164 132H158M120 176V170M76 132H82', 5) +
    dot(120, 132, 6, INK) +
    pen.gleam('M66 110A60 60 0 0 1 100 76L104 84A50 50 0 0 0 74 114Z', '#dbe6ee'),
  swap: (pen) =>
    `<g transform="translate(52 96) rotate(-12)">${pen.form(ARROW, tones('#3fa7c9'), { ink: 7, shift: [-5, -6] })}</g>` +
    `<g transform="translate(170 160) rotate(168)">${pen.form(ARROW, tones('#c86ab0'), { ink: 7, shift: [5, 6] })}</g>` +
    dot(30, 150, 14, INK) +
    dot(30, 150, 9, '#3fa7c9') +
    dot(192, 106, 14, INK) +
    dot(192, 106, 9, '#c86ab0'),
} satisfies { readonly [name: string]: (pen: Pen) => string };
