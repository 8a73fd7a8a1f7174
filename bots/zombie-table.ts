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
    readonly bystanders: readonly { readonly id: string }[];
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
    readonly escort: number;
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
export const strikesAll = (g: Game, type: number): boolean => kitOf(g).strikesAll(g, type);
export const personId = (g: Game, card: number): string => kitOf(g).bystanders[card]?.id ?? '';

export const hungerOf = (g: Game, hero: number): number => g.state.heroes[hero].track;
export const healthOf = (g: Game, hero: number): number => g.context.edition.policies.endurance(g, hero);

export const peopleIn = (g: Game, zone: number): number =>
  ownOf(g).bystanders.reduce((n, b) => (b.zone === zone ? n + 1 : n), 0);

/** Zone of an enemy hero, -1 when off the board. */
export function zoneOfEnemyHero(g: Game, id: string): number {
  const type = g.context.types.findIndex((t) => t.id === id);
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
