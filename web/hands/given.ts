/** The answers given at this screen since it was opened, by the moment they were given in: what "again", "the same" and undo go by. */
import { itemAt, type Decision, type Option, type State } from '@holdout/engine';
import type { Table } from '../play/table.ts';

export interface Given {
  /** Number of the question. */
  readonly seq: number;
  /** Number of the first question that the same press answered. */
  readonly pressed: number;
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
export function noteAnswer(table: Table, answer: string, pressed: number): void {
  const { state, decision } = table.view();
  if (!decision) return;
  const { seq, round, active } = state;
  const option = decision.options.find((o) => o.id === answer);
  const given: Given = { seq, pressed, round, hero: active, decision, answer, option };
  tables.set(table, [...givenAt(table, state), given]);
}

/** What was taken back is not among them. */
export const givenAt = (table: Table, { seq }: State): readonly Given[] =>
  (tables.get(table) ?? []).filter((g) => g.seq < seq);

/** What was taken back and can be given again, as one press gave it. */
export const takenBackAt = (table: Table, { seq }: State): readonly Given[] => {
  const back = (tables.get(table) ?? []).filter((g) => g.seq >= seq);
  return back.filter((g) => g.pressed === itemAt(back, 0).pressed);
};
