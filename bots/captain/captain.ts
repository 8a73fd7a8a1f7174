/**
 * The captain: thinks at the beginning of a hero's turn, keeps to the plan as long as nothing unforeseen happens, and
 * thinks again, more briefly, when something does. For the same positions, seed and budget it plays the same.
 */
import { itemAt, parseAnswer, promptForm, type Decision, type State } from '@holdout/engine';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { partOf, type Budget } from './budget.ts';
import { deliberate, STYLE, type Style } from './deliberate.ts';
import { isAsPlanned, isTurn, type Plan } from './plan.ts';

/** Of the budget for a turn: what a second thought within it gets, and a question outside of it. */
const AGAIN = 0.5;
const ASIDE = 0.3;

export function captainBot(seed: string, budget: Budget, style: Style = STYLE): Bot {
  let plan: Plan = [];
  return (engine, state, d) => {
    if (promptForm(d.prompt).order) return greedyBot(engine, state, d);
    if (!isStillGood(plan, state, d)) {
      const share = !isTurn(d) ? ASIDE : plan.length > 0 ? AGAIN : 1;
      const thought = deliberate(engine, state, d, partOf(budget, share), `${seed} ${state.seq}`, style);
      plan = itemAt(thought.plans, 0).plan;
    }
    const { answer } = itemAt(plan, 0);
    plan = plan.slice(1);
    return answer;
  };
}

const isStillGood = ([step]: Plan, state: State, d: Decision): boolean =>
  step !== undefined && isAsPlanned(step, state, d) && typeof parseAnswer(d, step.answer) !== 'string';
