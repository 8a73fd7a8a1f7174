/**
 * Heads, turned a little to the left, in a 240 box. Every head keeps the same eye line (104), nose (126) and mouth (141),
 * so that any face, hair and mask fits any head.
 */
import { INK, mix, type Tone } from './palette.ts';
import { inked, type Pen, shape, strokes } from './pen.ts';

export const HEADS = {
  square:
    'M81 82L79 94L82 103L78 113L81 128L87 147L101 162L125 163L146 146L154 122L158 88C158 60 145 44 119 44C96 44 82 58 81 82Z',
  slim: 'M85 82L83 95L86 103L83 113L86 129L94 145L107 158Q111 161 117 158L138 141Q149 128 152 111L155 88C154 60 142 46 119 46C98 46 86 58 85 82Z',
  oval: 'M84 84L82 95L85 103L81 114Q83 134 93 147Q103 159 114 160Q128 159 140 147Q151 133 154 112L156 88C155 60 143 45 119 45C97 45 85 58 84 84Z',
  round:
    'M80 84L78 96L81 104L77 115Q78 139 89 151Q101 163 116 163Q138 162 149 146Q157 132 157 110L158 88C158 60 144 44 119 44C95 44 80 58 80 84Z',
  gaunt:
    'M84 78L82 93L86 103L81 113L88 129L90 148L102 165L121 167L138 151L146 130L154 112L157 84C157 56 143 41 119 41C98 41 85 54 84 78Z',
  long: 'M83 78L81 94L85 103L80 114L85 132L89 153L102 169L125 169L144 151L151 126L156 86C156 56 143 41 119 41C97 41 84 54 83 78Z',
  jowl: 'M80 84L78 96L82 104L77 114L77 137L83 157L100 168L128 169L151 157L159 134L158 88C158 60 144 45 119 45C95 45 81 58 80 84Z',
  young:
    'M84 84L82 95L85 104L81 115L86 134Q93 149 107 157Q112 160 119 157Q138 148 147 131L154 112L156 88C155 60 143 45 119 45C97 45 85 58 84 84Z',
  brute:
    'M86 82L77 92L81 103L72 114L69 138L80 160L102 172L134 172L158 157L165 132L162 100C160 72 146 58 120 58C99 58 89 68 86 82Z',
};
export type HeadName = keyof typeof HEADS;

export interface HeadLooks {
  readonly head: HeadName;
  readonly hair?: string;
  /** Hair throws no shadow on the brow. */
  readonly bald?: boolean;
  /** No feathered shadow: young faces. */
  readonly smooth?: boolean;
}

const EAR = 'M152 98Q160 88 167 95Q171 106 164 118Q158 126 152 122Z';
const FAR_EAR = 'M82 98Q74 90 70 97Q68 108 74 118Q79 123 83 120Z';
const NECKS: { readonly [head in HeadName]: string } = {
  square: 'M96 144L90 194L158 198L152 128Z',
  slim: 'M106 146L104 198L142 200L140 132Z',
  oval: 'M105 146L102 198L143 200L141 132Z',
  round: 'M96 144L92 196L156 198L152 130Z',
  gaunt: 'M102 150L98 198L146 200L142 136Z',
  long: 'M98 150L92 198L152 200L148 134Z',
  jowl: 'M92 146L86 196L162 198L156 130Z',
  young: 'M102 146L98 198L146 200L142 134Z',
  brute: 'M84 150L62 200L186 200L160 130Z',
};
/** Where the light ends on a face: brow, cheekbone and jaw as facets. */
const LIT = 'M30 20L143 20L137 66L140 90L132 96L141 107L128 118L132 131L123 144L128 180L30 180Z';

export const neck = (pen: Pen, looks: HeadLooks, skin: Tone): string =>
  pen.form(NECKS[looks.head], skin, {
    lit: 'M60 120L112 160L104 172L114 186L108 210L60 210Z',
    rimmed: false,
    inside: shape('M80 130L160 120L158 206L138 200L132 182L112 176L98 164Z', mix(skin.d, INK, 0.55)),
  });

/** One ear; two for a head seen nearly from the front. */
export function ear(pen: Pen, skin: Tone, both: boolean): string {
  const near = pen.flip ? skin.m : skin.d;
  const inner = pen.flip ? skin.l : skin.m;
  return (
    inked(EAR, near, 6) +
    shape('M152 99Q158 92 163 96Q160 108 154 118Z', inner) +
    strokes('164 100 157 100 158 114 2') +
    (both ? inked(FAR_EAR, skin.m, 6) + strokes('73 100 79 101 77 113 1.8') : '')
  );
}

export function head(pen: Pen, looks: HeadLooks, skin: Tone, face: string): string {
  const cast =
    looks.hair && !looks.bald ? shape('M70 30H170V90L151 72L134 60L108 64L86 82L80 96Z', skin.d) : '';
  const planes = pen.gleam(
    'M88 70Q98 54 116 52Q102 60 99 76Q94 84 88 84Z' + (looks.smooth ? '' : 'M84 112L96 117L90 123Z'),
    skin.l,
  );
  return pen.form(HEADS[looks.head], skin, { lit: LIT, inside: planes + cast + face });
}
