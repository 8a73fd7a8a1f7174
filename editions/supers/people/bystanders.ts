/** Bystanders: cards on the board, people on the board, and whose card is kept (S-SET-4, S-OPEN-4, S-OPEN-8, Z-BYS). */
import {
  addTo,
  deckOf,
  heroAt,
  itemAt,
  callIf,
  abilityWith,
  call,
  declareEvents,
  cardOption,
  discard,
  DONE,
  drawCard,
  EMPTY,
  fired,
  fireRules,
  inSequence,
  procedure,
  noteShuffled,
  noteWithin,
  shuffle,
  told,
  turnedUp,
  turnLaid,
  valueOf,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
  type Option,
  type TriggersOf,
} from '@holdout/engine';
import type { Meal } from '../attack/attack.ts';
import { BYSTANDER_DECK, BYSTANDER_SLOT, isSecret, kitOf, SPAWN_DECK, TARGET } from '../kit.ts';
import { card, cardOrTarget } from '../missions/arguments.ts';
import { ownOf, type BoardCard, type Bystander, type BystanderState } from '../own.ts';
import { atRisk } from '../wounds/risk.ts';
import { recover } from '../wounds/wounds.ts';

const TOLD = declareEvents({
  devoured: told(
    { hero: 'hero', card: 'card', zone: 'zone' },
    { mark: 'bone-gnawer', tone: 'magenta', beat: 'kill', ms: 320, counts: { as: 'kills', of: 'card' } },
  ),
  'bystander-revealed': told({ card: 'card', zone: 'zone' }, { mark: 'person', tone: 'cyan', beat: 'card' }),
  'bystander-placed': told(
    { card: 'card', zone: 'zone', as: ['', 'hidden', 'escorted'] },
    { mark: 'person', tone: 'cyan', beat: 'rise' },
  ),
  'bystander-moved': told(
    { card: 'card', from: 'zone', to: 'zone', as: ['', 'hidden', 'escorted'] },
    { mark: 'person', tone: 'plain', beat: 'swarm' },
  ),
  'bystander-left': told({ card: 'card', zone: 'zone' }, { mark: 'person', tone: 'red', beat: 'kill' }),
  'bystander-marked': told(
    { card: 'card', zone: 'zone' },
    { mark: 'person', tone: 'magenta', beat: 'token', ms: 200 },
  ),
});
/** A card is turned up; somebody goes off the board by a spawn zone; is devoured, or the card discarded. */
export const BYSTANDER_TRIGGERS = {
  'card-revealed': fired(['zone'], { of: card }),
  'bystander-left': fired(['zone'], { of: cardOrTarget }),
  'bystander-lost': fired([], { of: cardOrTarget }),
};
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
  interface TriggerMap extends TriggersOf<typeof BYSTANDER_TRIGGERS> {}
}

export const bystanderId = (g: Game, card: number): string => itemAt(kitOf(g).bystanders, card).id;

/** A spawn card under a person's card means one thing in each edition: hidden, or escorted. */
const stateOf = (g: Game, { under }: Bystander): BystanderState => (under < 0 ? '' : kitOf(g).under);

/** Puts a person on the board. */
export function placeBystander(g: Game, card: number, zone: number, how: Partial<Bystander> = {}): void {
  const person = { card, zone, under: -1, marked: false, hero: -1, ...how };
  ownOf(g).bystanders.push(person);
  if (how.marked) ownOf(g).targets.push(card);
  g.stirred = true;
  g.emit?.('S-OPEN-4', {
    type: 'bystander-placed',
    card: bystanderId(g, card),
    zone: zoneId(g, zone),
    as: stateOf(g, person),
  });
  if (how.marked)
    g.emit?.(g.context.mission.clause, {
      type: 'bystander-marked',
      card: bystanderId(g, card),
      zone: zoneId(g, zone),
    });
}

/** A person changes zones, by their own step or pushed; the hidden stay hidden, the escorted escorted. */
export function movePerson(g: Game, person: Bystander, to: number, cause: string): void {
  const from = zoneId(g, person.zone);
  person.zone = to;
  g.stirred = true;
  g.emit?.(cause, {
    type: 'bystander-moved',
    card: bystanderId(g, person.card),
    from,
    to: zoneId(g, to),
    as: stateOf(g, person),
  });
}

/** Turns up every face-down card of these zones, and what the mission makes of it. */
export function revealIn(g: Game, zones: readonly number[]): Frame | null {
  const own = ownOf(g);
  const shown = own.cards.filter((c) => !c.up && c.under < 0 && zones.includes(c.zone));
  if (shown.length === 0) return null;
  return turnUpAll(g, shown);
}

/** Cards leave the board with what lies on them coming to it; of a real box all are named first. */
export function turnUpAll(g: Game, shown: readonly BoardCard[], marked?: true): Frame | null {
  const own = ownOf(g);
  for (const c of shown) {
    turnLaid(g, BYSTANDER_DECK, c);
    own.cards = own.cards.filter((other) => other !== c);
  }
  return inSequence(shown.flatMap((c) => turnUp(g, c.card, c.zone, marked ?? c.target)));
}

/** Nobody stands on a special card (Z-BYS-7, M-MZ6-1). */
function turnUp(g: Game, card: number, zone: number, marked: boolean): Frame[] {
  const { id, special } = itemAt(kitOf(g).bystanders, turnedUp(card));
  g.state.reveals++;
  g.stirred = true;
  g.emit?.('S-OPEN-4', { type: 'bystander-revealed', card: id, zone: zoneId(g, zone) });
  const own = ownOf(g);
  const staysUp = special && kitOf(g).staysUp?.(g, id);
  if (!special) placeBystander(g, card, zone, { marked });
  else if (staysUp) own.cards.push({ card, zone, under: -1, up: true, target: false });
  else if (isSecret(itemAt(kitOf(g).bystanders, card))) (own.out[BYSTANDER_DECK] ??= []).push(card);
  else discard(g, BYSTANDER_DECK, card);
  own.done.push(`revealed:${id}`);
  return fireRules(g, 'card-revealed', { hero: -1, zone, type: -1, of: id });
}

/** Is there anybody in the deck or its discards? */
export const canDrawPerson = (g: Game): boolean => {
  const { draw, discard: gone } = deckOf(g.state, BYSTANDER_DECK);
  return [...draw, ...gone].some((c) => !itemAt(kitOf(g).bystanders, turnedUp(c)).special);
};

/** A person from the deck; special cards are set aside meanwhile and shuffled back afterwards (M-ALL-11). */
export function drawPerson(g: Game): number {
  const aside: number[] = [];
  let card = drawCard(g, BYSTANDER_DECK);
  while (card >= 0 && itemAt(kitOf(g).bystanders, card).special) {
    aside.push(card);
    card = drawCard(g, BYSTANDER_DECK);
  }
  if (aside.length > 0) {
    const { draw } = deckOf(g.state, BYSTANDER_DECK);
    draw.push(...aside);
    noteWithin(g, BYSTANDER_DECK, aside);
    noteShuffled(g, BYSTANDER_DECK);
    shuffle(g, draw);
    g.emit?.('M-ALL-11', { type: 'deck-shuffled', deck: BYSTANDER_DECK });
  }
  return card;
}

/** The figure leaves the board and the list; its place in the list is free for others. */
export function takeOff(g: Game, index: number): Bystander {
  const own = ownOf(g);
  const b = itemAt(own.bystanders.splice(index, 1), 0);
  own.plans = own.plans.filter(([i]) => i !== index).map(([i, z]) => [i > index ? i - 1 : i, z]);
  if (b.under >= 0) discard(g, SPAWN_DECK, b.under);
  g.stirred = true;
  return b;
}

/** Eaten: the card goes to the hero, who keeps one (Z-BYS-2, Z-BYS-3). */
export function devourBystander(g: Game, hero: number, index: number): { eaten: Meal; frame: Frame | null } {
  const own = ownOf(g);
  const b = takeOff(g, index);
  const id = bystanderId(g, b.card);
  addTo(own.devoured, hero, 1);
  own.done.push(`devoured:${id}`);
  if (b.marked) own.markedDevoured++;
  g.emit?.('Z-BYS-2', {
    type: 'devoured',
    hero: heroAt(g.state, hero).id,
    card: id,
    zone: zoneId(g, b.zone),
  });
  mealRestores(g, hero);
  return { eaten: { card: id, zone: b.zone, marked: b.marked }, frame: gainBystander(g, hero, b.card) };
}

/** Health that a meal gives. */
export const MEAL_HEALTH = 'mealHealth';

/** A card the hero holds already may make it restore health, before one of the two is kept. */
function mealRestores(g: Game, hero: number): void {
  const card = abilityWith(g, hero, MEAL_HEALTH);
  const { id, wounds } = heroAt(g.state, hero);
  if (card === undefined || wounds === 0) return;
  g.emit?.(kitOf(g).clauses.cardGained, { type: 'card-used', hero: id, card });
  recover(g, hero, valueOf(g, hero, MEAL_HEALTH), card);
}

/** Gone by a spawn zone (Z-BYS-6). */
export function bystanderLeaves(g: Game, index: number): Frame[] {
  const own = ownOf(g);
  const b = takeOff(g, index);
  const id = bystanderId(g, b.card);
  own.escaped++;
  if (b.marked) own.markedEscaped++;
  discard(g, BYSTANDER_DECK, b.card);
  g.emit?.('Z-BYS-6', { type: 'bystander-left', card: id, zone: zoneId(g, b.zone) });
  const about = { hero: -1, zone: b.zone, type: -1, of: id };
  return fireRules(g, 'bystander-left', b.marked ? { ...about, ...TARGET } : about);
}

/** A person's card goes to the discard; what the mission makes of one it named (M-MH2-2). */
export function dropCard(g: Game, card: number): Frame[] {
  const own = ownOf(g);
  discard(g, BYSTANDER_DECK, card);
  g.stirred = true;
  const about = { hero: -1, zone: -1, type: -1, of: bystanderId(g, card) };
  const target = own.targets.includes(card);
  if (target) own.targetsLost++;
  return fireRules(g, 'bystander-lost', target ? { ...about, ...TARGET } : about);
}

export interface Gain extends Frame<'gain-bystander'> {
  hero: number;
  card: number;
}

/** The card comes to the hero; with one there already the players keep either (Z-BYS-3). */
export function gainBystander(g: Game, hero: number, card: number): Frame | null {
  const h = heroAt(g.state, hero);
  if (h.status !== 'in') {
    (ownOf(g).out[BYSTANDER_DECK] ??= []).push(card);
    return null;
  }
  if (h.slots[BYSTANDER_SLOT] === EMPTY) {
    takeCard(g, hero, card);
    return null;
  }
  const f: Gain = { proc: 'gain-bystander', step: 'choose', hero, card };
  return f;
}

function takeCard(g: Game, hero: number, card: number): void {
  const h = heroAt(g.state, hero);
  h.slots[BYSTANDER_SLOT] = card;
  g.emit?.(kitOf(g).clauses.cardGained, { type: 'card-gained', hero: h.id, card: bystanderId(g, card) });
}

/** The other card is discarded. */
function keepOption(g: Game, card: number, cards: readonly number[]): Option {
  const id = bystanderId(g, card);
  const other = cards.filter((c) => c !== card);
  return atRisk(g, cardOption('keep', id, [card]), other);
}

export const gainBystanderProcedure = procedure<Gain>()({
  choose: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      const cards = [f.card, itemAt(h.slots, BYSTANDER_SLOT)];
      return {
        kind: 'pick',
        prompt: 'keep-card',
        by: h.seat,
        hero: h.id,
        about: { card: bystanderId(g, f.card) },
        options: cards.map((c) => keepOption(g, c, cards)),
      };
    },
    take(g, f, { option }) {
      const h = heroAt(g.state, f.hero);
      const old = itemAt(h.slots, BYSTANDER_SLOT);
      const lost = option.args[0] === old ? f.card : old;
      if (lost === old) takeCard(g, f.hero, f.card);
      g.emit?.(kitOf(g).clauses.cardKept, {
        type: 'card-discarded',
        hero: h.id,
        card: bystanderId(g, lost),
      });
      return callIf(f, 'trim', inSequence(dropCard(g, lost)));
    },
  },
  trim: (_g, f) => call(f, 'end', { proc: 'trim-traits', step: 'check', ...{ hero: f.hero } }),
  end: () => DONE,
});
