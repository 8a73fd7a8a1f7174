/** An activation under way: who takes part in it, and where they stand. */
import type { Acting, EnemyStep } from '../kernel/edition.ts';
import type { Game } from '../kernel/game.ts';
import { itemAt, typeAt } from '../lookup.ts';
import type { Returns } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { frameOf, isOf, underWay } from '../kernel/under-way.ts';
import type { Fork } from './forks.ts';
import type { Pool } from './strikes.ts';

/** Cause of the activation that is the enemy phase itself. */
export const ENEMY_PHASE = 'K-ENE-9';

/** Figures that alone take part (a rush); they are followed as they move. */
export interface Chosen {
  type: number;
  zone: number;
  n: number;
}

export interface Activation extends Returns<Chosen[], 'activation'> {
  /** Types that act, as a bit mask. */
  types: number;
  only: Chosen[] | null;
  /** Figures that take no second action; they are followed too. */
  tired: Chosen[];
  /** Second action of those that have two. */
  second: boolean;
  /** A single action, however many the type has. */
  once: boolean;
  /** No further activation for a split short of figures (C-ZMOVE-11). */
  calm: boolean;
  /** Clause that calls for it: the phase itself, a card, a shortage. */
  cause: string;
  /** Attacks from a distance whose zone the players choose. */
  aims: { type: number; from: number; n: number; zones: number[] }[];
  pools: Pool[];
  /** Groups that have attacked in this step: type * zones + zone. */
  busy: number[];
  steps: EnemyStep[];
  /** Windows broken in this step whose buildings are still to be opened. */
  broken: number[];
  forks: Fork[];
  /** Types whose split ran short of figures in this step, as a bit mask. */
  short: number;
  /** Figures to be followed for the caller, who is given where they have gone. */
  watched: Chosen[] | null;
}

/** What those who act along see of it. */
export const acting = (g: Game, f: Activation): Acting => ({
  second: f.second,
  phase: f.cause === ENEMY_PHASE,
  steps: f.steps,
  figures: (type, zone) => actingIn(g, f, type, zone),
});

/** Figures of a type in a zone that act now. */
export function actingIn(g: Game, f: Activation, type: number, zone: number): number {
  const here = itemAt(g.state.enemies, type * g.context.zones + zone);
  if (here === 0 || !(f.types & (1 << type))) return 0;
  const { idle } = g.context.edition.policies;
  const awake = idle ? here - idle(g, type, zone) : here;
  const tired = f.second ? figuresAt(f.tired, type, zone) : 0;
  if (!f.only) return Math.max(0, awake - tired);
  return Math.max(0, Math.min(figuresAt(f.only, type, zone) - tired, awake));
}

function figuresAt(figures: readonly Chosen[], type: number, zone: number): number {
  let n = 0;
  for (const x of figures) if (x.type === type && x.zone === zone) n += x.n;
  return n;
}

/** How many of these figures, who have just come into the zone, still have a second action before them. */
export function freshOf(g: Game, { type, zone, n }: Chosen): number {
  const f = underWay<Activation>(g, 'activation');
  if (!f || f.second || f.once || typeAt(g.context, type).actions < 2) return 0;
  return Math.max(0, n - figuresAt(f.tired, type, zone));
}

/** The activation under way is over for these figures. */
export const tire = (g: Game, figures: readonly Chosen[]): void =>
  void underWay<Activation>(g, 'activation')?.tired.push(...figures);

/** Figures placed in the middle of an activation have taken no first action in it, so they take no second (K-SPAWN-9, K-ENE-5). */
export function noteNewcomers(g: Game, newcomers: Chosen): void {
  for (const f of activations(g)) if (!f.only && !f.second) f.tired.push({ ...newcomers });
}

const isActivation = (f: Frame): f is Activation => isOf<Activation>(f, 'activation');
const activations = (g: Game): Activation[] => g.state.stack.filter(isActivation);

export const activationUnderWay = (g: Game): Activation => frameOf<Activation>(g, 'activation');

/** Where chosen figures stand after the step: they fill the groups that left their zone one after the other. */
export function follow(chosen: readonly Chosen[], steps: readonly EnemyStep[]): Chosen[] {
  return chosen.flatMap((x) => {
    const moved: Chosen[] = [];
    let left = x.n;
    for (const s of steps) {
      if (s.type !== x.type || s.from !== x.zone || left === 0) continue;
      const n = Math.min(left, s.n);
      moved.push({ type: s.type, zone: s.to, n });
      left -= n;
    }
    return left > 0 ? [...moved, { ...x, n: left }] : moved;
  });
}

/** Figures pushed in the middle of an activation still take part in it where it has chosen them. */
export function followPushed(g: Game, step: EnemyStep): void {
  for (const a of activations(g)) {
    if (a.only) a.only = follow(a.only, [step]);
    if (a.watched) a.watched = follow(a.watched, [step]);
    a.tired = follow(a.tired, [step]);
  }
}

/** Ways that are the same for every type are worked out once for each zone. */
export const perZone = (waysFrom: (zone: number) => readonly number[]) => {
  const known: (readonly number[] | undefined)[] = [];
  return (zone: number): readonly number[] => (known[zone] ??= waysFrom(zone));
};
