/**
 * The kinds of decision. `pick`: one of the options. `allocate`: spread `total` units over the options, none above its
 * cap. `row`: as many of them as `total`, in order, none more often than its cap. Answers are text: an option id, for an
 * allocation "id=2 id=1", for a row "id id id".
 */
import { asks, declarePrompts, promptForm, type PromptsOf } from '../vocabulary/prompts.ts';
import { readRow, readShares, writeRow, writeShares } from './option-id.ts';
import type { Option } from './option.ts';
import type { RefusalCode } from './refusals.ts';
import { itemAt } from '../lookup.ts';

interface DecisionBase {
  readonly prompt: Prompt;
  /** Seat that answers; `team` = any seated player. */
  readonly by: number | 'team';
  /** Hero it is about. */
  readonly hero?: string;
  /** Facts the prompt names: dice, wounds, cards, zones. */
  readonly about?: { readonly [key: string]: string | number | readonly number[] | readonly string[] };
  readonly options: readonly Option[];
}
export interface PickDecision extends DecisionBase {
  readonly kind: 'pick';
}
export interface AllocateDecision extends DecisionBase {
  readonly kind: 'allocate';
  readonly total: number;
}
/** What the players' own box says (by-hand.ts). */
export interface RowDecision extends DecisionBase {
  readonly kind: 'row';
  readonly total: number;
  /** It may be none of these: a card that only the box knows (another.ts). */
  readonly open?: true;
}
export type Decision = PickDecision | AllocateDecision | RowDecision;

const ASKED = declarePrompts({
  turn: asks({ actions: 'number' }, { begins: true }),
});
/** Widened by whoever declares prompts. */
export interface PromptMap extends PromptsOf<typeof ASKED> {}
export type Prompt = keyof PromptMap;

/** What a procedure receives: the option picked, or the units per option. */
export interface Choice {
  readonly option: Option;
  readonly units: readonly number[];
  /** Places of the options of a row. */
  readonly row: readonly number[];
}
const NONE: readonly number[] = [];

/** The only possible answer, or undefined when players have a real choice. */
export function forcedChoice(d: Decision): Choice | undefined {
  if (d.kind === 'pick')
    return d.options.length === 1 && !promptForm(d.prompt).waits
      ? { option: itemAt(d.options, 0), units: NONE, row: NONE }
      : undefined;
  if (d.kind === 'row')
    return d.options.length === 1 && !d.open
      ? { option: itemAt(d.options, 0), units: NONE, row: new Array<number>(d.total).fill(0) }
      : undefined;
  let room = 0;
  for (const o of d.options) room += o.cap ?? d.total;
  if (d.total === 0 || room <= d.total || d.options.length === 1) {
    const units = d.options.map((o) => Math.min(o.cap ?? d.total, d.total));
    return { option: itemAt(d.options, 0), units, row: NONE };
  }
  return undefined;
}

/** Reads an answer against the open decision; anything not offered is refused. */
export function parseAnswer(d: Decision, answer: string): Choice | RefusalCode {
  if (typeof answer !== 'string') return 'answer.not-text';
  if (d.kind === 'pick') {
    for (const option of d.options) if (option.id === answer) return { option, units: NONE, row: NONE };
    return 'answer.not-offered';
  }
  return d.kind === 'row' ? parseRow(d, answer) : parseAllocation(d, answer);
}

function parseAllocation(d: AllocateDecision, answer: string): Choice | RefusalCode {
  const units = d.options.map(() => 0);
  let sum = 0;
  for (const share of readShares(answer)) {
    const at = d.options.findIndex((o) => o.id === share?.id);
    if (!share || at < 0 || units[at] !== 0) return 'answer.not-offered';
    if (share.n > (itemAt(d.options, at).cap ?? d.total)) return 'answer.over-cap';
    units[at] = share.n;
    sum += share.n;
  }
  if (sum !== d.total) return 'answer.wrong-total';
  return { option: itemAt(d.options, 0), units, row: NONE };
}

function parseRow(d: RowDecision, answer: string): Choice | RefusalCode {
  const row = readRow(answer).map((id) => d.options.findIndex((o) => o.id === id));
  if (row.includes(-1)) return 'answer.not-offered';
  if (row.length !== d.total) return 'answer.wrong-total';
  const times = (place: number): number => row.filter((p) => p === place).length;
  if (d.options.some((o, place) => times(place) > (o.cap ?? d.total))) return 'answer.over-cap';
  return { option: itemAt(d.options, itemAt(row, 0)), units: NONE, row };
}

/** The text of an allocation, in the order of the options, zeros left out. */
export function formatAllocation(d: AllocateDecision, units: readonly number[]): string {
  return writeShares(d.options.flatMap(({ id }, i) => (units[i] ? [{ id, n: units[i] }] : [])));
}

/** The text of a row, from places among the options. */
export const formatRow = (d: RowDecision, row: readonly number[]): string =>
  writeRow(row.map((place) => itemAt(d.options, place).id));
