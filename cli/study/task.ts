/** A task of a study: one mission, so many heroes, one player. Plain data, for threads and databases. */
import { boldBot, captainBot, greedyBot, playoutBot, randomBot } from '@holdout/bots';
import { leading, type Edition, type Engine, type Setup } from '@holdout/engine';
import { EDITIONS, missionsNamed, newEngine } from '../editions.ts';
import { playGame, seeing, tableFor, type Player } from '@holdout/bots/measure';

export const BOTS = ['random', 'playout', 'greedy', 'bold', 'captain'] as const;
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
  /** What a file of the players' own brings; then `mission` is only what it is called. */
  readonly brought?: Pick<Setup, 'edition' | 'mission' | 'sheets' | 'pack'>;
  /** Heroes who play before others. */
  readonly team?: readonly string[];
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
    case 'bold':
      return seeing(engine, boldBot);
    case 'captain':
      return seeing(engine, captainBot(seed, { answers: budget }));
  }
}

function playedIn({ mission, brought }: Task): Omit<Setup, 'edition' | 'seats'> & { edition: Edition } {
  if (!brought) return leading(missionsNamed(mission), 1)[0];
  const edition = EDITIONS.find((e) => e.id === brought.edition);
  if (!edition) throw new Error(`no edition ${brought.edition}`);
  return { ...brought, edition };
}

/** Plays any game of the task; an engine of its own, so that boards are made once. */
export function gamesOf(task: Task): (nth: number) => Ending {
  const engine = newEngine();
  const { edition, ...played } = playedIn(task);
  const setup: Setup = {
    ...played,
    edition: edition.id,
    seats: tableFor(engine, edition, played.mission, task.heroes, task.team, played),
    ...task.choices,
  };
  return (nth) => {
    const seed = `${task.seed}-${nth}`;
    const { state, answers, stuck } = playGame(engine, setup, seed, playerFor(task, engine, seed));
    const result = stuck ? 'stuck' : (state.outcome?.result ?? 'stuck');
    return { result, answers, rounds: state.round };
  };
}
