/** Guns, in the picture of a card (11 to 209 across, 45 to 207 down). They point left. */
import type { Tone } from '../parts/palette.ts';
import { INK, tones } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, inked, line, shape } from '../parts/pen.ts';
import { turn } from './turn.ts';

const STEEL = tones('#8796a8');
const DARK = tones('#5b6778');
const WOOD = tones('#9a6236');
const GOLD = '#d8b04a';
const FLASH = '#fff4b8';
const flash = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${inked('M6 -10L-14 -26L-16 -10L-44 -14L-24 0L-44 14L-16 10L-14 26L6 10Z', '#ffb83e', 4)}${shape('M4 -6L-12 -12L-30 0L-12 12L4 6Z', FLASH)}</g>`;
const shell = (x: number, y: number, deg: number, colour = '#d8343c'): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">${inked('M-8 -16H8V8H-8Z', colour, 3.5)}${shape('M-6 -14H-2V8H-6Z', '#ff9a8a')}${inked('M-9 8H9V16H-9Z', GOLD, 3.5)}</g>`;
const casing =
  inked('M150 62L168 54L174 62L156 71Z', GOLD, 3.5) +
  inked('M178 94L194 86L200 94L184 102Z', GOLD, 3.5) +
  line('M140 78L146 70M172 112L178 104', 2.5, FLASH);
const guard = (x: number, y: number): string =>
  line(`M${x} ${y}Q${x - 2} ${y + 24} ${x + 24} ${y + 22}`, 10) +
  line(`M${x} ${y}Q${x - 2} ${y + 24} ${x + 24} ${y + 22}`, 4, STEEL.d) +
  line(`M${x + 14} ${y}Q${x + 10} ${y + 10} ${x + 16} ${y + 14}`, 4);

/** A pistol; its metal and its grip may be of any tone. */
const pistol = (pen: Pen, steel: Tone, grip: Tone, slide = DARK): string =>
  pen.form('M112 122L150 118L166 176Q168 186 158 188L132 190Q124 190 122 182Z', grip, {
    ink: 5.5,
    inside: line(
      'M126 136L154 132M128 146L158 142M130 156L160 152M133 166L163 162M135 176L164 172',
      2.2,
      grip.d,
    ),
  }) +
  guard(92, 128) +
  pen.form('M26 110H150L158 124L150 130H34L26 124Z', slide, { ink: 5, shift: [-4, -5] }) +
  pen.form('M22 80L34 74H168Q178 76 178 88L176 112H26L22 104Z', steel, {
    ink: 6,
    shift: [-5, -8],
    inside:
      shape('M28 82H168V88H28Z', steel.l) +
      line('M146 80V110M153 80V110M160 80V110M167 80V110', 3) +
      shape('M88 84H122V97H88Z', '#2a3340') +
      shape('M90 86H112V90H90Z', GOLD),
  }) +
  inked('M20 84H30V100H20Z', '#2a3340', 3) +
  inked('M164 66H174V76H164ZM36 68H44V76H36Z', '#3a4452', 3.5);
const stock = (pen: Pen, wood = WOOD): string =>
  pen.form('M150 106L184 108L250 130V176L226 172L176 138L150 132Z', wood, {
    ink: 6,
    shift: [-4, -8],
    inside: line('M176 116L240 142M190 132L236 158', 2.2, wood.d),
  });
const doubleBarrel = (pen: Pen, from: number, steel: Tone): string =>
  pen.form(`M${from} 96H128V110H${from}Z`, steel, { ink: 5, shift: [-3, -5] }) +
  pen.form(`M${from} 110H128V124H${from}Z`, DARK, { ink: 5, shift: [-3, -5] }) +
  inked(`M${from - 4} 95H${from + 3}V125H${from - 4}Z`, '#2a3340', 3);
const breech = (pen: Pen, steel: Tone, inside = ''): string =>
  pen.form('M122 90H152Q166 94 168 110L160 134H122Z', steel, { ink: 5.5, shift: [-4, -6], inside }) +
  line('M150 90L160 78M158 94L168 84', 7) +
  guard(128, 132);
/** A long gun with a wooden stock and a bolt. */
const longGun = (pen: Pen): string =>
  stock(pen) +
  pen.form('M-24 102H104V113H-24Z', STEEL, { ink: 5, shift: [-3, -4] }) +
  guard(128, 128) +
  pen.form('M36 110H132V128H54L36 120Z', WOOD, { ink: 5.5, shift: [-3, -6] }) +
  pen.form('M98 96H156L160 122H98Z', DARK, { ink: 5.5, shift: [-4, -6] }) +
  line('M142 106L160 92', 8) +
  line('M142 106L160 92', 3.5, STEEL.m) +
  dot(162, 90, 7, INK) +
  dot(162, 90, 4, STEEL.l) +
  inked('M104 124H128V140H106Z', '#3a4452', 4);
const glass = (pen: Pen): string =>
  line('M96 96V84M140 96V84', 9) +
  pen.form('M74 70H98L104 74H140L146 68H172V90H146L140 86H104L98 88H74Z', DARK, {
    ink: 5.5,
    shift: [-4, -6],
  }) +
  inked('M70 68H78V92H70Z', '#8fe9fa', 4) +
  inked('M116 62H130V74H116Z', '#3a4452', 4);

export const GUNS = {
  pistol: (pen) =>
    turn(
      -9,
      shape('M-8 84L14 96L-4 104L18 110L-10 122L-30 108Z', FLASH) + pistol(pen, STEEL, tones('#7a5236')),
      6,
      6,
    ) + casing,
  'evil-twins': (pen) =>
    '<g transform="translate(226 8) scale(-.82 .82)">' +
    turn(-30, pistol(pen, tones('#cfd6dc'), tones('#8a2f3a'), tones('#8b98aa'))) +
    '</g><g transform="translate(-6 26) scale(.86)">' +
    turn(-30, pistol(pen, tones('#e2b64a'), tones('#2b2f3f'), tones('#9a7430'))) +
    '</g>',
  'sawed-off': (pen) =>
    turn(
      -16,
      flash(20, 112, 0.9) +
        pen.form('M150 104Q188 110 206 152L212 184L184 190L166 148L146 134Z', WOOD, {
          ink: 6,
          shift: [-5, -6],
          inside: line('M176 130L198 176', 2.4, WOOD.d),
        }) +
        doubleBarrel(pen, 36, STEEL) +
        pen.form('M70 122H126V138H80Z', WOOD, { ink: 5, shift: [-3, -5] }) +
        breech(pen, STEEL),
      6,
      8,
    ) +
    shell(160, 66, 40) +
    shell(188, 96, 74),
  shotgun: (pen) =>
    turn(
      -24,
      stock(pen) +
        pen.form('M-20 102H124V115H-20Z', STEEL, { ink: 5, shift: [-3, -5] }) +
        pen.form('M-10 116H112V128H-10Z', DARK, { ink: 5, shift: [-3, -4] }) +
        guard(126, 134) +
        pen.form('M18 114H86V138H26L16 128Z', WOOD, {
          ink: 5.5,
          shift: [-3, -6],
          inside: line('M34 114V138M46 114V138M58 114V138M70 114V138', 3, WOOD.d),
        }) +
        pen.form('M108 96H160L168 112V134H118L108 126Z', DARK, {
          ink: 6,
          shift: [-4, -7],
          inside: shape('M122 104H148V114H122Z', '#2a3340'),
        }),
      0,
      4,
    ) +
    shell(166, 74, 30) +
    shell(188, 100, 66),
  'mas-shotgun': (pen) =>
    turn(
      -24,
      stock(pen, tones('#7a3f2a')) +
        doubleBarrel(pen, -16, STEEL) +
        pen.form('M52 122H128V138H66Z', tones('#7a3f2a'), { ink: 5, shift: [-3, -5] }) +
        breech(
          pen,
          tones('#d8b04a'),
          line('M130 102Q142 98 150 108Q142 120 132 114Q138 108 142 108', 2.4, '#8a6420'),
        ) +
        inked('M188 128Q184 118 194 118Q202 118 200 128L192 138Z', '#e0507a', 3.5),
      -2,
      6,
    ) +
    inked('M66 136L46 118L44 148ZM66 136L88 126L80 154ZM64 138L52 172L62 166L68 176Z', '#e0507a', 4) +
    dot(66, 138, 6, INK) +
    dot(66, 138, 3.5, '#ff9ac0'),
  'sub-mg': (pen) =>
    turn(
      -14,
      flash(10, 108, 0.8) +
        line('M164 106H226V148', 12) +
        line('M164 106H226V148', 6, STEEL.m) +
        pen.form('M82 120H106L112 192H88Z', DARK, {
          ink: 5.5,
          inside: line('M86 140H110M88 156H110M90 172H112', 2.6),
        }) +
        pen.form('M136 120H158L170 172H146Z', tones('#3a4452'), { ink: 5.5 }) +
        guard(112, 124) +
        pen.form('M10 100H48V116H10Z', STEEL, { ink: 5, shift: [-3, -5] }) +
        pen.form('M42 88H164L174 98V126H42Z', DARK, {
          ink: 6,
          shift: [-5, -8],
          inside:
            shape('M46 94H160V99H46Z', DARK.l) + [58, 74, 90].map((x) => dot(x, 110, 5, '#1d2430')).join(''),
        }) +
        inked('M120 76H150V88H120ZM48 78H56V88H48Z', '#3a4452', 4),
      2,
      4,
    ) + casing,
  rifle: (pen) =>
    turn(-24, longGun(pen), 0, 4) +
    inked('M160 70L182 58L190 66L168 80ZM176 96L198 84L205 92L184 105Z', GOLD, 3.5) +
    shape('M182 58L196 54L190 66ZM198 84L211 81L205 92Z', '#e8973a'),
  'sniper-rifle': (pen) =>
    turn(
      -24,
      line('M20 116L4 176M34 116L48 172', 8) +
        line('M20 116L4 176M34 116L48 172', 3, STEEL.m) +
        longGun(pen) +
        inked('M-34 98H6V117H-34Z', '#3a4452', 5) +
        glass(pen),
      0,
      12,
    ),
  scope: (pen) =>
    turn(
      -18,
      pen.form('M96 92H196L210 84V168L196 160H96Z', DARK, {
        ink: 6,
        shift: [-5, -9],
        inside: shape('M100 98H194V106H100Z', DARK.l) + line('M132 92V160M150 92V160', 3),
      }) +
        pen.form('M138 70H168V92H138Z', STEEL, {
          ink: 5,
          inside: line('M146 70V92M154 70V92M162 70V92', 2.4),
        }) +
        line('M120 160V186M176 160V186', 14) +
        line('M120 160V186M176 160V186', 8, STEEL.d),
    ) +
    dot(82, 134, 54, INK) +
    dot(82, 134, 48, '#3a4452') +
    dot(82, 134, 40, '#8fd6ea') +
    shape('M48 118A40 40 0 0 1 96 96L70 150Z', '#d9f6ff') +
    line('M82 94V174M42 134H122', 2.6) +
    dot(82, 134, 4, '#d8343c'),
} satisfies { readonly [name: string]: (pen: Pen) => string };
