/** What traits do, one picture for each kind: those about oneself and one's blows. */
import { BLOOD, BONE, INK, PAPER, tones } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, inked, line, shape, strap, strokes } from '../parts/pen.ts';
import { turn } from './turn.ts';

const SKIN = tones('#d19a6b');
const STEEL = tones('#8fa3b5');
const GOLD = '#ffd166';

/** A die of 72, with pips where they are named. */
const die = (pen: Pen, x: number, y: number, deg: number, pips: readonly (readonly [number, number])[]) =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">` +
  pen.form('M-36 -30Q-36 -36 -30 -36H30Q36 -36 36 -30V30Q36 36 30 36H-30Q-36 36 -36 30Z', tones(BONE), {
    ink: 6.5,
    shift: [-7, -6],
    inside: pips.map(([a, b]) => dot(a, b, 7, INK)).join(''),
  }) +
  '</g>';

export const OWN_TRAITS = {
  luck: (pen) =>
    strokes('20 96 40 66 78 60 4, 30 118 44 96 66 90 3, 196 178 210 150 206 122 4', '#fff4d6') +
    die(pen, 76, 150, -14, [
      [-16, -16],
      [0, 0],
      [16, 16],
    ]) +
    die(pen, 146, 98, 18, [
      [-16, -16],
      [-16, 0],
      [-16, 16],
      [16, -16],
      [16, 0],
      [16, 16],
    ]),
  aim: (pen) =>
    pen.form('M52 66Q110 84 168 66L164 146Q150 186 110 204Q70 186 56 146Z', STEEL, {
      ink: 7,
      shift: [-9, -6],
      inside:
        shape('M110 78V198Q78 182 68 146L64 80Q88 84 110 78Z', STEEL.l) +
        line('M118 72L104 106L124 122L100 152L114 176L106 204', 6),
    }) +
    `<circle cx="112" cy="124" r="34" stroke="${INK}" stroke-width="12"/><circle cx="112" cy="124" r="34" stroke="#ff5a4d" stroke-width="6"/>` +
    strap('M112 74V104M112 144V174M62 124H92M132 124H162', 5, '#ff5a4d', 6),
  guard: (pen) =>
    strokes('206 58 176 78 164 104 6, 214 92 190 100 174 116 5, 200 40 172 58 150 84 5', '#ff8f7a') +
    shape('M150 96L196 78L176 104L214 110L172 122L192 150L154 132Z', GOLD) +
    turn(
      -10,
      pen.form('M36 74H148V140Q140 186 92 208Q44 186 36 140Z', tones('#3f74b5'), {
        ink: 7,
        shift: [-9, -5],
        inside:
          shape('M36 74H60V170Q40 160 36 140Z', '#8fb6e6') +
          line('M92 74V206M36 126H148', 9, PAPER) +
          line('M36 74H148V140Q140 186 92 208Q44 186 36 140Z', 14, '#28508a'),
      }),
      6,
    ),
  mend: (pen) =>
    turn(
      -16,
      pen.form(
        'M-30 108H118Q142 100 154 112L206 104Q214 112 206 118L168 128L208 134Q210 144 202 146L160 148L188 158Q190 168 180 168L140 170Q124 166 116 158H-30Z',
        SKIN,
        {
          ink: 6,
          shift: [-4, -9],
          inside: line('M168 128H152M160 148H150', 2.6),
        },
      ) +
        pen.form('M26 98L106 100L112 164L28 168Z', tones('#e9e4d6'), {
          ink: 5.5,
          shift: [-5, -8],
          inside: line('M44 98L56 168M66 98L80 166M90 98L102 164', 3, '#b3ab98'),
        }),
    ) +
    `<g transform="translate(60 84)"><circle r="29" fill="${PAPER}" stroke="${INK}" stroke-width="6"/>` +
    inked('M-8 -19H8V-8H19V8H8V19H-8V8H-19V-8H-8Z', '#2f9a5c', 4) +
    '</g>',
  dash: (pen) =>
    strokes(
      '4 92 40 88 78 94 5, -2 128 34 122 70 126 6, 6 168 40 162 74 166 5, 20 72 44 70 64 74 3',
      '#fff4d6',
    ) +
    turn(
      -12,
      pen.form('M92 60L146 56L150 122Q180 128 204 146Q212 162 202 170H88Z', tones('#8a5a34'), {
        ink: 7,
        shift: [-8, -7],
        inside:
          shape('M92 60L146 56L147 76L92 80Z', '#c98a52') +
          line('M148 118L128 124M150 130L132 138M164 136L146 148', 5, BONE),
      }) + inked('M84 168H206L204 188Q170 192 84 188Z', '#2b2f3f', 6),
    ),
  'follow-up': (pen) =>
    [0, 1]
      .map((i) =>
        shape(
          `M${6 + i * 30} ${196 - i * 8}Q${60 + i * 30} ${70 - i * 6} ${170 + i * 24} ${44 + i * 26}Q${98 + i * 22} ${104 + i * 8} ${34 + i * 38} ${206 + i * 2}Z`,
          i === 0 ? '#fff4d6' : GOLD,
          `opacity=".${i === 0 ? 45 : 8}"`,
        ),
      )
      .join('') +
    pen.form(
      'M112 112Q122 96 142 98L186 108Q206 116 204 136L196 174Q188 192 168 188L126 180Q106 172 108 152Z',
      SKIN,
      {
        ink: 6.5,
        shift: [-5, -9],
        inside: line('M128 104L122 134M146 104L140 138M166 108L160 142M118 134Q146 148 176 142', 4),
      },
    ) +
    pen.form('M196 128L250 142V214L178 196Z', tones('#8a2f3c'), { ink: 6, shift: [-4, -8] }),
  clench: (pen) =>
    pen.form('M24 88Q110 44 196 88L188 128Q110 112 32 128Z', tones('#a3222f'), { ink: 7, shift: [-6, -8] }) +
    pen.form('M32 130Q110 148 188 130L182 178Q110 214 38 178Z', tones('#a3222f'), {
      ink: 7,
      shift: [-6, -8],
    }) +
    [44, 70, 96, 122, 148]
      .map((x) => inked(`M${x} 100L${x + 26} 100L${x + 22} 132H${x + 4}Z`, BONE, 4.5))
      .join('') +
    [50, 76, 102, 128]
      .map((x) => inked(`M${x + 2} 136H${x + 24}L${x + 26} 164H${x}Z`, '#d9cba6', 4.5))
      .join('') +
    shape('M86 178Q96 196 88 210Q78 198 86 178Z', BLOOD),
  unseen: () =>
    shape('M-10 176Q40 150 90 172Q140 196 230 160V226H-10Z', '#0d1220', 'opacity=".75"') +
    inked('M20 122Q66 70 110 70Q154 70 200 122Q154 168 110 168Q66 168 20 122Z', '#2b3448', 7) +
    shape('M26 118Q68 80 110 78Q152 80 194 118Q152 104 110 104Q68 104 26 118Z', '#5a6a86') +
    line('M28 124Q110 152 192 124', 7) +
    line('M52 138L42 160M82 148L76 172M110 150V178M138 148L144 172M168 138L178 160', 7),
} satisfies { readonly [name: string]: (pen: Pen) => string };
