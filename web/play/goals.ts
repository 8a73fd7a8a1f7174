/** What the mission and the edition say about a position, which only a running game can answer. */
import { DANGER_LEVELS, type DangerLevel, type Game, type State } from '@holdout/engine';
import { engineOf } from '../editions/plugs.ts';
import type { Table } from './table.ts';

export interface Goal {
  readonly id: string;
  readonly met: boolean;
}

const gameOf = (state: State): Game => engineOf(state.setup.edition).gameOf(state);

/** The players' checklist; of the position on the table unless another one is given. */
export function goalsOf(table: Table, state: State = table.view().state): Goal[] {
  const g = gameOf(state);
  return g.context.mission.goals.map(({ id, met }) => ({ id, met: met(g) }));
}

/** The danger level whose line is read when enemies arrive (K-SPAWN-2). */
export function dangerOf(state: State): DangerLevel {
  const g = gameOf(state);
  return DANGER_LEVELS[g.context.edition.policies.danger(g)];
}
