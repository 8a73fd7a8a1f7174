/**
 * The two kinds of decision. `pick`: one of the options. `allocate`: spread `total` units over the options, none
 * above its cap. Answers are text: an option id, or for an allocation "id=2 id=1".
 */
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { readShares, writeShares } from './option-id.ts';
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
export type Decision = PickDecision | AllocateDecision;

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
}

/** The only possible answer, or undefined when players have a real choice. */
export function forcedChoice(d: Decision): Choice | undefined {
  if (d.kind === 'pick')
    return d.options.length === 1 ? { option: itemAt(d.options, 0), units: [] } : undefined;
  let room = 0;
  for (const o of d.options) room += o.cap ?? d.total;
  if (d.total === 0 || room <= d.total || d.options.length === 1) {
    return { option: itemAt(d.options, 0), units: d.options.map((o) => Math.min(o.cap ?? d.total, d.total)) };
  }
  return undefined;
}

/** Reads an answer against the open decision; anything not offered is refused. */
export function parseAnswer(d: Decision, answer: string): Choice | RefusalCode {
  if (typeof answer !== 'string') return 'answer.not-text';
  if (d.kind === 'pick') {
    for (const option of d.options) if (option.id === answer) return { option, units: [] };
    return 'answer.not-offered';
  }
  return parseAllocation(d, answer);
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
  return { option: itemAt(d.options, 0), units };
}

/** The text of an allocation, in the order of the options, zeros left out. */
export function formatAllocation(d: AllocateDecision, units: readonly number[]): string {
  return writeShares(d.options.flatMap(({ id }, i) => (units[i] ? [{ id, n: units[i] }] : [])));
}
