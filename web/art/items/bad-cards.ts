/** The two cards nobody wants: a surprise in the dark, and a wound. */
import { BLOOD, tones } from '../parts/palette.ts';
import { inked, line, makePen, type Pen, shape } from '../parts/pen.ts';
import { bust } from '../portrait.ts';
import type { Spec } from '../spec.ts';
import { turn } from './turn.ts';

/** Somebody comes out of the dark, hands first. */
const HAND =
  'M2 218L6 178L-4 150Q-4 141 5 142L14 160L13 120Q18 111 25 120L28 156L33 108Q40 99 46 109L44 156L54 120Q62 113 65 123L58 166L71 150Q79 147 79 157L61 192L57 218Z';
const DEAD = tones('#a6bf94');
const GRASP: Spec = {
  id: 'aaahh',
  rot: 'snap',
  head: 'gaunt',
  skin: '#e0b894',
  hair: 'wildLong',
  hairColour: '#4a3f3a',
  nose: 'broken',
  brows: 'thick',
  build: 'broad',
  torso: 'shirtTie',
  colours: ['#7c8694', '#8a3a3f'],
  tilt: -6,
  noEar: true,
  ground: '#7a3442',
};

export const BAD_CARDS = {
  aaahh: (pen) => {
    const grave = makePen(pen.id(), { detail: pen.detail, risen: true, rim: '#b18cff' });
    const hand = (): string =>
      pen.form(HAND, DEAD, {
        ink: 5.5,
        shift: [-5, -4],
        inside: line('M14 160L18 182M28 156L30 184M44 156L42 184M56 166L50 186', 2.6),
      });
    return `<g transform="translate(-28 8) scale(1.16)">${bust(grave, GRASP)}</g>${hand()}<g transform="translate(222 4) scale(-1 1)">${hand()}</g>`;
  },
  wounded: (pen) => {
    const skin = tones('#d19a6b');
    const cloth = tones('#e9e4d6');
    return (
      turn(
        -16,
        pen.form(
          'M-30 108H104Q128 100 140 112L196 104Q206 108 204 116L160 124L200 128Q208 134 202 140L158 140L190 148Q196 154 188 160L150 156L172 166Q176 174 166 176L134 170Q112 166 104 154H-30Z',
          skin,
          {
            ink: 6,
            shift: [-4, -9],
            inside:
              line('M160 124H142M158 140H142M150 156H138', 2.6) +
              shape('M120 112Q140 118 132 132Q118 128 120 112Z', skin.d),
          },
        ) +
          pen.form('M20 98L98 100L104 160L22 164Z', cloth, {
            ink: 5.5,
            shift: [-5, -8],
            inside:
              line('M36 98L48 164M58 98L72 162M80 98L94 160', 3, cloth.d) +
              shape('M46 118Q60 108 74 120Q84 136 68 146Q48 148 44 134Q42 124 46 118Z', BLOOD) +
              shape('M52 122Q62 116 70 126Q72 136 62 138Q50 136 52 122Z', '#d8343c'),
          }),
        0,
        0,
      ) +
      [
        [60, 176, 1],
        [84, 190, 0.7],
        [44, 194, 0.6],
      ]
        .map(
          ([x, y, k]) =>
            `<g transform="translate(${x} ${y}) scale(${k})">${inked('M0 -16Q12 0 12 8A12 12 0 0 1 -12 8Q-12 0 0 -16Z', BLOOD, 4)}</g>`,
        )
        .join('')
    );
  },
} satisfies { readonly [name: string]: (pen: Pen) => string };
