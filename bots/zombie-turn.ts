/**
 * A Zombie Hero's turn: every option gets a worth, the best one is taken. What counts is how many wounds the coming
 * enemy phase will cost the whole team, how hungry the hero will be, and the way to what the mission wants.
 */
import { isExitOpen, type Game, type Option, type PickDecision } from '@holdout/engine';
import { aimsOf } from './aims.ts';
import { raisesDanger, TOKEN_XP } from './experience.ts';
import type { Temper } from './look.ts';
import { spotsFrom } from './reach.ts';
import { exitZones } from './zombie-aims.ts';
import { enemiesOn, fieldOf, forceOf, riskOf, WOUND_WORTH, type Field } from './zombie-field.ts';
import { devourChance, prospectOf } from './zombie-fight.ts';
import { offerWorth } from './zombie-offers.ts';
import { wayFor, type Way } from './zombie-plan.ts';
import { healthOf, hungerOf, isBarred, peopleIn, RAVENOUS, roomsBehind } from './zombie-table.ts';

const WOUND = 12;
const STEP = 4;
const APART = 0.2;
/** Once the exit is open nothing else is worth the time. */
const HASTE = 4;
const SPARE = 0.1;
const KILL = 0.2;
const TOKEN = 10;
const MEAL = 14;
const LEAVE = 30;
const SNACK = 2;
/** Dislike of the hunger a turn ends with; the next round adds 1. */
const HUNGER = [0, 1, 2, 5, 8];
const NEVER = -1e6;

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
}

export function chooseZombieTurn(g: Game, hero: number, d: PickDecision, temper: Temper): string {
  const { zone } = g.state.heroes[hero];
  const places = g.state.heroes.map((h) => (h.status === 'in' ? h.zone : -1));
  const tokens = new Set(aimsOf(g, hero).filter((a) => a.act === 'take').map((a) => a.zone)); // prettier-ignore
  const turn: Turn = {
    g,
    hero,
    zone,
    way: wayFor(g, hero),
    field: fieldOf(g),
    places,
    tokens,
    caution: temper.caution,
  };
  const actions = g.state.heroes[hero].actions;
  let best = d.options[0];
  let most = -Infinity;
  for (const option of d.options) {
    const worth = worthOf(turn, option, actions - (option.cost ?? 0));
    if (worth > most) [best, most] = [option, worth];
  }
  return best.id;
}

function worthOf(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone, field } = turn;
  const hunger = hungerOf(g, hero);
  switch (option.verb) {
    case 'end':
    case 'stop':
      return endWorth(turn, field, zone, option.verb === 'end' ? 0 : actions, hunger);
    case 'move':
      return bestEnd(turn, field, option.args[0], actions, hunger);
    case 'attack':
      return attackWorth(turn, option, actions);
    case 'open':
      return bestEnd(turn, field, zone, actions, hunger) + openWorth(turn, option, actions);
    case 'take':
      return bestEnd(turn, field, zone, actions, hunger) + takeWorth(turn);
    case 'leave':
      return isExitOpen(g) ? 50 : NEVER;
    default:
      return bestEnd(turn, field, zone, actions, hunger) + offerWorth(turn, option);
  }
}

/** Worth of ending the turn in a zone after fighting there with so many actions. */
function endWorth(turn: Turn, field: Field, zone: number, actions: number, hunger: number): number {
  const { g, hero, places, way } = turn;
  const leaves = isExitOpen(g) && exitZones(g).includes(zone) && enemiesOn(g, field, zone) < 0.5;
  const stood = places[hero];
  places[hero] = leaves ? -1 : zone;
  const risk = riskOf(g, field, places, hero, actions);
  places[hero] = stood;
  if (leaves) return LEAVE - WOUND * turn.caution * risk;
  const far = way.aims.length > 0 ? way.far[zone] : 0;
  return (
    -WOUND * turn.caution * risk -
    STEP * (isLeaving(way) ? HASTE : 1) * far -
    APART * apart(turn, zone) -
    hungerCost(turn, field, zone, actions, hunger)
  );
}

const isLeaving = ({ aims }: Way): boolean => aims.some((a) => a.act === 'leave');

/** How far the others are. */
function apart({ g, hero, places }: Turn, zone: number): number {
  return places.reduce(
    (sum, at, h) =>
      at < 0 || h === hero ? sum : sum + Math.min(6, g.view.distance[at * g.context.zones + zone]),
    0,
  );
}

function hungerCost({ g, hero }: Turn, field: Field, zone: number, actions: number, hunger: number): number {
  const low = Math.floor(hunger);
  const high = Math.min(RAVENOUS, low + 1);
  const starves = Math.max(0, hunger - RAVENOUS + 1) * WOUND * WOUND_WORTH[healthOf(g, hero)];
  const cost = HUNGER[low] + (hunger - low) * (HUNGER[high] - HUNGER[low]) + starves;
  const prey = enemiesOn(g, field, zone) > 0.5 || peopleIn(g, zone) > 0;
  if (actions < 1 || !prey) return cost;
  return cost * (1 - devourChance(g, zone, low));
}

function bestEnd(turn: Turn, field: Field, from: number, actions: number, hunger: number): number {
  const { g, hero, way, tokens } = turn;
  let best = -Infinity;
  for (const spot of spotsFrom(g, hero, from, actions, 0, isBarred)) {
    const errand =
      spot.left >= 1 && (tokens.has(spot.zone) || way.aims.some((a) => a.zone === spot.zone)) ? TOKEN : 0;
    const worth = endWorth(turn, field, spot.zone, spot.left, hunger) + errand + SPARE * spot.left;
    best = Math.max(best, worth);
  }
  return best;
}

function attackWorth(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone, way } = turn;
  const p = prospectOf(g, hero, option, turn.field);
  const prey = way.aims.some((a) => a.act === 'hunt' && a.zone === zone) ? MEAL : SNACK;
  const hungry = bestEnd(turn, p.field, zone, actions, p.hunger);
  const end = p.fed > 0 ? p.fed * bestEnd(turn, p.field, zone, actions, 0) + (1 - p.fed) * hungry : hungry;
  return end + KILL * p.kills + prey * p.meal;
}

/** Better met with friends near who have not had their turn. */
function openWorth(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone, way, places } = turn;
  const { a, b } = g.context.board.doors[option.args[0]];
  const behind = a === zone ? b : a;
  const { buildingOf } = g.context.board;
  const inside = way.aims.some((x) => buildingOf[x.zone] === buildingOf[behind] && buildingOf[behind] >= 0);
  const gain = way.aims.length > 0 && (way.far[behind] < way.far[zone] || inside) ? 2 * STEP : -8;
  const rooms = roomsBehind(g, behind) + roomsBehind(g, zone);
  if (rooms === 0) return gain;
  let strength = 0;
  places.forEach((at, h) => {
    if (at < 0 || (h !== hero && g.state.heroes[h].done)) return;
    const left = h === hero ? actions : 3 - g.view.distance[at * g.context.zones + zone];
    const { dice, chance } = forceOf(g, h, 1);
    strength += Math.max(0, left - 1) * dice * chance;
  });
  const expected = rooms * (1.3 + 0.9 * g.context.edition.policies.danger(g));
  return gain - 0.15 * WOUND * turn.caution * Math.max(0, expected - strength);
}

/** Experience makes the enemies more: whoever has less of it takes the token. */
function takeWorth({ g, hero, zone, tokens }: Turn): number {
  if (!tokens.has(zone)) return 0;
  const { heroes } = g.state;
  const fitter = heroes.some(
    (h, i) =>
      i !== hero && h.zone === zone && !h.done && raisesDanger(g, hero, TOKEN_XP) && h.xp < heroes[hero].xp,
  );
  return fitter ? 0 : 1.5 * TOKEN;
}
