/** What the quick player sees of the table: enemies and friends by zone, and the way to what the mission asks for. */
import { itemAt, numberAt, enduranceOf, SPAWN, targetsOf, type Game, type State } from '@holdout/engine';
import { oncePerGame } from '../plain/once.ts';
import { distancesTo } from '../plain/routes.ts';
import { zonesOf } from '../plain/aims.ts';
import { senseOf } from '../sense.ts';

export interface Look {
  readonly g: Game;
  readonly hero: number;
  /** Where the hero stands, -1 off the board. */
  readonly here: number;
  /** Attacks a zone's enemies make in one activation. */
  readonly attacks: Float64Array;
  /** Heroes in each zone. */
  readonly people: Uint8Array;
  /** Way from every zone to the nearest goal. */
  readonly far: Float64Array;
  /** Attacks the hero can still take. */
  readonly health: number;
  /** Worth of the best card the hero carries. */
  readonly arms: number;
  /** Part of the team whose turn is over. */
  readonly done: number;
  /** Zones where enemies come from. */
  readonly spawns: ReadonlySet<number>;
}

export function lookAround(g: Game, hero: number): Look {
  const { zones, types } = g.context;
  const { heroes, enemies } = g.state;
  const attacks = new Float64Array(zones);
  for (let t = 0; t < types.length; t++) {
    const { actions } = itemAt(types, t);
    for (let zone = 0, at = t * zones; zone < zones; zone++, at++)
      if (itemAt(enemies, at) > 0) attacks[zone] = numberAt(attacks, zone) + itemAt(enemies, at) * actions;
  }
  const people = new Uint8Array(zones);
  for (const h of heroes) if (h.zone >= 0) people[h.zone] = numberAt(people, h.zone) + 1;
  const isIn = heroes[hero]?.status === 'in';
  return {
    g,
    hero,
    here: isIn ? itemAt(heroes, hero).zone : -1,
    attacks,
    people,
    far: wayOf(g),
    health: isIn ? enduranceOf(g, hero) : 0,
    arms: isIn ? armsOf(g, hero) : 0,
    done: heroes.filter((h) => h.done).length / Math.max(1, heroes.length),
    spawns: new Set(
      g.context.mission.spawns.flatMap((s, i) => (g.state.spawns[i] === SPAWN.active ? [s.zone] : [])),
    ),
  };
}

const armsOf = (g: Game, hero: number): number => {
  const sense = senseOf(g);
  return sense.carried(g, hero).reduce((best, card) => Math.max(best, Math.min(5, sense.worth(g, card))), 0);
};

/** What may come at somebody in a zone: those who stand there, and of those next door a part. */
export function threatIn({ g, attacks }: Look, zone: number): number {
  let next = 0;
  for (const near of itemAt(g.view.neighbours, zone)) next += numberAt(attacks, near);
  return Math.min(8, numberAt(attacks, zone) + NEXT_DOOR * next);
}
const NEXT_DOOR = 0.4;

interface Way {
  readonly key: string;
  readonly far: Float64Array;
}
const ways = new WeakMap<State, Way>();
const CLOSED = 2;

/** Found again when a turn, a door or a token makes it another. */
function wayOf(g: Game): Float64Array {
  const { state } = g;
  const key = `${state.round} ${state.active} ${state.reveals} ${state.doors.join('')}`;
  const known = ways.get(state);
  if (known?.key === key) return known.far;
  const targets = targetsOf(g, g.context.mission.win);
  const work = targets.filter((t) => t.kind === 'thing');
  const zones = zonesOf(work.length > 0 ? work : targets);
  const far = distancesTo(g, zones.length > 0 ? zones : tokensLeft(g), CLOSED);
  ways.set(state, { key, far });
  return far;
}

/** Where the mission names no place, its tokens open the way. */
const tokensLeft = (g: Game): number[] => zonesOf(g.state.objectives.filter((o) => o.taken < 0));

const numbersOf = oncePerGame((g) => new Map(g.context.board.zones.map(({ id }, zone) => [id, zone])));

export const zoneNamed = (g: Game, id: string | undefined): number =>
  id === undefined ? -1 : (numbersOf(g).get(id) ?? -1);
