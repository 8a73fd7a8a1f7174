/** What must be seen on the table once an event has been told: rules first change, then tell (kernel/change.ts). */
import {
  changeBetween,
  heroAt,
  itemAt,
  DANGER_LEVELS,
  DOOR,
  SPAWN,
  withChange,
  type Context,
  type Engine,
  type EventOf,
  type EventType,
  type GameEvent,
  type Hero,
  type State,
} from '@holdout/engine';
import type { Check } from '@holdout/engine/testing';
import type { ClassicOwn } from '../classic/own.ts';
import type { DceasedOwn } from '../dceased/own.ts';
import type { SupersEdition } from '../supers/kit.ts';
import type { SupersOwn } from '../supers/own.ts';

/** The table just before and just after an event. */
interface Sight {
  readonly context: Context;
  readonly before: State;
  readonly after: State;
}
type Checks = { readonly [T in EventType]?: (s: Sight, e: EventOf<T>) => boolean };

/** Follows a game by its changes alone: every event shows what it tells, and all of them give what the table sees. */
export function followChanges(engine: Engine, start: State): Check {
  let shown = engine.mask(start);
  return ({ state, events }) => {
    const { context } = engine.gameOf(state);
    const hidden: GameEvent[] = [];
    for (const e of events) {
      const after = withChange(shown, e.change);
      if (!isSeen({ context, before: shown, after }, e)) hidden.push(e);
      shown = after;
    }
    const truth = engine.mask(state);
    const missing = changeBetween(tableOf(shown), tableOf(truth));
    shown = truth;
    return [
      ...hidden.map((e) => `not to be seen when it is told: ${JSON.stringify(e)}`),
      ...missing.map((entry) => `never told: ${JSON.stringify(entry)}`),
    ];
  };
}

/** What lies on the table: how far procedures have come, and the numbers undo goes by, are not told. */
export const tableOf = (masked: State): State => ({ ...masked, stack: [], seq: 0, reveals: 0 });

/** Is what the event tells on the table now, and was it not before? Nothing is asked of events that name no change. */
function isSeen(sight: Sight, e: GameEvent): boolean {
  const check = CHECKS[e.type] as ((s: Sight, e: GameEvent) => boolean) | undefined;
  return check?.(sight, e) ?? true;
}

const zoneOf = ({ context }: Sight, id: string): number => context.board.indexOf.get(id) ?? -1;
const heroIn = (state: State, id: string): Hero | undefined => state.heroes.find((h) => h.id === id);
const doorIn = ({ context }: Sight, state: State, id: string): number =>
  itemAt(
    state.doors,
    context.board.doors.findIndex((d) => d.id === id),
  );

/** How many more figures stand in the zone now. */
function more({ context, before, after }: Sight, enemy: string, zone: string): number {
  const type = context.types.findIndex((t) => t.id === enemy);
  const at = type * context.zones + (context.board.indexOf.get(zone) ?? -1);
  return itemAt(after.enemies, at) - itemAt(before.enemies, at);
}

/** How much more of it the hero has now. */
const gain = ({ before, after }: Sight, hero: string, of: 'wounds' | 'track' | 'xp'): number =>
  (heroIn(after, hero)?.[of] ?? NaN) - (heroIn(before, hero)?.[of] ?? NaN);

const wentTo = (s: Sight, hero: string, from: string, to: string): boolean =>
  heroIn(s.before, hero)?.zone === zoneOf(s, from) && heroIn(s.after, hero)?.zone === zoneOf(s, to);

const gone = (s: Sight, hero: string, status: Hero['status']): boolean =>
  heroIn(s.before, hero)?.status === 'in' &&
  heroIn(s.after, hero)?.status === status &&
  heroIn(s.after, hero)?.zone === -1;

const spawnTurned = ({ context, before, after }: Sight, zone: string, to: number): boolean =>
  context.mission.spawns.some(
    (spawn, i) =>
      spawn.zone === context.board.indexOf.get(zone) && before.spawns[i] !== to && after.spawns[i] === to,
  );

type Own = ClassicOwn & DceasedOwn & SupersOwn;
const own = (state: State): Own => state.own as Own;

function person({ context }: Sight, state: State, card: string): Own['bystanders'][number] | undefined {
  const { bystanders } = (context.edition as SupersEdition).kit;
  return own(state).bystanders.find((b) => itemAt(bystanders, b.card).id === card);
}

const seatOf = (state: State, hero: string): number => {
  const at = state.heroes.findIndex((h) => h.id === hero);
  return own(state).cars.reduce((seat, car) => Math.max(seat, car.seats.indexOf(at)), -1);
};

const moved = (s: Sight, e: EventOf<'enemies-moved' | 'enemies-pushed'>): boolean =>
  more(s, e.enemy, e.from) === -e.n && more(s, e.enemy, e.to) === e.n;

const CHECKS: Checks = {
  'round-started': ({ after }, e) => after.round === e.round && after.heroes.every((h) => !h.done),
  'turn-started': ({ after }, e) =>
    heroAt(after, after.active).id === e.hero && heroAt(after, after.active).actions === e.actions,
  'turn-ended': ({ after }, e) => after.active === -1 && heroIn(after, e.hero)?.done === true,
  'first-player': ({ after }, e) => after.first === e.seat,
  won: ({ after }, e) => after.outcome?.result === 'won' && after.outcome.cause === e.cause,
  lost: ({ after }) => after.outcome?.result === 'lost',

  moved: (s, e) => wentTo(s, e.hero, e.from, e.to),
  'hero-placed': (s, e) => wentTo(s, e.hero, e.from, e.to),
  'hero-died': (s, e) => gone(s, e.hero, 'dead') && heroIn(s.before, e.hero)?.zone === zoneOf(s, e.zone),
  'hero-left': (s, e) => gone(s, e.hero, 'left'),
  'hero-joined': (s, e) => !heroIn(s.before, e.hero) && heroIn(s.after, e.hero)?.zone === zoneOf(s, e.zone),
  'hero-taken-over': ({ after }, e) => heroIn(after, e.hero)?.seat === e.seat,
  wounded: (s, e) => gain(s, e.hero, 'wounds') === e.taken && heroIn(s.after, e.hero)?.wounds === e.wounds,
  healed: (s, e) => gain(s, e.hero, 'wounds') === -1,
  recovered: (s, e) => gain(s, e.hero, 'wounds') === -e.n,
  experience: (s, e) => gain(s, e.hero, 'xp') === e.gained && heroIn(s.after, e.hero)?.xp === e.total,
  'level-reached': ({ after }, e) => DANGER_LEVELS[heroIn(after, e.hero)?.level ?? -1] === e.level,
  'skill-gained': ({ before, after }, e) =>
    heroIn(after, e.hero)?.skills.length === (heroIn(before, e.hero)?.skills.length ?? -1) + 1 &&
    heroIn(after, e.hero)?.skills.includes(e.skill) === true,
  'track-changed': (s, e) => gain(s, e.hero, 'track') === e.to - e.from,
  'power-spent': (s, e) => gain(s, e.hero, 'track') === -e.n,

  'enemies-moved': moved,
  'enemies-pushed': moved,
  'enemies-placed': (s, e) => more(s, e.enemy, e.zone) === e.n,
  'enemies-added': (s, e) => more(s, e.enemy, e.zone) === e.n,
  'enemies-killed': (s, e) => more(s, e.enemy, e.zone) === -e.n,
  'enemies-removed': (s, e) => more(s, e.enemy, e.zone) === -e.n,

  'door-opened': (s, e) =>
    doorIn(s, s.before, e.door) !== DOOR.open && doorIn(s, s.after, e.door) === DOOR.open,
  'door-closed': (s, e) =>
    doorIn(s, s.before, e.door) === DOOR.open && doorIn(s, s.after, e.door) === DOOR.closed,
  'window-broken': (s, e) => doorIn(s, s.after, e.door) === DOOR.smashed,
  'door-forced': (s, e) => doorIn(s, s.after, e.door) === DOOR.smashed,
  'building-opened': ({ before, after }) => after.opened.some((o, i) => o > itemAt(before.opened, i)),
  'door-unlocked': ({ after }, e) => after.unlocked.includes(e.colour),
  'exit-opened': ({ after }) => after.counters['exit-open'] === 1,
  counted: ({ before, after }, e) =>
    before.counters[e.counter] !== e.value && after.counters[e.counter] === e.value,
  'spawn-activated': (s, e) => spawnTurned(s, e.zone, SPAWN.active),
  'spawn-neutralised': (s, e) => spawnTurned(s, e.zone, SPAWN.gone),
  'spawn-removed': (s, e) => spawnTurned(s, e.zone, SPAWN.gone),
  'objective-taken': (s, e) =>
    s.after.objectives.some(
      (o, i) =>
        o.zone === zoneOf(s, e.zone) &&
        itemAt(s.before.objectives, i).taken < 0 &&
        s.after.heroes[o.taken]?.id === e.hero &&
        o.colour === e.colour,
    ),
  'objective-shown': (s, e) =>
    s.after.objectives.some(
      (o, i) => o.zone === zoneOf(s, e.zone) && itemAt(s.before.objectives, i).down && o.colour === e.colour,
    ),

  noise: (s, e) => own(s.after).noise[zoneOf(s, e.zone)] === e.tokens,
  'noise-cleared': ({ after }) => own(after).noise.every((n) => n === 0),
  'car-entered': ({ before, after }, e) => seatOf(before, e.hero) < 0 && seatOf(after, e.hero) >= 0,
  'car-left': ({ before, after }, e) => seatOf(before, e.hero) >= 0 && seatOf(after, e.hero) < 0,
  'seat-changed': ({ before, after }, e) => seatOf(before, e.hero) !== seatOf(after, e.hero),
  drove: (s, e) => wentTo(s, e.hero, e.from, e.to),
  'car-escaped': ({ before, after }) =>
    own(after).cars.some((c, i) => c.zone < 0 && itemAt(own(before).cars, i).zone >= 0),

  'bystander-placed': (s, e) => person(s, s.after, e.card)?.zone === zoneOf(s, e.zone),
  'bystander-moved': (s, e) =>
    person(s, s.before, e.card)?.zone === zoneOf(s, e.from) &&
    person(s, s.after, e.card)?.zone === zoneOf(s, e.to),
  'bystander-marked': (s, e) => person(s, s.after, e.card)?.marked === true,
  'bystander-shown': (s, e) => person(s, s.after, e.card)?.under === -1,
  'bystander-left': (s, e) => !!person(s, s.before, e.card) && !person(s, s.after, e.card),
  'bystander-lost': (s, e) => !person(s, s.after, e.card),
  devoured: (s, e) => !!person(s, s.before, e.card) && !person(s, s.after, e.card),
  'enemies-stunned': ({ before, after }) => JSON.stringify(own(after)) !== JSON.stringify(own(before)),
  'elevator-moved': (s, e) => own(s.after).elevator === zoneOf(s, e.to),
  'hand-moved': ({ after }) => own(after).hand?.spent === true,
  'hand-gone': ({ after }) => own(after).hand === null,
  'sign-moved': (s, e) => own(s.after).sign?.zone === zoneOf(s, e.zone),
  'sign-gone': ({ after }) => own(after).sign === null,
  'exit-placed': (s, e) => own(s.after).exit === zoneOf(s, e.zone),
  'equipment-collected': ({ before, after }) =>
    own(after).equipment.length === own(before).equipment.length - 1,
  'object-moved': (s, e) => own(s.after).objects.some((o) => o.id === e.object && o.zone === zoneOf(s, e.to)),
  'object-placed': (s, e) =>
    own(s.after).objects.some((o) => o.id === e.object && o.zone === zoneOf(s, e.zone)),
  'object-gone': ({ after }, e) => !own(after).objects.some((o) => o.id === e.object),
  'drone-sent': (s, e) => own(s.after).drones.includes(zoneOf(s, e.zone)),
};
