/** What rescues, cards, skills and the elevator are worth in the turn of a living hero. */
import { FLIGHT_PRICE, GUST_PRICE, MORE_ACTIONS } from '@holdout/editions/hero-mode';
import { MOST_POWER, ownOf, powerOf } from '@holdout/editions/supers';
import { itemAt, numberAt, enemiesIn, type Game, type Option } from '@holdout/engine';
import { STEP } from '../living/ends.ts';
import { fillWorth, healWorth, PERSON, powerUpWorth, rescueWorth } from '../living/offers.ts';
import { wayTo } from '../living/routes.ts';
import { teamOf } from '../plain/team.ts';
import { addAt } from '../supers/field.ts';
import type { Turn } from '../supers/ends.ts';
import { throwWorth, traitWorth } from '../supers/offers.ts';
import { exitZones } from '../supers/table.ts';
import { TOKEN, WASTE } from '../supers/worth.ts';
import { bestEnd } from './ends.ts';
import { leftBehind } from './escort.ts';
import { handWorth } from './fight.ts';
import { isTarget, personHeld } from './table.ts';

/** Somebody left on another level. */
const LEFT = 10;
/** A zone nearer to the exit with the sign. */
const CARRY = 15;

/** Free or cheap deeds that help whenever there is somebody to do them to. */
const DEEDS: { readonly [ability: string]: number } = {
  'throw-and-return': 5,
  'borrowed-gift': 5,
  'got-you': 5,
  'your-turn': 2,
  'ka-zar': 3,
  'giant-step': 1,
  'read-the-field': 1,
  'lesser-evil': 1,
};

/** Somebody in safety, whose card takes a wound; a target is not given up for another (M-MH4-1). */
function saveWorth(turn: Turn, option: Option): number {
  const { g, hero, way, zone } = turn;
  const target = isTarget(g, itemAt(option.args, 0));
  if (target && isTarget(g, personHeld(g, hero))) return WASTE;
  const wanted = way.aims.some((a) => a.zone === zone) || target;
  return rescueWorth(turn, { shields: personHeld(g, hero) < 0, wanted });
}

/** Everybody inside goes along. */
function rideWorth(turn: Turn, to: number, actions: number): number {
  const { g, hero, places, zone, field } = turn;
  const riders = { ...turn, places: places.map((at) => (at === zone ? to : at)) };
  return bestEnd(riders, field, to, actions, powerOf(g, hero)) - LEFT * leftBehind(g, zone);
}

/** Called where it is on the way, and never away from under somebody. */
function callWorth({ g, way, zone, places }: Turn): number {
  const { elevator } = ownOf(g);
  const shaft = g.context.board.doors.flatMap(({ kind, a, b }) =>
    kind !== 'shaft' ? [] : a === zone ? [b] : b === zone ? [a] : [],
  )[0];
  const helps = shaft !== undefined && numberAt(way.far, shaft) < numberAt(way.far, zone);
  return helps && !places.includes(elevator) ? STEP : WASTE;
}

function carryWorth(turn: Turn, option: Option): number {
  const { g, zone, way } = turn;
  const far = wayTo(g, exitZones(g));
  const to = itemAt(option.args, 0);
  return STEP * numberAt(way.far, to) + CARRY * (numberAt(far, zone) - numberAt(far, to));
}

/** All enemies of the zone are pushed next door; those with one action do not strike then. */
function gustWorth(turn: Turn, actions: number): number {
  const { g, hero, zone, field, places } = turn;
  const beside = itemAt(g.view.neighbours, zone).find((z) => !places.includes(z));
  if (beside === undefined) return -Infinity;
  const after = field.slice();
  for (let t = 0; t < g.context.types.length; t++) {
    addAt(after, t * g.context.zones + beside, numberAt(after, t * g.context.zones + zone));
    after[t * g.context.zones + zone] = 0;
  }
  return bestEnd(turn, after, zone, actions, powerOf(g, hero) - GUST_PRICE);
}

/** Deeds that change where the hero ends up, or what stands there; undefined for all others. */
export function leapWorth(turn: Turn, option: Option, actions: number): number | undefined {
  const { g, hero, zone, field } = turn;
  const power = powerOf(g, hero);
  switch (option.verb) {
    case 'web-sling':
      return bestEnd(turn, field, itemAt(option.args, 0), actions + 1, power) - 1;
    case 'hammer-flight':
      return bestEnd(turn, field, itemAt(option.args, 0), actions, power - FLIGHT_PRICE);
    case 'overexertion':
      return bestEnd(turn, field, zone, actions + MORE_ACTIONS, 0) - 2;
    case 'gust':
      return gustWorth(turn, actions);
    case 'ride':
      return rideWorth(turn, itemAt(option.args, 0), actions);
    case 'carry':
      return bestEnd(turn, field, itemAt(option.args, 0), actions, power) + carryWorth(turn, option);
    case 'power-up':
      return powerUpWorth(turn, bestEnd, actions);
    default:
      return undefined;
  }
}

export function offerWorth(turn: Turn, option: Option): number {
  const { g, hero, zone } = turn;
  switch (option.verb) {
    case 'rescue':
    case 'inside-job':
      return saveWorth(turn, option);
    case 'gain-trait':
      return traitWorth(turn);
    case 'call-elevator':
      return callWorth(turn);
    case 'take-card':
      return TOKEN;
    case 'this-way':
      return isTarget(g, personHeld(g, hero)) ? WASTE : PERSON;
    case 'sign':
      return throwWorth(g, option);
    case 'hand':
      return handWorth(g, itemAt(option.args, 0));
    case 'deep-reserves':
      return fillWorth(g, itemAt(option.args, 0)) - 1.5;
    case 'field-dressing':
    case 'moira-mactaggert':
      return healWorth(g, itemAt(option.args, 0));
    case 'rallying-cry':
      return lackOfPower(g) >= 4 ? 2 : WASTE;
    case 'let-them-never-be':
      return 3 * (enemiesIn(g, itemAt(option.args, 0)) - 2);
    case 'burst-of-speed':
      return enemiesIn(g, zone) >= 2 ? 3 : WASTE;
    default:
      return DEEDS[option.verb] ?? WASTE;
  }
}

const lackOfPower = (g: Game): number => teamOf(g).reduce((n, hero) => n + MOST_POWER - powerOf(g, hero), 0);
