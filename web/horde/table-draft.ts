/**
 * The table as players say it lies, beside what the app believes: a state to be drawn, and what of it the rules have to
 * see to (doors that open, tokens that are taken). Nothing of it is said before the horde runs.
 */
import { addTo, itemAt, DOOR, type Context, type Hero, type State } from '@holdout/engine';
import type { LooseThing } from '../editions/plug.ts';

export interface Draft {
  readonly state: State;
  /** Doors, by number, that open by the rules: what is behind them comes. */
  readonly opens: readonly number[];
  /** Zones, by number, whose token is taken. */
  readonly takes: readonly number[];
}

export const draftOf = (state: State): Draft => ({ state, opens: [], takes: [] });

const withState = (draft: Draft, change: Partial<State>): Draft => ({
  ...draft,
  state: { ...draft.state, ...change },
});

export function withHero(draft: Draft, hero: number, change: Partial<Hero>): Draft {
  const heroes = draft.state.heroes.map((h, i) => (i === hero ? { ...h, ...change } : h));
  return withState(draft, { heroes });
}

/** From the box and back to it: -1 is the box. */
export function withFigures(
  { zones }: Context,
  draft: Draft,
  type: number,
  from: number,
  to: number,
  n = 1,
): Draft {
  const enemies = [...draft.state.enemies];
  const supply = [...draft.state.supply];
  const left = from < 0 ? itemAt(supply, type) : itemAt(enemies, type * zones + from);
  const moved = Math.min(n, left);
  if (from < 0) addTo(supply, type, -moved);
  else addTo(enemies, type * zones + from, -moved);
  if (to < 0) addTo(supply, type, moved);
  else addTo(enemies, type * zones + to, moved);
  return withState(draft, { enemies, supply });
}

/** One step on: closed, opened by the rules where they have something to say, as it was. */
export function withDoorPressed(draft: Draft, believed: State, door: number, byRules: boolean): Draft {
  const now = draft.state.doors[door];
  const doors = draft.state.doors.map((d, i) =>
    i === door ? (now === DOOR.closed ? DOOR.open : DOOR.closed) : d,
  );
  const opens = draft.opens.filter((d) => d !== door);
  const opened = byRules && now === DOOR.closed && believed.doors[door] === DOOR.closed;
  return { ...withState(draft, { doors }), opens: opened ? [...opens, door] : opens };
}

export function withTokenPressed(draft: Draft, believed: State, zone: number): Draft {
  const taken = !draft.takes.includes(zone);
  const at = believed.objectives.findIndex((o) => o.zone === zone && o.taken < 0);
  const objectives = draft.state.objectives.map((o, i) =>
    i === at ? { ...o, taken: taken ? 0 : itemAt(believed.objectives, i).taken } : o,
  );
  const takes = draft.takes.filter((z) => z !== zone);
  return { ...withState(draft, { objectives }), takes: taken ? [...takes, zone] : takes };
}

type Own = { readonly [part: string]: unknown };
const ownOf = ({ own }: State): Own => own as Own;
const listIn = (state: State, part: string): readonly unknown[] => {
  const list = ownOf(state)[part];
  return Array.isArray(list) ? list : [];
};

/** Counts that lie in zones, such as noise. */
export const heapAt = (state: State, part: string, zone: number): number =>
  Number(listIn(state, part)[zone] ?? 0);

export function withHeap(draft: Draft, part: string, zone: number, n: number): Draft {
  const heaps = listIn(draft.state, part).map((had, z) => (z === zone ? Math.max(0, n) : had));
  return withState(draft, { own: { ...draft.state.own, [part]: heaps } });
}

/** Somebody or something of the edition that stands in a zone. */
export function withThing(draft: Draft, { part, at }: LooseThing, zone: number): Draft {
  const list = listIn(draft.state, part).map((one, i) =>
    i === at && typeof one === 'object' && one !== null ? { ...one, zone } : one,
  );
  return withState(draft, { own: { ...draft.state.own, [part]: list } });
}

export function thingZone(state: State, { part, at }: Pick<LooseThing, 'part' | 'at'>): number {
  const one = listIn(state, part)[at];
  return typeof one === 'object' && one !== null && 'zone' in one ? Number(one.zone) : -1;
}
