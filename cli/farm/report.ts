/** What a study has come to: a line for each of its tasks. */
import { intervalOf } from '@holdout/bots/measure';
import { NOTHING, type Tally } from '../study/tally.ts';
import { tasksOf, type Plan } from './plan.ts';

export interface Finding {
  readonly mission: string;
  readonly heroes: number;
  readonly bot: string;
  readonly budget?: number;
  readonly games: number;
  readonly won: number;
  readonly stuck: number;
  readonly rate: number;
  /** Of 95 %. */
  readonly interval: readonly [low: number, high: number];
  readonly roundsPerGame: number;
}

export const findingsOf = (plan: Plan, tallies: ReadonlyMap<number, Tally>): Finding[] =>
  tasksOf(plan).map(({ mission, heroes, bot, budget }, task) => {
    const { games, won, stuck, rounds } = tallies.get(task) ?? NOTHING;
    const [low, high] = intervalOf(won, games);
    return {
      mission,
      heroes,
      bot,
      ...(bot === 'captain' && { budget }),
      games,
      won,
      stuck,
      rate: shortened(won / Math.max(1, games)),
      interval: [shortened(low), shortened(high)],
      roundsPerGame: Math.round((10 * rounds) / Math.max(1, games)) / 10,
    };
  });

const shortened = (share: number): number => Math.round(share * 1000) / 1000;

export function inWords({ mission, heroes, bot, budget, games, won, stuck, interval }: Finding): string {
  const percent = interval.map((share) => Math.round(100 * share)).join(' to ');
  const player = budget === undefined ? bot : `${bot} ${budget}`;
  const left = stuck > 0 ? `, ${stuck} stuck` : '';
  return `mission ${mission}, ${heroes} heroes, ${player}: ${won} of ${games} won (${percent} %)${left}`;
}
