/**
 * Rearranging: discard what has no slot, then choose what is in hand (C-INV-3, C-INV-4, C-ACT-2).
 * Where a card lies within hand or reserve never matters. Weapons and door openers work only in hand and nothing else
 * gains by being there, so players are asked only when more than two such items compete for two hands.
 */
import {
  heroAt,
  itemAt,
  asks,
  canPay,
  declareEvents,
  declarePrompts,
  DONE,
  EMPTY,
  NO_KIND,
  itemOption,
  option,
  pay,
  plainOption,
  procedure,
  told,
  withoutDoubles,
  WOUND,
  type Action,
  type EventsOf,
  type Details,
  type Frame,
  type Game,
  type Option,
  type PromptsOf,
  type RefusalCode,
} from '@holdout/engine';
import { worksInHand } from './cards.ts';
import {
  capacity,
  discardFrom,
  distinct,
  freeSlot,
  HANDS,
  handsOf,
  hasSurplus,
  itemId,
  itemLabel,
  itemsOf,
} from './inventory.ts';

const TOLD = declareEvents({
  held: told({ hero: 'hero', cards: 'item[]' }, { mark: 'knapsack', tone: 'plain', follows: true }),
});
const ASKED = declarePrompts({
  hold: asks({}, { joins: 'find', fate: { hold: 'held' } }),
  'discard-surplus': asks({}, { joins: 'find', fate: { discard: 'lost' } }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export interface Arrange extends Frame<'arrange'> {
  hero: number;
}

export const arrange = (hero: number): Frame => {
  const f: Arrange = { proc: 'arrange', step: 'surplus', hero };
  return f;
};

export const itemDetails = (g: Game, card: number): Details => ({
  items: [itemLabel(g, card)],
  cards: [itemId(g, card)],
});
export const heldOption = (g: Game, verb: string, card: number): Option =>
  itemOption(verb, itemLabel(g, card), itemId(g, card), [card]);

/** Every different pair of these items to have in hand. */
function holdOptions(g: Game, useful: readonly number[]): Option[] {
  const pairs: Option[] = [];
  for (let i = 0; i < useful.length; i++) {
    for (let j = i + 1; j < useful.length; j++)
      pairs.push(holdOption(g, [itemAt(useful, i), itemAt(useful, j)]));
  }
  return withoutDoubles(pairs);
}

function holdOption(g: Game, cards: readonly number[]): Option {
  const items = cards.map((c) => itemLabel(g, c)).sort();
  return option('hold', 'items', cards, { items, cards: cards.map((c) => itemId(g, c)) });
}

/** Lays the slots out anew with these cards in hand; Wounded cards go to the reserve as far as there is room. */
function hold(g: Game, hero: number, cards: readonly number[]): void {
  const h = heroAt(g.state, hero);
  const before = handsOf(g, hero);
  const slots: number[] = [];
  for (let n = capacity(g, hero); n > 0; n--) slots.push(EMPTY);
  for (let i = 0; i < cards.length; i++) slots[i] = itemAt(cards, i);
  for (const c of h.slots) if (c >= 0 && !cards.includes(c)) slots[freeSlot(slots)] = c;
  for (const c of h.slots) if (c === WOUND) slots[freeSlot(slots)] = c;
  h.slots = slots;
  if (cards.some((c) => !before.includes(c))) {
    g.emit?.('C-INV-3', { type: 'held', hero: h.id, cards: cards.map((c) => itemId(g, c)) });
  }
}

/** Could rearranging put something else in hand? Asked whenever a survivor may act, so nothing is listed without need. */
function canRearrange(g: Game, hero: number): boolean {
  const { slots } = heroAt(g.state, hero);
  let useful = 0;
  let held = 0;
  for (let i = 0; i < slots.length; i++) {
    if (itemAt(slots, i) < 0 || !worksInHand(g, itemAt(slots, i))) continue;
    useful++;
    if (i < HANDS) held++;
  }
  if (held < Math.min(HANDS, useful)) return true;
  return (
    useful > HANDS &&
    distinct(
      g,
      itemsOf(g, hero).filter((c) => worksInHand(g, c)),
    ).length > 1
  );
}

const ARRANGE = plainOption('arrange', { cost: 1 });

export const arrangeAction: Action = {
  verb: 'arrange',
  why(g, hero): RefusalCode | undefined {
    if (!canRearrange(g, hero)) return 'arrange.nothing';
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  },
  offer(g, hero, add) {
    if (!arrangeAction.why(g, hero, {})) add(ARRANGE);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    return arrange(hero);
  },
  procedure: procedure<Arrange>()({
    surplus: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        if (!hasSurplus(g, f.hero)) return 'hold';
        const items = distinct(g, itemsOf(g, f.hero));
        return {
          kind: 'pick',
          prompt: 'discard-surplus',
          by: h.seat,
          hero: h.id,
          options: items.map((c) => heldOption(g, 'discard', c)),
        };
      },
      take(g, f, { option }) {
        discardFrom(g, f.hero, itemAt(option.args, 0), 'C-INV-4');
        return 'surplus';
      },
    },

    hold: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        const useful = itemsOf(g, f.hero).filter((c) => worksInHand(g, c));
        if (useful.length > HANDS)
          return { kind: 'pick', prompt: 'hold', by: h.seat, hero: h.id, options: holdOptions(g, useful) };
        if (useful.length > 0) hold(g, f.hero, useful);
        return DONE;
      },
      take(g, f, { option }) {
        hold(g, f.hero, option.args);
        return DONE;
      },
    },
  }),
};

/** A new item may be equipped at once: into a free hand, or in place of something held (C-INV-5). */
interface Equip extends Frame<'equip'> {
  hero: number;
  card: number;
}

export const equip = (hero: number, card: number): Frame => {
  const f: Equip = { proc: 'equip', step: 'choose', hero, card };
  return f;
};

export const equipProcedure = procedure<Equip>()({
  choose: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      const held = handsOf(g, f.hero);
      if (held.includes(f.card) || h.slots.slice(0, HANDS).every((c) => c === WOUND)) return DONE;
      const free = h.slots.slice(0, HANDS).indexOf(EMPTY);
      if (free >= 0) {
        swapIntoHand(g, f.hero, free, f.card);
        return DONE;
      }
      const swaps = held.map((c) => holdOption(g, [...held.filter((x) => x !== c), f.card]));
      const options = withoutDoubles([holdOption(g, held), ...swaps]);
      return { kind: 'pick', prompt: 'hold', by: h.seat, hero: h.id, options };
    },
    take(g, f, { option }) {
      const hand = heroAt(g.state, f.hero).slots.findIndex(
        (c, i) => i < HANDS && c >= 0 && !option.args.includes(c),
      );
      if (hand >= 0) swapIntoHand(g, f.hero, hand, f.card);
      return DONE;
    },
  },
});

/** Equipping is no rearranging: nothing but this card and what the hand held changes place (C-INV-5, C-INV-15). */
function swapIntoHand(g: Game, hero: number, hand: number, card: number): void {
  const { id, slots } = heroAt(g.state, hero);
  slots[slots.indexOf(card)] = itemAt(slots, hand);
  slots[hand] = card;
  g.emit?.('C-INV-5', { type: 'held', hero: id, cards: handsOf(g, hero).map((c) => itemId(g, c)) });
}
