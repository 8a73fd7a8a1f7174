/**
 * Pushing a figure several zones: zone by zone by open ways, ignoring enemies, in any direction unless the card says
 * towards or away; it is no Move, costs nothing and nobody's presence ends it (D-PUSH-1, D-PUSH-2).
 * Whole groups of enemies pushed by one zone: `pushEnemies` (effects.ts).
 */
import {
  heroAt,
  itemAt,
  numberAt,
  call,
  callIf,
  DONE,
  enemyId,
  procedure,
  zoneId,
  zoneOption,
  type EnemyStep,
  type Frame,
  type Game,
} from '@holdout/engine';
import { bystanderId } from '../people/bystanders.ts';
import { choose, STOP } from '../cards/choose.ts';
import { isPushable, pushWays } from '../attack/effects.ts';
import { personWith, putFigure, zoneOfFigure, type Figure } from './figures.ts';
import { isBarred } from '../missions/force-field.ts';
import { kitOf } from '../kit.ts';

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
  /** The way itself, zone by zone. */
  readonly along?: readonly number[];
}

interface PushFrame extends Frame<'push'> {
  figure: Figure;
  /** Zone an enemy is pushed from. */
  start: number;
  push: Push;
  entered: number[];
}

export const pushFigure = (figure: Figure, push: Push): Frame => {
  const start = figure.kind === 'enemy' ? figure.zone : -1;
  const f: PushFrame = { proc: 'push', step: 'way', figure, start, push, entered: [] };
  return f;
};

/** Zones the push may lead into next. */
function waysOf(g: Game, figure: Figure, { towards, awayFrom, along }: Push, gone = 0): number[] {
  const from = zoneOfFigure(g, figure);
  if (from < 0 || (figure.kind === 'enemy' && !isPushable(g, figure.type))) return [];
  const { distance, zones } = g.view;
  const far = (zone: number, goal: number): number => numberAt(distance, zone * zones + goal);
  return pushWays(g, from, figure.kind === 'enemy' ? figure.type : undefined).filter(
    (z) =>
      !(figure.kind === 'hero' && isBarred(g, from, z)) &&
      (along === undefined || z === along[gone]) &&
      (towards === undefined || far(z, towards) < far(from, towards)) &&
      (awayFrom === undefined || far(z, awayFrom) > far(from, awayFrom)),
  );
}

/** A figure with no open way stays; then nothing is offered. */
export const canPush = (g: Game, figure: Figure, push: Push): boolean => waysOf(g, figure, push).length > 0;

/** Enemies pushed into a zone have entered it like those that walk, where the edition says so (D-ACT-4). */
export function pushedIn(g: Game, steps: readonly EnemyStep[]): Frame | null {
  const gone = steps.filter((s) => s.from !== s.to);
  if (gone.length === 0 || !kitOf(g).pushedEnter) return null;
  return g.context.edition.policies.entered?.(g, gone) ?? null;
}

export const pushProcedure = procedure<PushFrame>()({
  way: {
    ask(g, f) {
      const { push, entered } = f;
      const ways = entered.length < push.upTo ? waysOf(g, f.figure, push, entered.length) : [];
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
      const to = itemAt(option.args, 0);
      const { figure } = f;
      const from = figure.kind === 'hero' ? heroAt(g.state, figure.hero).zone : -1;
      step(g, f, to);
      f.entered.push(to);
      if (figure.kind === 'person') return callIf(f, 'way', personArrives(g, figure.card));
      // A hero pushed onto a new level opens what is there (H-LVL-4).
      const opens = figure.kind === 'hero' && g.context.edition.policies.heroEntered?.(g, figure.hero, from);
      return callIf(f, 'way', opens);
    },
  },
  arrived(g, f) {
    const met = whatItMeets(g, f);
    return met ? call(f, 'end', met) : DONE;
  },
  end: () => DONE,
});

/** What waits for the figure where it has come to rest. */
function whatItMeets(g: Game, { figure, start, entered }: PushFrame): Frame | null | undefined {
  if (figure.kind === 'enemy')
    return pushedIn(g, [{ type: figure.type, from: start, to: figure.zone, n: 1 }]);
  if (figure.kind !== 'hero' || heroAt(g.state, figure.hero).status !== 'in') return null;
  return g.context.edition.policies.heroMoved?.(g, figure.hero, entered);
}

function personArrives(g: Game, card: number): Frame | null {
  const person = personWith(g, card);
  return (person && kitOf(g).personPushed?.(g, person)) ?? null;
}

function step(g: Game, f: PushFrame, to: number): void {
  putFigure(g, f.figure, to, f.push.by);
  if (f.figure.kind === 'enemy') f.figure = { ...f.figure, zone: to };
}

function aboutFigure(g: Game, figure: Figure): { [key: string]: string | number } {
  const zone = zoneId(g, zoneOfFigure(g, figure));
  if (figure.kind === 'hero') return { other: heroAt(g.state, figure.hero).id, zone };
  if (figure.kind === 'person') return { card: bystanderId(g, figure.card), zone };
  return { enemy: enemyId(g, figure.type), n: 1, zone };
}
