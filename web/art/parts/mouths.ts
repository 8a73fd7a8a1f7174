/** Mouths. The line of the mouth is at y 141, its middle at x 109. */
import { BONE } from './palette.ts';
import { inked, line, shape, strokes } from './pen.ts';

export interface Lips {
  readonly lips?: string;
}

const LIPS = '#a8434a';
const lip = (y: number, colour: string): string =>
  shape(`M97 ${y}Q104 ${y - 6} 109 ${y - 3.5}Q114 ${y - 6} 121 ${y}Q110 ${y + 9} 97 ${y}Z`, colour) +
  strokes(`95 ${y} 108 ${y + 1} 123 ${y - 0.5} 1.6`);
export const MOUTHS = {
  firm: () => strokes('93 141 108 138 124 142 1.8, 101 149 108 150 116 149 1.4'),
  frown: () => strokes('92 145 108 136 125 146 2.2, 100 151 108 151 117 151 1.6, 90 143 88 146 89 150 1.2'),
  smirk: () =>
    strokes('95 143 110 146 127 136 2.2, 127 133 130 136 129 141 1.4, 103 150 109 152 116 150 1.4'),
  smile: () =>
    strokes(
      '93 138 108 149 125 137 2.2, 91 135 91 138 94 140 1.3, 127 134 127 137 124 140 1.3, 102 152 109 154 116 152 1.4',
    ),
  lips: (s) => lip(141, s.lips ?? LIPS),
  smileLips: (s) =>
    shape('M95 138Q104 135 109 138Q115 135 125 136Q120 150 108 150Q99 148 95 138Z', s.lips ?? LIPS) +
    shape('M98 139.5Q109 143 122 138Q118 144 108 145Q101 144 98 139.5Z', BONE) +
    strokes('94 138 109 142 126 136 1.3'),
  pout: (s) =>
    shape('M98 140Q104 134 109 137Q114 134 121 139L116 146Q109 150 102 146Z', s.lips ?? LIPS) +
    strokes('97 140 108 142 122 139 1.6'),
  sneer: () =>
    strokes('95 143 108 142 126 135 2.4, 103 150 109 151 117 149 1.6, 123 128 130 132 130 140 1.6'),
  grin: () =>
    inked('M90 137Q108 142 128 133Q124 152 106 152Q94 150 90 137Z', BONE, 3) +
    line('M99 140V150M108 141V152M117 139V149', 1.4),
  gritted: () =>
    inked('M86 138L104 135L128 136L133 148L118 157L92 155L84 147Z', BONE, 3.4) +
    line('M85 147H132M95 137V156M106 136V157M118 136V157', 2),
  fangs: () =>
    inked('M88 138L106 134L130 133Q134 146 122 155L98 156Q86 148 88 138Z', '#3a1016', 3.2) +
    shape(
      'M90 138L106 136L128 135L126 140L121 140L118 149L113 140L104 141L99 150L95 141L91 142ZM98 154L104 147L108 152L114 152L118 146L121 153Z',
      BONE,
    ),
  shout: () =>
    inked('M94 137Q108 130 122 136L124 152Q110 164 97 153Z', '#3a1016', 3) +
    shape('M96 138Q108 132 121 138L120 142H97ZM101 155Q110 150 120 153Q110 161 101 155Z', BONE),
  none: () => '',
} satisfies { readonly [name: string]: (s: Lips) => string };
