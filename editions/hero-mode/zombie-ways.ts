/** Zombie Heroes who go where their own card sends them: Sabretooth, Juggernaut, Deadpool. */
import {
  heroAt,
  itemAt,
  enemyId,
  isLocked,
  NEVER,
  type Game,
  type Routes,
  type TellMotive,
} from '@holdout/engine';
import {
  heroesWithMost,
  naming,
  waysToward,
  zonesOfHeroes,
  zonesOfTargets,
  type TargetZone,
} from '../supers/enemies/approach.ts';
import { isUp } from '../supers/enemies/enemy-heroes.ts';
import { healthOf } from '../supers/wounds/pool.ts';
import { zombieHero } from './cards.ts';
import { waysToShout } from './shouts.ts';

const SABRETOOTH = zombieHero('sabretooth');
const JUGGERNAUT = zombieHero('juggernaut');
const DEADPOOL = zombieHero('deadpool');

const neverHidden = (): boolean => false;

/** Where this type goes by its own card, undefined = like everybody. */
export function ownWay(
  g: Game,
  type: number,
  zone: number,
  tell?: TellMotive,
): readonly number[] | undefined {
  if (type === SABRETOOTH) return isUp(g, type) ? wayOfBlood(g, zone, tell) : undefined;
  if (type === JUGGERNAUT) return isUp(g, type) ? straightWay(g, zone, tell) : undefined;
  return type === DEADPOOL && isUp(g, type) ? zonesOfLeaders(g, tell) : undefined;
}

/** Juggernaut opens what he goes through; Deadpool is placed, so nobody sees him enter. */
export function stride(g: Game, type: number): 'opens' | 'placed' | undefined {
  if (type === JUGGERNAUT) return isUp(g, type) ? 'opens' : undefined;
  return type === DEADPOOL && isUp(g, type) && zonesOfLeaders(g) ? 'placed' : undefined;
}

/** Towards the hero with the least health, seen or not; the ordinary rules choose among equals. */
function wayOfBlood(g: Game, zone: number, tell: TellMotive | undefined): readonly number[] | undefined {
  const weakest = heroesWithMost(g, SABRETOOTH, (hero) => -healthOf(g, hero));
  const goals = zonesOfHeroes(g, weakest).map((z): TargetZone => ({ zone: z, seen: true }));
  const ways = waysToward(g, zone, goals, seesSomebody(g, zone) ? g.view : openWindows(g));
  if (ways.length > 0) tellHunt(g, SABRETOOTH, weakest, tell);
  return ways.length > 0 ? ways : undefined;
}

/** Windows count as open only to those who see nobody at all (H-WIN-2, H-WIN-5). */
const seesSomebody = (g: Game, zone: number): boolean =>
  zonesOfTargets(g, neverHidden, SABRETOOTH).some(
    (t) => g.view.sight[zone * g.context.zones + t.zone] !== NEVER,
  );

const openWindows = (g: Game): Routes => g.context.throughWindows(g.state.doors);

/** By routes on which only coloured doors and the doors of shafts are shut; he sees no farther than others. */
function straightWay(g: Game, zone: number, tell: TellMotive | undefined): readonly number[] {
  const { doors } = g.context.board;
  const passable = g.state.doors.map((state, door) =>
    itemAt(doors, door).kind === 'shaft' || isLocked(g, door) ? state : 1,
  );
  const routes = g.context.viewFor(passable);
  const targets = zonesOfTargets(g, neverHidden, JUGGERNAUT);
  const called = waysToShout(g, zone, targets, routes, tell);
  if (called.length > 0) return called;
  return waysToward(g, zone, targets, routes, routes, tell && naming(g, tell, neverHidden, JUGGERNAUT));
}

/** Zones of the heroes with the most experience; undefined when he goes for nobody. */
function zonesOfLeaders(g: Game, tell?: TellMotive): readonly number[] | undefined {
  const leaders = heroesWithMost(g, DEADPOOL, (hero) => heroAt(g.state, hero).xp);
  if (leaders.length > 0) tellHunt(g, DEADPOOL, leaders, tell);
  return leaders.length > 0 ? zonesOfHeroes(g, leaders) : undefined;
}

/** By its own card it goes for these. */
const tellHunt = (g: Game, type: number, heroes: readonly number[], tell: TellMotive | undefined): void =>
  tell?.({ kind: 'hunts', goals: zonesOfHeroes(g, heroes), heroes, clause: enemyId(g, type) });
