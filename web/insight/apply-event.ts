/**
 * What an event changes for those who look at the table: figures, doors, tokens, wounds, levels. The theatre and the
 * forecast put events on a copy of a masked state, one after the other; no rule is decided here. Cards in hand are left
 * alone: they are shown when the answer is through.
 */
import {
  DANGER_LEVELS,
  DOOR,
  EMPTY,
  SPAWN,
  type Context,
  type EventType,
  type GameEvent,
  type Hero,
  type State,
} from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';

export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
type Effects = { readonly [T in EventType]?: (state: State, event: EventOf<T>, context: Context) => State };

/** The state afterwards; the same object when there is nothing to be seen. */
export function applyEvent(context: Context, state: State, event: GameEvent): State {
  const effect = EFFECTS[event.type] as ((s: State, e: GameEvent, c: Context) => State) | undefined;
  const next = effect ? effect(state, event, context) : state;
  return plugOf(context).apply?.(context, next, event) ?? next;
}

/** Figures on their way from one zone to another. */
export type Travel = EventOf<'enemies-moved' | 'enemies-pushed' | 'bystander-moved'>;

export const isTravel = (e: GameEvent): e is Travel =>
  e.type === 'enemies-moved' || e.type === 'enemies-pushed' || e.type === 'bystander-moved';

/** Figures that have left their zone and not arrived yet. */
export const departed = (context: Context, state: State, e: Travel): State =>
  e.type === 'bystander-moved'
    ? applyEvent(context, state, { ...e, to: NOWHERE })
    : addEnemies(context, state, e.enemy, e.from, -e.n);
export const arrived = (context: Context, state: State, e: Travel): State =>
  e.type === 'bystander-moved'
    ? applyEvent(context, state, e)
    : addEnemies(context, state, e.enemy, e.to, e.n);

/** No zone has this name. */
const NOWHERE = '';

const EFFECTS: Effects = {
  'round-started': (s, e) => ({ ...s, round: e.round, heroes: s.heroes.map((h) => ({ ...h, done: false })) }),
  'turn-started': (s, e) => ({
    ...withHero(s, e.hero, { actions: e.actions }),
    active: heroIndex(s, e.hero),
  }),
  'turn-ended': (s, e) => ({ ...withHero(s, e.hero, { done: true, actions: 0 }), active: -1 }),
  won: (s, e) => ({ ...s, active: -1, outcome: { result: 'won', cause: e.cause } }),
  lost: (s, e) => ({ ...s, active: -1, outcome: { result: 'lost', cause: e.cause } }),
  'first-player': (s, e) => ({ ...s, first: e.seat }),

  moved: (s, e, c) => withHero(s, e.hero, { zone: zoneOf(c, e.to) }),
  'hero-died': (s, e) => gone(s, e.hero, 'dead'),
  'hero-left': (s, e) => gone(s, e.hero, 'left'),
  'hero-joined': (s, e, c) =>
    heroIndex(s, e.hero) < 0 ? { ...s, heroes: [...s.heroes, newcomer(c, e)] } : s,
  wounded: (s, e) => withHero(s, e.hero, { wounds: e.wounds }),
  healed: (s, e) => changeHero(s, e.hero, (h) => ({ wounds: Math.max(0, h.wounds - 1) })),
  experience: (s, e) => withHero(s, e.hero, { xp: e.total }),
  'level-reached': (s, e) => withHero(s, e.hero, { level: DANGER_LEVELS.findIndex((l) => l === e.level) }),
  'skill-gained': (s, e) => changeHero(s, e.hero, (h) => ({ skills: [...h.skills, e.skill] })),

  'enemies-moved': (s, e, c) => arrived(c, departed(c, s, e), e),
  'enemies-pushed': (s, e, c) => arrived(c, departed(c, s, e), e),
  'enemies-placed': (s, e, c) => fromBox(c, s, e),
  'enemies-added': (s, e, c) => fromBox(c, s, e),
  'enemies-killed': (s, e, c) => fromBox(c, s, { ...e, n: -e.n }),
  // Removed for good: not back to the box.
  'enemies-removed': (s, e, c) => addEnemies(c, s, e.enemy, e.zone, -e.n),

  'door-opened': (s, e, c) => openDoor(c, s, e.door),
  'door-closed': (s, e, c) => ({ ...s, doors: replaced(s.doors, doorIndex(c, e.door), DOOR.closed) }),
  'door-unlocked': (s, e) =>
    s.unlocked.includes(e.colour) ? s : { ...s, unlocked: [...s.unlocked, e.colour] },
  'exit-opened': (s) => ({ ...s, counters: { ...s.counters, 'exit-open': 1 } }),
  counted: (s, e) => ({ ...s, counters: { ...s.counters, [e.counter]: e.value } }),
  'spawn-activated': (s, e, c) => turnSpawn(c, s, e.zone, SPAWN.inactive, SPAWN.active),
  'spawn-neutralised': (s, e, c) => turnSpawn(c, s, e.zone, undefined, SPAWN.gone),
  'objective-taken': takeObjective,
};

const zoneOf = (context: Context, id: string): number => context.board.indexOf.get(id) ?? -1;
const doorIndex = (context: Context, id: string): number => context.board.doors.findIndex((d) => d.id === id);
export const heroIndex = (state: State, id: string): number => state.heroes.findIndex((h) => h.id === id);

const replaced = (list: readonly number[], at: number, value: number): number[] =>
  list.map((old, i) => (i === at ? value : old));

function changeHero(state: State, id: string, change: (h: Hero) => Partial<Hero>): State {
  return { ...state, heroes: state.heroes.map((h) => (h.id === id ? { ...h, ...change(h) } : h)) };
}
const withHero = (state: State, id: string, change: Partial<Hero>): State =>
  changeHero(state, id, () => change);

/** Whose turn it is stays as it was: nobody is drawn as acting who is not there. */
const gone = (state: State, id: string, status: Hero['status']): State =>
  withHero(state, id, { status, zone: -1, actions: 0 });

function addEnemies(context: Context, state: State, enemy: string, zone: string, n: number): State {
  const type = context.types.findIndex((t) => t.id === enemy);
  const at = type * context.zones + zoneOf(context, zone);
  return { ...state, enemies: replaced(state.enemies, at, Math.max(0, state.enemies[at] + n)) };
}

function fromBox(context: Context, state: State, e: { enemy: string; zone: string; n: number }): State {
  const type = context.types.findIndex((t) => t.id === e.enemy);
  return {
    ...addEnemies(context, state, e.enemy, e.zone, e.n),
    supply: replaced(state.supply, type, state.supply[type] - e.n),
  };
}

/** A building seen into for the first time counts as opened: its lights come on. */
function openDoor(context: Context, state: State, id: string): State {
  const at = doorIndex(context, id);
  const { a, b } = context.board.doors[at];
  const { buildingOf } = context.board;
  const opened = state.opened.map((old, i) => (i === buildingOf[a] || i === buildingOf[b] ? 1 : old));
  return { ...state, doors: replaced(state.doors, at, DOOR.open), opened };
}

function turnSpawn(
  context: Context,
  state: State,
  zone: string,
  from: number | undefined,
  to: number,
): State {
  const at = context.mission.spawns.findIndex(
    (s, i) =>
      s.zone === zoneOf(context, zone) &&
      state.spawns[i] !== to &&
      (from === undefined || state.spawns[i] === from),
  );
  return { ...state, spawns: replaced(state.spawns, at, to) };
}

function takeObjective(state: State, e: EventOf<'objective-taken'>, context: Context): State {
  const at = state.objectives.findIndex((o) => o.zone === zoneOf(context, e.zone) && o.taken < 0);
  const taken = heroIndex(state, e.hero);
  const objectives = state.objectives.map((o, i) =>
    i === at ? { ...o, taken, down: false, colour: e.colour } : o,
  );
  return { ...state, objectives };
}

/** The first skill is told next. */
function newcomer(context: Context, e: EventOf<'hero-joined'>): Hero {
  return {
    id: e.hero, seat: e.seat, status: 'in', zone: zoneOf(context, e.zone), xp: 0, level: 0, skills: [],
    actions: 0, free: context.edition.freeKinds.map(() => 0), pledged: 0, used: [], done: false,
    slots: new Array<number>(context.edition.slots).fill(EMPTY), wounds: 0, track: 0,
  }; // prettier-ignore
}
