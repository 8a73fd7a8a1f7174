/** The steps of the frame that are there, in their order; each is fetched when it is opened. */
import { lazy, type ComponentType } from 'react';
import type { Flaw, StepId, StepProps } from './workshop.ts';

interface FrameStep {
  readonly id: StepId;
  readonly View: ComponentType<StepProps>;
}

export const FRAME_STEPS: readonly FrameStep[] = [
  {
    id: 'board',
    View: lazy(() => import('./board/board-step.tsx').then((m) => ({ default: m.BoardStep }))),
  },
  {
    id: 'rules',
    View: lazy(() => import('./rules/rules-step.tsx').then((m) => ({ default: m.RulesStep }))),
  },
  {
    id: 'heroes',
    View: lazy(() => import('./heroes/heroes-step.tsx').then((m) => ({ default: m.HeroesStep }))),
  },
  {
    id: 'cards',
    View: lazy(() => import('./cards/cards-step.tsx').then((m) => ({ default: m.CardsStep }))),
  },
  {
    id: 'fairness',
    View: lazy(() => import('./fairness/fairness-step.tsx').then((m) => ({ default: m.FairnessStep }))),
  },
  {
    id: 'share',
    View: lazy(() => import('./share/share-step.tsx').then((m) => ({ default: m.ShareStep }))),
  },
];

/** Parts of a mission file that lie on the board. */
const ON_BOARD = [
  'tiles', 'levels', 'elevator', 'doors', 'start', 'spawns', 'objectives', 'enemies', 'areas', 'exit', 'own',
]; // prettier-ignore

/** Of the pack: its cards, and what they are called. */
const OF_CARDS = /^(cards|texts\.[^.]+\.cards)\b/;

/** The step where a flaw is mended: by the part of the file it is in. */
export function stepOf({ at }: Flaw): StepId {
  if (OF_CARDS.test(at)) return 'cards';
  const part = /^\w*/.exec(at)?.[0] ?? '';
  return ON_BOARD.includes(part) ? 'board' : part === 'heroes' ? 'heroes' : 'rules';
}
