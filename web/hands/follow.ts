/**
 * The turn of the hero before, done again by the next: "the same as Amy". As many of the answers as are on offer, up to
 * the first attack; what turns on cards cannot be tried, so the rest is given only as long as it is on offer then.
 */
import type { Decision, State } from '@holdout/engine';
import { isAttack } from './acts.ts';
import { begunBy, tried, type Begun } from './begun.ts';
import { beginners, type Open } from './deeds.ts';
import type { Given } from './given.ts';
import { stepsFor } from './rest.ts';

export interface Followed {
  readonly hero: number;
  /** Whose turn is done again. */
  readonly like: number;
  /** Answers that begin the turn. */
  readonly begin: readonly string[];
  /** What is done in it. */
  readonly steps: readonly Given[];
}

/** Less is one press anyway. */
const WORTH = 2;

export function followsOf(open: Open, given: readonly Given[]): Followed[] {
  const { engine, state, decision } = open;
  const own = decision.prompt === 'turn' ? begunBy(engine, state, decision, state.active) : undefined;
  const untouched = own && !given.some((g) => g.hero === state.active && g.round === state.round);
  const model = given.findLast((g) => g.hero >= 0);
  if (!model || model.round !== state.round) return [];
  const turn = given.filter((g) => g.hero === model.hero && g.round === model.round);
  return (untouched ? [own] : beginners(open)).flatMap((begun) => {
    const steps = stepsOf(begun, turn, open);
    if (steps.length < WORTH) return [];
    return [{ hero: begun.hero, like: model.hero, begin: begun.answers, steps }];
  });
}

/** Those steps of the turn that this hero can take, as far as that can be told. */
function stepsOf(begun: Begun, turn: readonly Given[], { engine, context }: Open): Given[] {
  const steps: Given[] = [];
  let state: State | undefined = begun.state;
  let decision: Decision | null = begun.decision;
  for (const step of turn) {
    const { option, answer } = step;
    if (option && (isAttack(option, context) || option.verb === 'end')) break;
    if (state && decision) {
      const fits = stepsFor([step], decision);
      if (!fits) continue;
      if (fits.length === 0) {
        if (step.decision.prompt !== 'turn' || !decision.options.some((o) => o.verb === option?.verb))
          continue;
        break;
      }
      state = tried(engine, state, answer);
      decision = state?.active === begun.hero ? engine.decisionOf(state) : null;
      if (state && !decision) return [...steps, step];
    } else if (step.decision.prompt !== 'turn') continue;
    steps.push(step);
  }
  return steps;
}
