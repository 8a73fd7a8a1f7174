/** Slots, hands and where discarded cards go (C-INV-1 to C-INV-15). Slots 0 and 1 are the hands, the rest is reserve. */
import { heroAt, itemAt, discard, EMPTY, itemOf, valueOf, WOUND, type Game } from '@holdout/engine';
import { kindAt, worksInHand } from './cards.ts';
import { ownOf } from './own.ts';
import { EQUIPMENT } from './types.ts';

export const HANDS = 2;
const RESERVE = 3;

/** Five slots, one more in reserve with Hoard (C-INV-1, C-SK-19). */
export const capacity = (g: Game, hero: number): number => HANDS + RESERVE + valueOf(g, hero, 'reserve');

/** Equipment cards a hero carries, hands first. */
export const itemsOf = (g: Game, hero: number): number[] => heroAt(g.state, hero).slots.filter((c) => c >= 0);

export function handsOf(g: Game, hero: number): number[] {
  const { slots } = heroAt(g.state, hero);
  const held: number[] = [];
  for (let i = 0; i < HANDS; i++) if (itemAt(slots, i) >= 0) held.push(itemAt(slots, i));
  return held;
}

export function countKind(g: Game, hero: number, kind: string): number {
  let n = 0;
  for (const c of heroAt(g.state, hero).slots) if (c >= 0 && kindAt(g, c).id === kind) n++;
  return n;
}

export function isScoped(g: Game, card: number): boolean {
  for (const [rifle] of ownOf(g).scoped) if (rifle === card) return true;
  return false;
}
export const isUnloaded = (g: Game, card: number): boolean => ownOf(g).unloaded.includes(card);

/** Name of an item as it stands: a rifle with scope is a sniper rifle. */
export const itemId = (g: Game, card: number): string =>
  isScoped(g, card) ? 'sniper-rifle' : kindAt(g, card).id;

/** The mark of a weapon that has to be reloaded. */
const UNLOADED = 'empty';

/** Tells apart items that are not interchangeable: an unloaded weapon is not a loaded one. */
export const itemLabel = (g: Game, card: number): string =>
  itemOf(itemId(g, card), isUnloaded(g, card) ? UNLOADED : undefined);

/** One card for each different item. */
export function distinct(g: Game, cards: readonly number[]): number[] {
  return cards.filter((c, i) => {
    const label = itemLabel(g, c);
    return !cards.some((other, j) => j < i && itemLabel(g, other) === label);
  });
}

/** Puts a card into the first free slot, a hand first if it works there; without room it waits at the end (surplus). */
export function putInSlot(g: Game, hero: number, card: number): void {
  const { slots } = heroAt(g.state, hero);
  const free = worksInHand(g, card) ? slots.indexOf(EMPTY) : slots.lastIndexOf(EMPTY);
  if (free >= 0) slots[free] = card;
  else slots.push(card);
  g.stirred = true;
}

/** The reserve first: hands are worth more. */
export function freeSlot(slots: readonly number[]): number {
  const reserve = slots.indexOf(EMPTY, HANDS);
  return reserve >= 0 ? reserve : slots.indexOf(EMPTY);
}

export function takeFromSlot(g: Game, hero: number, card: number): void {
  const { slots } = heroAt(g.state, hero);
  const at = slots.indexOf(card);
  slots[at] = EMPTY;
  closeGap(g, hero);
  g.stirred = true;
}

/** Cards without a slot of their own move up into a free one. */
function closeGap(g: Game, hero: number): void {
  const { slots } = heroAt(g.state, hero);
  const most = capacity(g, hero);
  while (slots.length > most) {
    const free = slots.lastIndexOf(EMPTY, most - 1);
    if (slots[slots.length - 1] !== EMPTY && free < 0) return;
    const card = slots.pop() as number;
    if (card !== EMPTY) slots[free] = card;
  }
}

export const hasSurplus = (g: Game, hero: number): boolean =>
  heroAt(g.state, hero).slots.length > capacity(g, hero);

/** A card goes to the discards, back to the set-aside ones, or out of the game (C-INV-7, C-INV-11). */
export function discardCard(g: Game, card: number): void {
  const own = ownOf(g);
  own.unloaded = own.unloaded.filter((c) => c !== card);
  const pair = own.scoped.findIndex(([rifle]) => rifle === card);
  if (pair >= 0) {
    const [, scope] = itemAt(own.scoped.splice(pair, 1), 0);
    discard(g, EQUIPMENT, scope);
  }
  const kind = kindAt(g, card);
  if (kind.id === 'molotov') own.aside.push(card);
  else if (kind.aside) own.out.push(card);
  else discard(g, EQUIPMENT, card);
}

export function discardFrom(g: Game, hero: number, card: number, cause: string): void {
  const id = itemId(g, card);
  takeFromSlot(g, hero, card);
  discardCard(g, card);
  g.emit?.(cause, { type: 'card-discarded', hero: heroAt(g.state, hero).id, card: id });
}

export const woundSlots = (g: Game, hero: number): number =>
  heroAt(g.state, hero).slots.filter((c) => c === WOUND).length;
