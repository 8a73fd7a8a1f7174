/** What an attack of a Zombie Hero is expected to do: who falls, and how hungry it leaves. */
import { binomial, formatAllocation, type AllocateDecision, type Game, type Option } from '@holdout/engine';
import { RANKS, type Field } from '../supers/field.ts';
import { FIRST_HERO, hasSkill, hungerFace, hungerOf, lineOf, peopleIn, RAVENOUS } from './table.ts';

/** Every hero's second attack (Z-ATT-1): its place in the options, its line. */
export const DEVOUR = 1;
const BITE = { dice: 1, accuracy: 4 };

export interface Prospect {
  /** The enemies as they are expected to stand afterwards. */
  readonly field: Field;
  readonly kills: number;
  /** Chance of a meal among the people. */
  readonly meal: number;
  /** Chance that the hunger is gone. */
  readonly fed: number;
  /** Chances of each hunger otherwise. */
  readonly hungers: readonly number[];
}

/** The types by target priority: enemy heroes, Guards, Troopers, Specialists (S-COM-2). */
const byPriority = (g: Game): number[] => [...g.context.types.keys()].slice(FIRST_HERO).concat(RANKS);

/** Takes what so many hits eliminate off the field, by target priority, with the weight of its chance. */
export function harvest(
  g: Game,
  field: Field,
  zone: number,
  hits: number,
  most: number,
  weight: number,
): number {
  const { zones, types } = g.context;
  let [kills, left] = [0, hits];
  for (const t of byPriority(g)) {
    for (let n = g.state.enemies[t * zones + zone]; n > 0; n--) {
      if (types[t].toughness > left || kills === most) return kills;
      left -= types[t].toughness;
      kills++;
      field[t * zones + zone] -= weight;
    }
  }
  return kills;
}

/** Energy Blast eliminates a Trooper or Specialist besides, whoever stands before them. */
function blast(g: Game, field: Field, zone: number): number {
  for (const t of SMALL) {
    const at = t * g.context.zones + zone;
    if (field[at] <= 0) continue;
    const fallen = Math.min(1, field[at]);
    field[at] -= fallen;
    return fallen;
  }
  return 0;
}

/** Specialists act twice, so they go first. */
const SMALL = [2, 0];

/** The hits of one roll shared out between zones so that most fall. */
export function chooseZones(g: Game, d: AllocateDecision): string {
  const zones = d.options.map((o) => o.args[0]);
  let best = [d.total, ...zones.slice(1).map(() => 0)];
  let most = -1;
  for (let first = d.total; first >= 0; first--) {
    const units = [first, d.total - first, ...zones.slice(2).map(() => 0)];
    const worth = zones.slice(0, 2).reduce((sum, zone, i) => sum + threatOf(g, zone, units[i]), 0);
    if (worth > most) [best, most] = [units, worth];
  }
  return formatAllocation(d, best);
}

/** Attacks of those whom so many hits eliminate. */
function threatOf(g: Game, zone: number, hits: number): number {
  const { zones, types } = g.context;
  let [threat, left] = [0, hits];
  for (const t of byPriority(g)) {
    for (let n = g.state.enemies[t * zones + zone]; n > 0; n--) {
      if (types[t].toughness > left) return threat;
      left -= types[t].toughness;
      threat += types[t].actions + (t >= FIRST_HERO ? 2 : 0);
    }
  }
  return threat;
}

/** Would one bite be enough for the first in line? */
export function devourChance(g: Game, zone: number, hunger: number): number {
  const { zones, types } = g.context;
  const first = byPriority(g).find((t) => g.state.enemies[t * zones + zone] > 0);
  if (first === undefined && peopleIn(g, zone) === 0) return 0;
  const needed = first === undefined ? 1 : types[first].toughness;
  let chance = 0;
  const dice = BITE.dice + hunger;
  for (let hits = needed; hits <= dice; hits++) chance += binomial(dice, hits, 0.5);
  return chance;
}

export function prospectOf(g: Game, hero: number, option: Option, before: Field): Prospect {
  const devour = option.args[0] === DEVOUR;
  const zones = option.args.slice(1);
  const { dice, accuracy } = devour ? BITE : lineOf(g, hero);
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
  if (!devour && hasSkill(g, hero, 'energy-blast')) kills += blast(g, field, zones[0]);
  const fed = devour ? devourChance(g, zones[0], hungerOf(g, hero)) : 0;
  return { field, kills, meal: devour && kills === 0 ? fed : 0, fed, hungers: hungersAfter(g, hero, rolled) };
}

/** Chances of each hunger after so many dice, each of which may make hungrier (Z-HUN-3). */
function hungersAfter(g: Game, hero: number, dice: number): number[] {
  const hungers = new Array<number>(RAVENOUS + 1).fill(0);
  for (let ones = 0; ones <= dice; ones++)
    hungers[Math.min(RAVENOUS, hungerOf(g, hero) + ones)] += binomial(dice, ones, hungerFace(g));
  return hungers;
}
