/** The question which of several cards a hero keeps, or gives up. */
import {
  heroAt,
  itemAt,
  asks,
  declarePrompts,
  withoutDoubles,
  type Game,
  type PickDecision,
  type PromptsOf,
  cardOption,
} from '@holdout/engine';

const ASKED = declarePrompts({
  'keep-card': asks({ card: 'card' }, { spotlight: 'find', fate: { keep: 'kept', drop: 'lost' } }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

/** `keep:<card>` or `drop:<card>`, cards alike once; the first card is the one it is about. */
export function whichCard(
  g: Game,
  hero: number,
  verb: 'keep' | 'drop',
  cards: readonly number[],
  idOf: (card: number) => string,
): PickDecision {
  const { id, seat } = heroAt(g.state, hero);
  const options = cards.map((c) => cardOption(verb, idOf(c), [c]));
  return {
    kind: 'pick',
    prompt: 'keep-card',
    by: seat,
    hero: id,
    about: { card: idOf(itemAt(cards, 0)) },
    options: withoutDoubles(options),
  };
}
