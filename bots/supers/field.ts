/** The enemies as they are expected to stand, and what the coming enemy phase will cost the team. */
import { binomial, SPAWN, type Game } from '@holdout/engine';
import {
  FIRST_HERO,
  fightersIn,
  healthOf,
  isLiving,
  hungerOf,
  lineOf,
  RAVENOUS,
  strikesAll,
} from '../zombie/table.ts';

/** Expected enemies by type and zone. */
export type Field = Float64Array;

/** Attacks somebody can still make in a zone. */
export interface Force {
  readonly attacks: number;
  readonly dice: number;
  readonly chance: number;
}

const TURN = 3;
const TROOPER = 0;
/** Guards, Troopers, Specialists, after the enemy heroes (S-COM-2). */
export const RANKS = [1, 0, 2];
/** Hits that find nobody to fall. */
const WASTE = 0.85;
/** Share of their actions that friends spend where they stand, and elsewhere. */
const HELP = 0.8;
const FAR_HELP = 0.3;
/** What a wound is worth to somebody of so much health: the last one loses the game. */
export const WOUND_WORTH = [0, 20, 3.5, 1.8, 1.2, 1];
/** Chance, for each active spawn point, of a card that lets Troopers who have just come in strike at once. */
const SURPRISE = 0.05;
const MOST_SURPRISE = 0.6;
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

/** Whoever starves has to bite first; the living spread their power over their attacks. */
export function forceOf(g: Game, hero: number, actions: number): Force {
  const { dice, accuracy } = lineOf(g, hero);
  if (isLiving(g))
    return {
      attacks: actions,
      dice: dice + Math.floor(g.state.heroes[hero].track / 2),
      chance: (7 - accuracy) / 6,
    };
  const hunger = hungerOf(g, hero);
  const starving = hunger >= RAVENOUS;
  return {
    attacks: Math.max(0, actions - (starving ? 0.5 : 0)),
    dice: dice + (starving ? 0 : hunger),
    chance: (7 - accuracy) / 6,
  };
}

/** Attacks to be feared in a zone, the Troopers who may strike once more, and all who will be there. */
interface Threat {
  attacks: number;
  troopers: number;
  coming: number;
}

/** What the enemies of a zone will do to so many heroes once these forces have fought there. */
function threatAfter(g: Game, field: Field, zone: number, forces: readonly Force[], heroes: number): Threat {
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
  const attacks = left.reduce((sum, n, t) => {
    const awake = n > 0 ? Math.max(0, n - (idle?.(g, t, zone) ?? 0)) : 0;
    return sum + awake * types[t].actions * (strikesAll(g, t) ? heroes : 1);
  }, 0);
  return { attacks, troopers: left[TROOPER], coming: attacks };
}

/** Those next door come in; whoever acts twice strikes as well, Ms. Marvel from where she is. */
function addNeighbours(g: Game, field: Field, zone: number, places: readonly number[], threat: Threat): void {
  const { zones, types } = g.context;
  threat.attacks += shotsAt(g, field, zone);
  for (const near of g.view.neighbours[zone]) {
    if (places.includes(near)) continue;
    threat.troopers += field[TROOPER * zones + near];
    for (let t = 0; t < types.length; t++) {
      const n = field[t * zones + near];
      if (n <= 0) continue;
      threat.coming += n;
      threat.attacks += n * (types[t].id === 'ms-marvel' ? types[t].actions : types[t].actions - 1);
    }
  }
}

/** Zombie Cyclops strikes whom he sees from afar. */
function shotsAt(g: Game, field: Field, zone: number): number {
  const { zones, types } = g.context;
  const type = isLiving(g) ? types.findIndex((t) => t.id === 'cyclops') : -1;
  if (type < 0) return 0;
  return g.view.seen[zone].reduce((sum, from) => {
    const far = g.view.sight[from * zones + zone];
    return far > 0 && far <= 2 ? sum + types[type].actions * field[type * zones + from] : sum;
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

/**
 * Places of the heroes, -1 for those not on the board; `own`: what the hero whose turn it is can still do there;
 * `waiting`: how much a place counts where all still have their turn before them and may go away.
 */
export function riskOf(
  g: Game,
  field: Field,
  places: readonly number[],
  hero: number,
  own: number,
  waiting = 1,
): number {
  let risk = 0;
  for (const zone of new Set(places)) {
    if (zone < 0) continue;
    const remains = places.some((at, h) => at === zone && (h === hero || g.state.heroes[h].done));
    risk += (remains ? 1 : waiting) * zoneRisk(g, field, places, zone, hero, own);
  }
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
  const { zones, mission } = g.context;
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
  const threat = threatAfter(g, field, zone, forces, healths.length);
  addNeighbours(g, field, zone, places, threat);
  const { troopers, coming } = threat;
  const arrivals = mission.spawns.some((s, i) => s.zone === zone && g.state.spawns[i] === SPAWN.active);
  const attacks = threat.attacks + fightersIn(g, zone) + UNFORESEEN + (arrivals ? ARRIVALS : 0);
  const again = Math.min(MOST_SURPRISE, SURPRISE * activeSpawns(g));
  const cost =
    (1 - again) * woundsCost(healths.slice(), attacks) + again * woundsCost(healths, attacks + troopers);
  return cost + COMING * coming + TOO_MANY * Math.max(0, coming - capacity);
}

const activeSpawns = (g: Game): number =>
  g.state.spawns.reduce((n, s) => (s === SPAWN.active ? n + 1 : n), 0);
