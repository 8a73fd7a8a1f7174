/**
 * The lessons of the first mission, as data. A lesson is learnt when the game shows that it is, whatever order the
 * players do things in, and it is told only while it can be followed. Words: `insight.tour.<id>.title` and `.text`.
 */
import type { Context, Decision, EventType, GameEvent, Option, State } from '@holdout/engine';
import type { ClassicOwn } from '@holdout/editions/classic/own.ts';

/** What a lesson looks at. */
export interface Moment {
  readonly context: Context;
  readonly state: State;
  readonly decision: Decision | null;
  /** Everything that has happened, in order. */
  readonly events: readonly GameEvent[];
}

export interface Lesson {
  readonly id: string;
  /** It can be followed now. */
  ready(m: Moment): boolean;
  learnt(m: Moment): boolean;
  /** Ids of the zones it points at. */
  zones(m: Moment): readonly string[];
  /** Buttons it points at: families of the decision bar, or tools of the top bar. */
  readonly buttons: readonly string[];
}

const happened = (m: Moment, ...types: EventType[]): boolean => m.events.some((e) => types.includes(e.type));
const offered = (m: Moment, verb: string): readonly Option[] =>
  m.decision?.prompt === 'turn' ? m.decision.options.filter((o) => o.verb === verb) : [];
const zonesOf = (options: readonly Option[]): string[] => [...new Set(options.flatMap((o) => o.zones ?? []))];

function here({ context, state }: Moment): string[] {
  const zone = context.board.zones[state.heroes[state.active]?.zone ?? -1];
  return zone ? [zone.id] : [];
}

const zonesWhere = ({ context }: Moment, holds: (zone: number) => boolean): string[] =>
  context.board.zones.flatMap(({ id }, zone) => (holds(zone) ? [id] : []));

const enemyZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => m.context.types.some((_, t) => m.state.enemies[t * m.context.zones + z] > 0));
const noisyZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => (m.state.own as unknown as ClassicOwn).noise[z] > 0);
const objectiveZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => m.state.objectives.some((o) => o.zone === z && o.taken < 0));

const enemiesActed = (m: Moment): boolean =>
  m.events.some((e) => e.type === 'phase' && e.phase === 'enemies');

export const LESSONS: readonly Lesson[] = [
  {
    id: 'turn',
    ready: (m) => m.decision?.prompt === 'activate',
    learnt: (m) => happened(m, 'turn-started'),
    zones: (m) => zonesWhere(m, (z) => m.state.heroes.some((h) => h.zone === z)),
    buttons: [],
  },
  {
    id: 'search',
    ready: (m) => offered(m, 'search').length > 0,
    learnt: (m) => happened(m, 'searched'),
    zones: here,
    buttons: ['search'],
  },
  {
    id: 'move',
    ready: (m) => offered(m, 'move').length > 0,
    learnt: (m) => happened(m, 'moved'),
    zones: (m) => zonesOf(offered(m, 'move')),
    buttons: ['move'],
  },
  {
    id: 'door',
    ready: (m) => offered(m, 'open').length > 0,
    learnt: (m) => happened(m, 'door-opened'),
    zones: (m) => zonesOf(offered(m, 'open')).filter((z) => !here(m).includes(z)),
    buttons: ['door'],
  },
  {
    id: 'fight',
    ready: (m) => offered(m, 'attack').length > 0,
    learnt: (m) => happened(m, 'attacked'),
    zones: (m) => zonesOf(offered(m, 'attack')),
    buttons: ['shoot', 'melee'],
  },
  {
    id: 'noise',
    ready: (m) => m.decision?.prompt === 'turn' && noisyZones(m).length > 0,
    // The tokens are gone: whoever has seen them come and go has seen what they are.
    learnt: (m) => happened(m, 'noise-cleared'),
    zones: noisyZones,
    buttons: ['noise'],
  },
  {
    id: 'enemies',
    ready: (m) =>
      m.decision?.prompt === 'turn' && m.state.heroes.filter((h) => h.status === 'in' && !h.done).length <= 1,
    learnt: enemiesActed,
    zones: enemyZones,
    buttons: ['forecast'],
  },
  {
    id: 'objective',
    ready: (m) => m.decision?.prompt === 'turn' && (enemiesActed(m) || happened(m, 'door-opened')),
    learnt: (m) => objectiveZones(m).length === 0 || m.state.outcome !== null,
    zones: objectiveZones,
    buttons: ['take'],
  },
];

/** The first mission is the one that teaches. */
export const isTaught = ({ edition, mission }: Context): boolean =>
  edition.id === 'classic' && mission.id === '00';

export interface Progress {
  /** The lesson to tell now, if any. */
  readonly lesson: Lesson | null;
  readonly learnt: number;
  readonly all: number;
}

export function progressOf(lessons: readonly Lesson[], m: Moment, waved: readonly string[]): Progress {
  const open = lessons.filter((l) => !waved.includes(l.id) && !l.learnt(m));
  return {
    lesson: m.state.outcome ? null : (open.find((l) => l.ready(m)) ?? null),
    learnt: lessons.length - open.length,
    all: lessons.length,
  };
}
