/**
 * The running game: a state together with what never changes (Context) and what can be computed from both.
 * Rules take a Game; only `state` is ever saved.
 */
import type { Board, BoardView, Routes } from '../board/index.ts';
import type { PlacedRule } from '../mission/fire.ts';
import type { Trigger } from '../mission/triggers.ts';
import type { Mission, MissionRule } from '../mission/mission.ts';
import type { Ability, Reactions, Values } from './ability.ts';
import type { Hand } from './by-hand.ts';
import type { Decision } from './decision.ts';
import type { Action, Edition, EnemyType } from './edition.ts';
import type { Emit } from './event.ts';
import type { ToldMotive } from './motive.ts';
import type { Option } from './option.ts';
import type { Runnables } from './procedure.ts';
import type { Frame, HeroSheet, State, Variants } from './state.ts';
import { itemAt, typeAt } from '../lookup.ts';

/** Everything about a set-up that no answer changes; shared by all games with the same set-up. */
export interface Context {
  readonly edition: Edition;
  readonly mission: Mission;
  /** The choice for every variant the edition offers. */
  readonly variants: Variants;
  readonly board: Board;
  readonly viewFor: (doors: readonly number[]) => BoardView;
  /** Routes with every window counted as open, the doors as given (H-WIN-2). */
  readonly throughWindows: (doors: readonly number[]) => Routes;
  /** Routes with every door counted as open. */
  readonly asIfOpen: Routes;
  readonly zones: number;
  /** Doors of each zone, ascending. */
  readonly doorsOf: readonly (readonly number[])[];
  /** By deck, the first of the cards that players have told of their own box; none where it has no such cards. */
  readonly ours: { readonly [deck: string]: number };
  readonly types: readonly EnemyType[];
  readonly sheets: ReadonlyMap<string, HeroSheet>;
  /** Actions by verb, and those of them that a menu of this mission may hold. */
  readonly actions: ReadonlyMap<string, Action>;
  readonly menu: readonly Action[];
  readonly abilities: ReadonlyMap<string, Ability>;
  /** Abilities that put something on the menu. */
  readonly offering: ReadonlyMap<string, Ability>;
  /** What abilities add, by the name of the value. */
  readonly values: ReadonlyMap<string, Values>;
  /** Who can step in, by juncture: where there is nothing nobody needs to look. */
  readonly reactions: ReadonlyMap<string, Reactions>;
  /** Rules of the mission by their trigger. */
  readonly rulesOn: ReadonlyMap<Trigger, readonly PlacedRule[]>;
  /** Rules of the mission that wait for a moment (settle.ts). */
  readonly once: readonly { readonly mark: string; readonly rule: MissionRule }[];
  readonly steps: Runnables;
  /** Options built once and reused, by verb and number. */
  readonly options: Map<string, Map<number, Option>>;
}

export interface Game {
  readonly context: Context;
  readonly state: State;
  readonly seed: readonly [number, number];
  /** Sight and distance with the doors as they are now. */
  view: BoardView;
  /** The open decision, or null when the game is over. */
  decision: Decision | null;
  /** Something changed that may win, lose or trigger a mission rule. */
  stirred: boolean;
  /** What the answer has cost so far (work.ts). */
  work: number;
  /** Present where chance comes from the players' own box; a dry run has none. */
  hand: Hand | undefined;
  /** Present while somebody listens. Call as `g.emit?.(...)`: nothing is built when nobody does. */
  emit: Emit | undefined;
  /** Present while somebody asks why enemies go where they go: `g.heed?.(...)`. */
  heed: ((motive: ToldMotive) => void) | undefined;
}

export const zoneId = (g: Game, zone: number): string => itemAt(g.context.board.zones, zone).id;
export const enemyId = (g: Game, type: number): string => typeAt(g.context, type).id;

export function enemiesIn(g: Game, zone: number): number {
  const { zones, types } = g.context;
  let n = 0;
  for (let t = 0; t < types.length; t++) n += itemAt(g.state.enemies, t * zones + zone);
  return n;
}

export const countOf = (g: Game, type: number, zone: number): number =>
  itemAt(g.state.enemies, type * g.context.zones + zone);

export function heroesIn(g: Game, zone: number): number[] {
  const found: number[] = [];
  const { heroes } = g.state;
  for (let i = 0; i < heroes.length; i++) if (itemAt(heroes, i).zone === zone) found.push(i);
  return found;
}

export function hasHero(g: Game, zone: number): boolean {
  for (const h of g.state.heroes) if (h.zone === zone) return true;
  return false;
}

/** Options that look the same every time, by number: built once per set-up. `shared.get(key) ?? kept(shared, key, ...)` */
export function sharedOptions(g: Game, name: string): Map<number, Option> {
  const known = g.context.options.get(name);
  if (known) return known;
  const shared = new Map<number, Option>();
  g.context.options.set(name, shared);
  return shared;
}

export function kept(shared: Map<number, Option>, key: number, option: Option): Option {
  shared.set(key, option);
  return option;
}

export const topFrame = (s: State): Frame => itemAt(s.stack, s.stack.length - 1);
/** The procedure that called the one under way. */
export const callerFrame = (s: State): Frame => itemAt(s.stack, s.stack.length - 2);
