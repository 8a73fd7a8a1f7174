/** Somebody who looks at the table now and then, and says what has changed since they last did. */
import { changeBetween, type Change } from './change.ts';
import type { Game } from './game.ts';
import { maskState } from './mask.ts';
import type { State } from './state.ts';

export function onlooker(g: Game): () => Change {
  let before = tableOf(g);
  return () => {
    const after = tableOf(g);
    const change = changeBetween(before, after);
    before = after;
    return change;
  };
}

/** What lies on the table: not how far a procedure has come, nor the numbers undo goes by. */
function tableOf({ context, state }: Game): State {
  const seen = maskState(context.edition, state);
  seen.stack = [];
  seen.seq = 0;
  seen.reveals = 0;
  return seen;
}
