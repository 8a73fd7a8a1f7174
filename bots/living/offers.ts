/** What rescues, healing and power are worth in the turn of a living hero. */
import { healthOf, kitOf, MOST_POWER, POWER_UP, powerOf } from '@holdout/editions/supers';
import { itemAt, type Game } from '@holdout/engine';
import type { Ending, Turn } from '../supers/ends.ts';
import { TOKEN, WASTE, WOUND, WOUND_WORTH } from '../supers/worth.ts';
import { powerWorth } from './ends.ts';

export const PERSON = 10;
const SHIELD = 6;

/** A wound less. */
export function healWorth(g: Game, hero: number): number {
  const health = healthOf(g, hero);
  return health < kitOf(g).health ? 0.8 * WOUND * itemAt(WOUND_WORTH, health) : WASTE;
}

/** Of power that is full again. */
export const fillWorth = (g: Game, hero: number): number =>
  powerWorth(MOST_POWER) - powerWorth(powerOf(g, hero));

interface Rescue {
  /** What the person is spared. */
  readonly saved?: number;
  /** Is there nobody yet to take a wound for the hero? */
  readonly shields: boolean;
  /** Does the mission want it done? */
  readonly wanted: boolean;
}

/** Somebody in safety or at the hero's side: full power, and one who takes a wound. */
export const rescueWorth = ({ g, hero }: Turn, { saved = 0, shields, wanted }: Rescue): number =>
  PERSON + fillWorth(g, hero) + saved + (shields ? SHIELD : 0) + (wanted ? 1.5 * TOKEN : 0);

export const powerUpWorth = (turn: Turn, bestEnd: Ending, actions: number): number =>
  bestEnd(turn, turn.field, turn.zone, actions, Math.min(MOST_POWER, powerOf(turn.g, turn.hero) + POWER_UP));
