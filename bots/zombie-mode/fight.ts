/** What an attack of a Zombie Hero is expected to do: who falls, and how hungry it leaves. */
import { DEVOUR as BITE, FAST, BASIC, ownWeapon } from '@holdout/editions/supers';
import { hungerFaces, hungerOf, MOST_HUNGER } from '@holdout/editions/zombie-mode';
import { numberAt, itemAt, addTo, binomial, hasSkill, type Game, type Option } from '@holdout/engine';
import { addAt, chanceOf, hitChance, type Field } from '../supers/field.ts';
import { byPriority, fell } from '../supers/fight.ts';
import { peopleIn } from '../supers/table.ts';

/** Every hero's second attack (Z-ATT-1): its place in the options. */
export const DEVOUR = 1;

interface Prospect {
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

/** Energy Blast eliminates a Trooper or Specialist besides, whoever stands before them. */
function blast(g: Game, field: Field, zone: number): number {
  for (const t of SMALL) {
    const at = t * g.context.zones + zone;
    if (numberAt(field, at) <= 0) continue;
    const fallen = Math.min(1, numberAt(field, at));
    addAt(field, at, -fallen);
    return fallen;
  }
  return 0;
}

/** Specialists act twice, so they go first. */
const SMALL = [FAST, BASIC];

/** Would one bite be enough for the first in line? */
export function devourChance(g: Game, zone: number, hunger: number): number {
  const { zones, types } = g.context;
  const first = byPriority(g).find((t) => itemAt(g.state.enemies, t * zones + zone) > 0);
  if (first === undefined && peopleIn(g, zone) === 0) return 0;
  const needed = first === undefined ? 1 : itemAt(types, first).toughness;
  return chanceOf(BITE.dice + hunger, needed, hitChance(BITE.accuracy));
}

export function prospectOf(g: Game, hero: number, option: Option, before: Field): Prospect {
  const devour = option.args[0] === DEVOUR;
  const zones = option.args.slice(1);
  const { dice, accuracy } = devour ? BITE : ownWeapon(g, hero);
  const rolled = dice + hungerOf(g, hero);
  const field = before.slice();
  let kills = 0;
  for (let hits = 1; hits <= rolled; hits++) {
    const chance = binomial(rolled, hits, hitChance(accuracy));
    let left = hits;
    for (const zone of zones) {
      const blow = { zone, hits: left, most: devour ? 1 : Infinity };
      const fallen = fell(g, blow, (t) => addAt(field, t * g.context.zones + zone, -chance));
      kills += chance * fallen;
      left -= fallen;
    }
  }
  if (!devour && hasSkill(g, hero, 'energy-blast')) kills += blast(g, field, itemAt(zones, 0));
  const fed = devour ? devourChance(g, itemAt(zones, 0), hungerOf(g, hero)) : 0;
  return { field, kills, meal: devour && kills === 0 ? fed : 0, fed, hungers: hungersAfter(g, hero, rolled) };
}

/** Chances of each hunger after so many dice, each of which may make hungrier (Z-HUN-3). */
function hungersAfter(g: Game, hero: number, dice: number): number[] {
  const hungers = new Array<number>(MOST_HUNGER + 1).fill(0);
  for (let ones = 0; ones <= dice; ones++)
    addTo(hungers, Math.min(MOST_HUNGER, hungerOf(g, hero) + ones), binomial(dice, ones, hungerFaces(g) / 6));
  return hungers;
}
