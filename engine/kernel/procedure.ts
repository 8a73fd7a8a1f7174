/**
 * Procedures: rules that may stop for a decision in the middle, kept as plain frames on the state's stack.
 * A step returns the next step's name, a sub-procedure's frame, a decision, or DONE.
 */
import type { Choice, Decision } from './decision.ts';
import type { Game } from './game.ts';
import type { Frame } from './state.ts';

export const DONE = null;

/** A sub-procedure to run now. Only `call` makes one: it says which step comes afterwards, and the compiler knows it. */
declare const THEN: unique symbol;
export interface Sub<S extends string> extends Frame {
  readonly [THEN]: S;
}
/** Where a rule goes on: a step of its own, a sub-procedure, or nowhere: it is done. */
export type Next<S extends string = string> = S | Sub<S> | typeof DONE;

/** Methods, so that a procedure of known frames is one of any. */
interface Act<F, S extends string> {
  act(g: Game, f: F): Next<S>;
}
interface Ask<F, S extends string> {
  /** The question, or where to go on when there is nothing to ask. */
  ask(g: Game, f: F): Decision | Next<S>;
  take(g: Game, f: F, choice: Choice): Next<S>;
}
export type Step<F = Frame, S extends string = string> = Act<F, S>['act'] | Ask<F, S>;
export interface Procedure {
  readonly [step: string]: Step;
}

/**
 * Declares a procedure whose frames carry the locals of F; its steps may name each other and nothing else. Where others
 * may send it to a step, F names its steps.
 */
export const procedure =
  <F extends Frame = Frame>() =>
  <S extends F['step']>(steps: { readonly [step in S]: Step<F, NoInfer<S>> }): Procedure =>
    steps;

/** Runs `sub` now and goes on with `then` afterwards. */
export function call<S extends string>(f: Frame, then: S, sub: Frame): Sub<S> {
  f.step = then;
  return sub as Sub<S>;
}

/** The same where there may be nothing to run. */
export const callIf = <S extends string>(
  f: Frame,
  then: S,
  sub: Frame | null | undefined | false,
): Sub<S> | S => (sub ? call(f, then, sub) : then);

interface Sequence extends Frame {
  frames: Frame[];
}

/** Several procedures one after the other; later ones start from the state the earlier ones leave. */
export const sequence = procedure<Sequence>()({
  next(_g, f) {
    const sub = f.frames.shift();
    return sub ? call(f, 'next', sub) : DONE;
  },
});

/** Nothing to run is null. */
export function inSequence(frames: Frame[]): Frame | null {
  if (frames.length === 0) return null;
  if (frames.length === 1) return frames[0];
  const f: Sequence = { proc: 'sequence', step: 'next', frames };
  return f;
}

export function isDecision(x: Decision | Next): x is Decision {
  return x !== null && typeof x === 'object' && 'options' in x;
}
