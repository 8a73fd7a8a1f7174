/**
 * The turn of a hero, as it is or as it would begin: the answers that lead to it, tried on a copy. Whoever acts with
 * nothing but free things left makes room for the next; with actions left, somebody has to say so.
 */
import { heroAt, type Decision, type Engine, type PickDecision, type State } from '@holdout/engine';

export interface Begun {
  readonly hero: number;
  readonly answers: readonly string[];
  readonly state: State;
  readonly decision: PickDecision;
  /** Ordinary actions that whoever acts now would not have used. */
  readonly unused: number;
}

/** The position after an answer; undefined where it is refused, or turns on dice or cards. */
export function tried(engine: Engine, state: State, answer: string): State | undefined {
  const after = engine.foretell(state, [answer]);
  return after?.isSure ? after.state : undefined;
}

/** By question: what has been tried for one figure is known for all. */
const known = new WeakMap<Decision, Map<number, Begun | undefined>>();

/** The turn of that hero; undefined where it is not theirs to begin now. */
export function begunBy(
  engine: Engine,
  state: State,
  decision: Decision | null,
  hero: number,
): Begun | undefined {
  if (!decision) return undefined;
  let turns = known.get(decision);
  if (!turns) known.set(decision, (turns = new Map<number, Begun | undefined>()));
  if (!turns.has(hero)) turns.set(hero, lookedUp(engine, state, decision, hero));
  return turns.get(hero);
}

function lookedUp(engine: Engine, state: State, decision: Decision, hero: number): Begun | undefined {
  if (decision.kind !== 'pick') return undefined;
  if (decision.prompt === 'turn')
    return state.active === hero
      ? { hero, answers: [], state, decision, unused: 0 }
      : afterEnd(engine, state, decision, hero);
  return chosen(engine, state, decision, hero);
}

/** An option that names this hero alone, and makes it their turn. */
function chosen(engine: Engine, state: State, decision: PickDecision, hero: number): Begun | undefined {
  const { id } = heroAt(state, hero);
  const option = decision.options.find((o) => o.heroes?.length === 1 && o.heroes[0] === id);
  const after = option && tried(engine, state, option.id);
  const next = after?.active === hero ? engine.decisionOf(after) : null;
  if (!option || !after || next?.kind !== 'pick' || next.prompt !== 'turn') return undefined;
  return { hero, answers: [option.id], state: after, decision: next, unused: 0 };
}

function afterEnd(engine: Engine, state: State, decision: PickDecision, hero: number): Begun | undefined {
  const { seat, actions } = heroAt(state, state.active);
  const end = decision.options.find((o) => o.verb === 'end');
  // Another player's turn is theirs to begin.
  if (!end || heroAt(state, hero).seat !== seat || heroAt(state, hero).done) return undefined;
  const after = tried(engine, state, end.id);
  const begun = after && begunBy(engine, after, engine.decisionOf(after), hero);
  return begun && { ...begun, answers: [end.id, ...begun.answers], unused: actions };
}
