/** What a study asks: every mission with every number of heroes, by every player; so many games of each, in ranges. */
import type { BotName, Task } from '../study/task.ts';

export interface Plan {
  readonly missions: readonly string[];
  readonly heroes: readonly number[];
  readonly players: readonly { readonly bot: BotName; readonly budget: number }[];
  readonly games: number;
  /** Games of a range: what is done as one job, and lost when its machine goes. */
  readonly range: number;
  readonly seed: string;
  /** Of the editions: games of other rules are other games. */
  readonly rules: readonly string[];
}

/** A task of the study; its place in the list is its number. */
export const tasksOf = ({ missions, heroes, players, seed }: Plan): Task[] =>
  missions.flatMap((mission) =>
    heroes.flatMap((count) =>
      players.map((player): Task => ({ mission, heroes: count, ...player, seed, choices: {} })),
    ),
  );

export interface Range {
  /** Number of the task. */
  readonly task: number;
  /** Games from the first to before the last. */
  readonly first: number;
  readonly end: number;
}

/** Of all tasks alike: whoever looks on early sees something of each. */
export function rangesOf(plan: Plan): Range[] {
  const tasks = tasksOf(plan).length;
  const ranges: Range[] = [];
  for (let first = 0; first < plan.games; first += plan.range)
    for (let task = 0; task < tasks; task++)
      ranges.push({ task, first, end: Math.min(plan.games, first + plan.range) });
  return ranges;
}
