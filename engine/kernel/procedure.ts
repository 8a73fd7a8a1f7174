/**
 * Procedures: rules that may stop for a decision in the middle, kept as plain frames on the state's stack.
 * A step returns the next step's name, a sub-procedure's frame, a decision, or DONE.
 */
import type { Choice, Decision } from './decision.ts';
import { callerFrame, type Game } from './game.ts';
import { itemAt, EngineFault } from '../lookup.ts';
import type { Frame } from './state.ts';

export const DONE = null;

/** A frame whose procedure finishes with an R for the one that called it. */
declare const RESULT: unique symbol;
export interface Returns<R, P extends string = string> extends Frame<P> {
  readonly [RESULT]?: R;
}

/**
 * A sub-procedure to run now. Only `call` makes one: it says which step comes afterwards and what that step is given,
 * and the compiler knows both.
 */
declare const THEN: unique symbol;
declare const GIVEN: unique symbol;
interface Sub<S extends string, R = never> extends Frame {
  readonly [THEN]: S;
  readonly [GIVEN]: R;
}
/** Results by the step that takes them. */
type Results = { readonly [step: string]: unknown };
type SubOf<G> = { [T in keyof G & string]: Sub<T, G[T]> }[keyof G & string];
/** Where a rule goes on: a step of its own, a sub-procedure, or nowhere: it is done. */
export type Next<S extends string = string, G = object> = S | Sub<S> | SubOf<G> | typeof DONE;

/** The same of any procedure. */
export type AnyNext = Next<string, Results>;

/** Methods, so that a procedure of known frames is one of any. */
interface Act<F, N> {
  act(g: Game, f: F): N;
}
interface Ask<F, N> {
  /** The question, or where to go on when there is nothing to ask. */
  ask(g: Game, f: F): Decision | N;
  take(g: Game, f: F, choice: Choice): N;
}
/** A step that comes after a procedure with a result. */
interface Receive<F, N, R> extends Act<F, N> {
  /** The moment it is done: whatever else has to happen before `act` finds the result in the frame. */
  given(g: Game, f: F, result: R): void;
}
type Plain<F, N> = Act<F, N>['act'] | Ask<F, N>;
type Step = Plain<Frame, AnyNext> | Receive<Frame, AnyNext, unknown>;
/** P is the name its frames go by, for the compiler; left out, whatever name that may be. */
declare const NAME: unique symbol;
export interface Procedure<P extends string = never> {
  readonly [step: string]: Step;
  readonly [NAME]?: (name: P) => void;
}

/** Procedures under the names that their frames go by: the compiler refuses another one. */
export const byName = <T extends { readonly [N in keyof T]: Procedure<N & string> }>(procedures: T): T =>
  procedures;

/**
 * Declares a procedure whose frames carry the locals of F; its steps may name each other and nothing else. Where others
 * may send it to a step, F names its steps. G names the steps that are given a result, and what it is.
 */
export const procedure =
  <F extends Frame = Frame, G extends Results = Record<never, unknown>>() =>
  <S extends F['step']>(steps: {
    readonly [T in S]: T extends keyof G
      ? Receive<F, Next<NoInfer<S>, G>, G[T]>
      : Plain<F, Next<NoInfer<S>, G>>;
  }): Procedure<F['proc']> =>
    steps;

/** A step as the game runs it: all of one form, so that running one is the same work for every procedure. */
export interface Runnable {
  /** Only a step that asks can give a decision. */
  readonly asks: boolean;
  readonly act: (g: Game, f: Frame) => Decision | AnyNext;
  readonly take: Ask<Frame, AnyNext>['take'] | undefined;
  readonly given: Receive<Frame, AnyNext, unknown>['given'] | undefined;
}
/** By procedure and step. */
export type Runnables = ReadonlyMap<string, ReadonlyMap<string, Runnable>>;

export const runnable = (procedures: { readonly [name: string]: Procedure }): Runnables =>
  new Map(
    Object.entries(procedures).map(([name, steps]) => [
      name,
      new Map(Object.entries(steps).map(([step, does]) => [step, runnableStep(does)])),
    ]),
  );

function runnableStep(step: Step): Runnable {
  if (typeof step === 'function') return { asks: false, act: step, take: undefined, given: undefined };
  if ('ask' in step) return { asks: true, act: step.ask, take: step.take, given: undefined };
  return { asks: false, act: step.act, take: undefined, given: step.given };
}

export function stepOf(g: Game, { proc, step }: Frame): Runnable {
  const found = g.context.steps.get(proc)?.get(step);
  if (found === undefined) throw new EngineFault(`no step ${proc}.${step}`);
  return found;
}

/** Runs `sub` now and goes on with `then` afterwards. */
export function call<S extends string, R = never>(f: Frame, then: S, sub: Returns<R>): Sub<S, NoInfer<R>> {
  f.step = then;
  return sub as Sub<S, R>;
}

/** The same where there may be nothing to run. */
export const callIf = <S extends string>(
  f: Frame,
  then: S,
  sub: Frame | null | undefined | false,
): Sub<S> | S => (sub ? call(f, then, sub) : then);

/** Done, with what the caller waits for. */
export function finish<R>(g: Game, f: Returns<R>, result: NoInfer<R>): typeof DONE {
  const caller = callerFrame(g.state);
  const step = stepOf(g, caller);
  if (!step.given) throw new EngineFault(`${caller.proc}.${caller.step} takes no result of ${f.proc}`);
  step.given(g, caller, result);
  return DONE;
}

export interface Sequence extends Frame<'sequence'> {
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
  if (frames.length === 1) return itemAt(frames, 0);
  const f: Sequence = { proc: 'sequence', step: 'next', frames };
  return f;
}

/** Is what the step came to a question? */
export function isDecision({ asks }: Runnable, x: Decision | AnyNext): x is Decision {
  return asks && x !== null && (x as Partial<Decision>).options !== undefined;
}
