/** What a super hero sees before choosing, and the best place to end the turn in. */
import { heroAt, numberAt, isExitOpen, type Game } from '@holdout/engine';
import { enemiesOn, type Field } from './field.ts';
import type { Way } from './plan.ts';
import { spotsWithin } from './reach.ts';
import type { Stand } from './risk.ts';
import { exitZones } from './table.ts';
import { SPARE, TOKEN } from './worth.ts';

export interface Turn extends Stand {
  readonly zone: number;
  readonly way: Way;
  /** Zones with tokens the mission wants of this hero. */
  readonly tokens: ReadonlySet<number>;
  readonly caution: number;
  /** How far the prey at hand falls short of the hungry, 0 to 1. */
  readonly scarcity: number;
}

/** The worth of ending in a zone with so many actions and so much hunger or power left. */
export type Ending = (turn: Turn, field: Field, zone: number, actions: number, level: number) => number;

/** Zones that friends with their turn before them will come after. */
const FOLLOW = 2;
const FAR_AWAY = 6;

/** How far the others are; those who have their turn before them will come along. */
export function apart({ g, hero, places }: Turn, zone: number): number {
  return places.reduce((sum, at, h) => {
    if (at < 0 || h === hero) return sum;
    const far = Math.min(FAR_AWAY, numberAt(g.view.distance, at * g.context.zones + zone));
    return sum + (heroAt(g.state, h).done ? far : Math.max(0, far - FOLLOW));
  }, 0);
}

export const isLeaving = ({ aims }: Way): boolean => aims.some((a) => a.act === 'leave');

/** Can the hero be out of there by the end of the turn? */
export const leavesFrom = (g: Game, field: Field, zone: number): boolean =>
  isExitOpen(g) && exitZones(g).includes(zone) && enemiesOn(g, field, zone) < 0.5;

/** Zones to the nearest aim, 0 without any. */
export const farFrom = ({ way }: Turn, zone: number): number =>
  way.aims.length > 0 ? numberAt(way.far, zone) : 0;

/** The best place within reach; what the mission wants there can be done with an action. */
export function bestEndBy(endWorth: Ending): Ending {
  /** Most of a menu leaves a hero where they are, with the same actions left. */
  const found = new WeakMap<Turn, Map<string, number>>();
  return (turn, field, from, actions, level) => {
    if (field !== turn.field) return bestOf(endWorth, turn, field, from, actions, level);
    let known = found.get(turn);
    if (!known) found.set(turn, (known = new Map<string, number>()));
    const key = `${from} ${actions} ${level}`;
    let best = known.get(key);
    if (best === undefined) known.set(key, (best = bestOf(endWorth, turn, field, from, actions, level)));
    return best;
  };
}

function bestOf(endWorth: Ending, ...[turn, field, from, actions, level]: Parameters<Ending>): number {
  const { g, hero, side, way, tokens } = turn;
  let best = -Infinity;
  for (const { zone, left } of spotsWithin(g, hero, side, field, from, actions)) {
    const errand = left >= 1 && (tokens.has(zone) || way.aims.some((a) => a.zone === zone)) ? TOKEN : 0;
    best = Math.max(best, endWorth(turn, field, zone, left, level) + errand + SPARE * left);
  }
  return best;
}
