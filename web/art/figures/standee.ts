/** Somebody as a full figure: the head of the portrait on a jointed body, on a base that tells the side. */
import { makePen } from '../parts/pen.ts';
import { coloursOf, skull } from '../portrait.ts';
import type { Spec } from '../spec.ts';
import { base } from './bases.ts';
import { body, type Figure, sideOf } from './body.ts';
import { dressedFigure } from './dress.ts';
import { plate } from './lettering.ts';
import { LIFT } from './poses.ts';

interface Stand {
  readonly ring: string;
  readonly monogram: string;
  readonly risen?: boolean;
  /** On a star, as the risen are unless told otherwise. */
  readonly enemy?: boolean;
}

/** Who has no figure and no dress of their own wears plain clothes. */
const figureOf = (spec: Spec): Figure => spec.figure ?? dressedFigure({ dress: 'work', ...spec });

/** Drawn round 0,0, the middle of the base. */
export function standee(spec: Spec, { ring, monogram, risen = false, enemy = risen }: Stand): string {
  const shape = enemy ? 'rival' : spec.dress ? 'people' : 'hero';
  const stem = `standee ${spec.id}${risen ? ' risen' : ''}${enemy ? ' enemy' : ''}`;
  return base(shape, ring) + standing(spec, stem, risen) + plate(monogram, ring);
}

/** Without a base, for a crowd that is on no board. */
export const figureAlone = (spec: Spec): string => standing(spec, `alone ${spec.id}`, false);

function standing(spec: Spec, stem: string, risen: boolean): string {
  const figure = figureOf(spec);
  const pen = makePen(stem, { detail: 0, risen });
  const colours = coloursOf(spec, risen);
  const [hair, head] = skull(pen, spec, colours);
  const { back, middle, front, drop } = body(pen, spec, figure, colours);
  const set = (inner: string): string =>
    inner && `<g transform="translate(-42.5 ${-131 + drop}) scale(.36)">${inner}</g>`;
  const lift = LIFT[figure.legs] ?? 0;
  const scale = figure.scale ?? 1;
  const lean = (figure.lean ?? 0) * sideOf(spec) - (risen ? 4 : 0);
  const place =
    `translate(0 ${2 - lift})` +
    (scale === 1 ? '' : ` scale(${scale})`) +
    (lean === 0 ? '' : ` rotate(${lean} 0 -30)`);
  return (
    (lift ? '<ellipse cy="3" rx="20" ry="7" fill="#000" opacity=".4"/>' : '') +
    `<g transform="${place}">${back}${set(hair)}${middle}${set(head)}${front}</g>`
  );
}
