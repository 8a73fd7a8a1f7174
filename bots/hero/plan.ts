/** Who goes where in hero mode: the first kind of work that can be reached, shared out among the team. */
import type { Game } from '@holdout/engine';
import type { Aim } from '../plain/aims.ts';
import { heroAims } from './aims.ts';
import { wayTo } from '../living/routes.ts';
import { UNREACHABLE } from '../plain/routes.ts';
import { shareOut, type Task, type Way } from '../zombie/plan.ts';

/** Three wounds are soon taken: nobody goes alone, only whoever stands there has another task. */
const SORTIE = 0;

export function heroWay(g: Game, hero: number): Way {
  const living = g.state.heroes.flatMap((h, i) => (h.status === 'in' ? [i] : []));
  const aims = living.map((h) => heroAims(g, h));
  for (let kind = 0; kind < aims[0].length; kind++) {
    const tasks = tasksOf(g, living, aims.map((lists) => lists[kind])); // prettier-ignore
    if (tasks.length === 0) continue;
    const { aim, far } = shareOut(g, hero, living, tasks, SORTIE);
    return { aims: [aim], far };
  }
  return { aims: [], far: new Float64Array(g.context.zones) };
}

/** Tasks in reach of somebody who can do them. */
function tasksOf(g: Game, living: readonly number[], aims: readonly (readonly Aim[])[]): Task[] {
  const wanted = new Map<number, { aim: Aim; by: number[] }>();
  living.forEach((hero, i) => {
    for (const aim of aims[i]) {
      const known = wanted.get(aim.zone);
      if (known) known.by.push(hero);
      else wanted.set(aim.zone, { aim, by: [hero] });
    }
  });
  return [...wanted.values()]
    .map(({ aim, by }) => ({ aim, far: wayTo(g, [aim.zone]), wanted: by }))
    .filter((t) => living.some((h) => t.far[g.state.heroes[h].zone] < UNREACHABLE));
}
