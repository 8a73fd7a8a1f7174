/** What the quick player thinks of options: by verb in each question, and by traits for each verb or kind. */
import table from './weights.json' with { type: 'json' };

interface Weights {
  readonly verbs: { readonly [prompt: string]: { readonly [verb: string]: number } };
  /** By verb; by kind for verbs too rare to be known. */
  readonly traits: { readonly [verbOrKind: string]: readonly number[] };
}

export const WEIGHTS: Weights = table;
