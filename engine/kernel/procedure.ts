/**
 * Procedures: rules that may stop for a decision in the middle, kept as plain frames on the state's stack.
 * A step returns the next step's name, a sub-procedure's frame, a decision, or DONE.
 */
import type { Choice, Decision } from './decision.ts';
import type { Game } from './game.ts';
import type { Frame } from './state.ts';

export const DONE = null;
export type Next = string | Frame | typeof DONE;

type Act<F> = (g: Game, f: F) => Next;
interface Ask<F> {
  /** The question, or where to go on when there is nothing to ask. */
  ask(g: Game, f: F): Decision | Next;
  take(g: Game, f: F, choice: Choice): Next;
}
export type Step<F = Frame> = Act<F> | Ask<F>;
export type Procedure = { readonly [step: string]: Step };

/** Declares a procedure whose frames carry the locals of F. */
export function procedure<F extends Frame>(steps: { readonly [step: string]: Step<F> }): Procedure {
  return steps as unknown as Procedure;
}

/** Runs `sub` now and goes on with `then` afterwards. */
export function call(f: Frame, then: string, sub: Frame): Frame {
  f.step = then;
  return sub;
}

interface Sequence extends Frame {
  frames: Frame[];
}

/** Several procedures one after the other; later ones start from the state the earlier ones leave. */
export const sequence = procedure<Sequence>({
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
