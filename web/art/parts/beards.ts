/** Beards, from stubble to a wild one. The line of the mouth is at y 141, its middle at x 109. */
import { mix, type Tone } from './palette.ts';
import { inked, shape, strokes } from './pen.ts';

type Beard = (hair: Tone, skin: Tone) => string;

export const BEARDS = {
  stubble: (hair, skin) =>
    shape(
      'M80 122L90 132L106 131L126 131L140 118L152 118L150 144L126 166L100 166L86 148Z',
      mix(skin.m, hair.d, 0.38),
      'opacity=".75"',
    ),
  moustache: (hair) =>
    inked('M84 140Q90 129 108 131Q124 128 132 139Q122 144 109 138Q98 146 84 140Z', hair.m, 3),
  walrus: (hair) =>
    inked('M80 146Q84 128 108 130Q130 126 139 144Q130 150 118 143L108 141L97 146Q88 151 80 146Z', hair.m, 3) +
    strokes('92 136 90 140 86 146 1.2, 120 134 126 138 131 145 1.2', hair.d),
  brush: (hair) => inked('M98 131L108 130L121 131L122 138H97Z', hair.m, 2.6),
  goatee: (hair) =>
    inked(
      'M92 137Q99 129 109 132Q119 129 126 136L123 139Q109 135 95 140ZM100 149L109 146L119 148L118 160L110 172L103 161Z',
      hair.m,
      2.5,
    ),
  vandyke: (hair) =>
    inked(
      'M88 140Q92 130 109 132Q124 129 130 138L127 146Q130 158 118 168L110 184L103 170Q90 160 91 147Z',
      hair.m,
      3,
    ) +
    shape('M97 141Q108 137 121 140L116 146H102Z', '#2a1210') +
    strokes('102 156 105 164 109 174 1.4, 117 155 116 163 112 172 1.4', hair.d),
  trim: (hair, skin) =>
    shape(
      'M79 114L86 130L92 134Q108 127 126 132L140 120L153 108L152 134L144 150L124 166L101 165L86 148ZM96 138Q108 134 122 138L118 146H101Z',
      mix(hair.m, skin.d, 0.2),
      'fill-rule="evenodd"',
    ) + strokes('96 142 108 139 122 142 1.6'),
  full: (hair) =>
    inked(
      'M79 112L86 128L92 132Q108 125 128 131L140 118L153 106L154 132L146 156L124 178L108 182L92 164L82 142Z',
      hair.m,
      4,
    ) +
    shape('M96 139Q108 134 123 140L117 145H101Z', '#2a1210') +
    strokes('92 150 98 160 106 172 1.6, 122 150 122 162 114 174 1.6, 140 134 140 146 132 158 2', hair.d),
  chops: (hair) =>
    inked(
      'M78 108L86 118L94 142L90 150L84 142ZM154 96L143 112L136 138L126 146L138 152L150 138L158 118Z',
      hair.m,
      3,
    ),
  wild: (hair) =>
    inked(
      'M80 118L92 132Q108 126 127 131L141 120L152 108L156 134L168 148L154 152L158 172L142 168L136 188L122 174L108 192L102 174L86 178L88 164L72 160L82 146Z',
      hair.m,
      4,
    ) +
    shape(
      'M130 134L152 116L154 134L164 147L150 150L154 168L140 164L134 182L122 170Z',
      hair.d,
      'opacity=".55"',
    ) +
    inked('M98 141Q108 136 122 139Q118 152 104 149Z', '#2a1210', 2.5) +
    strokes('100 158 104 166 102 174 1.5, 124 158 124 168 120 178 1.5', hair.d),
} satisfies { readonly [name: string]: Beard };
export type BeardName = keyof typeof BEARDS;

/** These leave the outline of the head and are drawn after it. */
const LONG: ReadonlySet<BeardName> = new Set<BeardName>(['full', 'wild', 'goatee', 'vandyke']);
const BUSHY: ReadonlySet<BeardName> = new Set<BeardName>(['full', 'wild', 'vandyke', 'trim', 'walrus']);

export const isLong = (beard?: BeardName): boolean => beard !== undefined && LONG.has(beard);
export const hidesMouth = (beard?: BeardName): boolean => beard !== undefined && BUSHY.has(beard);
