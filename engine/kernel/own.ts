/**
 * What only one edition keeps in the state. The kernel stores, clones and masks it without knowing it; its type is the
 * edition's. Here is the one place where the two meet: an edition takes its part of the state from here, and whoever
 * looks at it asks the edition.
 */
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** For the compiler: what `ownPart` makes. */
export interface OwnPart<Own extends object> {
  of(g: Game): Own;
  in(state: State): Own;
}

export const ownPart = <Own extends object>(): OwnPart<Own> => ({
  of: (g) => g.state.own as Own,
  in: (state) => state.own as Own,
});
