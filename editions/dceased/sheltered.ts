/** People who are no targets as long as one activation lasts: what is known of it lies with the activation itself. */
import { isOf, type Activation, type Game } from '@holdout/engine';

interface Sheltering extends Activation {
  /** Cards of those people. */
  sheltered?: number[];
}

export function shelter(f: Activation, cards: readonly number[]): void {
  const under: Sheltering = f;
  under.sheltered = [...(under.sheltered ?? []), ...cards];
}

/** Those of an activation that has been interrupted stay sheltered: it is not over. */
export const isSheltered = (g: Game, card: number): boolean =>
  g.state.stack.some((f) => isOf<Sheltering>(f, 'activation') && f.sheltered?.includes(card));
