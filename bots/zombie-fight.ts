/** What an attack of a Zombie Hero is expected to do: who falls, and how hungry it leaves. */
import { binomial, type Game, type Option } from '@holdout/engine';
import { RANKS, type Field } from './zombie-field.ts';
import { FIRST_HERO, hungerOf, lineOf, peopleIn, RAVENOUS } from './zombie-table.ts';

const DEVOUR = { dice: 1, accuracy: 4 };

export interface Prospect {
  /** The enemies as they are expected to stand afterwards. */
  readonly field: Field;
  readonly kills: number;
  /** Chance of a meal among the people. */
  readonly meal: number;
  /** Chance that the hunger is gone, and what it is otherwise. */
  readonly fed: number;
  readonly hunger: number;
}

/** Takes what so many hits eliminate off the field, by target priority, with the weight of its chance. */
function harvest(g: Game, field: Field, zone: number, hits: number, most: number, weight: number): number {
  const { zones, types } = g.context;
  let [kills, left] = [0, hits];
  for (const t of [...types.keys()].slice(FIRST_HERO).concat(RANKS)) {
    for (let n = g.state.enemies[t * zones + zone]; n > 0; n--) {
      if (types[t].toughness > left || kills === most) return kills;
      left -= types[t].toughness;
      kills++;
      field[t * zones + zone] -= weight;
    }
  }
  return kills;
}

/** Would one bite be enough for the first in line? */
export function devourChance(g: Game, zone: number, hunger: number): number {
  const { zones, types } = g.context;
  const first = [...types.keys()].slice(FIRST_HERO).concat(RANKS).find((t) => g.state.enemies[t * zones + zone] > 0); // prettier-ignore
  if (first === undefined && peopleIn(g, zone) === 0) return 0;
  const needed = first === undefined ? 1 : types[first].toughness;
  let chance = 0;
  const dice = DEVOUR.dice + hunger;
  for (let hits = needed; hits <= dice; hits++) chance += binomial(dice, hits, 0.5);
  return chance;
}

export function prospectOf(g: Game, hero: number, option: Option, before: Field): Prospect {
  const devour = option.args[0] === 1;
  const zones = option.args.slice(1);
  const { dice, accuracy } = devour ? DEVOUR : lineOf(g, hero);
  const rolled = dice + hungerOf(g, hero);
  const field = before.slice();
  let kills = 0;
  for (let hits = 1; hits <= rolled; hits++) {
    const chance = binomial(rolled, hits, (7 - accuracy) / 6);
    let left = hits;
    for (const zone of zones) {
      const fallen = harvest(g, field, zone, left, devour ? 1 : Infinity, chance);
      kills += chance * fallen;
      left -= fallen;
    }
  }
  const fed = devour ? devourChance(g, zones[0], hungerOf(g, hero)) : 0;
  const hunger = Math.min(RAVENOUS, hungerOf(g, hero) + rolled / 6);
  return { field, kills, meal: devour && kills === 0 ? fed : 0, fed, hunger };
}
