/**
 * Who goes where. Time is on the enemies' side: while weapons are to be had for certain, get them; then a token that
 * lies open is fetched by one hero, and the others go on to the next door together.
 */
import { heroAt, itemAt, numberAt, NEVER, type Game } from '@holdout/engine';
import { senseOf } from '../sense.ts';
import { aimsOf, roomsToSearch, zonesOf, type Aim } from './aims.ts';
import { raisesDanger, TOKEN_XP } from './experience.ts';
import { oncePerQuestion } from './once.ts';
import { distancesTo, UNREACHABLE } from './routes.ts';
import { teamOf } from './team.ts';
import { wishesOf } from './words.ts';

interface Plan {
  readonly aims: readonly Aim[];
  readonly far: Float64Array;
}

const ARMORY_REACH = 10;
/** Cost of a door that nobody can open. */
const NO_TOOL = 25;

/** `arming`: rounds after which getting weapons ends, come what may. */
export function planFor(g: Game, hero: number, arming: number): Plan {
  const plan = goalFor(g, hero, arming);
  const here = heroAt(g.state, hero).zone;
  if (plan.aims.length === 0 || numberAt(plan.far, here) < NO_TOOL || doorCost(g, hero) < NO_TOOL)
    return plan;
  // Nobody can open the door in the way: look for a tool where one can search.
  const rooms = roomsToSearch(g);
  const far = distancesTo(g, zonesOf(rooms), NO_TOOL);
  return numberAt(far, here) < NO_TOOL ? { aims: rooms, far } : plan;
}

function goalFor(g: Game, hero: number, arming: number): Plan {
  const wanted = aimsOf(g, hero);
  const weapons = wanted.length > 1 && isArming(g, arming) ? armoriesNear(g, hero) : [];
  const aims = weapons.length > 0 ? weapons : wanted;
  const door = doorCost(g, hero);
  const here = heroAt(g.state, hero).zone;
  if (aims.length > 1 && aims.every((a) => a.act === 'take' || a.act === 'neutralise')) {
    const tasks = aims
      .map((aim) => ({ aim, far: distancesTo(g, [aim.zone], 1) }))
      .filter((t) => numberAt(t.far, here) < UNREACHABLE);
    if (tasks.length > 0) {
      const { aim, far } = shareOut(g, hero, tasks);
      return { aims: [aim], far: door === 1 ? far : distancesTo(g, [aim.zone], door) };
    }
  }
  const far = distancesTo(g, zonesOf(aims), door);
  return numberAt(far, here) < UNREACHABLE ? { aims, far } : { aims: [], far };
}

function isArming(g: Game, rounds: number): boolean {
  const team = teamOf(g);
  return g.state.round <= rounds && team.filter((h) => senseOf(g).isArmed(g, h)).length < 0.75 * team.length;
}

/** Where weapons are sure to be found, if it is not far. */
function armoriesNear(g: Game, hero: number): Aim[] {
  const from = heroAt(g.state, hero).zone * g.context.zones;
  const isNear = (zone: number): boolean => numberAt(g.view.distance, from + zone) <= ARMORY_REACH;
  return senseOf(g)
    .armories(g)
    .flatMap((zone): Aim[] => (isNear(zone) ? [{ zone, act: 'search' }] : []));
}

interface Task {
  readonly aim: Aim;
  readonly far: Float64Array;
}

function shareOut(g: Game, hero: number, tasks: readonly Task[]): Task {
  const { heroes } = g.state;
  const free = new Set(teamOf(g));
  const isOpen = ({ aim }: Task): boolean =>
    aim.act === 'take' &&
    [...free].some(
      (h) => numberAt(g.view.distance, itemAt(heroes, h).zone * g.context.zones + aim.zone) < NEVER,
    );
  const open = tasks.filter(isOpen);
  const shut = tasks.filter((t) => !open.includes(t));
  for (const task of open) {
    const taker = takerOf(g, task, free, shut.length > 0);
    if (taker === hero) return task;
    if (shut.length > 0 || free.size > 1) free.delete(taker);
  }
  const rest = shut.length > 0 ? shut : open;
  const leader = [...free].find((h) => hasTool(g, h)) ?? hero;
  return rest.reduce((best, t) =>
    numberAt(t.far, itemAt(heroes, leader).zone) < numberAt(best.far, itemAt(heroes, leader).zone) ? t : best,
  );
}

/** The nearest, unless it makes things worse or takes the last tool away from a door. */
function takerOf(g: Game, { far }: Task, free: ReadonlySet<number>, doors: boolean): number {
  const { heroes } = g.state;
  const tools = teamOf(g).filter((h) => hasTool(g, h)).length;
  const cost = (h: number): number => {
    const xp = wishesOf(g).wantsExperience
      ? -0.5 * itemAt(heroes, h).xp
      : raisesDanger(g, h, TOKEN_XP)
        ? 3
        : 0;
    return numberAt(far, itemAt(heroes, h).zone) + xp + (doors && tools < 2 && hasTool(g, h) ? 2 : 0);
  };
  return [...free].reduce((best, h) => (cost(h) < cost(best) ? h : best));
}

const hasTool = oncePerQuestion((g, hero): boolean =>
  senseOf(g)
    .carried(g, hero)
    .some((card) => senseOf(g).opensDoors(g, card)),
);

/** A closed door costs an action, more when somebody else must come and open it. */
function doorCost(g: Game, hero: number): number {
  if (hasTool(g, hero)) return 1;
  return teamOf(g).some((h) => hasTool(g, h)) ? 2 : NO_TOOL;
}
