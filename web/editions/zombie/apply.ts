/** The visible part of what only zombie mode keeps, changed as its events tell: hunger, people, cards, the sign, the exit. */
import { BYSTANDERS, TRAITS, TYPES } from '@holdout/editions/zombie/cards.ts';
import { BYSTANDER_SLOT, FIRST_TRAIT_SLOT } from '@holdout/editions/supers/kit.ts';
import type { Bystander, SupersOwn } from '@holdout/editions/supers/own.ts';
import { EMPTY, type Context, type GameEvent, type Hero, type State } from '@holdout/engine';
import { bystanderId, ownOf } from './extras.ts';

export function apply(context: Context, state: State, event: GameEvent): State {
  const heroes = heroesAfter(context, state, event);
  const own = ownAfter(context, state, event);
  const objectives = objectivesAfter(context, state, event);
  if (!heroes && !own && !objectives) return state;
  return {
    ...state,
    ...(heroes ? { heroes } : {}),
    ...(objectives ? { objectives } : {}),
    ...(own ? { own: { ...state.own, ...own } as unknown as State['own'] } : {}),
  };
}

const zoneOf = ({ board }: Context, id: string): number => board.indexOf.get(id) ?? -1;
const typeOf = (enemy: string): number => TYPES.findIndex((t) => t.id === enemy);

function heroesAfter(context: Context, state: State, e: GameEvent): Hero[] | undefined {
  const change = (id: string, to: (h: Hero) => Partial<Hero>): Hero[] =>
    state.heroes.map((h) => (h.id === id ? { ...h, ...to(h) } : h));
  switch (e.type) {
    case 'track-changed':
      return change(e.hero, () => ({ track: e.to }));
    case 'hero-placed':
      return change(e.hero, () => ({ zone: zoneOf(context, e.to) }));
    case 'recovered':
      return change(e.hero, (h) => ({ wounds: Math.max(0, h.wounds - e.n) }));
    case 'card-gained':
      return change(e.hero, (h) => ({ slots: withCard(h.slots, e.card) }));
    case 'card-discarded':
      return change(e.hero, (h) => ({ slots: withoutCard(h.slots, e.card) }));
    case 'card-given':
      return state.heroes.map((h) =>
        h.id === e.hero
          ? { ...h, slots: withoutCard(h.slots, e.card) }
          : h.id === e.other
            ? { ...h, slots: withCard(h.slots, e.card) }
            : h,
      );
    default:
      return undefined;
  }
}

/** Into its slot, or the first free one; a trait beyond the last is about to be discarded. */
function withCard(slots: readonly number[], card: string): number[] {
  const next = [...slots];
  const trait = TRAITS.findIndex((t) => t.id === card);
  const at = trait >= 0 ? next.indexOf(EMPTY, FIRST_TRAIT_SLOT) : BYSTANDER_SLOT;
  if (trait < 0 && BYSTANDERS.some((b) => b.id === card && b.special)) return next;
  if (at >= 0) next[at] = trait >= 0 ? trait : BYSTANDERS.findIndex((b) => b.id === card);
  return next;
}

function withoutCard(slots: readonly number[], card: string): number[] {
  const at = slots.findIndex(
    (c, i) => c !== EMPTY && (i === BYSTANDER_SLOT ? bystanderId(c) : TRAITS[c]?.id) === card,
  );
  return slots.map((c, i) => (i === at ? EMPTY : c));
}

function ownAfter(context: Context, state: State, e: GameEvent): Partial<SupersOwn> | undefined {
  const own = ownOf(state);
  const { bystanders, cards } = own;
  const change = (card: string, to: Partial<Bystander>): Partial<SupersOwn> => ({
    bystanders: bystanders.map((b) => (bystanderId(b.card) === card ? { ...b, ...to } : b)),
  });
  const gone = (card: string): Bystander[] => bystanders.filter((b) => bystanderId(b.card) !== card);
  switch (e.type) {
    case 'bystander-revealed':
      return { cards: cards.filter((c) => c.up || c.zone !== zoneOf(context, e.zone)) };
    case 'bystander-placed': {
      const card = BYSTANDERS.findIndex((b) => b.id === e.card);
      return {
        bystanders: [...gone(e.card), { card, zone: zoneOf(context, e.zone), escort: -1, marked: false }],
      };
    }
    case 'bystander-moved':
      return change(e.card, { zone: zoneOf(context, e.to) });
    case 'bystander-marked':
      return change(e.card, { marked: true });
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
    case 'enemies-stunned':
      return { stunned: [...own.stunned, { type: typeOf(e.enemy), zone: zoneOf(context, e.zone), n: e.n }] };
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
