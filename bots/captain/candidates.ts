/**
 * Plans to choose between: what players of several tempers, and their whims, make of the turn. Each is played on by its
 * own temper: a plan to run is worth little if everybody digs in afterwards. The first is the usual one.
 */
import {
  itemAt,
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

/** What a plan is, and who plays on from where it ends. */
export interface Candidate {
  readonly plan: Plan;
  readonly onward: Policy;
}

const TEMPERS = [
  { ...USUAL, holds: false },
  { ...USUAL, caution: 0.3 },
  { ...USUAL, caution: 2 },
  { ...USUAL, arming: 0, holds: false, caution: 0.5 },
];
const PLAYERS: readonly Policy[] = TEMPERS.map(greedyWith);
/** Those with whims are played on by the usual temper and by the one that does not stand and fight. */
const ONWARD = [greedyBot, itemAt(PLAYERS, 0)];
const WHIM_IN_HUNDRED = 30;
/** How often a plan may come out like one there is already. */
const MOST_DOUBLES = 12;

/** Answers of a turn have no end in some abilities: a plan has. */
const MOST_STEPS = 60;

/** What the greedy player would do. */
export const usualPlan = (
  engine: Engine,
  seen: Masked,
  d: Decision,
  seed: string,
  meter: Meter,
): Candidate => ({
  plan: isTurn(d)
    ? turnOf(engine, engine.determinise(seen, `${seed} usual`), greedyBot, meter)
    : [stepFor(seen, d, greedyBot(engine, seen, d))],
  onward: greedyBot,
});

/** So many plans at most, the usual one first. */
export function candidatesFor(
  engine: Engine,
  seen: Masked,
  d: Decision,
  usual: Candidate,
  count: number,
  seed: string,
  meter: Meter,
): Candidate[] {
  const below = numbersFrom(`${seed} plans`);
  if (!isTurn(d)) return [usual, ...otherAnswers(seen, d, itemAt(usual.plan, 0).answer, count - 1, below)];
  const found = new Map<string, Candidate>([[nameOf(usual.plan), usual]]);
  const openings = mixed(
    d.options.map((o) => o.id),
    below,
  );
  for (let n = 0, doubles = 0; found.size < count && doubles < MOST_DOUBLES && !meter.isSpent(); n++) {
    const { player, onward } = playerFor(n, openings, below);
    const plan = turnOf(engine, engine.determinise(seen, `${seed} plan ${n}`), player, meter);
    const name = nameOf(plan);
    if (plan.length === 0 || found.has(name)) doubles++;
    else found.set(name, { plan, onward });
  }
  return [...found.values()];
}

const nameOf = (plan: Plan): string => plan.map((step) => step.answer).join(' ');

/** First other tempers, then by turns those who begin otherwise and those with whims. */
function playerFor(n: number, openings: string[], below: Below): { player: Policy; onward: Policy } {
  if (n < PLAYERS.length) return { player: itemAt(PLAYERS, n), onward: itemAt(PLAYERS, n) };
  const onward = itemAt(ONWARD, n % ONWARD.length);
  const opening = n % 3 === 0 ? undefined : openings.pop();
  return { player: opening === undefined ? whimsical(onward, below) : beginning(opening, onward), onward };
}

function beginning(opening: string, onward: Policy): Policy {
  let begun = false;
  return (engine, state, d) => {
    if (begun) return onward(engine, state, d);
    begun = true;
    return opening;
  };
}

const whimsical =
  (onward: Policy, below: Below): Policy =>
  (engine, state, d) =>
    isTurn(d) && below(100) < WHIM_IN_HUNDRED
      ? itemAt(d.options, below(d.options.length)).id
      : onward(engine, state, d);

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
function otherAnswers(seen: Masked, d: Decision, usual: string, count: number, below: Below): Candidate[] {
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
  return others.slice(0, count).map((answer) => ({ plan: [stepFor(seen, d, answer)], onward: greedyBot }));
}

function mixed<T>(items: readonly T[], below: Below): T[] {
  const left = [...items];
  return items.map(() => itemAt(left.splice(below(left.length), 1), 0));
}
