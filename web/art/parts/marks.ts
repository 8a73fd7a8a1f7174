/** Small things on the skin: what a life, an accident or another world left there. */
import { INK, mix, type Tone } from './palette.ts';
import { dot, each, line, shape, strokes } from './pen.ts';

export const MARKS = {
  freckles: (skin) =>
    each(
      [
        [86, 116],
        [92, 119],
        [98, 116],
        [128, 117],
        [135, 119],
        [123, 121],
        [140, 115],
      ],
      (x, y) => dot(x, y, 1.5, mix(skin.d, '#8a3a1c', 0.5)),
    ),
  scar: (skin) =>
    line('M122 84L130 98M133 112L138 126', 4, mix(skin.d, '#7a2430', 0.4)) +
    line('M122 84L130 98M133 112L138 126', 1.8, skin.l),
  facets: (skin) =>
    shape(
      'M92 60L112 52L104 78ZM84 112L98 118L90 134ZM128 120L146 112L140 138ZM104 148L118 150L110 162Z',
      skin.l,
      'opacity=".7"',
    ) + line('M112 52L124 74L150 70M98 118L94 140L104 148M128 120L118 150', 2, mix(skin.d, '#3f7fb0', 0.5)),
  bands: (skin) =>
    line(
      'M78 70Q118 62 160 70M78 82Q118 75 160 82M79 116L104 118M132 117L156 114M82 128L102 130M124 131L152 126M88 150L104 153M118 153L146 146M96 160H130',
      3,
      mix(skin.d, INK, 0.3),
    ) +
    shape(
      'M84 73Q98 69 116 68L114 74Q98 74 84 79ZM84 119L100 121L98 126L85 125ZM90 142L102 144L100 149L92 148Z',
      '#f7fbff',
    ),
  crown: (skin) =>
    line('M96 52Q112 62 140 54M92 62Q112 74 146 64M100 44Q112 50 130 45', 2.4, mix(skin.d, INK, 0.5)),
  ridge: (skin) =>
    shape('M78 92Q94 80 110 92Q128 78 152 86L148 96Q128 92 112 100Q96 94 80 100Z', skin.l) +
    shape('M110 96Q128 84 152 88L150 98Q128 94 113 103Z', skin.d) +
    strokes('100 66 108 74 124 66 1.6', skin.d),
} satisfies { readonly [name: string]: (skin: Tone) => string };
