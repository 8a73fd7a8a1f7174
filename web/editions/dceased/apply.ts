/** Events of DCeased while the theatre plays them: equipment, objects, people who go with their hero. */
import { EQUIPMENT } from '@holdout/editions/dceased/cards.ts';
import { EQUIPMENT_SLOTS, FIRST_EQUIPMENT_SLOT } from '@holdout/editions/dceased/equipment.ts';
import { dceased } from '@holdout/editions/dceased/index.ts';
import type { DceasedOwn } from '@holdout/editions/dceased/own.ts';
import type { Context, GameEvent, State } from '@holdout/engine';
import { apply as applyShared } from '../supers/apply.ts';
import { withCard, withoutCard, type SlotKind } from '../supers/slots.ts';
import { ownOf } from './extras.ts';

const EQUIPMENT_KIND: readonly SlotKind[] = [
  {
    cards: EQUIPMENT.map(({ id, secret }) => ({ id, special: secret })),
    from: FIRST_EQUIPMENT_SLOT,
    to: FIRST_EQUIPMENT_SLOT + EQUIPMENT_SLOTS,
  },
];
/** Only the globe bears the marks of its use: it is gone after its second roll. */
const ROLLS = 'daily-planet-globe';

const isEquipment = (card: string): boolean => EQUIPMENT.some((e) => e.id === card);
const bystanderId = (card: number): string => dceased.kit.bystanders[card]?.id ?? '';

export const apply = (context: Context, state: State, e: GameEvent): State =>
  together(handed(ownAfter(context, state, e) ?? applyShared(context, state, e), e));

const heroOf = (state: State, id: string): number => state.heroes.findIndex((h) => h.id === id);

/** What the shared events do not do, or do otherwise here. */
function ownAfter(context: Context, state: State, e: GameEvent): State | undefined {
  const own = ownOf(state);
  const zone = (id: string): number => context.board.indexOf.get(id) ?? -1;
  const change = (to: Partial<DceasedOwn>): State => ({
    ...state,
    own: { ...own, ...to },
  });
  const goWith = (card: string, hero: string): DceasedOwn['bystanders'] =>
    own.bystanders.map((b) => (bystanderId(b.card) === card ? { ...b, hero: heroOf(state, hero) } : b));
  switch (e.type) {
    case 'bystander-rescued':
      return change({ bystanders: goWith(e.card, e.hero) });
    case 'card-given':
      return own.bystanders.some((b) => bystanderId(b.card) === e.card)
        ? change({ bystanders: goWith(e.card, e.other) })
        : undefined;
    case 'equipment-collected': {
      const at = own.equipment.findIndex((x) => x.zone === zone(e.zone));
      return change({ equipment: own.equipment.filter((_, i) => i !== at) });
    }
    case 'object-moved':
      return change({
        objects: own.objects.map((o) => (o.id === e.object ? { ...o, zone: zone(e.to) } : o)),
      });
    case 'object-used':
      return change({
        objects: own.objects.map((o) =>
          o.id === e.object && o.id === ROLLS ? { ...o, uses: o.uses + 1 } : o,
        ),
      });
    case 'object-placed':
      return change({ objects: [...own.objects, { id: e.object, zone: zone(e.zone), uses: 0 }] });
    case 'object-gone':
      return change({ objects: own.objects.filter((o) => o.id !== e.object) });
    case 'hero-died': {
      // Secret Missions stay behind, face down once more.
      const dropped = own.carried.filter((c) => state.heroes[c.hero]?.id === e.hero);
      const equipment = [...own.equipment, ...dropped.map(({ card }) => ({ card, zone: zone(e.zone) }))];
      return dropped.length > 0
        ? change({ equipment, carried: own.carried.filter((c) => !dropped.includes(c)) })
        : undefined;
    }
    case 'hero-taken-over':
      return { ...state, heroes: state.heroes.map((h) => (h.id === e.hero ? { ...h, seat: e.seat } : h)) };
    default:
      return undefined;
  }
}

/** Equipment changes hands. */
function handed(state: State, e: GameEvent): State {
  const slots = (hero: string, to: (slots: readonly number[]) => number[]): State => ({
    ...state,
    heroes: state.heroes.map((h) => (h.id === hero ? { ...h, slots: to(h.slots) } : h)),
  });
  if (!('card' in e) || !isEquipment(e.card ?? '')) return state;
  if (e.type === 'equipment-collected' || e.type === 'card-gained' || e.type === 'card-drawn')
    return slots(e.hero, (s) => withCard(EQUIPMENT_KIND, s, e.card));
  if (e.type === 'card-discarded') return slots(e.hero, (s) => withoutCard(EQUIPMENT_KIND, s, e.card));
  if (e.type !== 'card-given') return state;
  const without = slots(e.hero, (s) => withoutCard(EQUIPMENT_KIND, s, e.card));
  return {
    ...without,
    heroes: without.heroes.map((h) =>
      h.id === e.other ? { ...h, slots: withCard(EQUIPMENT_KIND, h.slots, e.card) } : h,
    ),
  };
}

/** People stand where their hero stands; without one they are on their own (D-ESC-1, D-ESC-5). */
function together(state: State): State {
  const own = ownOf(state);
  const moved = own.bystanders.some((b) => b.hero >= 0 && state.heroes[b.hero].zone !== b.zone);
  if (!moved) return state;
  const bystanders = own.bystanders.flatMap((b) => {
    const hero = state.heroes[b.hero];
    if (b.hero < 0 || hero.zone === b.zone) return [b];
    if (hero.status === 'left') return [];
    return [hero.status === 'dead' ? { ...b, hero: -1 } : { ...b, zone: hero.zone }];
  });
  return { ...state, own: { ...own, bystanders } };
}
