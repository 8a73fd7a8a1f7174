/** A task of a study: one mission, so many heroes, one player. Plain data, for threads and databases. */
import { captainBot, greedyBot, playoutBot, randomBot } from '@holdout/bots';
import type { Engine, Setup } from '@holdout/engine';
import { leading } from '@holdout/engine';
import { missionsNamed, newEngine } from '../editions.ts';
import { playGame, seeing, tableFor, type Player } from '@holdout/bots/measure';

export const BOTS = ['random', 'playout', 'greedy', 'captain'] as const;
export type BotName = (typeof BOTS)[number];

export interface Task {
  readonly mission: string;
  readonly heroes: number;
  readonly bot: BotName;
  /** Answers the captain simulates for a hero's turn; means nothing to the others. */
  readonly budget: number;
  /** The nth game of it is played by the seed `<seed>-<n>`. */
  readonly seed: string;
  readonly choices: Pick<Setup, 'boxes' | 'variants'>;
}

/** How a game ended. */
export interface Ending {
  readonly result: 'won' | 'lost' | 'stuck';
  readonly answers: number;
  readonly rounds: number;
}

function playerFor({ bot, budget }: Task, engine: Engine, seed: string): Player {
  switch (bot) {
    case 'random':
      return randomBot(seed);
    case 'playout':
      return seeing(engine, playoutBot);
    case 'greedy':
      return seeing(engine, greedyBot);
    case 'captain':
      return seeing(engine, captainBot(seed, { answers: budget }));
  }
}

/** Plays any game of the task; an engine of its own, so that boards are made once. */
export function gamesOf(task: Task): (nth: number) => Ending {
  const engine = newEngine();
  const [{ edition, mission }] = leading(missionsNamed(task.mission), 1);
  const setup: Setup = {
    edition: edition.id,
    mission,
    seats: tableFor(engine, edition, mission, task.heroes),
    ...task.choices,
  };
  return (nth) => {
    const seed = `${task.seed}-${nth}`;
    const { state, answers, stuck } = playGame(engine, setup, seed, playerFor(task, engine, seed));
    const result = stuck ? 'stuck' : (state.outcome?.result ?? 'stuck');
    return { result, answers, rounds: state.round };
  };
}
