/**
 * The two kinds of decision. `pick`: one of the options. `allocate`: spread `total` units over the options, none
 * above its cap. Answers are text: an option id, or for an allocation "id=2 id=1".
 */
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import type { RefusalCode } from './refusals.ts';

export interface Option {
  /** Readable and stable, e.g. `move:S4`, `attack:pistol@S7`. */
  readonly id: string;
  readonly verb: string;
  /** What the rule needs to carry it out: indices, never shown. */
  readonly args: readonly number[];
  readonly zones?: readonly string[];
  readonly heroes?: readonly string[];
  readonly cards?: readonly string[];
  readonly enemies?: readonly string[];
  /** Actions it costs, where that is not obvious. */
  readonly cost?: number;
  /** Ordinary actions among them, where a free one pays for the rest. */
  readonly paid?: number;
  /** Most units an allocation may put here. */
  readonly cap?: number;
  /** Units that take out whoever gets them, unless some of them are prevented. */
  readonly fells?: number;
  /** Cards that may be lost by it and without which the mission is lost: what players are warned of (M-MH2-2). */
  readonly risks?: readonly string[];
}

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
  turn: asks({ actions: 'number' }),
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
  if (d.kind === 'pick') return d.options.length === 1 ? { option: d.options[0], units: [] } : undefined;
  let room = 0;
  for (const o of d.options) room += o.cap ?? d.total;
  if (d.total === 0 || room <= d.total || d.options.length === 1) {
    return { option: d.options[0], units: d.options.map((o) => Math.min(o.cap ?? d.total, d.total)) };
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
  for (const part of answer.split(' ')) {
    const cut = part.lastIndexOf('=');
    const at = d.options.findIndex((o) => o.id === part.slice(0, cut));
    const text = part.slice(cut + 1);
    if (cut < 0 || at < 0 || !/^[1-9]\d{0,2}$/.test(text) || units[at] !== 0) return 'answer.not-offered';
    const n = Number(text);
    if (n > (d.options[at].cap ?? d.total)) return 'answer.over-cap';
    units[at] = n;
    sum += n;
  }
  if (sum !== d.total) return 'answer.wrong-total';
  return { option: d.options[0], units };
}

/** The text of an allocation, in the order of the options, zeros left out. */
export function formatAllocation(d: AllocateDecision, units: readonly number[]): string {
  return d.options
    .map((o, i) => (units[i] ? `${o.id}=${units[i]}` : ''))
    .filter(Boolean)
    .join(' ');
}

/** Options of the same id are the same choice: one of them is enough. */
export function withoutDoubles(options: readonly Option[]): Option[] {
  const seen = new Set<string>();
  return options.filter((o) => !seen.has(o.id) && seen.add(o.id));
}
