/** What a player of zombie mode can see on the table, read from the masked facts of the state. */
import type { Edition, Game } from '@holdout/engine';

interface Line {
  readonly id: string;
  readonly range: readonly [number, number];
  readonly dice: number;
  readonly accuracy: number;
}

interface SupersEdition extends Edition {
  readonly kit: {
    readonly bystanders: readonly { readonly id: string; readonly combat: boolean }[];
    /** Do the heroes eat? Else they are the living, and their track is power. */
    readonly devours: boolean;
    lineOf(hero: string): Line;
    strikesAll(g: Game, type: number): boolean;
  };
}

/** Cards that lie face down show nothing but where they lie. */
interface Own {
  readonly cards: readonly {
    readonly zone: number;
    readonly up: boolean;
    readonly card: number;
    readonly under: number;
  }[];
  readonly bystanders: readonly {
    readonly card: number;
    readonly zone: number;
    readonly marked: boolean;
    readonly under: number;
  }[];
  readonly asleep: readonly number[];
  readonly devoured: readonly number[];
  readonly markedDevoured: number;
  readonly done: readonly string[];
  readonly exit: number;
}

export const FIRST_HERO = 3;
export const RAVENOUS = 4;

export const ownOf = (g: Game): Own => g.state.own as unknown as Own;
const kitOf = (g: Game): SupersEdition['kit'] => (g.context.edition as SupersEdition).kit;
export const lineOf = (g: Game, hero: number): Line => kitOf(g).lineOf(g.state.heroes[hero].id);
export const isLiving = (g: Game): boolean => !kitOf(g).devours;
export const strikesAll = (g: Game, type: number): boolean => kitOf(g).strikesAll(g, type);
export const personId = (g: Game, card: number): string => kitOf(g).bystanders[card]?.id ?? '';

export const hungerOf = (g: Game, hero: number): number => g.state.heroes[hero].track;
export const healthOf = (g: Game, hero: number): number => g.context.edition.policies.health(g, hero);

/** An enemy hero on the board and awake. */
export const isUp = (g: Game, id: string): boolean =>
  zoneOfEnemyHero(g, id) >= 0 && !ownOf(g).asleep.includes(typeOf(g, id));

/** Chance of a die to make hungrier; the 2 counts too while Scarlet Witch looks on. */
export const hungerFace = (g: Game): number => (isUp(g, 'scarlet-witch') ? 1 / 3 : 1 / 6);

export const hasSkill = (g: Game, hero: number, skill: string): boolean =>
  g.state.heroes[hero].skills.includes(skill);

/** People who fight Zombie Heroes: each strikes like a Trooper. */
export const fightersIn = (g: Game, zone: number): number =>
  ownOf(g).bystanders.reduce(
    (n, b) => (b.zone === zone && !isLiving(g) && kitOf(g).bystanders[b.card]?.combat ? n + 1 : n),
    0,
  );

export const peopleIn = (g: Game, zone: number): number =>
  ownOf(g).bystanders.reduce((n, b) => (b.zone === zone ? n + 1 : n), 0);

const typeOf = (g: Game, id: string): number => g.context.types.findIndex((t) => t.id === id);

/** Zone of an enemy hero, -1 when off the board. */
export function zoneOfEnemyHero(g: Game, id: string): number {
  const type = typeOf(g, id);
  const { zones } = g.context;
  for (let z = 0; z < zones; z++) if (type >= 0 && g.state.enemies[type * zones + z] > 0) return z;
  return -1;
}

/** Traits in hand; the first slot is for a bystander. */
export const traitsHeld = (g: Game, hero: number): number =>
  g.state.heroes[hero].slots.filter((card, slot) => slot > 0 && card >= 0).length;

/** Rooms of an unopened building that will draw a card. */
export function roomsBehind(g: Game, zone: number): number {
  const building = g.context.board.buildingOf[zone];
  if (building < 0 || g.state.opened[building] !== 0) return 0;
  return g.context.edition.policies.roomsToFill(g, building).length;
}

/** The force field keeps heroes from the streets but for one door. */
export function isBarred(g: Game, from: number, to: number): boolean {
  const { board, mission } = g.context;
  const { forceField: colour = '' } = mission.own as { forceField?: string };
  if (colour === '' || board.buildingOf[from] < 0 || board.buildingOf[to] >= 0) return false;
  const door = board.doors.findIndex((d) => (d.a === from && d.b === to) || (d.a === to && d.b === from));
  return door < 0 || mission.doors[door].colour !== colour;
}

const HUNGRY = 2;
/** Prey that will be here in time. */
const NEAR = 3;

/** How far the prey near the team falls short of those who are hungry: 0 enough for all, 1 nothing. */
export function scarcityOf(g: Game): number {
  const team = g.state.heroes.filter((h) => h.status === 'in');
  const hungry = team.filter((h) => h.track >= HUNGRY).length;
  const { zones } = g.context;
  let prey = 0;
  for (let z = 0; z < zones; z++) {
    if (!team.some((h) => g.view.distance[h.zone * zones + z] <= NEAR)) continue;
    for (let t = 0; t < FIRST_HERO; t++) prey += g.state.enemies[t * zones + z];
    prey += peopleIn(g, z);
  }
  return hungry === 0 ? 0 : Math.max(0, hungry + 1 - prey) / (hungry + 1);
}
