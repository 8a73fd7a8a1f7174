/** The answers given at this screen since it was opened, by the moment they were given in: what "again" and "the same" go by. */
import type { Decision, Option, State } from '@holdout/engine';
import type { Table } from '../play/table.ts';

export interface Given {
  /** Number of the question. */
  readonly seq: number;
  readonly round: number;
  /** Whose turn it was; -1: nobody's. */
  readonly hero: number;
  readonly decision: Decision;
  readonly answer: string;
  /** What was picked; undefined where something was shared out. */
  readonly option: Option | undefined;
}

const tables = new WeakMap<Table, readonly Given[]>();

/** To be called before the answer is given. */
export function noteAnswer(table: Table, answer: string): void {
  const { state, decision } = table.view();
  if (!decision) return;
  const { seq, round, active } = state;
  const option = decision.options.find((o) => o.id === answer);
  tables.set(table, [...givenAt(table, state), { seq, round, hero: active, decision, answer, option }]);
}

/** What was taken back is not among them. */
export const givenAt = (table: Table, { seq }: State): readonly Given[] =>
  (tables.get(table) ?? []).filter((g) => g.seq < seq);
