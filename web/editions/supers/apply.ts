/** The visible part of what super-hero editions keep, changed as their events tell: the track, people, cards, things. */
import type { SupersEdition } from '@holdout/editions/supers/kit.ts';
import type { Bystander, SupersOwn } from '@holdout/editions/supers/own.ts';
import { DOOR, type Context, type GameEvent, type Hero, type State } from '@holdout/engine';
import { ownOf } from './pieces.ts';
import { slotKinds, withCard, withoutCard } from './slots.ts';

export function apply(context: Context, state: State, event: GameEvent): State {
  const heroes = heroesAfter(context, state, event);
  const own = ownAfter(context, state, event);
  const objectives = objectivesAfter(context, state, event);
  const next =
    heroes || own || objectives
      ? {
          ...state,
          ...(heroes ? { heroes } : {}),
          ...(objectives ? { objectives } : {}),
          ...(own ? { own: { ...state.own, ...own } } : {}),
        }
      : state;
  return houseAfter(context, next, event);
}

const kitOf = ({ edition }: Context): SupersEdition['kit'] => (edition as SupersEdition).kit;
const zoneOf = ({ board }: Context, id: string): number => board.indexOf.get(id) ?? -1;

function heroesAfter(context: Context, state: State, e: GameEvent): Hero[] | undefined {
  const kinds = slotKinds(kitOf(context));
  const change = (id: string, to: (h: Hero) => Partial<Hero>): Hero[] =>
    state.heroes.map((h) => (h.id === id ? { ...h, ...to(h) } : h));
  switch (e.type) {
    case 'track-changed':
      return change(e.hero, () => ({ track: e.to }));
    case 'power-spent':
      return change(e.hero, (h) => ({ track: h.track - e.n }));
    case 'bystander-lost':
      return state.heroes.map((h) => ({ ...h, slots: withoutCard(kinds, h.slots, e.card) }));
    case 'hero-placed':
      return change(e.hero, () => ({ zone: zoneOf(context, e.to) }));
    case 'recovered':
      return change(e.hero, (h) => ({ wounds: Math.max(0, h.wounds - e.n) }));
    case 'card-gained':
      return change(e.hero, (h) => ({ slots: withCard(kinds, h.slots, e.card) }));
    case 'card-discarded':
      return change(e.hero, (h) => ({ slots: withoutCard(kinds, h.slots, e.card) }));
    case 'card-given':
      return state.heroes.map((h) =>
        h.id === e.hero
          ? { ...h, slots: withoutCard(kinds, h.slots, e.card) }
          : h.id === e.other
            ? { ...h, slots: withCard(kinds, h.slots, e.card) }
            : h,
      );
    default:
      return undefined;
  }
}

function ownAfter(context: Context, state: State, e: GameEvent): Partial<SupersOwn> | undefined {
  const kit = kitOf(context);
  const own = ownOf(state);
  const { bystanders, cards } = own;
  const bystanderId = (card: number): string => kit.bystanders[card]?.id ?? '';
  const change = (card: string, to: Partial<Bystander>): Partial<SupersOwn> => ({
    bystanders: bystanders.map((b) => (bystanderId(b.card) === card ? { ...b, ...to } : b)),
  });
  const gone = (card: string): Bystander[] => bystanders.filter((b) => bystanderId(b.card) !== card);
  switch (e.type) {
    case 'bystander-revealed':
      return { cards: cards.filter((c) => c.up || c.zone !== zoneOf(context, e.zone)) };
    case 'bystander-placed': {
      const card = kit.bystanders.findIndex((b) => b.id === e.card);
      return {
        bystanders: [
          ...gone(e.card),
          // Which spawn card lies under theirs does not matter to those who look on.
          { card, zone: zoneOf(context, e.zone), under: e.as === '' ? -1 : 0, marked: false, hero: -1 },
        ],
      };
    }
    case 'bystander-moved':
      return change(e.card, { zone: zoneOf(context, e.to) });
    case 'bystander-marked':
      return change(e.card, { marked: true });
    case 'bystander-shown':
      return change(e.card, { under: -1 });
    case 'hand-moved':
      return { hand: { zone: zoneOf(context, e.zone), spent: true } };
    case 'hand-gone':
      return { hand: null };
    case 'elevator-moved':
      return { elevator: zoneOf(context, e.to) };
    case 'bystander-rescued':
    case 'bystander-lost':
    case 'bystander-left':
      return { bystanders: gone(e.card) };
    case 'devoured':
      return {
        bystanders: gone(e.card),
        devoured: own.devoured.map((n, i) => (state.heroes[i]?.id === e.hero ? n + 1 : n)),
      };
    case 'card-gained':
      return cards.some((c) => c.up && bystanderId(c.card) === e.card)
        ? { cards: cards.filter((c) => !c.up || bystanderId(c.card) !== e.card) }
        : undefined;
    case 'sign-moved':
      return { sign: { zone: zoneOf(context, e.zone), damaged: true } };
    case 'sign-gone':
      return { sign: null };
    case 'exit-placed':
      return { exit: zoneOf(context, e.zone) };
    case 'enemies-placed':
      return own.lying?.some((l) => context.types[l.type].id === e.enemy)
        ? { lying: own.lying.filter((l) => context.types[l.type].id !== e.enemy) }
        : undefined;
    case 'enemies-stunned':
      return {
        stunned: [
          ...own.stunned,
          { type: context.types.findIndex((t) => t.id === e.enemy), zone: zoneOf(context, e.zone), n: e.n },
        ],
      };
    case 'phase':
      return e.phase === 'end' && own.stunned.length > 0 ? { stunned: [] } : undefined;
    default:
      return undefined;
  }
}

function objectivesAfter(context: Context, state: State, e: GameEvent): State['objectives'] | undefined {
  if (e.type !== 'objective-shown') return undefined;
  const at = state.objectives.findIndex((o) => o.zone === zoneOf(context, e.zone) && o.taken < 0);
  return state.objectives.map((o, i) => (i === at ? { ...o, down: false, colour: e.colour } : o));
}

/** Windows that break, and the elevator with everybody inside. */
function houseAfter({ board, types, zones }: Context, state: State, e: GameEvent): State {
  if (e.type === 'window-broken' || e.type === 'door-forced') {
    const at = board.doors.findIndex((d) => d.id === e.door);
    return { ...state, doors: state.doors.map((d, i) => (i === at ? DOOR.smashed : d)) };
  }
  if (e.type !== 'elevator-moved') return state;
  const [from, to] = [board.indexOf.get(e.from) ?? -1, board.indexOf.get(e.to) ?? -1];
  const there = (zone: number): number => (zone === from ? to : zone);
  const own = ownOf(state);
  return {
    ...state,
    heroes: state.heroes.map((h) => ({ ...h, zone: there(h.zone) })),
    enemies: state.enemies.map((n, i) => {
      const [type, zone] = [Math.floor(i / zones), i % zones];
      if (zone === from) return 0;
      return zone === to && type < types.length ? n + state.enemies[type * zones + from] : n;
    }),
    doors: state.doors.map((d, i) => {
      const { kind, a, b } = board.doors[i];
      if (kind !== 'shaft') return d;
      return a === to || b === to ? DOOR.open : a === from || b === from ? DOOR.closed : d;
    }),
    own: {
      ...state.own,
      bystanders: own.bystanders.map((b) => ({ ...b, zone: there(b.zone) })),
    },
  };
}
