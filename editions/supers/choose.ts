/** The question a card or skill asks about itself. */
import type { Game, Option, PickDecision } from '@holdout/engine';

/** `by` is the ability; the player of the hero answers. */
export function choose(g: Game, hero: number, by: string, options: readonly Option[]): PickDecision {
  const { id, seat } = g.state.heroes[hero];
  return { kind: 'pick', prompt: 'choose', by: seat, hero: id, about: { for: by }, options };
}

/** `<verb>:<hero>` */
export function heroOption(g: Game, verb: string, hero: number, cost = 0): Option {
  const { id } = g.state.heroes[hero];
  return { id: `${verb}:${id}`, verb, args: [hero], heroes: [id], cost };
}

/** Enough of it. */
export const STOP: Option = { id: 'stop', verb: 'stop', args: [] };
