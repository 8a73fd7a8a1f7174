/** Somebody who looks at the table now and then, and says what has changed since they last did. */
import { changeBetween, type Change } from './change.ts';
import type { Game } from './game.ts';
import { veiled } from './mask.ts';
import { sharing } from './sharing.ts';

export function onlooker(g: Game): () => Change {
  let before = sharing({}, tableOf(g));
  return () => {
    const after = sharing(before, tableOf(g));
    const change = changeBetween(before, after);
    before = after;
    return change;
  };
}

/** What never changes, how far a procedure has come, and the numbers undo goes by: of these nothing is told. */
const UNTOLD = {
  rules: undefined,
  setup: undefined,
  seed: undefined,
  chance: undefined,
  script: undefined,
  stack: undefined,
  seq: undefined,
  reveals: undefined,
};

/** What lies on the table. */
const tableOf = ({ context, state }: Game): object => ({
  ...state,
  ...veiled(context.edition, state),
  ...UNTOLD,
});
