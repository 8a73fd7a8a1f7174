/** The sheets: everybody at three sizes and all figures, on all four grounds, and all pictures. */
import { FIGURE_BOX } from '../../art/drawing.ts';
import { enemyGroup } from '../../art/figures/enemies.ts';
import { standee } from '../../art/figures/standee.ts';
import { picture } from '../../art/items/pictures.ts';
import { portrait, type Frame } from '../../art/portrait.ts';
import type { Spec } from '../../art/spec.ts';
import { ringFor } from '../../faces/ring.ts';
import { captioned, GROUNDS, strip, svgOf, type Sheet } from './page.ts';

/** What there is to draw. */
interface Drawn {
  readonly people: readonly Spec[];
  readonly kinds: readonly string[];
  readonly cards: readonly string[];
}

const SIZES: readonly (readonly [number, Frame])[] = [
  [28, 'token'],
  [56, 'list'],
  [240, 'card'],
];
const everywhere = (title: string, drawings: readonly string[], gap: number): string =>
  Object.entries(GROUNDS)
    .map(([name, ground]) => strip(`${title}, ${name}`, ground, drawings, gap))
    .join('');

const face = (spec: Spec, px: number, frame: Frame, risen: boolean): string =>
  svgOf(portrait(spec, { ring: ringFor(spec), frame, risen }), px);

const faces = (people: readonly Spec[]): Sheet[] =>
  SIZES.map(([px, frame]) => {
    const both = people.flatMap((spec) =>
      [false, true].map((risen) =>
        px < 100 ? face(spec, px, frame, risen) : captioned(face(spec, px, frame, risen), spec.id, px),
      ),
    );
    return { name: `faces-${px}`, width: 1560, html: everywhere(`${px} px`, both, px < 100 ? 10 : 16) };
  });

const stands = ({ people, kinds }: Drawn, px: number): string[] => {
  const draw = (body: string): string =>
    `<div style="margin:${px / 3}px 8px 0">${svgOf({ box: FIGURE_BOX, body }, px)}</div>`;
  const crowds = kinds.flatMap((kind) => [
    ...[0, 1, 2].map((pose) => enemyGroup(kind, 1, pose)),
    enemyGroup(kind, 2, 0),
    enemyGroup(kind, 12, 1),
  ]);
  const sides = people.flatMap((spec) =>
    [false, true].map((risen) =>
      standee(spec, { ring: ringFor(spec), monogram: spec.id.slice(0, 2).toUpperCase(), risen }),
    ),
  );
  return [...crowds, ...sides].map(draw);
};

const things = ({ cards }: Drawn, px: number): string[] =>
  cards.map((id) => {
    const drawing = picture(id);
    return drawing === null ? '' : captioned(svgOf(drawing, px), px < 100 ? '' : id, px);
  });

export const sheetsOf = (all: Drawn): Sheet[] => [
  ...faces(all.people),
  { name: 'figures-45', width: 1560, html: everywhere('base 34 px', stands(all, 45), 4) },
  { name: 'figures-110', width: 1560, html: strip('base 82 px', GROUNDS.asphalt, stands(all, 110), 6) },
  {
    name: 'pictures',
    width: 1310,
    html:
      strip('168 px', GROUNDS.night, things(all, 168), 14) +
      strip('64 px, paper', GROUNDS.paper, things(all, 64), 8),
  },
];
