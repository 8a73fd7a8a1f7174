/** What it is worth to a Zombie Hero to end the turn in a place. */
import { itemAt } from '@holdout/engine';
import { healthOf } from '@holdout/editions/supers';
import { MOST_HUNGER } from '@holdout/editions/zombie-mode';
import { apart, bestEndBy, farFrom, isLeaving, leavesFrom, type Turn } from '../supers/ends.ts';
import { enemiesOn, type Field } from '../supers/field.ts';
import type { Way } from '../supers/plan.ts';
import { riskAt } from '../supers/risk.ts';
import { peopleIn } from '../supers/table.ts';
import { STEP, WOUND, WOUND_WORTH } from '../supers/worth.ts';
import { devourChance } from './fight.ts';

const APART = 1.6;
/** Once the exit is open nothing else is worth the time. */
const HASTE = 4;
/** Near the end time is worth more than health. */
const LAST = 2;
/** Danger to friends who have their turn before them: whoever stays to guard them is left behind. */
const WAITING = 0.3;
const LEAVE = 30;
/** Dislike of the hunger a turn ends with; the next round adds 1. */
const HUNGER = [0, 1, 4, 12, 22];

/** Worth of ending the turn in a zone after fighting there with so many actions. */
export function endWorth(turn: Turn, field: Field, zone: number, actions: number, hunger: number): number {
  const leaves = leavesFrom(turn.g, field, zone);
  const risk = riskAt(turn, field, leaves ? -1 : zone, actions, WAITING);
  if (leaves) return LEAVE - WOUND * turn.caution * risk;
  return (
    -WOUND * turn.caution * risk -
    STEP * paceOf(turn.way) * farFrom(turn, zone) -
    APART * apart(turn, zone) -
    hungerCost(turn, field, zone, actions, hunger)
  );
}

const paceOf = (way: Way): number => (isLeaving(way) ? HASTE : way.nearlyDone ? LAST : 1);

function hungerCost({ g, hero }: Turn, field: Field, zone: number, actions: number, hunger: number): number {
  const starves = hunger >= MOST_HUNGER ? WOUND * itemAt(WOUND_WORTH, healthOf(g, hero)) : 0;
  const cost = itemAt(HUNGER, hunger) + starves;
  const prey = enemiesOn(g, field, zone) > 0.5 || peopleIn(g, zone) > 0;
  if (actions < 1 || !prey) return cost;
  return cost * (1 - devourChance(g, zone, hunger));
}

export const bestEnd = bestEndBy(endWorth);
