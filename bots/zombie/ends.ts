/** What a Zombie Hero sees before choosing, and what it is worth to end the turn in a place. */
import { isExitOpen, type Game } from '@holdout/engine';
import { exitZones } from './aims.ts';
import { enemiesOn, riskOf, WOUND_WORTH, type Field } from '../supers/field.ts';
import { devourChance } from './fight.ts';
import type { Way } from './plan.ts';
import { spotsWithin } from '../supers/reach.ts';
import { healthOf, peopleIn, RAVENOUS } from './table.ts';

/** The scale of everything: a wound of somebody unhurt, a zone nearer to the aim, a token or another errand done. */
export const WOUND = 9;
export const STEP = 5;
export const TOKEN = 60;
const APART = 1.6;
/** Zones that friends with their turn before them will come after. */
const FOLLOW = 2;
/** Once the exit is open nothing else is worth the time. */
const HASTE = 4;
/** Near the end time is worth more than health. */
const LAST = 2;
/** Danger to friends who have their turn before them: whoever stays to guard them is left behind. */
const WAITING = 0.3;
export const SPARE = 0.1;
const LEAVE = 30;
/** Dislike of the hunger a turn ends with; the next round adds 1. */
const HUNGER = [0, 1, 4, 12, 22];

export interface Turn {
  readonly g: Game;
  readonly hero: number;
  readonly zone: number;
  readonly way: Way;
  readonly field: Field;
  readonly places: number[];
  /** Zones with tokens the mission wants of this hero. */
  readonly tokens: ReadonlySet<number>;
  readonly caution: number;
  /** How far the prey at hand falls short of the hungry, 0 to 1. */
  readonly scarcity: number;
}

/** Worth of ending the turn in a zone after fighting there with so many actions. */
export function endWorth(turn: Turn, field: Field, zone: number, actions: number, hunger: number): number {
  const { g, hero, places, way } = turn;
  const leaves = isExitOpen(g) && exitZones(g).includes(zone) && enemiesOn(g, field, zone) < 0.5;
  const stood = places[hero];
  places[hero] = leaves ? -1 : zone;
  const risk = riskOf(g, field, places, hero, actions, WAITING);
  places[hero] = stood;
  if (leaves) return LEAVE - WOUND * turn.caution * risk;
  const far = way.aims.length > 0 ? way.far[zone] : 0;
  return (
    -WOUND * turn.caution * risk -
    STEP * paceOf(way) * far -
    APART * apart(turn, zone) -
    hungerCost(turn, field, zone, actions, hunger)
  );
}

const paceOf = ({ aims, nearlyDone }: Way): number =>
  aims.some((a) => a.act === 'leave') ? HASTE : nearlyDone ? LAST : 1;

/** How far the others are; those who have their turn before them will come along. */
export function apart({ g, hero, places }: Turn, zone: number): number {
  return places.reduce((sum, at, h) => {
    if (at < 0 || h === hero) return sum;
    const far = Math.min(6, g.view.distance[at * g.context.zones + zone]);
    return sum + (g.state.heroes[h].done ? far : Math.max(0, far - FOLLOW));
  }, 0);
}

function hungerCost({ g, hero }: Turn, field: Field, zone: number, actions: number, hunger: number): number {
  const starves = hunger >= RAVENOUS ? WOUND * WOUND_WORTH[healthOf(g, hero)] : 0;
  const cost = HUNGER[hunger] + starves;
  const prey = enemiesOn(g, field, zone) > 0.5 || peopleIn(g, zone) > 0;
  if (actions < 1 || !prey) return cost;
  return cost * (1 - devourChance(g, zone, hunger));
}

export function bestEnd(turn: Turn, field: Field, from: number, actions: number, hunger: number): number {
  const { g, hero, way, tokens } = turn;
  let best = -Infinity;
  for (const spot of spotsWithin(g, hero, field, from, actions)) {
    const errand =
      spot.left >= 1 && (tokens.has(spot.zone) || way.aims.some((a) => a.zone === spot.zone)) ? TOKEN : 0;
    const worth = endWorth(turn, field, spot.zone, spot.left, hunger) + errand + SPARE * spot.left;
    best = Math.max(best, worth);
  }
  return best;
}
