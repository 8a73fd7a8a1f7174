/** What somebody would set right, beside what the screen believes; only what differs is said. */
import { heroAt, SPAWN, type Context, type Json, type State } from '@holdout/engine';
import { loosePlanOf } from '../editions/plugs.ts';
import { heapAt } from '../horde/table-draft.ts';
import { cardIn, slotsOf } from './hero-cards.ts';

export interface HeroDraft {
  readonly id: string;
  readonly zone: string;
  readonly wounds: number;
  readonly xp: number;
  readonly actions: number;
  /** What else is counted, where the edition has it. */
  readonly track: number;
  readonly slots: readonly number[];
}
interface GroupDraft {
  readonly enemy: string;
  readonly zone: string;
  readonly n: number;
}
export interface Draft {
  readonly heroes: readonly HeroDraft[];
  readonly groups: readonly GroupDraft[];
  /** Doors that are open, by their ids. */
  readonly open: readonly string[];
  /** Spawn points, in the order of the mission: is it at work? */
  readonly spawning: readonly boolean[];
  /** Tokens, in their order: who has it; empty where it still lies. */
  readonly taken: readonly string[];
  /** Counts that lie in zones, such as noise, where there are any. */
  readonly heaps: readonly HeapDraft[];
}
interface HeapDraft {
  readonly part: string;
  readonly zone: string;
  readonly n: number;
}

export function draftOf(context: Context, state: State): Draft {
  const { board, types, zones } = context;
  const zoneOf = (zone: number): string => board.zones[zone]?.id ?? '';
  return {
    heroes: state.heroes.filter((h) => h.status === 'in').map((h) => ({ ...h, zone: zoneOf(h.zone) })),
    groups: types.flatMap((type, t) =>
      board.zones.flatMap((zone, z) => {
        const n = state.enemies[t * zones + z] ?? 0;
        return n > 0 ? [{ enemy: type.id, zone: zone.id, n }] : [];
      }),
    ),
    open: board.doors.flatMap((door, i) => (state.doors[i] === 0 ? [] : [door.id])),
    spawning: state.spawns.map((spawn) => spawn === SPAWN.active),
    taken: state.objectives.map(({ taken }) => state.heroes[taken]?.id ?? ''),
    heaps: loosePlanOf(context).heaps.flatMap(({ part }) =>
      board.zones.flatMap(({ id }, zone) => {
        const n = heapAt(state, part, zone);
        return n > 0 ? [{ part, zone: id, n }] : [];
      }),
    ),
  };
}

/** Another figure of that kind there, or a group begun. */
export function withFigure({ groups, ...rest }: Draft, enemy: string, zone: string): Draft {
  const isThere = groups.some((g) => g.enemy === enemy && g.zone === zone);
  return {
    ...rest,
    groups: isThere
      ? groups.map((g) => (g.enemy === enemy && g.zone === zone ? { ...g, n: g.n + 1 } : g))
      : [...groups, { enemy, zone, n: 1 }],
  };
}

/** So many of them there. */
export function withHeap({ heaps, ...rest }: Draft, part: string, zone: string, n: number): Draft {
  const others = heaps.filter((h) => h.part !== part || h.zone !== zone);
  return { ...rest, heaps: [...others, { part, zone, n }] };
}

const NUMBERS = ['zone', 'wounds', 'xp', 'actions', 'track'] as const;

/** Those of a list that are otherwise, by their places. */
function byPlace<T>(
  now: readonly T[],
  was: readonly T[],
  told: (one: T, place: number) => Json,
): { [place: string]: Json } {
  return Object.fromEntries(now.flatMap((one, i) => (one === was[i] ? [] : [[i, told(one, i)] as const])));
}

/** As a correction says it: nothing where nothing differs. */
export function differences(now: Draft, state: State, context: Context): { [part: string]: Json } {
  const was = draftOf(context, state);
  const heroes = now.heroes.flatMap((h) => {
    const before = was.heroes.find((b) => b.id === h.id);
    const fields: (readonly [string, Json])[] = NUMBERS.flatMap((field) =>
      h[field] === before?.[field] ? [] : [[field, h[field]] as const],
    );
    const slots = slotsOf(h).flatMap((slot) => {
      const card = cardIn(context, h, slot);
      return before && card !== cardIn(context, before, slot)
        ? [[slot, card === '' ? null : card] as const]
        : [];
    });
    if (slots.length > 0) fields.push(['slots', Object.fromEntries<Json>(slots)]);
    return fields.length > 0 ? [[h.id, Object.fromEntries<Json>(fields)] as const] : [];
  });
  const enemies: { [enemy: string]: { [zone: string]: number } } = {};
  for (const { enemy, zone, n } of now.groups)
    if (n !== (was.groups.find((g) => g.enemy === enemy && g.zone === zone)?.n ?? 0))
      (enemies[enemy] ??= {})[zone] = n;
  const doors = [...new Set([...now.open, ...was.open])]
    .filter((door) => now.open.includes(door) !== was.open.includes(door))
    .map((door) => [door, now.open.includes(door) ? 1 : 0] as const);
  const spawnZones = context.mission.spawns.map(({ zone }) => context.board.zones[zone]?.id ?? '');
  const spawns = byPlace(now.spawning, was.spawning, (on, i) => [
    spawnZones[i] ?? '',
    on ? SPAWN.active : SPAWN.inactive,
  ]);
  const objectives = byPlace(now.taken, was.taken, (by) => ({ taken: by === '' ? null : by }));
  const own: { [part: string]: { [zone: string]: Json } } = {};
  for (const { part, zone, n } of now.heaps)
    if (n !== (was.heaps.find((h) => h.part === part && h.zone === zone)?.n ?? 0))
      (own[part] ??= {})[zone] = n;
  return {
    ...(heroes.length > 0 ? { heroes: Object.fromEntries(heroes) } : {}),
    ...(Object.keys(enemies).length > 0 ? { enemies } : {}),
    ...(doors.length > 0 ? { doors: Object.fromEntries(doors) } : {}),
    ...some({ spawns, objectives, own }),
  };
}

const some = (parts: { [part: string]: { [of: string]: Json } }): { [part: string]: Json } =>
  Object.fromEntries(Object.entries(parts).filter(([, of]) => Object.keys(of).length > 0));

/** May this hero's actions be set: only in their own turn do they mean anything. */
export const isActing = (state: State, id: string): boolean =>
  state.active >= 0 && heroAt(state, state.active).id === id;
