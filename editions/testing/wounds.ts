/** What can be used against wounds at a table, asked of every ability of an edition. */
import type { Reaction } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';

interface Wounds {
  readonly wounds: number;
  /** Enemies that caused them. */
  readonly enemies: number;
}

/** Those that the first hero of the scene could use, if they were all theirs. */
export function against(s: Scene, at: 'wounds-shared' | 'hero-falls', by: Wounds): string[] {
  const g = s.game;
  const zone = g.state.heroes[0]?.zone;
  const suffer = { proc: 'suffer', step: 'cancel', hero: 0, zone, certain: false, ...by };
  return [...g.context.abilities].flatMap(([id, ability]) => {
    const reaction: Reaction | undefined = ability.at?.[at];
    return reaction?.can(g, 0, suffer) ? [id] : [];
  });
}
