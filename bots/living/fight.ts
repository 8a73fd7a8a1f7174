/** What the dice of an attack are expected to do, and how much power it deserves. */
import { powerOf } from '@holdout/editions/supers';
import { heroAt, itemAt, binomial, type PickDecision } from '@holdout/engine';
import { bestBy } from '../plain/best.ts';
import type { Turn } from '../supers/ends.ts';
import { hitChance, type Field } from '../supers/field.ts';

/** What an enemy eliminated is worth. */
export const KILL = 3;

export interface Outcome {
  /** The enemies as they are expected to stand afterwards. */
  readonly field: Field;
  readonly gain: number;
}

/** `reap` takes off the field what so many hits eliminate, with the weight of their chance, and says what it gains. */
export function outcomeOf(
  before: Field,
  { dice, accuracy }: { readonly dice: number; readonly accuracy: number },
  reap: (field: Field, hits: number, weight: number) => number,
): Outcome {
  const field = before.slice();
  let gain = 0;
  for (let hits = 1; hits <= dice; hits++) {
    const chance = binomial(dice, hits, hitChance(accuracy));
    gain += chance * reap(field, hits, chance);
  }
  return { field, gain };
}

/** The attack with as much power as is best. */
export function bestSpending({ g, hero }: Turn, worth: (spent: number) => number): number {
  let most = -Infinity;
  for (let spent = powerOf(g, hero); spent >= 0; spent--) most = Math.max(most, worth(spent));
  return most;
}

/** Asked right before the roll, when nothing but the power is left to choose. */
export function spendingBy(worth: (turn: Turn, zone: number, actions: number) => (spent: number) => number) {
  return (turn: Turn, d: PickDecision): string => {
    const { g, hero } = turn;
    const zone = g.context.board.indexOf.get(String(d.about?.['zone'])) ?? turn.zone;
    const ofSpending = worth(turn, zone, heroAt(g.state, hero).actions);
    return bestBy(d.options, (o) => ofSpending(itemAt(o.args, 0)));
  };
}
