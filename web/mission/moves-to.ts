/** How far it is, in moves, by the ways that are open; otherwise as if every door were. */
import { numberAt, DOOR, NEVER, type Context, type State } from '@holdout/engine';

export interface Way {
  readonly moves: number;
  /** A door has to be opened first. */
  readonly shut: boolean;
}

/** Null: there is no way at all, or nobody to go. */
export function movesTo(context: Context, { doors }: State, from: number, to: number): Way | null {
  if (from < 0) return null;
  const far = (open: readonly number[]): number =>
    numberAt(context.viewFor(open).distance, from * context.board.zones.length + to);
  const now = far(doors);
  if (now !== NEVER) return { moves: now, shut: false };
  const moves = far(doors.map(() => DOOR.open));
  return moves === NEVER ? null : { moves, shut: true };
}
