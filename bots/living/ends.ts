/** What it is worth to a living hero to end the turn in a place, with so much power left. */
import { isExitOpen, type Game } from '@holdout/engine';
import { exitZones } from '../zombie/aims.ts';
import { apart, SPARE, TOKEN, WOUND, type Turn } from '../zombie/ends.ts';
import { enemiesOn, riskOf, type Field } from '../supers/field.ts';
import type { Way } from '../zombie/plan.ts';
import { spotsWithin } from '../supers/reach.ts';

/** Every round brings more of the dead than the last: the living hurry more than those who eat them. */
export const STEP = 7;
const APART = 1.2;
/** Once the exit is open nothing else is worth the time. */
const HASTE = 3;
const LEAVE = 40;
/** Rounds of careful going; then each one counts for more. */
const PATIENCE = 8;
/** Power kept for the next round, which gives 1 more and keeps no more than 4. */
const POWER = [0, 1.6, 2.8, 3.6, 3.8];

const isLeaving = ({ aims }: Way): boolean => aims.some((a) => a.act === 'leave');

export const powerWorth = (power: number): number => POWER[Math.max(0, Math.min(4, power))];

/** What remains dangerous once the hero has used so many actions there. */
function riskAt({ g, hero, places }: Turn, field: Field, zone: number, actions: number): number {
  const stood = places[hero];
  places[hero] = zone;
  const risk = riskOf(g, field, places, hero, actions);
  places[hero] = stood;
  return risk;
}

export function endWorth(turn: Turn, field: Field, zone: number, actions: number, power: number): number {
  const { way } = turn;
  const leaves = isLeaving(way) && leavesFrom(turn.g, field, zone);
  const danger = WOUND * turn.caution * riskAt(turn, field, leaves ? -1 : zone, actions);
  if (leaves) return LEAVE - danger;
  const far = way.aims.length > 0 ? way.far[zone] : 0;
  const pace = STEP * (isLeaving(way) ? HASTE : hurry(turn.g));
  return powerWorth(power) - danger - pace * far - APART * apart(turn, zone);
}

/** A team that holds its place well must not hold it for ever. */
const hurry = (g: Game): number => 1 + Math.max(0, g.state.round - PATIENCE) / PATIENCE;

const leavesFrom = (g: Game, field: Field, zone: number): boolean =>
  isExitOpen(g) && exitZones(g).includes(zone) && enemiesOn(g, field, zone) < 0.5;

/** The best place within reach. */
export function bestEnd(turn: Turn, field: Field, from: number, actions: number, power: number): number {
  const { g, hero, way, tokens } = turn;
  let best = -Infinity;
  for (const { zone, left } of spotsWithin(g, hero, field, from, actions)) {
    const errand = left >= 1 && (tokens.has(zone) || way.aims.some((a) => a.zone === zone)) ? TOKEN : 0;
    best = Math.max(best, endWorth(turn, field, zone, left, power) + errand + SPARE * left);
  }
  return best;
}
