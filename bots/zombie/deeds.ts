/** What the attacks, doors and tokens of a Zombie Hero's turn are worth. */
import type { Game, Option } from '@holdout/engine';
import { raisesDanger, TOKEN_XP } from '../plain/experience.ts';
import { bestEnd, STEP, TOKEN, WOUND, type Turn } from './ends.ts';
import { forceOf } from '../supers/field.ts';
import { DEVOUR, prospectOf } from './fight.ts';
import type { Way } from './plan.ts';
import { hungerOf, ownOf, roomsBehind } from './table.ts';

const KILL = 1;
/** A kill more, where experience wins. */
const GROWTH = 2;
const MEAL = 35;
const SNACK = 2;
/** Somebody eaten whom another hero needed. */
const SPOILT = 12;
/** Prey wasted while others starve. */
const FOOD = 8;
/** What has to be opened is opened some day, once everybody is so near. */
const TOGETHER = 1;

export function attackWorth(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone, way } = turn;
  const p = prospectOf(g, hero, option, turn.field);
  const prey = mealWorth(g, hero, zone, way);
  let end = p.fed > 0 ? p.fed * bestEnd(turn, p.field, zone, actions, 0) : 0;
  p.hungers.forEach((chance, hunger) => {
    if (chance > 0) end += (1 - p.fed) * chance * bestEnd(turn, p.field, zone, actions, hunger);
  });
  return (
    end +
    killWorth(g, hero) * p.kills +
    prey * p.meal -
    FOOD * turn.scarcity * wasted(g, hero, option, p.kills)
  );
}

/** People are for those who still have to eat one, and best left alone where each meal calls an enemy hero (M-MZ9). */
function mealWorth(g: Game, hero: number, zone: number, { aims }: Way): number {
  const { devoured, bystanders } = ownOf(g);
  const asks = (id: string): boolean => g.context.mission.goals.some((x) => x.id === id);
  if (asks('clear-heroes') && !bystanders.some((b) => b.zone === zone && b.marked)) return -MEAL;
  if (asks('each-devours') && devoured[hero] > 0 && devoured.includes(0)) return -SPOILT;
  return aims.some((a) => a.act === 'hunt' && a.zone === zone) ? MEAL : SNACK;
}

/** Where everybody has to grow, kills are for those who are behind (M-MZ7). */
function killWorth(g: Game, hero: number): number {
  if (!g.context.mission.goals.some((x) => x.id === 'each-red')) return KILL;
  const { heroes } = g.state;
  const most = Math.max(...heroes.map((h) => h.xp));
  return heroes[hero].level >= 3 ? 0 : KILL + GROWTH * (1 + (most - heroes[hero].xp) / 10);
}

/** Food that nobody needed so soon: eaten without hunger, or killed and not eaten. */
const wasted = (g: Game, hero: number, option: Option, kills: number): number =>
  option.args[0] === DEVOUR ? (kills * Math.max(0, 2 - hungerOf(g, hero))) / 2 : kills;

/** Better met with friends near who have not had their turn. */
export function openWorth(turn: Turn, option: Option, actions: number): number {
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
  const fear = 0.15 * WOUND * turn.caution * Math.max(0, expected - strength);
  const together = places.every((at) => at < 0 || g.view.distance[at * g.context.zones + zone] <= TOGETHER);
  return gain - (together ? Math.min(fear, 0.8 * Math.max(0, gain)) : fear);
}

/** Experience makes the enemies more: whoever has less of it takes the token. */
export function takeWorth({ g, hero, zone, tokens }: Turn): number {
  if (!tokens.has(zone)) return 0;
  const { heroes } = g.state;
  const fitter = heroes.some(
    (h, i) =>
      i !== hero && h.zone === zone && !h.done && raisesDanger(g, hero, TOKEN_XP) && h.xp < heroes[hero].xp,
  );
  return fitter ? 0 : 1.5 * TOKEN;
}
