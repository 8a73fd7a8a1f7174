/** Eyes, brows, noses. Left eye at 95,104, right eye at 127,104; `whites` are those of the lit eye and of the one in shadow. */
import { dot, line, shape, strokes } from './pen.ts';

interface EyeColours {
  readonly iris: string;
  readonly whites: readonly [string, string];
  /** Colour of eyes without a pupil. */
  readonly glow?: string;
}

const eye = (cx: number, y: number, w: number, h: number, white: string, iris: string, lid = 3): string =>
  shape(
    `M${cx - w} ${y + 1}Q${cx - 1} ${y - h} ${cx + w} ${y}Q${cx} ${y + h * 0.8} ${cx - w} ${y + 1}Z`,
    white,
  ) +
  dot(cx - 1, y - 0.5, +(h * 0.52).toFixed(1), iris) +
  strokes(`${cx - w - 1} ${y + 1.5} ${cx - 1} ${y - h - 1} ${cx + w + 1.5} ${y} ${lid / 1.4}`);
const pair =
  (w: number, h: number, lid: number) =>
  (s: EyeColours): string =>
    eye(95, 104, w, h, s.whites[0], s.iris, lid) + eye(127, 104, w + 1, h, s.whites[1], s.iris, lid);

export const EYES = {
  calm: pair(8.5, 6, 3.4),
  hard: (s) =>
    shape('M86 101L105 105L103 108Q94 110 88 106Z', s.whites[0]) +
    shape('M116 105L138 100L136 106Q127 110 118 108Z', s.whites[1]) +
    dot(96, 105.4, 2.6, s.iris) +
    dot(126, 105.4, 2.6, s.iris) +
    strokes('84 100 95 101 107 106 2.6, 115 106 128 101 140 99 2.6'),
  wide: (s) =>
    dot(94, 104, 9.5, s.whites[0]) +
    dot(127, 104, 10, s.whites[1]) +
    dot(92, 104, 3.2, s.iris) +
    dot(128, 105, 2.4, s.iris) +
    line('M84.5 105a9.5 9.5 0 0 1 19 0M117 105a10 10 0 0 1 20 0', 2.6),
  lashes: (s) =>
    pair(9, 6.6, 5)(s) +
    strokes('87 104 83 102 81 97 1.6, 135 103 140 101 143 96 1.8, 89 101 86 99 85 94 1.3'),
  smoky: (s) =>
    shape('M81 102Q93 90 107 104Q94 114 81 102ZM115 104Q128 90 143 100Q130 115 115 104Z', '#1b1626') +
    pair(7.5, 5, 3)(s) +
    strokes('135 103 142 100 147 94 2, 86 104 81 101 78 96 1.6'),
  tired: (s) => pair(8, 4.6, 3.6)(s) + strokes('88 111 95 115 103 111 1.2, 119 111 128 115 136 110 1.2'),
  sly: (s) =>
    eye(95, 105, 8.5, 4, s.whites[0], s.iris, 4.4) + eye(127, 103, 9.5, 5.6, s.whites[1], s.iris, 3.4),
  squint: (s) =>
    strokes(
      '85 103 95 99 106 106 2.4, 115 106 127 98 139 102 2.4, 88 108 95 110 102 108 1.2, 119 108 128 110 135 107 1.2',
    ) +
    dot(96, 105, 2, s.iris) +
    dot(126, 105, 2, s.iris),
  /** No pupil: white, or the colour of the iris. */
  blank: (s) =>
    shape('M85 103Q94 95 106 104Q95 110 85 103ZM115 104Q127 94 140 102Q127 111 115 104Z', s.glow ?? '#fff') +
    line('M84 103Q94 94 107 105M114 105Q127 93 141 102', 2.6),
  none: () => '',
} satisfies { readonly [name: string]: (s: EyeColours) => string };
export const BROWS = {
  stern: 'M81 93L84 88L106 96L106 100ZM115 100L115 95L141 86L142 92Z',
  thick: 'M79 94L82 86L107 95L106 101ZM114 101L114 94L142 84L144 92Z',
  soft: 'M83 94Q92 86 105 92L104 95Q92 91 83 94ZM116 94Q128 85 141 91L141 94Q128 90 117 97Z',
  arched: 'M82 94Q88 83 105 92L104 95.5Q92 88 82 94ZM116 95Q130 78 143 89Q130 84 117 99Z',
  raised: 'M82 97L84 92L106 97L105 101ZM115 93Q128 78 143 84L142 90Q128 84 116 98Z',
  worried: 'M82 99Q90 90 104 90L105 94Q92 95 83 102ZM116 94L117 89Q132 89 142 98L141 101Q130 94 116 94Z',
  bushy: 'M76 97L80 87L92 85L108 94L107 101L92 95ZM113 101L113 93L130 83L146 83L149 93L130 94Z',
  none: '',
} satisfies { readonly [name: string]: string };
/** The plane of the nose away from the light; the second set is for heads that look to the right. */
export const NOSES = {
  straight: [
    'M112 98L116 117L122 125L113 130L103 127L110 123Z',
    'M111 98L102 116L100 125L108 130L118 128L110 124Z',
  ],
  small: [
    'M112 104L115 118L119 124L112 128L104 125L110 122Z',
    'M111 104L105 117L102 124L109 128L117 126L111 122Z',
  ],
  broken: [
    'M111 98L119 108L115 117L124 126L113 131L102 128L110 123Z',
    'M112 98L104 107L106 116L99 126L109 131L120 128L111 123Z',
  ],
  broad: [
    'M112 100L118 117L126 125L114 131L100 128L109 123Z',
    'M110 100L102 116L97 125L109 131L124 127L112 123Z',
  ],
  hook: [
    'M112 97L121 110L120 126L110 134L101 128L109 124Z',
    'M111 97L99 112L98 127L106 134L119 129L110 124Z',
  ],
} satisfies { readonly [name: string]: readonly [string, string] };
