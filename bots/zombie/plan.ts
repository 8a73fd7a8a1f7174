/** Who goes where: what lies open is fetched by whoever is nearest, the others go to the next task together. */
import { isExitOpen, type Game } from '@holdout/engine';
import { aimsOf, type Aim } from '../plain/aims.ts';
import { distancesTo, UNREACHABLE } from '../plain/routes.ts';
import { exitZones, hungryAims } from './aims.ts';
import { isBarred } from './table.ts';

export interface Way {
  readonly aims: readonly Aim[];
  /** Moves from every zone to the nearest aim. */
  readonly far: Float64Array;
  /** Is little left to do? */
  readonly nearlyDone?: boolean;
}

export interface Task {
  readonly aim: Aim;
  readonly far: Float64Array;
  /** Heroes whom the mission wants to do it. */
  readonly wanted: readonly number[];
}

const DOOR = 1;
/** Nobody goes farther alone. */
const SORTIE = 4;
/** People get away: more than one goes after them. */
const HUNTERS = 2;
/** Tasks that are soon done. */
const FEW = 2;

const far = (g: Game, aims: readonly Aim[]): Float64Array =>
  distancesTo(g, aims.map((a) => a.zone), DOOR, isBarred); // prettier-ignore

export function wayFor(g: Game, hero: number): Way {
  const hungry = isExitOpen(g) ? [] : hungryAims(g, hero);
  if (hungry.length > 0) return { aims: hungry, far: far(g, hungry) };
  const living = g.state.heroes.flatMap((h, i) => (h.status === 'in' ? [i] : []));
  const tasks = tasksOf(g, living);
  const task = tasks.length > 0 ? shareOut(g, hero, living, tasks) : undefined;
  if (!task) return { aims: [], far: new Float64Array(g.context.zones) };
  return { aims: [task.aim], far: task.far, nearlyDone: tasks.length <= FEW };
}

/** What a hero should go for; once the exit is open, nothing but the way out. */
export const workOf = (g: Game, hero: number): readonly Aim[] =>
  isExitOpen(g) ? exitZones(g).map((zone) => ({ zone, act: 'leave' })) : aimsOf(g, hero);

function tasksOf(g: Game, living: readonly number[]): Task[] {
  const wanted = new Map<number, { aim: Aim; by: number[] }>();
  for (const hero of living) {
    for (const aim of workOf(g, hero)) {
      const known = wanted.get(aim.zone);
      if (known) known.by.push(hero);
      else wanted.set(aim.zone, { aim, by: [hero] });
    }
  }
  return [...wanted.values()]
    .map(({ aim, by }) => ({ aim, far: far(g, [aim]), wanted: by }))
    .filter((t) => living.some((h) => t.far[g.state.heroes[h].zone] < UNREACHABLE));
}

export function shareOut(
  g: Game,
  hero: number,
  living: readonly number[],
  tasks: readonly Task[],
  sortie = SORTIE,
): Task {
  const { heroes } = g.state;
  const free = new Set(living);
  const at = ({ far }: Task, h: number): number => far[heroes[h].zone];
  const isNear = ({ aim }: Task, h: number): boolean =>
    g.view.distance[heroes[h].zone * g.context.zones + aim.zone] <= sortie;
  const work = tasks.filter((t) => t.aim.act !== 'leave');
  for (const task of work) {
    const hands = task.wanted.filter((h) => free.has(h) && isNear(task, h)).sort((a, b) => at(task, a) - at(task, b)); // prettier-ignore
    const takers = hands.slice(0, task.aim.act === 'hunt' ? HUNTERS : 1);
    if (takers.includes(hero)) return task;
    for (const h of takers) free.delete(h);
  }
  const common = work.length > 0 ? work : tasks;
  const sum = (t: Task): number => living.reduce((n, h) => n + at(t, h), 0);
  return common.reduce((best, t) => (sum(t) < sum(best) ? t : best));
}
