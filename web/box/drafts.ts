/** What somebody would set right, beside what the screen believes; only what differs is said. */
import { heroAt, type Context, type Json, type State } from '@holdout/engine';

export interface HeroDraft {
  readonly id: string;
  readonly zone: string;
  readonly wounds: number;
  readonly xp: number;
  readonly actions: number;
}
export interface GroupDraft {
  readonly enemy: string;
  readonly zone: string;
  readonly n: number;
}
export interface Draft {
  readonly heroes: readonly HeroDraft[];
  readonly groups: readonly GroupDraft[];
  /** Doors that are open, by their ids. */
  readonly open: readonly string[];
}

export function draftOf({ board, types, zones }: Context, state: State): Draft {
  const zoneOf = (zone: number): string => board.zones[zone]?.id ?? '';
  return {
    heroes: state.heroes
      .filter((h) => h.status === 'in')
      .map((h) => ({ id: h.id, zone: zoneOf(h.zone), wounds: h.wounds, xp: h.xp, actions: h.actions })),
    groups: types.flatMap((type, t) =>
      board.zones.flatMap((zone, z) => {
        const n = state.enemies[t * zones + z] ?? 0;
        return n > 0 ? [{ enemy: type.id, zone: zone.id, n }] : [];
      }),
    ),
    open: board.doors.flatMap((door, i) => (state.doors[i] === 0 ? [] : [door.id])),
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

/** As a correction says it: nothing where nothing differs. */
export function differences(now: Draft, state: State, context: Context): { [part: string]: Json } {
  const was = draftOf(context, state);
  const heroes = now.heroes.flatMap((h) => {
    const before = was.heroes.find((b) => b.id === h.id);
    const fields = (['zone', 'wounds', 'xp', 'actions'] as const).flatMap((field) =>
      h[field] === before?.[field] ? [] : [[field, h[field]] as const],
    );
    return fields.length > 0 ? [[h.id, Object.fromEntries<Json>(fields)] as const] : [];
  });
  const enemies: { [enemy: string]: { [zone: string]: number } } = {};
  for (const { enemy, zone, n } of now.groups)
    if (n !== (was.groups.find((g) => g.enemy === enemy && g.zone === zone)?.n ?? 0))
      (enemies[enemy] ??= {})[zone] = n;
  const doors = [...new Set([...now.open, ...was.open])]
    .filter((door) => now.open.includes(door) !== was.open.includes(door))
    .map((door) => [door, now.open.includes(door) ? 1 : 0] as const);
  return {
    ...(heroes.length > 0 ? { heroes: Object.fromEntries(heroes) } : {}),
    ...(Object.keys(enemies).length > 0 ? { enemies } : {}),
    ...(doors.length > 0 ? { doors: Object.fromEntries(doors) } : {}),
  };
}

/** May this hero's actions be set: only in their own turn do they mean anything. */
export const isActing = (state: State, id: string): boolean =>
  state.active >= 0 && heroAt(state, state.active).id === id;
