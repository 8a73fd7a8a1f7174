/** The enemies as they are expected to stand, and what the coming enemy phase will cost the team. */
import { binomial, SPAWN, type Game } from '@holdout/engine';
import { FIRST_HERO, healthOf, hungerOf, lineOf, RAVENOUS, strikesAll } from './zombie-table.ts';

/** Expected enemies by type and zone. */
export type Field = Float64Array;

/** Attacks somebody can still make in a zone. */
export interface Force {
  readonly attacks: number;
  readonly dice: number;
  readonly chance: number;
}

const TURN = 3;
/** Guards, Troopers, Specialists, after the enemy heroes (S-COM-2). */
export const RANKS = [1, 0, 2];
/** Hits that find nobody to fall. */
const WASTE = 0.85;
/** Share of their actions that friends spend where they stand, and elsewhere. */
const HELP = 0.8;
const FAR_HELP = 0.3;
/** What a wound is worth to somebody of so much health: the last one loses the game. */
export const WOUND_WORTH = [0, 20, 3.5, 1.8, 1.2, 1];
/** Enemies that will have to be fought next round, and those that are too many. */
const COMING = 0.06;
const TOO_MANY = 0.3;
/** Attacks to be feared where new enemies arrive: some of them rush. */
const ARRIVALS = 0.5;
/** Attacks nobody can see coming: cards that let enemies act at once. */
const UNFORESEEN = 0.25;

export const fieldOf = (g: Game): Field => Float64Array.from(g.state.enemies);

export const enemiesOn = (g: Game, field: Field, zone: number): number => {
  let n = 0;
  for (let i = zone; i < field.length; i += g.context.zones) n += field[i];
  return n;
};

/** At least so many hits with that many dice. */
export function chanceOf(dice: number, least: number, chance: number): number {
  let sum = 0;
  for (let hits = least; hits <= dice; hits++) sum += binomial(dice, hits, chance);
  return sum;
}

/** Whoever starves has to bite first. */
export function forceOf(g: Game, hero: number, actions: number): Force {
  const { dice, accuracy } = lineOf(g, hero);
  const hunger = hungerOf(g, hero);
  const starving = hunger >= RAVENOUS;
  return {
    attacks: Math.max(0, actions - (starving ? 0.5 : 0)),
    dice: dice + (starving ? 0 : hunger),
    chance: (7 - accuracy) / 6,
  };
}

/** Attacks the enemies of a zone will make on so many heroes once these forces have fought there. */
function attacksAfter(g: Game, field: Field, zone: number, forces: readonly Force[], heroes: number): number {
  const { zones, types } = g.context;
  const idle = g.context.edition.policies.idle;
  const left = types.map((_, t) => field[t * zones + zone]);
  for (const { attacks, dice, chance } of forces) {
    let rest = attacks;
    for (let t = FIRST_HERO; t < types.length && rest > 0; t++) {
      if (left[t] <= 0) continue;
      const fells = Math.max(0.01, chanceOf(dice, types[t].toughness, chance));
      const fallen = Math.min(left[t], rest * fells);
      left[t] -= fallen;
      rest -= fallen / fells;
    }
    let hits = rest * dice * chance * WASTE;
    for (const t of RANKS) {
      const fallen = Math.min(left[t], hits / types[t].toughness);
      left[t] -= fallen;
      hits -= fallen * types[t].toughness;
    }
  }
  return left.reduce((sum, n, t) => {
    const awake = n > 0 ? Math.max(0, n - (idle?.(g, t, zone) ?? 0)) : 0;
    return sum + awake * types[t].actions * (strikesAll(g, t) ? heroes : 1);
  }, 0);
}

/** Wounds go to the healthiest one by one; the rest of one counts in part. */
function woundsCost(healths: number[], wounds: number): number {
  let cost = 0;
  for (let left = wounds; left > 0; left--) {
    const most = healths.indexOf(Math.max(...healths));
    if (healths[most] <= 0) break;
    cost += Math.min(1, left) * WOUND_WORTH[healths[most]];
    healths[most]--;
  }
  return cost;
}

/** Places of the heroes, -1 for those not on the board; `own`: what the hero whose turn it is can still do there. */
export function riskOf(g: Game, field: Field, places: readonly number[], hero: number, own: number): number {
  let risk = 0;
  for (const zone of new Set(places)) if (zone >= 0) risk += zoneRisk(g, field, places, zone, hero, own);
  return risk;
}

function zoneRisk(
  g: Game,
  field: Field,
  places: readonly number[],
  zone: number,
  hero: number,
  own: number,
): number {
  const { zones, types, mission } = g.context;
  const forces: Force[] = [];
  const healths: number[] = [];
  let capacity = 0;
  places.forEach((at, h) => {
    if (at < 0) return;
    const far = g.view.distance[at * zones + zone];
    const actions =
      h === hero
        ? far === 0
          ? own
          : 0
        : g.state.heroes[h].done
          ? 0
          : (TURN - far) * (far === 0 ? HELP : FAR_HELP);
    if (actions > 0) forces.push(forceOf(g, h, actions));
    if (far > 0) return;
    healths.push(healthOf(g, h));
    const { dice, chance } = forceOf(g, h, TURN);
    capacity += TURN * dice * chance * WASTE;
  });
  let coming = attacksAfter(g, field, zone, forces, healths.length);
  let attacks = coming + UNFORESEEN;
  for (const near of g.view.neighbours[zone]) {
    if (places.includes(near)) continue;
    for (let t = 0; t < types.length; t++) {
      const n = field[t * zones + near];
      if (n <= 0) continue;
      coming += n;
      attacks += n * (types[t].actions - 1);
    }
  }
  if (mission.spawns.some((s, i) => s.zone === zone && g.state.spawns[i] === SPAWN.active))
    attacks += ARRIVALS;
  return woundsCost(healths, attacks) + COMING * coming + TOO_MANY * Math.max(0, coming - capacity);
}
