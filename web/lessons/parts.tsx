/** What a lesson shows at the table, fetched where a mission teaches. */
import { lazy, Suspense, type ComponentProps } from 'react';

const Shown = {
  Legend: lazy(() => import('./shown.ts').then((m) => ({ default: m.Legend }))),
  LessonCard: lazy(() => import('./shown.ts').then((m) => ({ default: m.LessonCard }))),
  LessonList: lazy(() => import('./shown.ts').then((m) => ({ default: m.LessonList }))),
  ShowLine: lazy(() => import('./shown.ts').then((m) => ({ default: m.ShowLine }))),
  TourZones: lazy(() => import('./shown.ts').then((m) => ({ default: m.TourZones }))),
};

export const Legend = (props: ComponentProps<typeof Shown.Legend>): React.JSX.Element => (
  <Suspense>
    <Shown.Legend {...props} />
  </Suspense>
);

export const LessonCard = (props: ComponentProps<typeof Shown.LessonCard>): React.JSX.Element => (
  <Suspense>
    <Shown.LessonCard {...props} />
  </Suspense>
);

export const LessonList = (props: ComponentProps<typeof Shown.LessonList>): React.JSX.Element => (
  <Suspense>
    <Shown.LessonList {...props} />
  </Suspense>
);

export const ShowLine = (props: ComponentProps<typeof Shown.ShowLine>): React.JSX.Element => (
  <Suspense>
    <Shown.ShowLine {...props} />
  </Suspense>
);

export const TourZones = (props: ComponentProps<typeof Shown.TourZones>): React.JSX.Element => (
  <Suspense>
    <Shown.TourZones {...props} />
  </Suspense>
);
