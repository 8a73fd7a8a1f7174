/** Ways of common enemies past what is barricaded: their routes are counted without it; sight and heroes pass. */
import { itemAt, DOOR, type Game, type Routes } from '@holdout/engine';
import { ownOf } from '../supers/own.ts';

interface Ways {
  readonly seeing: Routes;
  /** Whoever sees nobody takes every window for open (H-WIN-2). */
  readonly unseeing: Routes;
}

/** Ways of Zombie Heroes, whom nothing stops. */
export const openWays = (g: Game): Ways => ({
  seeing: g.view,
  unseeing: g.context.throughWindows(g.state.doors),
});

export function commonWays(g: Game): Ways {
  const { barricades } = ownOf(g);
  if (barricades.length === 0) return openWays(g);
  const { doors } = g.context.board;
  const { viewFor } = g.context;
  const barred = g.state.doors.map((state, door) => (barricades.includes(door) ? DOOR.closed : state));
  const windows = barred.map((state, door) =>
    itemAt(doors, door).kind === 'window' && !barricades.includes(door) ? DOOR.open : state,
  );
  return { seeing: viewFor(barred), unseeing: viewFor(windows) };
}
