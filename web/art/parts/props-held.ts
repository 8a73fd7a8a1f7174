/** Things held or carried: [behind the shoulders, in front of all]. */
import type { Tone } from './palette.ts';
import { INK, tones } from './palette.ts';
import type { Pen } from './pen.ts';
import { dot, inked, line, shape, strap } from './pen.ts';
import type { Prop } from './props.ts';
import { nth } from './nth.ts';

/** A closed hand at the lower right, round a thing drawn before it. */
const grip = (pen: Pen, tone: Tone, x = 0): string =>
  `<g transform="translate(${x} 0)">` +
  pen.form('M180 212Q180 198 196 198L222 204Q230 220 222 236L214 258H182Z', tone, {
    shift: [-6, -5],
    ink: 5,
    inside: line('M188 210L214 214M186 221L214 225M186 232L210 236', 2.4),
  }) +
  '</g>';
export const HELD = {
  discShield: () => [
    '<g stroke="#07090c" stroke-width="5"><circle cx="196" cy="190" r="66" fill="#b92f38"/><circle cx="196" cy="190" r="49" fill="#eee6d4"/><circle cx="196" cy="190" r="33" fill="#b92f38"/></g>' +
      shape('M140 160A66 66 0 0 1 190 125L192 142A49 49 0 0 0 154 168Z', '#ff8f85', 'opacity=".55"'),
    '',
  ],
  blades: () => [
    strap('M58 190L28 96', 9, '#3b4150') +
      strap('M26 98L44 92', 6, '#d8b04a') +
      strap('M190 188L222 94', 9, '#3b4150') +
      strap('M224 98L206 90', 6, '#d8b04a') +
      line('M54 180L34 116M194 178L216 114', 3, '#8b93a4'),
    '',
  ],
  claws: (pen) => [
    '',
    pen.form('M146 256L150 216L166 202L206 204L218 226L214 256Z', tones('#2f62ad'), {
      ink: 5,
      inside: line('M168 214V240M186 212V240M202 214V240', 3),
    }) +
      inked('M154 208L134 92L170 204ZM172 204L166 78L190 204ZM192 206L204 88L209 208Z', '#f4f9ff', 4) +
      shape('M166 204L138 108L160 204ZM186 204L169 96L180 204ZM205 208L203 106L199 206Z', '#8ea6c0'),
  ],
  hammer: (pen) => [
    '',
    strap('M196 252L184 186', 9, '#7a5230') +
      pen.form('M150 158L206 142L218 180L162 196Z', tones('#aab6c4'), {
        shift: [-6, -8],
        ink: 6,
        inside: shape('M152 160L206 144L209 152L154 168Z', '#e4ecf4'),
      }),
  ],
  lasso: () => [
    '',
    line('M40 252Q14 196 60 190Q104 192 84 236Q74 256 60 250', 11) +
      line('M40 252Q14 196 60 190Q104 192 84 236Q74 256 60 250', 5.5, '#ffd95a') +
      line('M34 226Q32 200 58 194', 2, '#fff6c8'),
  ],
  wrench: () => [
    '',
    line('M206 252L190 176', 20) +
      line('M206 252L190 176', 12, '#9fb0bd') +
      inked(
        'M172 168Q166 144 184 138L186 158L198 154L194 134Q212 136 212 156Q210 172 196 178Q180 180 172 168Z',
        '#c6d3dc',
        5,
      ),
  ],
  pistol: (pen, _s, c) => [
    '',
    '<g transform="translate(-14 6)">' +
      inked('M184 104L206 100L212 176L236 184V212L196 210Z', '#5b6778', 5.5) +
      shape('M187 107L195 105L201 176L194 178Z', '#93a3b5') +
      line('M204 166Q224 160 222 182', 4) +
      line('M198 150L211 148M197 142L210 140', 2.5) +
      pen.form('M190 190Q188 178 200 178L232 184Q240 200 232 216L220 256H186Z', c.skin, {
        shift: [-7, -5],
        ink: 5,
        inside: line('M196 190L224 194M194 202L222 206M194 214L218 218', 2.5),
      }) +
      '</g>',
  ],
  psiBlade: (pen, _s, c) => [
    '',
    '<path d="M190 206L172 40L200 22L212 206Z" fill="#ff5fd8" opacity=".3"/>' +
      inked('M192 204L180 62L194 40L208 204Z', '#ff7ae0', 4) +
      shape('M197 200L190 70L195 58L202 200Z', '#ffe3fa') +
      grip(pen, c.a),
  ],
  bow: (_pen, _s, c) => [
    strap('M176 196L206 96', 16, '#7a5230') +
      [0, 1, 2]
        .map((i) =>
          inked(
            `M${196 + i * 9} ${104 - i}L${200 + i * 10} ${62 - i * 2}L${210 + i * 10} ${64 - i * 2}L${206 + i * 8} ${104 - i}Z`,
            nth(['#f4f1e6', c.a.l, '#f0bf4a'], i),
            3.5,
          ),
        )
        .join('') +
      strap('M26 252Q-6 150 46 62', 8, '#8a5a30') +
      line('M46 62L40 252', 2, '#e8edf0'),
    '',
  ],
  mace: () => [
    '',
    strap('M206 256L188 168', 9, '#7a5230') +
      inked(
        'M186 94L194 112L210 104L208 122L228 126L214 138L224 154L206 154L204 172L190 160L178 174L174 156L156 156L166 142L152 130L170 124L166 106L182 112Z',
        '#c9a24a',
        4.5,
      ) +
      dot(190, 136, 19, INK) +
      dot(190, 136, 15.5, '#e2bf62') +
      dot(184, 130, 6, '#fff0b8'),
  ],
  trident: () => [
    strap('M186 256L206 40', 8, '#d8a93c') +
      inked('M178 78L172 20L186 50L194 52L206 -4L214 54L222 56L240 28L228 86L206 80Z', '#f2c95c', 4.5) +
      shape('M176 36L184 60L182 72ZM204 14L204 60L198 62Z', '#fff0b8'),
    '',
  ],
  whip: () => [
    '',
    line('M190 250Q236 196 204 160Q172 146 174 184Q180 216 220 202', 11) +
      line('M190 250Q236 196 204 160Q172 146 174 184Q180 216 220 202', 5, '#8a6fae'),
  ],
  spear: () => [
    strap('M194 256L210 60', 8, '#6a4a2c') +
      inked('M196 66L214 2L226 68L211 82Z', '#d9e4ee', 4.5) +
      shape('M202 62L213 18L212 74Z', '#fff') +
      strap('M198 84L220 86', 5, '#c8343c'),
    '',
  ],
  cane: () => [
    '',
    strap('M214 256L206 176Q200 156 186 164', 7, '#f4f1e6') + line('M212 240L210 218', 8, '#c8343c'),
  ],
  microphone: (pen, _s, c) => [
    '',
    strap('M58 244L64 200', 11, '#343c4c') +
      dot(66, 184, 17, INK) +
      dot(66, 184, 13, '#8b98aa') +
      line('M56 178L74 192M58 190L72 176', 2, '#4a5666') +
      '<g transform="translate(-136 12)">' +
      grip(pen, c.skin) +
      '</g>',
  ],
  camera: (pen) => [
    '',
    '<g transform="translate(0 -10)">' +
      line('M78 192L104 222M166 190L146 222', 6) +
      pen.form('M86 218L104 214L110 206H140L146 214L166 216V252H86Z', tones('#4a5262'), {
        ink: 5,
        shift: [-6, -5],
      }) +
      dot(126, 236, 16, INK) +
      dot(126, 236, 12, '#8fb4d6') +
      dot(122, 231, 4.5, '#eaf6ff') +
      inked('M92 222H102V229H92Z', '#ffe9a0', 2.5) +
      inked('M86 250H166V270H86Z', '#2f3542', 5) +
      '</g>',
  ],
  newspaper: () => [
    '',
    '<g transform="translate(4 -16) rotate(-10 190 210)">' +
      inked('M150 176H222V256H150Z', '#efe8d6', 4.5) +
      line('M158 188H214', 6) +
      line('M158 202H184M158 212H184M158 222H184M158 232H184M192 228H214M192 238H214', 2.4, '#8a8270') +
      shape('M192 200H214V220H192Z', '#a8a08c') +
      '</g>',
  ],
  knife: (pen, _s, c) => [
    '',
    inked('M190 206L182 112Q204 122 210 206Z', '#dfe8f0', 4.5) +
      shape('M194 200L187 122L196 132L200 200Z', '#fff') +
      grip(pen, c.skin),
  ],
} satisfies { readonly [name: string]: Prop };
