/** What the mission and the edition say about a position, which only a running game can answer. */
import {
  itemAt,
  countsOf,
  DANGER_LEVELS,
  targetsOf,
  type Count,
  type DangerLevel,
  type Game,
  type State,
  type Target,
} from '@holdout/engine';
import { engineOf } from '../editions/plugs.ts';
import type { Table } from './table.ts';

export interface Goal {
  readonly id: string;
  readonly met: boolean;
  /** How far it has come, where it is counted. */
  readonly count: Count | undefined;
}

/** To be looked at only: a position amid what is being played would be played on, into cards that lie face down. */
const gameOf = (state: State): Game => engineOf(state.setup.edition).gameOf({ ...state, stack: [] });

/** The players' checklist; of the position on the table unless another one is given. */
export function goalsOf(table: Table, state: State = table.view().state): Goal[] {
  const g = gameOf(state);
  return g.context.mission.goals.map(({ id, met }) => ({
    id,
    met: met(g),
    count: several(countsOf(g, met)),
  }));
}

/** Where a goal can be met in this position; nowhere when it is met or has no place. */
export function goalTargets(state: State, goal: string): readonly Target[] {
  const g = gameOf(state);
  return g.context.mission.goals.flatMap(({ id, met }) => (id === goal ? targetsOf(g, met) : []));
}

/** What the mission counts towards defeat: a fuse, those who got through. */
export function timersOf(state: State): readonly Count[] {
  const g = gameOf(state);
  return g.context.mission.lose.flatMap(({ when }) => several(countsOf(g, when)) ?? []);
}

/** Of something that is counted at all: one of one is told by its being met. */
const several = (counts: readonly Count[]): Count | undefined => counts.find(({ all }) => all > 1);

/** The danger level whose line is read when enemies arrive (K-SPAWN-2). */
export function dangerOf(state: State): DangerLevel {
  const g = gameOf(state);
  return itemAt(DANGER_LEVELS, g.context.edition.policies.danger(g));
}
