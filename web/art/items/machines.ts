/** Machines of a laboratory that arms a city, and old metal from further away: the equipment of DCeased that shoots and cuts. */
import { INK, tones } from '../parts/palette.ts';
import { dot, inked, line, type Pen, shape, strap, strokes } from '../parts/pen.ts';
import { sized, turn } from './turn.ts';

const STEEL = tones('#8796a8');
const DARK = tones('#5b6778');
const GREEN = tones('#6fae5c');
const GOLD = tones('#d8b04a');
const SPARK = '#b7ff6a';

const glow = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".3"/>`;
/** A jagged arc of current. */
const arc = (d: string, colour = '#d9f6ff'): string => line(d, 7) + line(d, 3.4, colour);

export const MACHINES = {
  'lexcorp-energy-blaster': (pen) =>
    glow(28, 122, 40, SPARK) +
    turn(
      -10,
      pen.form('M118 124H150L166 192H128Z', tones('#3a4452'), {
        ink: 6,
        inside: line('M126 142H156M130 156H160M134 170H162', 3),
      }) +
        pen.form('M30 92L62 76H170L188 92V126L170 136H62L30 122Z', DARK, {
          ink: 6.5,
          shift: [-5, -9],
          inside: shape('M64 82H168V90H64Z', DARK.l) + shape('M66 118H170V130H66Z', DARK.d),
        }) +
        pen.form('M70 92H150L158 106L150 120H70L62 106Z', GREEN, {
          ink: 5,
          shift: [-4, -7],
          inside: shape('M78 97H142L146 102H74Z', '#e9ffd0'),
        }) +
        inked('M20 94H38V122H20Z', '#2a3340', 5) +
        shape('M22 98H34V118H22Z', SPARK) +
        inked('M112 62H148V78H112Z', STEEL.m, 5) +
        line('M118 70H142', 3, SPARK),
      8,
      4,
    ) +
    strokes('8 92 14 104 10 118 3, 4 132 12 128 18 138 3', '#fff'),
  'lexcorp-energy-blade': (pen) =>
    turn(
      44,
      '<path d="M92 150L84 30L110 -22L136 30L128 150Z" fill="#c98bff" opacity=".35"/>' +
        inked('M98 150L94 26L110 -8L126 26L122 150Z', '#e0b8ff', 5) +
        shape('M106 146L104 30L110 6L116 30L114 146Z', '#fff') +
        pen.form('M74 148L110 156L146 148L142 170H78Z', DARK, { ink: 6, shift: [-5, -5] }) +
        dot(110, 160, 8, INK) +
        dot(110, 160, 5, SPARK) +
        pen.form('M98 170H122V230H98Z', tones('#3a4452'), {
          ink: 6,
          inside: line('M98 182H122M98 194H122M98 206H122M98 218H122', 3),
        }),
      2,
      2,
    ) + arc('M150 150L164 146L160 160L176 158'),
  'nth-metal-axe': (pen) =>
    shape('M22 178Q28 88 120 54Q62 102 48 186Z', '#fff4d6', 'opacity=".5"') +
    sized(
      0.74,
      turn(
        34,
        strap('M110 40V236', 10, '#6a4a2c', 7) +
          line('M106 190L116 196M106 204L116 210M106 218L116 224', 3, '#3a2818') +
          pen.form('M104 54Q70 20 34 34Q20 76 40 120Q76 126 104 96Z', GOLD, {
            ink: 6,
            shift: [-6, -5],
            inside:
              shape('M34 34Q20 76 40 120L50 114Q36 76 44 40Z', '#fff4d6') +
              line('M70 44Q60 78 72 110', 3, GOLD.d),
          }) +
          pen.form('M116 54Q150 20 186 34Q200 76 180 120Q144 126 116 96Z', GOLD, {
            ink: 6,
            shift: [-6, -5],
            inside: shape('M186 34Q200 76 180 120L170 114Q184 76 176 40Z', '#fff4d6'),
          }) +
          inked('M100 46H120V104H100Z', '#8a5a2c', 5),
        0,
        4,
      ),
      12,
    ),
  'trident-of-poseidon': (pen) =>
    strokes('10 90 40 70 70 92 4, 150 190 180 168 212 186 4, 20 176 44 160 70 178 3', '#8fe9fa') +
    sized(
      0.8,
      turn(
        32,
        strap('M110 96V250', 9, GOLD.m, 7) +
          line('M108 104V240', 2.4, GOLD.l) +
          pen.form('M102 112V34L110 6L118 34V112Z', GOLD, { ink: 6, shift: [-4, -2] }) +
          pen.form('M110 128Q58 118 60 52L44 60L66 18L82 58L72 54Q76 96 110 104Z', GOLD, {
            ink: 6,
            shift: [-4, -3],
          }) +
          pen.form('M110 128Q162 118 160 52L176 60L154 18L138 58L148 54Q144 96 110 104Z', GOLD, {
            ink: 6,
            shift: [-4, -3],
          }) +
          dot(110, 116, 11, INK) +
          dot(110, 116, 7, '#4fd6e6'),
        -4,
        6,
      ),
      18,
    ),
  'lexcorp-shock-gauntlets': (pen) =>
    glow(82, 104, 52, '#c98bff') +
    turn(
      -24,
      pen.form('M128 78L220 66V176L128 164Z', tones('#4f6a52'), {
        ink: 6,
        shift: [-5, -9],
        inside: line('M150 76V166M176 72V170', 5, '#2b3c2e') + shape('M132 84L216 74V84L132 94Z', GREEN.l),
      }) +
        pen.form('M58 84Q60 68 78 68L132 72Q146 78 146 96V150Q142 168 126 170L82 168Q62 164 58 148Z', DARK, {
          ink: 6.5,
          shift: [-6, -9],
          inside: line('M58 96H98M56 120H96M60 144H96M98 74Q108 118 96 166', 4),
        }) +
        [86, 110, 134].map((y) => dot(64, y, 9, INK) + dot(64, y, 5.5, SPARK)).join(''),
      12,
      4,
    ) +
    arc('M44 76L30 66L38 58L22 46M40 110L20 112L28 122L10 128M60 146L46 158L56 164L40 180'),
  'lexcorp-rail-rifle': (pen) =>
    turn(
      -22,
      pen.form('M150 104L184 106L248 126V170L222 166L176 136L150 132Z', tones('#3a4452'), {
        ink: 6,
        shift: [-4, -8],
      }) +
        pen.form('M-24 92H118V104H-24Z', STEEL, { ink: 5, shift: [-3, -4] }) +
        pen.form('M-24 118H118V130H-24Z', STEEL, { ink: 5, shift: [-3, -4] }) +
        shape('M-24 106H112V116H-24Z', SPARK) +
        shape('M-24 109H112V113H-24Z', '#fff') +
        line('M0 90V132M30 90V132M60 90V132M90 90V132', 7) +
        line('M0 90V132M30 90V132M60 90V132M90 90V132', 3, GREEN.m) +
        pen.form('M104 84H164L172 104V138H112L104 128Z', DARK, {
          ink: 6,
          shift: [-5, -8],
          inside: shape('M118 96H152V112H118Z', '#2a3340') + line('M122 104H146', 4, SPARK),
        }) +
        pen.form('M132 136H154L164 176H144Z', tones('#3a4452'), { ink: 5.5 }),
      0,
      6,
    ),
} satisfies { readonly [id: string]: (pen: Pen) => string };
