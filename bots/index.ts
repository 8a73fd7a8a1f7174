/** Policies that answer decisions. */
export * from './bot.ts';
export { captainBot } from './captain/captain.ts';
export { findWin } from './foresight.ts';
export { boldBot, greedyBot } from './greedy.ts';
export { isThinker, seatBot } from './players.ts';
export { playoutBot } from './playout/playout.ts';
export { numbersFrom } from './prng.ts';
export { randomBot } from './random.ts';
