/** The enemies as they are expected to stand, and who fights them. */
import { numberAt, binomial, type Game } from '@holdout/engine';

/** Expected enemies by type and zone. */
export type Field = Float64Array;

/** Attacks somebody can still make in a zone. */
export interface Force {
  readonly attacks: number;
  readonly dice: number;
  readonly chance: number;
}

/** Where those who eat and the living differ in what they can do and have to fear. */
export interface Side {
  forceOf(g: Game, hero: number, actions: number): Force;
  /** Attacks an enemy next door makes in the coming phase. */
  attacksNextDoor(g: Game, type: number): number;
  /** Attacks of enemies that strike from farther away. Left out: nobody does. */
  shotsAt?(g: Game, field: Field, zone: number): number;
  /** People who strike as well. */
  fightersIn(g: Game, zone: number): number;
  /** What a Move that starts there costs more. */
  toll(g: Game, zone: number): number;
}

export const fieldOf = (g: Game): Field => new Float64Array(g.state.enemies);

export const enemiesOn = (g: Game, field: Field, zone: number): number => {
  let n = 0;
  for (let i = zone; i < field.length; i += g.context.zones) n += numberAt(field, i);
  return n;
};

export const addAt = (field: Field, i: number, n: number): void => void (field[i] = numberAt(field, i) + n);

/** Chance of a die of that accuracy to hit. */
export const hitChance = (accuracy: number): number => (7 - accuracy) / 6;

/** At least so many hits with that many dice. */
export function chanceOf(dice: number, least: number, chance: number): number {
  let sum = 0;
  for (let hits = least; hits <= dice; hits++) sum += binomial(dice, hits, chance);
  return sum;
}
