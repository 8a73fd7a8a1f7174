/** What is otherwise on the table than the app believed, one by one. */
import { heroAt, itemAt, numberAt, type Context, type State } from '@holdout/engine';
import { cardIn, slotsOf } from '../box/hero-cards.ts';
import { loosePlanOf } from '../editions/plugs.ts';
import { heapAt, thingZone, withFigures, withHeap, withHero, withThing, type Draft } from './table-draft.ts';

const NUMBERS = ['wounds', 'xp', 'track'] as const;
type HeroNumber = (typeof NUMBERS)[number];

export type Difference = { readonly key: string; readonly undo: (draft: Draft) => Draft } & (
  | { readonly what: 'place'; readonly hero: number; readonly zone: number; readonly was: number }
  | { readonly what: 'gone'; readonly hero: number; readonly status: 'dead' | 'left' | 'in' }
  | { readonly what: HeroNumber; readonly hero: number; readonly n: number; readonly was: number }
  | { readonly what: 'card'; readonly hero: number; readonly slot: number; readonly card: string; readonly was: string }
  | { readonly what: 'figures'; readonly type: number; readonly zone: number; readonly n: number; readonly was: number }
  | { readonly what: 'heap'; readonly part: string; readonly zone: number; readonly n: number; readonly was: number }
  | { readonly what: 'thing'; readonly id: string; readonly zone: number; readonly was: number }
  | { readonly what: 'door'; readonly door: number; readonly open: boolean }
  | { readonly what: 'opens'; readonly door: number; readonly fills: boolean }
  | { readonly what: 'taken'; readonly zone: number }
); // prettier-ignore

export function differencesOf(context: Context, believed: State, draft: Draft): Difference[] {
  const { state } = draft;
  return [
    ...state.heroes.flatMap((_, hero) => [
      ...ofHero(believed, state, hero),
      ...cards(context, believed, state, hero),
    ]),
    ...figures(context, believed, state),
    ...heaps(context, believed, state),
    ...things(context, believed, state),
    ...doors(context, believed, draft),
    ...draft.takes.map((zone): Difference => ({
      key: `taken:${zone}`,
      what: 'taken',
      zone,
      undo: (d) => ({
        ...d,
        takes: d.takes.filter((z) => z !== zone),
        state: {
          ...d.state,
          objectives: d.state.objectives.map((o, i) =>
            o.zone === zone ? { ...o, taken: itemAt(believed.objectives, i).taken } : o,
          ),
        },
      }),
    })),
  ];
}

function ofHero(believed: State, state: State, hero: number): Difference[] {
  const [was, is] = [heroAt(believed, hero), heroAt(state, hero)];
  const back = (d: Draft): Draft => withHero(d, hero, { zone: was.zone, status: was.status });
  const found: Difference[] = [];
  if (is.status !== was.status)
    found.push({ key: `hero:${hero}:status`, what: 'gone', hero, status: is.status, undo: back });
  else if (is.zone !== was.zone)
    found.push({ key: `hero:${hero}:zone`, what: 'place', hero, zone: is.zone, was: was.zone, undo: back });
  for (const what of NUMBERS)
    if (is[what] !== was[what])
      found.push({
        key: `hero:${hero}:${what}`,
        what,
        hero,
        n: is[what],
        was: was[what],
        undo: (d) => withHero(d, hero, { [what]: was[what] }),
      });
  return found;
}

function cards(context: Context, believed: State, state: State, hero: number): Difference[] {
  const before = heroAt(believed, hero);
  return slotsOf(before).flatMap((slot): Difference[] => {
    const [was, card] = [cardIn(context, before, slot), cardIn(context, heroAt(state, hero), slot)];
    const undo = (d: Draft): Draft => {
      const slots = heroAt(d.state, hero).slots.map((c, at) =>
        at === slot ? itemAt(before.slots, slot) : c,
      );
      return withHero(d, hero, { slots });
    };
    return card === was
      ? []
      : [{ key: `hero:${hero}:card:${slot}`, what: 'card', hero, slot, card, was, undo }];
  });
}

function figures(context: Context, believed: State, state: State): Difference[] {
  const { zones } = context;
  return state.enemies.flatMap((n, at): Difference[] => {
    const was = itemAt(believed.enemies, at);
    if (n === was) return [];
    const [type, zone] = [Math.floor(at / zones), at % zones];
    // What was put here goes back to the box, what went is brought from there: no other zone changes by it.
    const undo = (d: Draft): Draft => {
      const now = itemAt(d.state.enemies, at);
      return now > was
        ? withFigures(context, d, type, zone, -1, now - was)
        : withFigures(context, d, type, -1, zone, was - now);
    };
    return [{ key: `figures:${type}:${zone}`, what: 'figures', type, zone, n, was, undo }];
  });
}

function heaps(context: Context, believed: State, state: State): Difference[] {
  return loosePlanOf(context).heaps.flatMap(({ part }) =>
    context.board.zones.flatMap((_, zone): Difference[] => {
      const [was, n] = [heapAt(believed, part, zone), heapAt(state, part, zone)];
      const undo = (d: Draft): Draft => withHeap(d, part, zone, was);
      return n === was ? [] : [{ key: `${part}:${zone}`, what: 'heap', part, zone, n, was, undo }];
    }),
  );
}

function things(context: Context, believed: State, state: State): Difference[] {
  return loosePlanOf(context)
    .things(context, believed)
    .flatMap((thing): Difference[] => {
      const [was, zone] = [thingZone(believed, thing), thingZone(state, thing)];
      const undo = (d: Draft): Draft => withThing(d, thing, was);
      return zone === was ? [] : [{ key: thing.key, what: 'thing', id: thing.id, zone, was, undo }];
    });
}

function doors({ board }: Context, believed: State, draft: Draft): Difference[] {
  return draft.state.doors.flatMap((now, door): Difference[] => {
    const was = itemAt(believed.doors, door);
    if (now === was) return [];
    const undo = (d: Draft): Draft => ({
      ...d,
      opens: d.opens.filter((o) => o !== door),
      state: { ...d.state, doors: d.state.doors.map((one, i) => (i === door ? was : one)) },
    });
    if (!draft.opens.includes(door))
      return [{ key: `door:${door}`, what: 'door', door, open: now !== 0, undo }];
    const { a, b } = itemAt(board.doors, door);
    const fills = [a, b].some(
      (z) => numberAt(board.buildingOf, z) >= 0 && believed.opened[numberAt(board.buildingOf, z)] === 0,
    );
    return [{ key: `door:${door}`, what: 'opens', door, fills, undo }];
  });
}
