/** Supplies and ammunition. */
import type { Tone } from '../parts/palette.ts';
import { INK, tones } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, each, inked, line, shape, strokes } from '../parts/pen.ts';
import { turn } from './turn.ts';

const BRASS = tones('#d8b04a');
const STEEL = tones('#aeb9c6');
const round = (pen: Pen, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${pen.form('M-11 0H11V54H-11Z', BRASS, { ink: 5, shift: [-5, 0] })}${inked('M-11 0Q-10 -24 0 -34Q10 -24 11 0Z', '#c8763c', 5)}${shape('M-7 -2Q-6 -18 0 -26Q-2 -14 -1 -2Z', '#f0b58a')}${inked('M-13 50H13V60H-13Z', BRASS.d, 4)}</g>`;
const shell = (pen: Pen, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${pen.form('M-14 -30H14V34H-14Z', tones('#c8343c'), { ink: 5, shift: [-6, 0], inside: shape('M-10 -30H-5V34H-10Z', '#ff9a8a') })}${inked('M-14 -34H14V-24H-14Z', '#8a1f2c', 4)}${inked('M-16 30H16V52H-16Z', BRASS.m, 5)}${shape('M-12 33H-6V50H-12Z', BRASS.l)}</g>`;
const carton = (pen: Pen, tone: Tone, mark: string): string =>
  turn(
    -6,
    pen.form('M26 120L176 112L190 206H18Z', tone, {
      ink: 6,
      shift: [-8, -4],
      inside: shape('M24 118L176 110L177 122L25 130Z', tone.l) + mark,
    }) + inked('M26 120L10 100L40 108ZM176 112L200 92L168 104Z', tone.d, 5),
    4,
    6,
  );
export const SUPPLIES = {
  'ammo-bullets': (pen) =>
    [52, 82, 112, 142].map((x, i) => round(pen, x, 92 - (i % 2) * 10)).join('') +
    carton(
      pen,
      tones('#5f7a4c'),
      shape('M50 146H150V186H50Z', '#e8dcb0') +
        line('M66 156V176M82 156V176M98 156V176M114 156V176M130 156V176', 7, '#8a6420'),
    ) +
    turn(70, round(pen, 176, 60)),
  'ammo-shells': (pen) =>
    [54, 90, 126, 160].map((x, i) => shell(pen, x, 92 - (i % 2) * 9)).join('') +
    carton(
      pen,
      tones('#b04a34'),
      shape('M52 146H152V188H52Z', '#f0dcae') +
        inked('M70 154H86V176H70ZM94 154H110V176H94ZM118 154H134V176H118Z', '#c8343c', 3) +
        shape('M70 170H86V176H70ZM94 170H110V176H94ZM118 170H134V176H118Z', BRASS.m),
    ),
  flashlight: (pen) =>
    shape('M96 92L-10 34V190L102 148Z', '#fff2b8', 'opacity=".75"') +
    shape('M96 104L-10 84V146L100 136Z', '#fffbe6') +
    turn(
      -10,
      pen.form('M128 96H214L222 104V140L214 148H128Z', tones('#3f4858'), {
        ink: 6,
        shift: [-5, -9],
        inside:
          shape('M130 102H214V108H130Z', '#8b98aa') + line('M168 96V148M178 96V148M188 96V148M198 96V148', 3),
      }) +
        pen.form('M88 80L104 78L134 94V150L104 166L88 164Z', tones('#d8b04a'), { ink: 6, shift: [-4, -8] }) +
        inked('M82 80H94V164H82Z', '#fffbe6', 5) +
        inked('M142 88H158V98H142Z', '#c8343c', 4),
      0,
      2,
    ),
  'goalie-mask': (pen) =>
    '<g transform="translate(9 12) scale(.91)">' +
    turn(
      -8,
      line('M48 96Q110 70 172 96M50 140Q110 154 170 140', 15) +
        line('M48 96Q110 70 172 96M50 140Q110 154 170 140', 9, '#6a4a30') +
        pen.form(
          'M62 84Q70 46 110 44Q150 46 158 84L156 132Q148 184 124 202H96Q72 184 64 132Z',
          tones('#efe6d0'),
          {
            ink: 6.5,
            shift: [-10, -5],
            inside:
              each(
                [
                  [92, 70],
                  [110, 66],
                  [128, 70],
                  [82, 154],
                  [138, 154],
                  [94, 172],
                  [110, 176],
                  [126, 172],
                  [110, 160],
                ],
                (x, y) => dot(x, y, 4.2, INK),
              ) +
              shape('M106 84H114L118 140L110 146L102 140Z', '#c9bd9f') +
              shape('M86 62L78 88L70 82ZM148 74L152 96L140 84Z', '#b8343c'),
          },
        ) +
        inked(
          'M74 102Q88 92 102 104Q98 124 84 124Q74 118 74 102ZM118 104Q132 92 146 102Q146 118 136 124Q122 124 118 104Z',
          '#1a0f14',
          4,
        ) +
        line('M132 50L142 70L136 80L144 94', 2.6),
    ) +
    '</g>',
  'glass-bottles': (pen) =>
    [
      { x: 64, y: 10, hex: '#5f9a6a', deg: -10 },
      { x: 150, y: 16, hex: '#8fb4d6', deg: 9 },
      { x: 106, y: 0, hex: '#a8763c', deg: 0 },
    ]
      .map(
        ({ x, y, hex, deg }) =>
          `<g transform="translate(${x} ${y}) rotate(${deg} 0 140)">` +
          pen.form(
            'M-11 48H11V88Q32 100 32 122V198Q32 206 24 206H-24Q-32 206 -32 198V122Q-32 100 -11 88Z',
            tones(hex),
            {
              ink: 6,
              shift: [-7, -3],
              inside: shape('M-24 120Q-22 106 -10 98V190H-24Z', '#ffffff', 'opacity=".55"'),
            },
          ) +
          inked('M-14 44H14V58H-14Z', tones(hex).d, 4) +
          '</g>',
      )
      .join('') +
    inked('M92 140H124V178H92Z', '#f0e4c4', 4) +
    line('M98 150H118M98 160H118', 3, '#8a6420'),
  gasoline: (pen) =>
    '<g transform="translate(14 22) scale(.86)">' +
    turn(
      -6,
      line('M70 66Q110 44 146 66', 17) +
        line('M70 66Q110 44 146 66', 10, '#8a1f2c') +
        inked('M146 60L176 38L186 48L160 76Z', '#2b2f3f', 5) +
        pen.form('M56 76L66 66H152L168 84V204H56Z', tones('#c8343c'), {
          ink: 6.5,
          shift: [-8, -5],
          inside:
            shape('M60 80L70 70H100L66 110Z', '#ff8f85') +
            line('M76 104L148 190M148 104L76 190', 9, '#8a1f2c') +
            line('M56 200H168', 4),
        }) +
        inked('M112 124Q126 144 126 156A14 14 0 0 1 98 156Q98 144 112 124Z', '#ffd166', 4.5),
    ) +
    shape('M194 56Q202 68 202 74A8 8 0 0 1 186 74Q186 68 194 56Z', '#ffd166') +
    '</g>',
  water: (pen) =>
    turn(
      6,
      pen.form(
        'M98 74H124V92Q146 100 146 122L142 150L146 178V208Q146 214 140 214H82Q76 214 76 208V178L80 150L76 122Q76 100 98 92Z',
        tones('#6fb8dc'),
        {
          ink: 6,
          shift: [-8, -4],
          inside:
            shape('M70 112H150V220H70Z', '#3f8fc0') +
            shape('M70 112H132V220H70Z', '#63b4de') +
            shape('M84 118Q86 104 98 98V204H86V178L90 150Z', '#e6f8ff'),
        },
      ) +
        pen.form('M74 134H148L146 178H76Z', tones('#f4f1e6'), {
          ink: 4.5,
          inside: shape('M111 140Q122 154 122 162A11 11 0 0 1 100 162Q100 154 111 140Z', '#3f8fc0'),
        }) +
        inked('M94 56H128V76H94Z', '#f4f1e6', 5) +
        line('M102 58V74M111 58V74M120 58V74', 2.4, '#8b98aa'),
      0,
      -6,
    ),
  'bag-of-rice': (pen) =>
    turn(
      -4,
      pen.form(
        'M62 82Q54 70 66 60L84 68L98 54L114 68L132 54L144 68L160 60Q170 70 160 82Q178 120 170 196Q162 210 150 206H72Q56 210 52 196Q46 120 62 82Z',
        tones('#e4d6b0'),
        {
          ink: 6.5,
          shift: [-10, -5],
          inside:
            line('M60 84Q110 98 164 84', 4) +
            shape('M72 112H150V178H72Z', '#c8343c') +
            shape('M72 112H134V178H72Z', '#d8564a') +
            inked('M86 146Q92 124 111 122Q130 124 136 146Z', '#f8f4e6', 3.5) +
            inked('M80 144H142Q140 166 124 172H98Q82 166 80 144Z', '#3f6a9c', 4) +
            line('M88 152H134', 3, '#bfe3ff') +
            strokes('60 120 54 150 58 180 2.4, 162 120 168 150 164 184 2.6'),
        },
      ),
      2,
      0,
    ) +
    [
      [38, 198],
      [46, 188],
      [30, 186],
      [182, 196],
      [192, 188],
      [176, 186],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="6" ry="3.5" transform="rotate(${x} ${x} ${y})" fill="#f8f4e6" stroke="${INK}" stroke-width="2.5"/>`,
      )
      .join(''),
  'canned-food': (pen) =>
    [
      { x: 146, y: 20, hex: '#5f8a5c', k: 0.86 },
      { x: 86, y: 0, hex: '#c8643c', k: 1.04 },
    ]
      .map(
        ({ x, y, hex, k }) =>
          `<g transform="translate(${x} ${y + 60}) scale(${k})">` +
          pen.form('M-48 8Q0 26 48 8V116Q0 138 -48 116Z', STEEL, {
            ink: 6,
            shift: [-10, -2],
            inside:
              shape('M-50 28Q0 46 50 28V98Q0 118 -50 98Z', hex) +
              shape('M-50 28Q-30 38 14 38V106Q-30 106 -50 98Z', tones(hex).l) +
              line('M-50 28Q0 46 50 28M-50 98Q0 118 50 98', 3) +
              inked('M-26 58Q-20 46 -8 50Q4 44 8 58Q6 78 -8 84Q-24 78 -26 58Z', '#f3e6c4', 3.5),
          }) +
          `<ellipse cy="8" rx="48" ry="15" fill="${STEEL.l}" stroke="${INK}" stroke-width="6"/><ellipse cy="8" rx="36" ry="9" fill="none" stroke="${STEEL.d}" stroke-width="3"/>` +
          line('M-8 6Q0 -4 12 4Q6 12 -8 6Z', 4) +
          '</g>',
      )
      .join(''),
} satisfies { readonly [name: string]: (pen: Pen) => string };
