/**
 * Procedures under way, found by name: `frameOf<Pool>(g, 'pool')`. The type of a frame says what it is called
 * (`Frame<'pool'>`), so the compiler refuses a name that is not its own.
 */
import { EngineFault } from '../lookup.ts';
import type { Game } from './game.ts';
import type { Frame } from './state.ts';

type NameOf<F extends Frame> = NoInfer<F['proc']>;

export const isOf = <F extends Frame = never>(f: Frame | undefined, proc: NameOf<F>): f is F =>
  f?.proc === proc;

/** The innermost one of that name, if there is any. */
export function underWay<F extends Frame = never>(g: Game, proc: NameOf<F>): F | undefined {
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i];
    if (isOf<F>(f, proc)) return f;
  }
  return undefined;
}

/** The same where there must be one. */
export function frameOf<F extends Frame = never>(g: Game, proc: NameOf<F>): F {
  const found = underWay<F>(g, proc);
  if (!found) throw new EngineFault(`no ${proc} is under way`);
  return found;
}

/** Who called it: nobody where it lies at the bottom. */
export const callerOf = (g: Game, f: Frame): Frame | undefined => g.state.stack[g.state.stack.indexOf(f) - 1];
