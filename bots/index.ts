/** Policies that answer decisions. */
export * from './bot.ts';
export { findWin } from './foresight.ts';
export { greedyBot } from './greedy.ts';
export { numbersFrom } from './prng.ts';
export { randomBot } from './random.ts';
