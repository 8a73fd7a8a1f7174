/** What a lesson shows at the table, fetched where a mission teaches. */
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { withWords } from '../words/screen-words.ts';
import type * as Shown from './shown.ts';

type Part<Name extends keyof typeof Shown> = ComponentType<ComponentProps<(typeof Shown)[Name]>>;

/** In the place of a part until it is there: nothing. */
function fetched<Props extends object>(
  pick: (shown: typeof Shown) => ComponentType<Props>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({
    default: pick(await withWords(import('./shown.ts'))),
  }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const GoalCard: Part<'GoalCard'> = fetched((shown) => shown.GoalCard);
export const Legend: Part<'Legend'> = fetched((shown) => shown.Legend);
export const LessonCard: Part<'LessonCard'> = fetched((shown) => shown.LessonCard);
export const LessonList: Part<'LessonList'> = fetched((shown) => shown.LessonList);
export const NextSteps: Part<'NextSteps'> = fetched((shown) => shown.NextSteps);
export const ShowLine: Part<'ShowLine'> = fetched((shown) => shown.ShowLine);
export const TourZones: Part<'TourZones'> = fetched((shown) => shown.TourZones);
