/** The condition that a line is about. */
import type { Phrase, Piece } from '@holdout/narrate/script';

export function conditionIn(pieces: readonly Piece[]): Phrase | undefined {
  for (const piece of pieces)
    if (piece.is === 'phrase' && piece.phrase.kind === 'condition') return piece.phrase;
  return undefined;
}
