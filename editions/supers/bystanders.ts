/** Bystanders: cards on the board, people on the board, and whose card is kept (S-SET-4, S-OPEN-4, S-OPEN-8, Z-BYS). */
import {
  call,
  discard,
  DONE,
  drawCard,
  EMPTY,
  fireRules,
  inSequence,
  procedure,
  shuffle,
  zoneId,
  type Frame,
  type Game,
} from '@holdout/engine';
import type { Meal } from './attack.ts';
import { BYSTANDER_DECK, BYSTANDER_SLOT, kitOf, SPAWN_DECK, TARGET } from './kit.ts';
import { ownOf, type Bystander } from './own.ts';

export const bystanderId = (g: Game, card: number): string => kitOf(g).bystanders[card].id;

/** Puts a person on the board. */
export function placeBystander(g: Game, card: number, zone: number, how: Partial<Bystander> = {}): void {
  ownOf(g).bystanders.push({ card, zone, escort: -1, marked: false, ...how });
  g.stirred = true;
  g.emit?.('S-OPEN-4', { type: 'bystander-placed', card: bystanderId(g, card), zone: zoneId(g, zone) });
  if (how.marked)
    g.emit?.(g.context.mission.clause, {
      type: 'bystander-marked',
      card: bystanderId(g, card),
      zone: zoneId(g, zone),
    });
}

/** Turns up every face-down card of these zones, and what the mission makes of it. */
export function revealIn(g: Game, zones: readonly number[]): Frame | null {
  const own = ownOf(g);
  const shown = own.cards.filter((c) => !c.up && c.under < 0 && zones.includes(c.zone));
  if (shown.length === 0) return null;
  own.cards = own.cards.filter((c) => !shown.includes(c));
  const next = inSequence(shown.flatMap((c) => turnUp(g, c.card, c.zone)));
  return typeof next === 'string' ? null : next;
}

/** Nobody stands on a special card (Z-BYS-7, M-MZ6-1). */
export function turnUp(g: Game, card: number, zone: number, marked = false): Frame[] {
  const { id, special } = kitOf(g).bystanders[card];
  g.state.reveals++;
  g.stirred = true;
  g.emit?.('S-OPEN-4', { type: 'bystander-revealed', card: id, zone: zoneId(g, zone) });
  const own = ownOf(g);
  if (!special) placeBystander(g, card, zone, { marked });
  else if (id === 'saved') discard(g, BYSTANDER_DECK, card);
  else (own.out[BYSTANDER_DECK] ??= []).push(card);
  own.done.push(`revealed:${id}`);
  return fireRules(g, 'card-revealed', { hero: -1, zone, type: -1, of: id });
}

/** Is there anybody in the deck or its discards? */
export const canDrawPerson = (g: Game): boolean => {
  const { draw, discard: gone } = g.state.decks[BYSTANDER_DECK];
  return [...draw, ...gone].some((c) => !kitOf(g).bystanders[c].special);
};

/** A person from the deck; special cards are set aside meanwhile and shuffled back afterwards (M-ALL-11). */
export function drawPerson(g: Game): number {
  const aside: number[] = [];
  let card = drawCard(g, BYSTANDER_DECK);
  while (card >= 0 && kitOf(g).bystanders[card].special) {
    aside.push(card);
    card = drawCard(g, BYSTANDER_DECK);
  }
  if (aside.length > 0) {
    const { draw } = g.state.decks[BYSTANDER_DECK];
    draw.push(...aside);
    shuffle(g, draw);
    g.emit?.('M-ALL-11', { type: 'deck-shuffled', deck: BYSTANDER_DECK });
  }
  return card;
}

/** The figure leaves the board and the list; its place in the list is free for others. */
function takeOff(g: Game, index: number): Bystander {
  const own = ownOf(g);
  const [b] = own.bystanders.splice(index, 1);
  own.plans = own.plans.filter(([i]) => i !== index).map(([i, z]) => [i > index ? i - 1 : i, z]);
  if (b.escort >= 0) discard(g, SPAWN_DECK, b.escort);
  g.stirred = true;
  return b;
}

/** Eaten: the card goes to the hero, who keeps one (Z-BYS-2, Z-BYS-3). */
export function devourBystander(g: Game, hero: number, index: number): { eaten: Meal; frame: Frame | null } {
  const own = ownOf(g);
  const b = takeOff(g, index);
  const id = bystanderId(g, b.card);
  own.devoured[hero]++;
  own.done.push(`devoured:${id}`);
  if (b.marked) own.markedDevoured++;
  g.emit?.('Z-BYS-2', { type: 'devoured', hero: g.state.heroes[hero].id, card: id, zone: zoneId(g, b.zone) });
  return { eaten: { card: id, zone: b.zone, marked: b.marked }, frame: gainBystander(g, hero, b.card) };
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

interface Gain extends Frame {
  hero: number;
  card: number;
}

/** The card comes to the hero; with one there already the players keep either (Z-BYS-3). */
export function gainBystander(g: Game, hero: number, card: number): Frame | null {
  const h = g.state.heroes[hero];
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
  const h = g.state.heroes[hero];
  h.slots[BYSTANDER_SLOT] = card;
  g.emit?.('Z-BYS-2', { type: 'card-gained', hero: h.id, card: bystanderId(g, card) });
}

export const gainBystanderProcedure = procedure<Gain>({
  choose: {
    ask(g, f) {
      const h = g.state.heroes[f.hero];
      const cards = [f.card, h.slots[BYSTANDER_SLOT]];
      return {
        kind: 'pick',
        prompt: 'keep-card',
        by: h.seat,
        hero: h.id,
        about: { card: bystanderId(g, f.card) },
        options: cards.map((c) => ({
          id: `keep:${bystanderId(g, c)}`,
          verb: 'keep',
          args: [c],
          cards: [bystanderId(g, c)],
        })),
      };
    },
    take(g, f, { option }) {
      const h = g.state.heroes[f.hero];
      const old = h.slots[BYSTANDER_SLOT];
      const lost = option.args[0] === old ? f.card : old;
      if (lost === old) takeCard(g, f.hero, f.card);
      discard(g, BYSTANDER_DECK, lost);
      g.emit?.('Z-BYS-3', { type: 'card-discarded', hero: h.id, card: bystanderId(g, lost) });
      return call(f, 'end', { proc: 'trim-traits', step: 'check', ...{ hero: f.hero } });
    },
  },
  end: () => DONE,
});
