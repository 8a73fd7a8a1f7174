/** Everything that only a table at which somebody learns shows. */
export { GoalCard } from './goal-card.tsx';
export { Legend } from './legend.tsx';
export { LessonCard } from './lesson-card.tsx';
export { LessonList } from './lesson-list.tsx';
export { NextSteps } from './next-steps.tsx';
export { ShowLine } from './show-line.tsx';
export { TourZones } from './tour-zones.tsx';
