/** A plan: the answers of a hero's turn, as they were given in the position it was made in. */
import { isRefusal, promptForm, type Decision, type Engine, type State, type Truth } from '@holdout/engine';
import type { Meter } from './budget.ts';

export interface Step {
  readonly prompt: string;
  readonly hero: string | undefined;
  readonly answer: string;
  /** What the table looked like when it was given. */
  readonly view: string;
}
export type Plan = readonly Step[];

/** Does a hero's turn begin or go on with this decision? */
export const isTurn = (d: Decision): boolean => promptForm(d.prompt).begins === true;

export const stepFor = (state: State, d: Decision, answer: string): Step => ({
  prompt: d.prompt,
  hero: d.hero,
  answer,
  view: viewOf(state),
});

/** Does it answer this question? */
export const fits = (step: Step, d: Decision): boolean => step.prompt === d.prompt && step.hero === d.hero;

/** What a surprise would change: who stands where, hurt how, with what, among which enemies, with which actions left. */
function viewOf({ heroes, enemies, doors, round, outcome }: State): string {
  const people = heroes.map((h) => [h.zone, h.wounds, h.actions, ...h.slots].join());
  return [round, outcome?.result, people.join(';'), enemies.join(''), doors.join('')].join('/');
}

/** Has nothing happened that the plan did not reckon with? */
export const isAsPlanned = (step: Step, state: State, d: Decision): boolean =>
  fits(step, d) && (!isTurn(d) || step.view === viewOf(state));

/** Carries a plan out as far as the game allows it. */
export function follow(engine: Engine, state: Truth, plan: Plan, meter: Meter): void {
  for (const step of plan) {
    const d = engine.decisionOf(state);
    if (!d || !fits(step, d)) return;
    meter.spent++;
    if (isRefusal(engine.answer(state, step.answer, false))) return;
  }
}
