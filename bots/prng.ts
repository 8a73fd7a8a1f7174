/** A tiny generator of numbers for bots, apart from the game's own chance: the same seed gives the same play. */
import { keyed, seedWords } from '@holdout/engine';

/** Gives a number from 0 to n-1. */
export type Below = (n: number) => number;

export function numbersFrom(seed: string): Below {
  const [a, b] = seedWords(seed);
  let counter = 0;
  return (n) => Math.floor((keyed(a, b, 0, counter++) / 0x100000000) * n);
}
