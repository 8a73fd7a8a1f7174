/** What it is worth to a living hero to end the turn in a place, with so much power left. */
import { MOST_POWER } from '@holdout/editions/supers';
import { itemAt, type Game } from '@holdout/engine';
import { apart, farFrom, isLeaving, leavesFrom, type Turn } from '../supers/ends.ts';
import type { Field } from '../supers/field.ts';
import { riskAt } from '../supers/risk.ts';
import { WOUND } from '../supers/worth.ts';

/** Every round brings more of the dead than the last: the living hurry more than those who eat them. */
export const STEP = 7;
const APART = 1.2;
/** Once the exit is open nothing else is worth the time. */
const HASTE = 3;
const LEAVE = 40;
/** Rounds of careful going; then each one counts for more. */
const PATIENCE = 8;
/** Power kept for the next round, which gives 1 more and keeps no more than the most there can be. */
const POWER = [0, 1.6, 2.8, 3.6, 3.8];

export const powerWorth = (power: number): number => itemAt(POWER, Math.max(0, Math.min(MOST_POWER, power)));

export function endWorth(turn: Turn, field: Field, zone: number, actions: number, power: number): number {
  const { g, way } = turn;
  const leaves = isLeaving(way) && leavesFrom(g, field, zone);
  const danger = WOUND * turn.caution * riskAt(turn, field, leaves ? -1 : zone, actions);
  if (leaves) return LEAVE - danger;
  const pace = STEP * (isLeaving(way) ? HASTE : hurry(g));
  return powerWorth(power) - danger - pace * farFrom(turn, zone) - APART * apart(turn, zone);
}

/** A team that holds its place well must not hold it for ever. */
const hurry = (g: Game): number => 1 + Math.max(0, g.state.round - PATIENCE) / PATIENCE;
