/** Glasses, visors, small masks, and things at the mouth or the ear. */
import type { Gear } from './gear-layers.ts';
import { BONE, GLOW, INK } from './palette.ts';
import type { Pen } from './pen.ts';
import { dot, inked, line, shape, strokes } from './pen.ts';

const crack = (pen: Pen): string => (pen.risen ? line('M120 94L130 106L124 112L134 118', 1.8, '#fff') : '');
const domino = (pen: Pen, fill: string): { mask: string } => ({
  mask:
    inked(
      'M78 94Q94 92 110 98Q130 88 158 88L150 106Q138 118 122 112L110 106L100 114Q86 114 78 104Z',
      fill,
      3,
    ) +
    shape(
      'M84 99Q94 96 105 104Q96 110 84 99ZM116 105Q128 95 147 95Q136 112 116 105Z',
      pen.risen ? GLOW : '#fff',
    ),
});
export const EYEWEAR = {
  visor: (pen, _s, c) => ({
    front:
      pen.form('M74 94L80 90L112 98L150 86L168 92L168 108L150 112L114 120L80 112L74 106Z', c.b, {
        shift: [-4, -5],
        ink: 5,
        inside: '',
      }) +
      inked('M80 98L112 105L148 95L149 104L113 113L80 106Z', pen.risen ? '#5c1420' : '#ff3b3b', 3) +
      (pen.risen
        ? shape('M112 107L140 99L140 105L114 111Z', GLOW)
        : shape('M82 100L112 107L130 102L112 109Z', '#ffd0c0')),
  }),
  roundGlasses: (pen) => ({
    face:
      [
        '<g fill="#cfeeff" fill-opacity=".28" stroke="#07090c" stroke-width="4">',
        '<circle cx="93" cy="105" r="14"/><circle cx="129" cy="105" r="15"/></g>',
      ].join('') +
      line('M107 103Q111 99 114 103M144 102L160 98', 3.5) +
      line('M84 102L90 95M120 102L127 94', 3, '#fff') +
      (pen.risen ? line('M120 94L130 106L124 112L134 118', 1.8, '#fff') : ''),
  }),
  domino: (pen, _s, c) => domino(pen, c.b.m),
  mainDomino: (pen, _s, c) => domino(pen, c.a.m),
  squareGlasses: (pen) => ({
    face:
      '<path d="M79 95H107L105 113H81ZM114 95L146 93L144 113H116Z" fill="#cfeeff" fill-opacity=".3" stroke="#07090c" stroke-width="4"/>' +
      line('M107 100Q111 97 114 100M146 97L160 96', 3.5) +
      line('M84 108L92 98M120 108L129 97', 2.6, '#fff') +
      crack(pen),
  }),
  darkGlasses: (pen) => ({
    face:
      inked('M78 95L108 97L106 110Q95 119 81 111ZM114 97L150 92L147 110Q131 120 117 111Z', '#1b1f2b', 3.5) +
      line('M107 99H115M149 96L161 95', 4) +
      line('M84 107L94 98M121 108L132 97', 3, '#8fa3c4') +
      crack(pen),
  }),
  shades: (pen, _s, c) => ({
    face:
      inked('M77 95L112 101L154 91L151 108Q138 117 122 112L112 107L100 113Q86 114 79 107Z', c.c.m, 4) +
      shape('M83 99L104 103L96 109ZM118 105L140 97L132 108Z', c.c.l) +
      crack(pen),
  }),
  eyePatch: () => ({
    face:
      line('M78 82L156 118', 5) +
      inked('M113 95L142 94L141 110L128 117L115 111Z', '#171a24', 3) +
      line('M119 99L134 98', 2, '#4a5266'),
  }),
  headset: () => ({
    front:
      inked('M154 96Q168 94 168 108Q166 120 154 118Z', '#3a4252', 3.5) +
      line('M158 116Q150 140 128 146', 5) +
      line('M158 116Q150 140 128 146', 2, '#8b98aa') +
      dot(126, 146, 4, INK) +
      line('M162 98L182 26', 9) +
      line('M162 98L182 26', 4, '#b9c6d4') +
      inked('M175 24A7 7 0 1 1 189 24A7 7 0 1 1 175 24Z', '#ff6b63', 4),
  }),
  earrings: () => ({ front: dot(160, 126, 6, INK) + dot(159.5, 125.5, 3.8, '#ffd166') }),
  cigar: (pen) => ({
    face: pen.risen
      ? ''
      : inked('M66 144L99 139L101 147L68 153Z', '#7a4a26', 3) +
        dot(66, 148.5, 4.6, INK) +
        dot(66, 148.5, 3, '#ff8a3d') +
        strokes('63 142 50 126 60 108 2.8, 60 112 66 98 56 84 2', '#dfe5ea'),
  }),
  gum: (pen) => ({
    face: pen.risen
      ? ''
      : inked('M105 147A17 17 0 1 1 104 146Z', '#ff8fc0', 4) +
        shape('M82 158Q83 148 92 146Q87 151 87 159Z', '#ffe0ee'),
  }),
  pencil: () => ({
    front: line('M142 98L178 82', 8) + line('M142 98L174 84', 4, '#ffd166') + line('M174 84L178 82', 4, BONE),
  }),
} satisfies { readonly [name: string]: Gear };
