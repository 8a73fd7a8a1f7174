/** Who goes where: what lies open is fetched by whoever is nearest, the others go to the next task together. */
import { heroAt, numberAt, itemAt, type Game } from '@holdout/engine';
import type { Aim } from '../plain/aims.ts';
import { UNREACHABLE } from '../plain/routes.ts';

export interface Way {
  readonly aims: readonly Aim[];
  /** Moves from every zone to the nearest aim. */
  readonly far: Float64Array;
  /** Is little left to do? */
  readonly nearlyDone?: boolean;
}

export const noWay = (g: Game): Way => ({ aims: [], far: new Float64Array(g.context.zones) });

interface Task {
  readonly aim: Aim;
  readonly far: Float64Array;
  /** Heroes whom the mission wants to do it. */
  readonly wanted: readonly number[];
}

/** People get away: more than one goes after them. */
const HUNTERS = 2;

/** What the team has to do, one task for each zone, as far as somebody can get there. */
export function tasksOf(
  g: Game,
  team: readonly number[],
  aimsOf: (hero: number) => readonly Aim[],
  farTo: (zone: number) => Float64Array,
): Task[] {
  const wanted = new Map<number, { aim: Aim; by: number[] }>();
  for (const hero of team) {
    for (const aim of aimsOf(hero)) {
      const known = wanted.get(aim.zone);
      if (known) known.by.push(hero);
      else wanted.set(aim.zone, { aim, by: [hero] });
    }
  }
  return [...wanted.values()]
    .map(({ aim, by }) => ({ aim, far: farTo(aim.zone), wanted: by }))
    .filter((t) => team.some((h) => numberAt(t.far, heroAt(g.state, h).zone) < UNREACHABLE));
}

/** The hero's task; nobody goes farther than `sortie` alone. */
export function shareOut(
  g: Game,
  hero: number,
  team: readonly number[],
  tasks: readonly Task[],
  sortie: number,
): Task {
  const { heroes } = g.state;
  const free = new Set(team);
  const at = ({ far }: Task, h: number): number => numberAt(far, itemAt(heroes, h).zone);
  const isNear = ({ aim }: Task, h: number): boolean =>
    numberAt(g.view.distance, itemAt(heroes, h).zone * g.context.zones + aim.zone) <= sortie;
  const work = tasks.filter((t) => t.aim.act !== 'leave');
  for (const task of work) {
    const hands = task.wanted.filter((h) => free.has(h) && isNear(task, h));
    hands.sort((a, b) => at(task, a) - at(task, b));
    const takers = hands.slice(0, task.aim.act === 'hunt' ? HUNTERS : 1);
    if (takers.includes(hero)) return task;
    for (const h of takers) free.delete(h);
  }
  const common = work.length > 0 ? work : tasks;
  const sum = (t: Task): number => team.reduce((n, h) => n + at(t, h), 0);
  return common.reduce((best, t) => (sum(t) < sum(best) ? t : best));
}
