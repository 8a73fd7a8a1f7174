/** Who goes where in hero mode: the first kind of work that can be reached, shared out among the team. */
import { itemAt } from '@holdout/engine';
import { wayTo } from '../living/routes.ts';
import { oncePerQuestion } from '../plain/once.ts';
import { teamOf } from '../plain/team.ts';
import { noWay, shareOut, tasksOf, type Way } from '../supers/plan.ts';
import { aimsOf } from './aims.ts';

/** Three wounds are soon taken: nobody goes alone, only whoever stands there has another task. */
const SORTIE = 0;

export const wayOf = oncePerQuestion((g, hero): Way => {
  const team = teamOf(g);
  const aims = new Map(team.map((h) => [h, aimsOf(g, h)]));
  for (const kind of (aims.get(itemAt(team, 0)) ?? []).keys()) {
    const tasks = tasksOf(
      g,
      team,
      (h) => aims.get(h)?.[kind] ?? [],
      (zone) => wayTo(g, [zone]),
    );
    if (tasks.length === 0) continue;
    const { aim, far } = shareOut(g, hero, team, tasks, SORTIE);
    return { aims: [aim], far };
  }
  return noWay(g);
});
