/** What a rescue carries besides weapons: the equipment of DCeased that helps, and its sealed orders. */
import { INK, tones } from '../parts/palette.ts';
import { dot, inked, line, type Pen, shape, strap, strokes } from '../parts/pen.ts';
import { sized, turn } from './turn.ts';

const STEEL = tones('#8796a8');
const DARK = tones('#5b6778');
const SPARK = '#b7ff6a';

/** A sealed envelope; the number of seals tells which one. */
const orders = (pen: Pen, seals: readonly number[]): string =>
  turn(
    -8,
    pen.form('M34 72H190V188H34Z', tones('#d8c08a'), {
      ink: 6,
      shift: [-6, -6],
      inside: line('M34 72L112 136L190 72M34 188L92 124M190 188L132 124', 4, '#9a7f4c'),
    }) +
      seals
        .map((x) => dot(x, 134, 15, INK) + dot(x, 134, 11, '#c8343c') + dot(x - 3, 130, 4, '#ff9a8a'))
        .join(''),
  );

export const FIELD_GEAR = {
  'grapple-line': (pen) =>
    line('M214 206Q150 196 140 150', 9) +
    line('M214 206Q150 196 140 150', 4, '#d8b890') +
    sized(
      0.8,
      turn(
        -28,
        strap('M112 92V190', 9, STEEL.m, 7) +
          pen.form('M104 96Q58 100 46 56L34 66L42 28L70 50L58 54Q70 80 104 78Z', STEEL, {
            ink: 6,
            shift: [-4, -4],
          }) +
          pen.form('M120 96Q166 100 178 56L190 66L182 28L154 50L166 54Q154 80 120 78Z', STEEL, {
            ink: 6,
            shift: [-4, -4],
          }) +
          pen.form('M104 100V36L112 14L120 36V100Z', STEEL, { ink: 6, shift: [-3, -2] }) +
          inked('M96 160H128V196H96Z', '#a03a3a', 5) +
          line('M96 172H128M96 184H128', 3),
        -2,
        2,
      ),
      22,
    ) +
    strokes('16 150 40 130 46 104 3, 30 174 56 152 62 124 3', '#fff4d6'),
  'riot-shield': (pen) =>
    turn(
      -6,
      pen.form('M52 44Q110 30 168 44V150Q150 196 110 208Q70 196 52 150Z', tones('#b8cede'), {
        ink: 7,
        shift: [-8, -6],
        inside:
          shape('M62 60Q80 52 96 50L74 140L62 126Z', '#f4fbff') +
          line('M70 64V146Q84 180 110 190Q136 180 150 146V64', 4, '#7f97aa'),
      }) +
        inked('M64 92H156V114H64Z', '#3a4452', 5) +
        dot(72, 103, 3.4, STEEL.l) +
        dot(148, 103, 3.4, STEEL.l) +
        line('M120 132L134 144L126 152L140 168', 3, '#5f7486'),
    ),
  'field-surgery-kit': (pen) =>
    turn(
      -5,
      line('M78 84V62H142V84', 15) +
        line('M78 84V62H142V84', 7, DARK.m) +
        pen.form('M28 84H192V190H28Z', tones('#e9e4d6'), {
          ink: 6.5,
          shift: [-8, -6],
          inside: shape('M28 84H192V102H28Z', '#c9c2b0') + line('M28 102H192', 4),
        }) +
        inked('M96 112H124V128H140V154H124V170H96V154H80V128H96Z', '#2f9a5c', 5) +
        inked('M52 84H72V110H52ZM148 84H168V110H148Z', '#c8a45c', 4),
    ),
  'siren-drone': (pen) =>
    strokes(
      '16 70 6 100 18 132 4, 204 70 214 100 202 132 4, 34 84 26 102 34 122 3, 186 84 194 102 186 122 3',
      '#ffd9d0',
    ) +
    line('M46 76H174', 12) +
    line('M46 76H174', 5, STEEL.m) +
    [46, 174]
      .map((x) => inked(`M${x - 32} 62Q${x} 50 ${x + 32} 62Q${x} 72 ${x - 32} 62Z`, '#c6d3dc', 4))
      .join('') +
    pen.form('M74 88Q110 66 146 88L152 130Q138 156 110 158Q82 156 68 130Z', DARK, {
      ink: 6.5,
      shift: [-7, -7],
      inside: shape('M80 92Q108 76 138 90L134 98Q108 86 84 102Z', DARK.l),
    }) +
    dot(110, 122, 24, INK) +
    dot(110, 122, 19, '#d8343c') +
    dot(110, 122, 11, '#ff8f7a') +
    dot(104, 115, 5, '#fff') +
    line('M84 156L72 186M136 156L148 186M62 188H82M138 188H158', 7),
  'targeting-visor': (pen) =>
    pen.form('M22 96Q110 60 198 96L204 140Q160 172 128 148L110 136L92 148Q60 172 16 140Z', DARK, {
      ink: 7,
      shift: [-7, -8],
      inside: shape('M30 100Q110 72 188 98L186 106Q110 84 34 110Z', DARK.l),
    }) +
    inked('M34 112Q110 90 186 112L188 132Q156 152 130 134L110 120L90 134Q64 152 32 132Z', '#b9323c', 4) +
    shape('M42 116Q76 106 104 106L88 126Q66 140 42 128Z', '#ff8f7a') +
    line('M146 96V148M122 124H172', 3, '#fff4d6') +
    `<circle cx="146" cy="124" r="15" stroke="#fff4d6" stroke-width="3"/>` +
    line('M12 116L-8 108M208 116L228 108', 14) +
    strokes('60 66 70 52 88 50 3, 160 184 176 176 184 164 3', SPARK),
  'overflow-cell': (pen) =>
    `<circle cx="110" cy="126" r="74" fill="${SPARK}" opacity=".22"/>` +
    turn(
      10,
      inked('M86 48H134V66H86Z', STEEL.m, 6) +
        pen.form('M66 62H154V200H66Z', DARK, {
          ink: 6.5,
          shift: [-8, -4],
          inside: shape('M72 62H82V200H72Z', DARK.l) + line('M66 78H154M66 184H154', 5),
        }) +
        inked('M82 88H138V174H82Z', '#2a3340', 4) +
        shape('M86 104H134V170H86Z', SPARK) +
        shape('M86 104Q98 96 110 104Q122 112 134 104V122H86Z', '#e9ffd0') +
        inked('M116 96L94 138H108L102 168L128 124H112Z', '#fff4b8', 4),
    ) +
    line('M40 84L26 74L32 64M184 178L198 186L192 198M46 180L34 190', 5, SPARK),
  'secret-mission-1': (pen) => orders(pen, [112]),
  'secret-mission-2': (pen) => orders(pen, [96, 128]),
  'secret-mission-3': (pen) => orders(pen, [84, 112, 140]),
  'secret-mission-4': (pen) => orders(pen, [70, 98, 126, 154]),
  saved: (pen) =>
    shape('M96 40H150V214H96Z', '#fff4d6', 'opacity=".6"') +
    pen.form('M150 52H206V220H150Z', tones('#6a4a3a'), {
      ink: 6,
      inside: line('M162 70H194V126H162ZM162 142H194V200H162Z', 4),
    }) +
    dot(160, 136, 5, '#f0bf4a') +
    pen.form('M20 112H86V84L134 132L86 180V152H20Z', tones('#5fae6a'), { ink: 6.5, shift: [-4, -8] }),
  'too-late': (pen) =>
    dot(104, 128, 70, INK) +
    pen.form('M40 128A64 64 0 1 1 168 128A64 64 0 1 1 40 128Z', tones('#e9e0c4'), {
      ink: 4,
      shift: [-6, -6],
    }) +
    line('M104 74V84M104 172V182M50 128H60M148 128H158', 6) +
    line('M104 128V88M104 128L132 146', 8) +
    dot(104, 128, 7, '#a3222f') +
    strap('M136 64L124 92L142 104L126 138L144 160', 3, '#a3222f', 3) +
    shape('M150 150Q170 178 160 196Q144 200 142 184Q142 168 150 150Z', '#a3222f'),
} satisfies { readonly [id: string]: (pen: Pen) => string };
