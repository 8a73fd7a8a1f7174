/** Wounds and death (C-ZATT-1 to C-ZATT-5, C-COM-14, C-SK-21, C-SK-32). */
import {
  heroAt,
  itemAt,
  asks,
  declareEvents,
  declarePrompts,
  DONE,
  EMPTY,
  hasSkill,
  option,
  plainOption,
  procedure,
  told,
  WOUND,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
  type Option,
  type PromptsOf,
} from '@holdout/engine';
import { heldOption, itemDetails } from './arrange.ts';
import { kindAt } from './cards.ts';
import {
  countKind,
  discardCard,
  discardFrom,
  distinct,
  freeSlot,
  HANDS,
  handsOf,
  itemId,
  itemsOf,
} from './inventory.ts';
import { ownOf } from './own.ts';

const TOLD = declareEvents({
  'card-lost': told({ hero: 'hero', card: 'card' }, { mark: 'broken-heart', tone: 'red', follows: true }),
  healed: told({ hero: 'hero', other: 'hero', own: 'flag' }, { mark: 'healing', tone: 'green' }),
});
const ASKED = declarePrompts({
  'prevent-wound': asks({}),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const MASK = 'goalie-mask';
const IS_THAT_ALL = 'is-that-all';
const TWO_WOUNDS = 2;

export const healthOf = (g: Game, hero: number): number => TWO_WOUNDS - heroAt(g.state, hero).wounds;

/** Wounds a survivor can take before being dead for certain, everything that prevents one included. */
export function endurance(g: Game, hero: number): number {
  const shields = hasSkill(g, hero, IS_THAT_ALL) ? itemsOf(g, hero).length : countKind(g, hero, MASK);
  return healthOf(g, hero) + shields;
}

/** The same against zombies, with Tough. */
export const enduranceOfAttacks = (g: Game, hero: number): number =>
  endurance(g, hero) + ownOf(g).tough.filter((h) => h === hero).length;

interface Suffer extends Frame<'suffer'> {
  hero: number;
  zombie: boolean;
}

/** One wound: from a zombie's attack, or from friendly fire or a car. */
export const suffer = (hero: number, zombie: boolean): Frame => {
  const f: Suffer = { proc: 'suffer', step: zombie ? 'tough' : 'prevent', hero, zombie };
  return f;
};

const ACCEPT = plainOption('accept');

export const sufferProcedure = procedure<Suffer>()({
  tough(g, f) {
    const own = ownOf(g);
    const at = own.tough.indexOf(f.hero);
    if (at < 0) return 'prevent';
    own.tough.splice(at, 1);
    g.emit?.('C-SK-32', { type: 'wound-prevented', hero: heroAt(g.state, f.hero).id, with: 'tough' });
    return DONE;
  },

  prevent: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      if (h.status !== 'in') return DONE;
      const shields = shieldsOf(g, f.hero);
      if (shields.length === 0) return 'wound';
      const options = [...shields.map((c) => heldOption(g, 'prevent', c)), ACCEPT];
      return { kind: 'pick', prompt: 'prevent-wound', by: h.seat, hero: h.id, options };
    },
    take(g, f, { option }) {
      if (option.verb === 'accept') return 'wound';
      const card = itemAt(option.args, 0);
      // Any card will do thanks to the skill; only the mask does it by itself.
      const isMask = kindAt(g, card).id === MASK;
      const cause = isMask ? 'C-ZATT-4' : 'C-SK-21';
      const hero = heroAt(g.state, f.hero).id;
      g.emit?.(cause, { type: 'wound-prevented', hero, with: isMask ? MASK : IS_THAT_ALL });
      discardFrom(g, f.hero, card, cause);
      return DONE;
    },
  },

  wound(g, f) {
    const h = heroAt(g.state, f.hero);
    if (h.wounds + 1 < TWO_WOUNDS) return 'lose';
    h.wounds++;
    sayWounded(g, f.hero, 1, 'C-ZATT-3');
    die(g, f.hero, 'C-ZATT-3');
    return DONE;
  },

  lose: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      const items = itemsOf(g, f.hero);
      const keepsAll = hasSkill(g, f.hero, IS_THAT_ALL) && h.slots.includes(EMPTY);
      if (items.length === 0 || keepsAll) {
        takeWound(g, f.hero, freeSlot(h.slots));
        return DONE;
      }
      return { kind: 'pick', prompt: 'lose-card', by: h.seat, hero: h.id, options: loseOptions(g, f.hero) };
    },
    take(g, f, { option }) {
      const h = heroAt(g.state, f.hero);
      const card = itemAt(option.args, 0);
      const slot = h.slots.indexOf(card);
      const lost = itemId(g, card);
      discardCard(g, card);
      h.slots[slot] = EMPTY;
      g.emit?.('C-ZATT-1', { type: 'card-lost', hero: h.id, card: lost });
      takeWound(g, f.hero, slot);
      return DONE;
    },
  },
});

/** Cards that may be given up instead of taking the wound. */
function shieldsOf(g: Game, hero: number): number[] {
  const items = distinct(g, itemsOf(g, hero));
  return hasSkill(g, hero, IS_THAT_ALL) ? items : items.filter((c) => kindAt(g, c).id === MASK);
}

/** The Wounded card takes the lost card's place, so hand and reserve are different choices (C-INV-15). */
function loseOptions(g: Game, hero: number): Option[] {
  const { slots } = heroAt(g.state, hero);
  const held = handsOf(g, hero);
  const spare = slots.slice(HANDS).filter((c) => c >= 0);
  const at = (cards: number[], place: string): Option[] =>
    distinct(g, cards).map((c) => option('lose', 'items@place', [c], { ...itemDetails(g, c), place }));
  return [...at(held, 'hand'), ...at(spare, 'reserve')];
}

function takeWound(g: Game, hero: number, slot: number): void {
  const h = heroAt(g.state, hero);
  h.wounds++;
  h.slots[slot] = WOUND;
  g.stirred = true;
  sayWounded(g, hero, 1, 'C-ZATT-1');
}

function sayWounded(g: Game, hero: number, taken: number, clause: string): void {
  const { id, wounds } = heroAt(g.state, hero);
  g.emit?.(clause, { type: 'wounded', hero: id, wounds, taken, left: healthOf(g, hero) });
}

/** More wounds than everything could prevent: the survivor dies, and which cards go first changes nothing. */
export function fall(g: Game, hero: number): void {
  const h = heroAt(g.state, hero);
  const own = ownOf(g);
  own.tough = own.tough.filter((x) => x !== hero);
  const taken = TWO_WOUNDS - h.wounds;
  h.wounds = TWO_WOUNDS;
  sayWounded(g, hero, taken, 'C-ZATT-3');
  die(g, hero, 'C-ZATT-3');
}

/** Gone from the board with all equipment, which nobody can pick up (C-ZATT-3). */
export function die(g: Game, hero: number, cause: string): void {
  const h = heroAt(g.state, hero);
  const { zone } = h;
  for (const card of itemsOf(g, hero)) discardCard(g, card);
  h.slots.fill(EMPTY);
  h.status = 'dead';
  h.zone = -1;
  h.actions = 0;
  for (const car of ownOf(g).cars) car.seats = car.seats.map((s) => (s === hero ? -1 : s));
  g.stirred = true;
  g.emit?.(cause, { type: 'hero-died', hero: h.id, zone: zoneId(g, zone) });
}

/** Removes one Wounded card, if there is one. */
export function heal(g: Game, hero: number, cause: string, by: number): void {
  const h = heroAt(g.state, hero);
  if (h.wounds === 0) return;
  h.wounds--;
  h.slots[h.slots.lastIndexOf(WOUND)] = EMPTY;
  g.emit?.(cause, {
    type: 'healed',
    hero: h.id,
    other: heroAt(g.state, by).id,
    own: g.state.heroes[by] === h,
  });
}
