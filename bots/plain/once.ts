/** What no answer can change is worked out once for each set-up. */
import type { Context, Decision, Game, State } from '@holdout/engine';

export function oncePerGame<T>(make: (g: Game) => T): (g: Game) => T {
  const known = new WeakMap<Context, { readonly made: T }>();
  return (g) => {
    let found = known.get(g.context);
    if (!found) known.set(g.context, (found = { made: make(g) }));
    return found.made;
  };
}

/** For thoughts that are the same whoever has them. */
const EVERYBODY = -1;

/** What is thought of a hero stays the same while a question is open: it is worked out once, for the last table looked at. */
export function oncePerQuestion<T>(think: (g: Game, hero: number) => T): (g: Game, hero?: number) => T {
  let last:
    { readonly state: State; readonly decision: Decision; readonly thoughts: Map<number, T> } | undefined;
  return (g, hero = EVERYBODY) => {
    const { state, decision } = g;
    if (!decision) return think(g, hero);
    if (last?.state !== state || last.decision !== decision) last = { state, decision, thoughts: new Map() };
    let thought = last.thoughts.get(hero);
    if (thought === undefined) last.thoughts.set(hero, (thought = think(g, hero)));
    return thought;
  };
}
