/** Who goes where in DCeased: the first kind of work in reach, shared out among those who can do it. */
import type { Game } from '@holdout/engine';
import type { Aim } from '../plain/aims.ts';
import { dceasedAims } from './aims.ts';
import { wayTo } from '../living/routes.ts';
import { UNREACHABLE } from '../plain/routes.ts';
import { shareOut, type Way } from '../zombie/plan.ts';

/** One who falls is not the end: what lies so near is fetched alone. */
const SORTIE = 2;

export function dceasedWay(g: Game, hero: number): Way {
  const living = g.state.heroes.flatMap((h, i) => (h.status === 'in' ? [i] : []));
  const aims = new Map(living.map((h) => [h, dceasedAims(g, h)]));
  const wants = (h: number, kind: number, { zone }: Aim): boolean =>
    aims.get(h)?.[kind]?.some((a) => a.zone === zone) ?? false;
  for (const [kind, list] of (aims.get(hero) ?? []).entries()) {
    const tasks = list
      .map((aim) => ({ aim, far: wayTo(g, [aim.zone]), wanted: living.filter((h) => wants(h, kind, aim)) }))
      .filter((t) => t.far[g.state.heroes[hero].zone] < UNREACHABLE);
    if (tasks.length === 0) continue;
    const fellows = living.filter((h) => tasks.some((t) => t.wanted.includes(h)));
    const { aim, far } = shareOut(g, hero, fellows, tasks, SORTIE);
    return { aims: [aim], far };
  }
  return { aims: [], far: new Float64Array(g.context.zones) };
}
