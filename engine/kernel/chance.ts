/**
 * Keyed chance: a draw depends on (seed, purpose, counter) and on nothing else, so asking the same question again
 * after an undo gives the same dice. Every draw a player can see counts as a reveal.
 */
import { DICE, diceFromBox, isByHand } from './by-hand.ts';
import type { Game } from './game.ts';
import { itemAt } from '../lookup.ts';

export const PURPOSES = ['setup', 'attack', 'car', 'shuffle', 'pick', 'people'] as const;
export type Purpose = (typeof PURPOSES)[number];
const PURPOSE_INDEX = Object.fromEntries(PURPOSES.map((p, i) => [p, i])) as Record<Purpose, number>;

/** Two 32-bit words from any seed text (FNV-1a, run twice with different bases). */
export function seedWords(seed: string): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x01234567;
  for (let i = 0; i < seed.length; i++) {
    const c = seed.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + i), 0x85ebca6b);
  }
  return [a >>> 0, b >>> 0];
}

/** A well-mixed 32-bit number for this key (murmur3's finaliser, twice). */
export function keyed(a: number, b: number, purpose: number, counter: number): number {
  let x = (a ^ Math.imul(counter + 1, 0x9e3779b1)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  x ^= (x >>> 16) ^ b ^ Math.imul(purpose + 1, 0x27d4eb2f);
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A number from 0 to n-1; does not count as a reveal (shuffles). */
export function below(g: Game, purpose: Purpose, n: number): number {
  const p = PURPOSE_INDEX[purpose];
  const counter = itemAt(g.state.chance, p);
  g.state.chance[p] = counter + 1;
  return Math.floor((keyed(g.seed[0], g.seed[1], p, counter) / 0x100000000) * n);
}

export class ScriptError extends Error {}

/** Rolls so many six-sided dice in the open, all at once. */
export const rollDice = (g: Game, purpose: Purpose, n: number): number[] =>
  n > 0 && isByHand(g, DICE)
    ? diceFromBox(g, n, purpose, () => oneDie(g, purpose))
    : Array.from({ length: n }, () => oneDie(g, purpose));

export const rollDie = (g: Game, purpose: Purpose): number => itemAt(rollDice(g, purpose, 1), 0);

/** A script goes first. */
function oneDie(g: Game, purpose: Purpose): number {
  const s = g.state;
  s.reveals++;
  if (s.script) {
    const die = s.script.dice.shift();
    if (die === undefined) throw new ScriptError('the script has no die left');
    return die;
  }
  return below(g, purpose, 6) + 1;
}

export function shuffle(g: Game, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(g, 'shuffle', i + 1);
    const held = itemAt(cards, i);
    cards[i] = itemAt(cards, j);
    cards[j] = held;
  }
}

/** Picks one of the items at random in the open (a special weapon, a new survivor). */
export function pickAtRandom<T>(g: Game, items: readonly T[]): T {
  g.state.reveals++;
  return itemAt(items, below(g, 'pick', items.length));
}
