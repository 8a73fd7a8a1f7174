/**
 * Triggers are declared where rules are fired (fire.ts): what they give to effects, and by which keys a rule can be
 * limited to some of them. The module that fires one widens `TriggerMap`, as with events, and the edition lists it among
 * its words:
 *
 *     export const CARD_TRIGGERS = { 'card-taken': fired(['hero', 'zone'], { of: card }) };
 *     declare module '@holdout/engine' {
 *       interface TriggerMap extends TriggersOf<typeof CARD_TRIGGERS> {}
 *     }
 */
import type { Argument } from './argument.ts';
import type { Need } from './words.ts';

export interface TriggerForm {
  readonly gives: readonly Need[];
  /** Keys that limit a rule to what they name, one or several. */
  readonly names: { readonly [key: string]: Argument<string> };
  /** The rule must say for which area it is. */
  readonly area?: boolean;
  /** The rule must say when: nothing else happens that it could wait for. */
  readonly when?: boolean;
}
export type TriggersOf<D> = { [T in keyof D]: TriggerForm };

export const fired = (
  gives: readonly Need[],
  names: TriggerForm['names'] = {},
  more: Pick<TriggerForm, 'area' | 'when'> = {},
): TriggerForm => ({ gives, names, ...more });

/** What the kernel itself fires: the first time a condition holds (kernel/settle.ts). */
export const KERNEL_TRIGGERS = { once: fired([], {}, { when: true }) };
/** Widened by whoever declares triggers. */
export interface TriggerMap extends TriggersOf<typeof KERNEL_TRIGGERS> {}
export type Trigger = keyof TriggerMap;
export type Triggers = { readonly [T in Trigger]?: TriggerForm };
