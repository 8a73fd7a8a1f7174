/** What the coming enemy phase will cost the team. */
import { FIRST_HERO, healthOf, kitOf, BASIC, RANKS } from '@holdout/editions/supers';
import { heroAt, itemAt, addTo, numberAt, BASIC_ACTIONS, SPAWN, type Game } from '@holdout/engine';
import { chanceOf, type Field, type Force, type Side } from './field.ts';
import { WOUND_WORTH } from './worth.ts';

/** Hits that find nobody to fall. */
const WASTE = 0.85;
/** Share of their actions that friends spend where they stand, and elsewhere. */
const HELP = 0.8;
const FAR_HELP = 0.3;
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

/** Where the heroes stand, -1 for those not on the board, and whose turn it is. */
export interface Stand {
  readonly g: Game;
  readonly side: Side;
  readonly hero: number;
  readonly places: number[];
  /** The enemies as they stand now. */
  readonly field: Field;
  /** What has been found of zones while the others stand as they do and the enemies as in that field. */
  readonly risks: Map<Field, Map<number, number>>;
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
  const left = new Array<number>(types.length);
  for (let t = 0; t < types.length; t++) left[t] = numberAt(field, t * zones + zone);
  for (const { attacks, dice, chance } of forces) {
    let rest = attacks;
    for (let t = FIRST_HERO; t < types.length && rest > 0; t++) {
      if (itemAt(left, t) <= 0) continue;
      const fells = Math.max(0.01, chanceOf(dice, itemAt(types, t).toughness, chance));
      const fallen = Math.min(itemAt(left, t), rest * fells);
      addTo(left, t, -fallen);
      rest -= fallen / fells;
    }
    let hits = rest * dice * chance * WASTE;
    for (const t of RANKS) {
      const fallen = Math.min(itemAt(left, t), hits / itemAt(types, t).toughness);
      addTo(left, t, -fallen);
      hits -= fallen * itemAt(types, t).toughness;
    }
  }
  let attacks = 0;
  for (let t = 0; t < types.length; t++) {
    const n = itemAt(left, t);
    if (n <= 0) continue;
    const awake = Math.max(0, n - (idle?.(g, t, zone) ?? 0));
    attacks += awake * itemAt(types, t).actions * (kitOf(g).strikesAll(g, t) ? heroes : 1);
  }
  return { attacks, troopers: itemAt(left, BASIC), coming: attacks };
}

/** Those next door come in; whoever acts twice strikes as well. */
function addNeighbours({ g, side, places }: Stand, field: Field, zone: number, threat: Threat): void {
  const { zones, types } = g.context;
  threat.attacks += side.shotsAt?.(g, field, zone) ?? 0;
  for (const near of itemAt(g.view.neighbours, zone)) {
    if (places.includes(near)) continue;
    threat.troopers += numberAt(field, BASIC * zones + near);
    for (let t = 0; t < types.length; t++) {
      const n = numberAt(field, t * zones + near);
      if (n <= 0) continue;
      threat.coming += n;
      threat.attacks += n * side.attacksNextDoor(g, t);
    }
  }
}

/** Wounds go to the healthiest one by one; the rest of one counts in part. */
function woundsCost(healths: number[], wounds: number): number {
  let cost = 0;
  for (let left = wounds; left > 0; left--) {
    const most = healths.indexOf(Math.max(...healths));
    if (itemAt(healths, most) <= 0) break;
    cost += Math.min(1, left) * itemAt(WOUND_WORTH, itemAt(healths, most));
    addTo(healths, most, -1);
  }
  return cost;
}

/**
 * What the coming enemy phase will cost the team if the hero ends there; `actions`: what they can still do in that zone;
 * `waiting`: how much a place counts where all still have their turn before them and may go away.
 */
export function riskAt(stand: Stand, field: Field, zone: number, actions: number, waiting = 1): number {
  const { places, hero } = stand;
  const stood = itemAt(places, hero);
  places[hero] = zone;
  const risk = riskOf(stand, field, actions, waiting);
  places[hero] = stood;
  return risk;
}

function riskOf(stand: Stand, field: Field, own: number, waiting: number): number {
  const { places } = stand;
  let risk = 0;
  for (let h = 0; h < places.length; h++) {
    const zone = itemAt(places, h);
    if (zone < 0 || places.indexOf(zone) < h) continue;
    risk += (somebodyRemains(stand, zone) ? 1 : waiting) * knownRisk(stand, field, zone, own);
  }
  return risk;
}

function somebodyRemains({ g, places, hero }: Stand, zone: number): boolean {
  for (let h = 0; h < places.length; h++)
    if (places[h] === zone && (h === hero || heroAt(g.state, h).done)) return true;
  return false;
}

/** Does a zone look the same in both to whoever is there? A fight changes little more than its own zone. */
function looksTheSame(g: Game, a: Field, b: Field, zone: number): boolean {
  const near = itemAt(g.view.neighbours, zone);
  for (let row = 0; row < a.length; row += g.context.zones) {
    if (a[row + zone] !== b[row + zone]) return false;
    for (const z of near) if (a[row + z] !== b[row + z]) return false;
  }
  return true;
}

/** The same place is weighed for every way there and every deed on the menu: the hero matters to it who is there, or next door. */
function knownRisk(stand: Stand, after: Field, zone: number, own: number): number {
  const { g, places, hero, risks } = stand;
  const isSame = after !== stand.field && !stand.side.shotsAt && looksTheSame(g, after, stand.field, zone);
  const field = isSame ? stand.field : after;
  const at = itemAt(places, hero);
  const near = at === zone || itemAt(g.view.neighbours, zone).includes(at) ? at + 1 : 0;
  const key = (zone * (g.context.zones + 1) + near) * MORE_ACTIONS_THAN_ANYBODY + (at === zone ? own : 0);
  let known = risks.get(field);
  if (!known) risks.set(field, (known = new Map<number, number>()));
  let risk = known.get(key);
  if (risk === undefined) known.set(key, (risk = zoneRisk(stand, field, zone, own)));
  return risk;
}
const MORE_ACTIONS_THAN_ANYBODY = 100;

/** Actions a friend so far away will spend there. */
const helpOf = (g: Game, friend: number, far: number): number =>
  heroAt(g.state, friend).done ? 0 : (BASIC_ACTIONS - far) * (far === 0 ? HELP : FAR_HELP);

function zoneRisk(stand: Stand, field: Field, zone: number, own: number): number {
  const { g, side, places, hero } = stand;
  const { zones, mission } = g.context;
  const forces: Force[] = [];
  const healths: number[] = [];
  let capacity = 0;
  for (let h = 0; h < places.length; h++) {
    const at = itemAt(places, h);
    if (at < 0) continue;
    const far = numberAt(g.view.distance, at * zones + zone);
    const actions = h === hero ? (far === 0 ? own : 0) : helpOf(g, h, far);
    if (actions > 0) forces.push(side.forceOf(g, h, actions));
    if (far > 0) continue;
    healths.push(healthOf(g, h));
    const { dice, chance } = side.forceOf(g, h, BASIC_ACTIONS);
    capacity += BASIC_ACTIONS * dice * chance * WASTE;
  }
  const threat = threatAfter(g, field, zone, forces, healths.length);
  addNeighbours(stand, field, zone, threat);
  const { troopers, coming } = threat;
  const arrivals = mission.spawns.some((s, i) => s.zone === zone && g.state.spawns[i] === SPAWN.active);
  const attacks = threat.attacks + side.fightersIn(g, zone) + UNFORESEEN + (arrivals ? ARRIVALS : 0);
  const again = Math.min(MOST_SURPRISE, SURPRISE * activeSpawns(g));
  const cost =
    (1 - again) * woundsCost(healths.slice(), attacks) + again * woundsCost(healths, attacks + troopers);
  return cost + COMING * coming + TOO_MANY * Math.max(0, coming - capacity);
}

const activeSpawns = (g: Game): number =>
  g.state.spawns.reduce((n, s) => (s === SPAWN.active ? n + 1 : n), 0);
