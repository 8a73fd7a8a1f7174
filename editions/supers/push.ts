/**
 * Pushing a figure several zones: zone by zone by open ways, ignoring enemies, in any direction unless the card says
 * towards or away; it is no Move, costs nothing and nobody's presence ends it (D-PUSH-1, D-PUSH-2).
 * Whole groups of enemies pushed by one zone: `pushEnemies` (effects.ts).
 */
import {
  call,
  countOf,
  DONE,
  enemyId,
  procedure,
  zoneId,
  zoneOption,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { bystanderId, movePerson } from './bystanders.ts';
import { choose, STOP } from './choose.ts';
import { isPushable, placeHero, pushEnemies, pushWays } from './effects.ts';
import { isBarred } from './force-field.ts';
import { ownOf, type Bystander } from './own.ts';

/** Who is pushed; an enemy figure by its type and the zone it stands in. */
export type Figure =
  | { readonly kind: 'hero'; readonly hero: number }
  | { readonly kind: 'person'; readonly card: number }
  | { readonly kind: 'enemy'; readonly type: number; readonly zone: number };

export interface Push {
  /** The ability behind it, and the hero whose player chooses the way. */
  readonly by: string;
  readonly hero: number;
  /** Zones it may go, and zones it must go as long as a way is open. */
  readonly upTo: number;
  readonly atLeast: number;
  /** Every zone of the way is nearer to this one. */
  readonly towards?: number;
  /** Every zone of the way is farther from this one. */
  readonly awayFrom?: number;
}

interface PushFrame extends Frame {
  figure: Figure;
  push: Push;
  entered: number[];
}

export const pushFigure = (figure: Figure, push: Push): Frame => {
  const f: PushFrame = { proc: 'push', step: 'way', figure, push, entered: [] };
  return f;
};

const personWith = (g: Game, card: number): Bystander | undefined =>
  ownOf(g).bystanders.find((b) => b.card === card);

/** -1 when it is no longer on the board. */
export function zoneOfFigure(g: Game, figure: Figure): number {
  if (figure.kind === 'hero') return g.state.heroes[figure.hero].zone;
  if (figure.kind === 'person') return personWith(g, figure.card)?.zone ?? -1;
  return countOf(g, figure.type, figure.zone) > 0 ? figure.zone : -1;
}

/** Zones the push may lead into next. */
function waysOf(g: Game, figure: Figure, { towards, awayFrom }: Push): number[] {
  const from = zoneOfFigure(g, figure);
  if (from < 0 || (figure.kind === 'enemy' && !isPushable(g, figure.type))) return [];
  const { distance, zones } = g.view;
  const far = (zone: number, goal: number): number => distance[zone * zones + goal];
  return pushWays(g, from, figure.kind === 'enemy' ? figure.type : undefined).filter(
    (z) =>
      !(figure.kind === 'hero' && isBarred(g, from, z)) &&
      (towards === undefined || far(z, towards) < far(from, towards)) &&
      (awayFrom === undefined || far(z, awayFrom) > far(from, awayFrom)),
  );
}

/** A figure with no open way stays; then nothing is offered. */
export const canPush = (g: Game, figure: Figure, push: Push): boolean => waysOf(g, figure, push).length > 0;

/** Other heroes and people within range and sight of the hero; face-down cards are nobody (S-LOS-1, S-OPEN-8). */
export function figuresWithin(g: Game, hero: number, range: number): Figure[] {
  const row = g.state.heroes[hero].zone * g.context.zones;
  const near = (zone: number): boolean => zone >= 0 && g.view.sight[row + zone] <= range;
  const heroes = g.state.heroes.map((_, i) => i).filter((i) => i !== hero && near(g.state.heroes[i].zone));
  const people = ownOf(g).bystanders.filter((b) => near(b.zone));
  return [
    ...heroes.map((i): Figure => ({ kind: 'hero', hero: i })),
    ...people.map((b): Figure => ({ kind: 'person', card: b.card })),
  ];
}

const KINDS = ['hero', 'person', 'enemy'] as const;

/** `<verb>:<figure>`, with the figure in its arguments for `figureOf`. */
export function figureOption(g: Game, verb: string, figure: Figure): Option {
  const zone = zoneOfFigure(g, figure);
  const at = { zones: [zoneId(g, zone)], cost: 0 };
  const kind = KINDS.indexOf(figure.kind);
  if (figure.kind === 'hero') {
    const { id } = g.state.heroes[figure.hero];
    return { id: `${verb}:${id}`, verb, args: [kind, figure.hero], heroes: [id], ...at };
  }
  if (figure.kind === 'person') {
    const id = bystanderId(g, figure.card);
    return { id: `${verb}:${id}`, verb, args: [kind, figure.card], cards: [id], ...at };
  }
  const id = enemyId(g, figure.type);
  return { id: `${verb}:${id}@${at.zones[0]}`, verb, args: [kind, figure.type, zone], enemies: [id], ...at };
}

export function figureOf({ args: [kind, index, zone] }: Option): Figure {
  if (KINDS[kind] === 'hero') return { kind: 'hero', hero: index };
  return KINDS[kind] === 'person' ? { kind: 'person', card: index } : { kind: 'enemy', type: index, zone };
}

export const pushProcedure = procedure<PushFrame>({
  way: {
    ask(g, f) {
      const { push, entered } = f;
      const ways = entered.length < push.upTo ? waysOf(g, f.figure, push) : [];
      if (ways.length === 0) return 'arrived';
      const options = ways.map((z) => zoneOption(g, 'push', z));
      const decision = choose(
        g,
        push.hero,
        push.by,
        entered.length < push.atLeast ? options : [...options, STOP],
      );
      return { ...decision, about: { ...decision.about, ...aboutFigure(g, f.figure) } };
    },
    take(g, f, { option }) {
      if (option.verb === STOP.verb) return 'arrived';
      const [to] = option.args;
      const { figure } = f;
      const from = figure.kind === 'hero' ? g.state.heroes[figure.hero].zone : -1;
      step(g, f, to);
      f.entered.push(to);
      f.step = 'way';
      // A hero pushed onto a new level opens what is there (H-LVL-4).
      const opens = figure.kind === 'hero' && g.context.edition.policies.heroEntered?.(g, figure.hero, from);
      return opens || 'way';
    },
  },
  arrived(g, f) {
    f.step = 'end';
    if (f.figure.kind !== 'hero' || g.state.heroes[f.figure.hero].status !== 'in') return DONE;
    const found = g.context.edition.policies.heroMoved?.(g, f.figure.hero, f.entered);
    return found ? call(f, 'end', found) : DONE;
  },
  end: () => DONE,
});

function step(g: Game, f: PushFrame, to: number): void {
  const { figure, push } = f;
  if (figure.kind === 'hero') placeHero(g, figure.hero, to, push.by);
  else if (figure.kind === 'person') {
    const person = personWith(g, figure.card);
    if (person) movePerson(g, person, to, push.by);
  } else {
    pushEnemies(g, figure.type, figure.zone, to, 1, push.by);
    f.figure = { ...figure, zone: to };
  }
}

function aboutFigure(g: Game, figure: Figure): { [key: string]: string | number } {
  const zone = zoneId(g, zoneOfFigure(g, figure));
  if (figure.kind === 'hero') return { other: g.state.heroes[figure.hero].id, zone };
  if (figure.kind === 'person') return { card: bystanderId(g, figure.card), zone };
  return { enemy: enemyId(g, figure.type), n: 1, zone };
}
