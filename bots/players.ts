/** Whoever plays a seat, as the bot they are. */
import type { Decision, Engine, Masked } from '@holdout/engine';
import type { Bot } from './bot.ts';
import { captainBot } from './captain/captain.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import type { SeatPlayer } from './seats.ts';

/** Simulated answers for a hero's turn, and the longest a table waits for them. */
const STRENGTHS = {
  'captain-1': { answers: 200, milliseconds: 500 },
  'captain-2': { answers: 1000, milliseconds: 1500 },
  'captain-3': { answers: 4000, milliseconds: 4000 },
} as const;

export const isThinker = (player: SeatPlayer): player is keyof typeof STRENGTHS => player in STRENGTHS;

/** A captain keeps to its plan: it is asked about one game only. `now`: a clock in milliseconds. */
export function seatBot(player: SeatPlayer, seed: string, now: () => number): Bot {
  if (isThinker(player)) {
    const { answers, milliseconds } = STRENGTHS[player];
    return captainBot(seed, { answers, clock: { milliseconds, now } });
  }
  return player === 'greedy' ? greedyBot : atRandom;
}

const atRandom = (engine: Engine, seen: Masked, d: Decision): string => randomBot(engine.hash(seen))(d);
