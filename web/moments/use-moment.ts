/** The moment the table stops for now: one that is being told, and one that waits for an answer. */
import type { Decision } from '@holdout/engine';
import { useMemo } from 'react';
import type { Insight } from '../insight/use-insight.ts';
import type { TableView } from '../play/table.ts';
import { askedNow, toldNow, type Asked, type Told } from './moment.ts';

export interface MomentUi {
  readonly told: Told | null;
  readonly asked: Asked | null;
}

export function useMoment(insight: Insight, view: TableView, decision: Decision | null): MomentUi {
  const { show, playing } = insight;
  const told = useMemo(
    () => (playing ? toldNow(show.steps, show.begun) : null),
    [playing, show.steps, show.begun],
  );
  const asked = useMemo(() => askedNow(view.log, decision), [view.log, decision]);
  return useMemo(() => ({ told, asked }), [told, asked]);
}
