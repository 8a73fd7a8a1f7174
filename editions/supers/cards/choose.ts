/** The question a card or skill asks about itself. */
import {
  heroAt,
  asks,
  declarePrompts,
  type Frame,
  type Game,
  type Option,
  type PickDecision,
  type PromptsOf,
  plainOption,
} from '@holdout/engine';

const ASKED = declarePrompts({
  choose: asks({
    for: 'choice',
    enemy: 'enemy?',
    zone: 'zone?',
    n: 'count?',
    card: 'card?',
    dice: 'dice?',
    chosen: 'dice?',
    face: 'face?',
    other: 'hero?',
  }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

/** `by` is the ability; the player of the hero answers. */
export function choose(g: Game, hero: number, by: string, options: readonly Option[]): PickDecision {
  const { id, seat } = heroAt(g.state, hero);
  return { kind: 'pick', prompt: 'choose', by: seat, hero: id, about: { for: by }, options };
}

/** The same, answered by all players together. */
export const chooseTogether = (by: string, options: readonly Option[]): PickDecision => ({
  kind: 'pick',
  prompt: 'choose',
  by: 'team',
  about: { for: by },
  options,
});

/** The frame of an ability that asks its hero's player; its procedure, of the same name, begins with `choose`. */
export interface Question extends Frame {
  hero: number;
}
export const question = (by: string, hero: number): Question => ({ proc: by, step: 'choose', hero });

/** Enough of it. */
export const STOP = plainOption('stop');
