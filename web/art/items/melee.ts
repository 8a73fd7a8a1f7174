/** Things to hit with. */
import { INK, tones } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, inked, line, shape, strokes } from '../parts/pen.ts';
import { turn } from './turn.ts';

const WOOD = tones('#b07a44');
const STEEL = tones('#aeb9c6');
const RED = tones('#c8343c');
const wrap = (x: number, from: number, to: number, step = 9): string => {
  let d = '';
  for (let y = from; y < to; y += step) d += `M${x - 9} ${y}L${x + 9} ${y + 5}`;
  return d;
};
/** Motion behind a blow. */
const swish = (d: string): string => shape(d, '#fff4d6', 'opacity=".5"');
export const MELEE = {
  'fire-axe': (pen) =>
    swish('M20 180Q26 90 110 52Q54 100 44 186Z') +
    turn(
      32,
      pen.form('M101 70H119L122 250H98Z', WOOD, { ink: 5.5, inside: line('M108 130V240', 2.2, WOOD.d) }) +
        pen.form('M94 62H124L160 48Q176 84 160 122L124 106H94L66 100L72 66Z', RED, {
          ink: 6,
          shift: [-6, -6],
          inside:
            shape('M148 48L162 46Q180 84 162 124L148 118Q160 84 148 48Z', '#eef2f6') +
            shape('M96 66H122L144 58L140 66L120 74H96Z', RED.l),
        }),
      -8,
      -4,
    ),
  crowbar: (pen) =>
    turn(
      38,
      pen.form(
        'M102 92Q100 54 132 48Q160 46 166 72L156 90L146 86Q146 68 132 68Q120 70 120 92L122 214L134 236L122 244L112 232L98 240L100 214Z',
        tones('#3f7fb0'),
        { ink: 6, shift: [-5, -3], inside: shape('M106 92Q106 62 130 54Q114 66 112 94V210H106Z', '#a8dcff') },
      ),
      0,
      -14,
    ) + strokes('40 66 54 76 62 92 3, 28 96 44 100 56 110 3', '#fff4d6'),
  'baseball-bat': (pen) =>
    swish('M24 196Q40 96 132 54Q72 106 58 200Z') +
    turn(
      38,
      pen.form('M96 60Q97 32 111 32Q125 32 126 60L119 176V236H103V176Z', WOOD, {
        ink: 6,
        shift: [-5, -2],
        inside:
          shape('M101 60Q102 40 110 38Q106 52 108 120L104 150Z', WOOD.l) +
          line('M112 60V100M118 70V110', 2, WOOD.d) +
          shape('M96 178H126V228H96Z', '#2b2f3f') +
          line(wrap(111, 180, 226), 2.4, '#8b98aa'),
      }) + inked('M98 232H124V244H98Z', WOOD.d, 5),
      -2,
      -2,
    ),
  machete: (pen) =>
    turn(
      42,
      pen.form('M96 172L90 60Q92 36 120 24Q136 60 130 110L124 172Z', STEEL, {
        ink: 6,
        shift: [-7, -2],
        inside:
          shape('M120 30Q132 62 126 110L120 170H114L120 110Z', '#f4f9ff') +
          line('M100 168L96 66', 2.4, STEEL.d),
      }) +
        inked('M88 170H132V182H88Z', '#3a4452', 5) +
        pen.form('M97 182H123L128 236L118 246L98 238Z', tones('#7a4a2c'), {
          ink: 5.5,
          inside: dot(111, 196, 4, '#d8b04a') + dot(112, 212, 4, '#d8b04a') + dot(112, 228, 4, '#d8b04a'),
        }),
      0,
      -4,
    ) + shape('M150 80L158 88L150 96L154 86Z', '#fff'),
  katana: (pen) =>
    swish('M18 120Q70 52 190 54Q92 72 42 146Z') +
    turn(
      52,
      pen.form('M104 166Q96 90 120 6Q132 -6 134 8Q116 90 120 166Z', STEEL, {
        ink: 5,
        shift: [-5, 0],
        inside: shape('M112 164Q108 90 128 8L134 6Q116 90 120 166Z', '#fbfdff'),
      }) +
        inked('M86 164Q112 154 138 164L136 174Q112 166 88 174Z', '#d8b04a', 5) +
        pen.form('M102 172H122L126 256H104Z', tones('#2b2f3f'), {
          ink: 5.5,
          inside: line(
            'M100 180L126 196M124 180L102 196M102 202L126 218M124 202L102 218M102 224L128 240M124 224L104 240',
            3,
            '#c8343c',
          ),
        }),
      -4,
      -6,
    ),
  chainsaw: (pen) =>
    turn(
      -14,
      pen.form('M-14 108Q-26 120 -14 132L104 138V102Z', STEEL, {
        ink: 5,
        shift: [-3, -5],
        inside: line('M0 120H100', 3, STEEL.d),
      }) +
        inked(
          Array.from(
            { length: 9 },
            (__, i) =>
              `M${-8 + i * 13} 104L${-4 + i * 13} 94L${3 + i * 13} 104ZM${-8 + i * 13} 136L${-1 + i * 13} 146L${3 + i * 13} 136Z`,
          ).join(''),
          '#3a4452',
          3,
        ) +
        line('M118 104Q126 66 170 74L196 92', 16) +
        line('M118 104Q126 66 170 74L196 92', 9, '#2b2f3f') +
        pen.form('M96 92H168L196 104L204 150L184 164H100L92 150Z', tones('#f07f2c'), {
          ink: 6,
          shift: [-6, -6],
          inside:
            shape('M100 98H166L160 108H100Z', '#ffc08a') + line('M112 128H150M112 138H150M112 148H150', 4),
        }) +
        pen.form(
          'M180 112L216 116Q228 128 222 152L196 160L190 144L206 138L204 128L184 126Z',
          tones('#2b2f3f'),
          { ink: 5 },
        ) +
        dot(170, 134, 11, INK) +
        dot(170, 134, 7, '#d6dde4'),
      4,
      10,
    ) + strokes('40 78 50 70 64 70 3, 30 100 38 90 50 86 3, 44 180 56 184 70 180 3', '#fff4d6'),
  pan: (pen) =>
    turn(
      24,
      pen.form('M102 150H120L124 240Q112 252 98 240Z', tones('#2f3542'), {
        ink: 6,
        inside: dot(111, 230, 5, '#8b98aa'),
      }) +
        dot(110, 96, 64, INK) +
        dot(110, 96, 58, '#565f6e') +
        dot(108, 94, 49, '#23272f') +
        '<circle cx="106" cy="92" r="41" fill="#343b47"/>' +
        '<path d="M74 84A36 36 0 0 1 110 60" fill="none" stroke="#8b98aa" stroke-width="6"/>',
      0,
      2,
    ) +
    inked('M40 62L28 52M54 46L50 30M30 82L14 80', 'none', 6) +
    line('M40 62L28 52M54 46L50 30M30 82L14 80', 3.5, '#ffd166'),
  molotov: (pen) =>
    `<circle cx="104" cy="92" r="60" fill="#ffb13d" opacity=".3"/><g transform="translate(26 44) scale(.76)">` +
    turn(
      14,
      inked(
        'M100 78Q74 66 84 34Q92 44 96 42Q92 18 116 4Q112 26 126 34Q132 28 132 20Q150 48 128 76Z',
        '#f0582c',
        5,
      ) +
        shape('M106 74Q92 62 98 44Q106 52 108 48Q110 36 116 30Q116 46 124 52Q130 62 120 74Z', '#ffd166') +
        pen.form(
          'M98 80H126V112Q150 124 150 148V216Q150 224 142 224H82Q74 224 74 216V148Q74 124 98 112Z',
          tones('#6a9a5c'),
          {
            ink: 6,
            shift: [-7, -4],
            inside:
              shape('M74 150H150V224H74Z', '#a87a2c') +
              shape('M74 150H132V224H74Z', '#d8a53c') +
              shape('M84 148Q86 130 98 124V206H84Z', '#eaf6c8', 'opacity=".7"'),
          },
        ) +
        pen.form('M94 64H130L136 96L122 104L110 94L96 104Z', tones('#e8e0cc'), {
          ink: 5,
          inside: shape('M94 60H130L132 76L118 70L104 78L94 72Z', '#7a4a2c'),
        }),
    ) +
    '</g>',
} satisfies { readonly [name: string]: (pen: Pen) => string };
