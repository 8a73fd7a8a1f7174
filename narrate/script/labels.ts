/** What words are called in a list to choose from: their sentence with its fields still open. */
import { plain } from './piece.ts';
import { noun, type Teller } from './teller.ts';
import { filled, OPEN } from './template.ts';

export type WordKind = 'trigger' | 'condition' | 'effect';

/** "the hero gains … experience". */
export function wordLabel(t: Teller, kind: WordKind | 'own' | 'file', word: string): string {
  const source = t.words.raw(`${kind}.${word}`) ?? word;
  return plain(filled(t.tongue, source, (hole) => noun(t, hole) ?? { value: OPEN, id: 'other' }));
}
