/** Who goes where in zombie mode: the hungry to their prey, one task for the others, short errands alone. */
import { isBarred } from '@holdout/editions/supers';
import { isExitOpen, type Game } from '@holdout/engine';
import { aimsOf, zonesOf, type Aim } from '../plain/aims.ts';
import { distancesTo } from '../plain/routes.ts';
import { teamOf } from '../plain/team.ts';
import { leaving } from '../supers/aims.ts';
import { noWay, shareOut, tasksOf, type Way } from '../supers/plan.ts';
import { hungryAims } from './aims.ts';

const DOOR = 1;
/** Nobody goes farther alone. */
const SORTIE = 4;
/** Tasks that are soon done. */
const FEW = 2;

const farTo = (g: Game, zones: readonly number[]): Float64Array => distancesTo(g, zones, DOOR, isBarred);

export function wayFor(g: Game, hero: number): Way {
  const hungry = isExitOpen(g) ? [] : hungryAims(g, hero);
  if (hungry.length > 0) return { aims: hungry, far: farTo(g, zonesOf(hungry)) };
  const team = teamOf(g);
  const tasks = tasksOf(
    g,
    team,
    (h) => workOf(g, h),
    (zone) => farTo(g, [zone]),
  );
  if (tasks.length === 0) return noWay(g);
  const { aim, far } = shareOut(g, hero, team, tasks, SORTIE);
  return { aims: [aim], far, nearlyDone: tasks.length <= FEW };
}

/** What a hero should go for; once the exit is open, nothing but the way out. */
export const workOf = (g: Game, hero: number): readonly Aim[] =>
  isExitOpen(g) ? leaving(g) : aimsOf(g, hero);
