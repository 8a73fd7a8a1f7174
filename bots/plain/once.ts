/** What no answer can change is worked out once for each set-up. */
import type { Context, Game } from '@holdout/engine';

export function oncePerGame<T>(make: (g: Game) => T): (g: Game) => T {
  const known = new WeakMap<Context, { readonly made: T }>();
  return (g) => {
    let found = known.get(g.context);
    if (!found) known.set(g.context, (found = { made: make(g) }));
    return found.made;
  };
}
