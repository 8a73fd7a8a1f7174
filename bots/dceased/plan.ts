/** Who goes where in DCeased: the first kind of work in reach, shared out among those who can do it. */
import { heroAt, numberAt } from '@holdout/engine';
import { wayTo } from '../living/routes.ts';
import type { Aim } from '../plain/aims.ts';
import { oncePerQuestion } from '../plain/once.ts';
import { UNREACHABLE } from '../plain/routes.ts';
import { teamOf } from '../plain/team.ts';
import { noWay, shareOut, type Way } from '../supers/plan.ts';
import { aimsOf } from './aims.ts';

/** One who falls is not the end: what lies so near is fetched alone. */
const SORTIE = 2;

export const wayOf = oncePerQuestion((g, hero): Way => {
  const team = teamOf(g);
  const aims = new Map(team.map((h) => [h, aimsOf(g, h)]));
  const wants = (h: number, kind: number, { zone }: Aim): boolean =>
    aims.get(h)?.[kind]?.some((a) => a.zone === zone) ?? false;
  for (const [kind, list] of (aims.get(hero) ?? []).entries()) {
    const tasks = list
      .map((aim) => ({ aim, far: wayTo(g, [aim.zone]), wanted: team.filter((h) => wants(h, kind, aim)) }))
      .filter((t) => numberAt(t.far, heroAt(g.state, hero).zone) < UNREACHABLE);
    if (tasks.length === 0) continue;
    const fellows = team.filter((h) => tasks.some((t) => t.wanted.includes(h)));
    const { aim, far } = shareOut(g, hero, fellows, tasks, SORTIE);
    return { aims: [aim], far };
  }
  return noWay(g);
});
