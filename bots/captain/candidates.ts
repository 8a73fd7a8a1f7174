/** Plans to choose between: what players of several tempers, and their whims, make of the turn. The first is the usual one. */
import {
  formatAllocation,
  isRefusal,
  type Decision,
  type Engine,
  type Masked,
  type Truth,
} from '@holdout/engine';
import type { Policy } from '../bot.ts';
import { greedyBot, greedyWith } from '../greedy.ts';
import { numbersFrom, type Below } from '../prng.ts';
import { randomUnits } from '../random.ts';
import { USUAL } from '../temper.ts';
import type { Meter } from './budget.ts';
import { isTurn, stepFor, type Plan, type Step } from './plan.ts';

const TEMPERS = [
  { ...USUAL, caution: 0.3 },
  { ...USUAL, caution: 2 },
  { ...USUAL, holds: false },
  { ...USUAL, arming: 0, holds: false, caution: 0.5 },
];
const PLAYERS: readonly Policy[] = TEMPERS.map(greedyWith);
const WHIM_IN_HUNDRED = 30;
/** How often a plan may come out like one there is already. */
const MOST_DOUBLES = 12;

/** Answers of a turn have no end in some abilities: a plan has. */
const MOST_STEPS = 60;

/** What the greedy player would do. */
export const usualPlan = (engine: Engine, seen: Masked, d: Decision, seed: string, meter: Meter): Plan =>
  isTurn(d)
    ? turnOf(engine, engine.determinise(seen, `${seed} usual`), greedyBot, meter)
    : [stepFor(seen, d, greedyBot(engine, seen, d))];

/** So many plans at most, the usual one first. */
export function candidatesFor(
  engine: Engine,
  seen: Masked,
  d: Decision,
  usual: Plan,
  count: number,
  seed: string,
  meter: Meter,
): Plan[] {
  const below = numbersFrom(`${seed} plans`);
  if (!isTurn(d)) return [usual, ...otherAnswers(seen, d, usual[0].answer, count - 1, below)];
  const found = new Map<string, Plan>([[nameOf(usual), usual]]);
  const openings = mixed(
    d.options.map((o) => o.id),
    below,
  );
  for (let n = 0, doubles = 0; found.size < count && doubles < MOST_DOUBLES && !meter.isSpent(); n++) {
    const player = playerFor(n, openings, below);
    const plan = turnOf(engine, engine.determinise(seen, `${seed} plan ${n}`), player, meter);
    const name = nameOf(plan);
    if (plan.length === 0 || found.has(name)) doubles++;
    else found.set(name, plan);
  }
  return [...found.values()];
}

const nameOf = (plan: Plan): string => plan.map((step) => step.answer).join(' ');

/** First other tempers, then by turns those who begin otherwise and those with whims. */
function playerFor(n: number, openings: string[], below: Below): Policy {
  if (n < PLAYERS.length) return PLAYERS[n];
  const opening = n % 3 === 0 ? undefined : openings.pop();
  return opening === undefined ? whimsical(below) : beginning(opening);
}

function beginning(opening: string): Policy {
  let begun = false;
  return (engine, state, d) => {
    if (begun) return greedyBot(engine, state, d);
    begun = true;
    return opening;
  };
}

const whimsical =
  (below: Below): Policy =>
  (engine, state, d) =>
    isTurn(d) && below(100) < WHIM_IN_HUNDRED
      ? d.options[below(d.options.length)].id
      : greedyBot(engine, state, d);

/** What a player does until the hero's turn is over. */
function turnOf(engine: Engine, state: Truth, player: Policy, meter: Meter): Plan {
  const steps: Step[] = [];
  const { round } = state;
  let hero = state.active;
  for (let d = engine.decisionOf(state); d && steps.length < MOST_STEPS; d = engine.decisionOf(state)) {
    if (steps.length > 0 && (state.active !== hero || state.round !== round)) break;
    const answer = player(engine, state, d);
    steps.push(stepFor(state, d, answer));
    meter.spent++;
    if (isRefusal(engine.answer(state, answer, false))) return steps.slice(0, -1);
    if (hero < 0) hero = state.active;
  }
  return steps;
}

/** Outside the turn menu a plan is one answer. */
function otherAnswers(seen: Masked, d: Decision, usual: string, count: number, below: Below): Plan[] {
  // What a box of the players' own shows is theirs to say, not to choose.
  if (d.kind === 'row') return [];
  const all =
    d.kind === 'pick'
      ? mixed(
          d.options.map((o) => o.id),
          below,
        )
      : Array.from({ length: 2 * count }, () => formatAllocation(d, randomUnits(d, below)));
  const others = [...new Set(all)].filter((answer) => answer !== usual);
  return others.slice(0, count).map((answer) => [stepFor(seen, d, answer)]);
}

function mixed<T>(items: readonly T[], below: Below): T[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]);
}
