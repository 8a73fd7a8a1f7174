/** What an edition shows of itself on "How to play": positions of its first mission, its actions, a card, its enemies. */
import type { Json } from '@holdout/engine';

/** A position put together like any scenario (docs/SCENARIOS.md), and what of the board is seen of it. */
export interface Scene {
  readonly scenario: { readonly [key: string]: Json };
  /** The picture holds these zones. */
  readonly zones: readonly string[];
  /** Goals whose targets are ringed. */
  readonly goals?: readonly string[];
  /** What the enemies would do next is drawn. */
  readonly forecast?: boolean;
}

export interface HowtoPlan {
  readonly goal: Scene;
  /** How enemies choose their way. */
  readonly way: Scene;
  /** Families of the menu; the rest comes with the moment. */
  readonly actions: readonly string[];
  /** Whose attack is explained, and who has won the experience. */
  readonly hero: string;
  /** Kinds of enemies, by id. */
  readonly enemies: readonly string[];
  /** The deck that brings them. */
  readonly spawnDeck: string;
}
