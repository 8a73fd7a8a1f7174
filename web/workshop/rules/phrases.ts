/** The pieces of a condition without a group around them: `not` with a sentence of its own holds that sentence. */
import type { Phrase, Piece } from '@holdout/narrate/script';

export const phrasesOf = (phrase: Phrase): readonly Piece[] =>
  phrase.pieces.flatMap((piece) => (piece.is === 'phrase' ? piece.phrase.pieces : [piece]));
