/** The rules alone, for a thread that draws nothing; each edition is fetched when it is played. */
import { createEngine, type Edition, type Engine } from '@holdout/engine';

const RULES: { readonly [edition: string]: () => Promise<Edition> } = {
  classic: () => import('@holdout/editions/classic').then((m) => m.classic),
  zombie: () => import('@holdout/editions/zombie-mode').then((m) => m.zombie),
  hero: () => import('@holdout/editions/hero-mode').then((m) => m.hero),
  dceased: () => import('@holdout/editions/dceased').then((m) => m.dceased),
};

/** For tests: editions it can answer for. */
export const RULED: readonly string[] = Object.keys(RULES);

const engines = new Map<string, Promise<Engine>>();

export function engineFor(edition: string): Promise<Engine> {
  let engine = engines.get(edition);
  if (!engine) {
    engine = RULES[edition]().then((rules) => createEngine([rules]));
    engines.set(edition, engine);
  }
  return engine;
}
