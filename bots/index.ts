/** Policies that answer decisions. */
export * from './bot.ts';
export { findWin, type Effort } from './foresight.ts';
export { greedyBot } from './greedy.ts';
export { numbersFrom, type Below } from './prng.ts';
export { randomBot, randomUnits } from './random.ts';
