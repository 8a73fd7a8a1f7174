/**
 * A rule told as pieces: words that stand, and fields that know their place in the mission file, what they take and what
 * they hold. Whoever reads joins them to a sentence (`plain`), whoever edits shows each field as something to press.
 */
import type { FileShape, Json } from '@holdout/engine';

/** Keys and places in lists, from the file down. */
export type Path = readonly (string | number)[];

export type Piece =
  | { readonly is: 'text'; readonly text: string }
  /** `value` is undefined where the field is left out. */
  | {
      readonly is: 'field';
      readonly path: Path;
      readonly shape: FileShape;
      readonly value: Json | undefined;
      readonly text: string;
      /** What would stand there with another value. */
      readonly say: (value: Json | undefined) => string;
    }
  /** Several of something, each piece in it a field of its own. */
  | {
      readonly is: 'list';
      readonly path: Path;
      readonly shape: FileShape;
      readonly value: Json | undefined;
      readonly pieces: readonly Piece[];
    }
  | { readonly is: 'phrase'; readonly phrase: Phrase };

/** A trigger, a condition or an effect within a sentence. */
export interface Phrase {
  readonly kind: 'trigger' | 'condition' | 'effect';
  readonly path: Path;
  readonly word: string;
  readonly pieces: readonly Piece[];
  /** Conditions that are put together: of `all`, `any` and `not`. */
  readonly parts?: readonly Phrase[];
}

export const textPiece = (text: string): Piece => ({ is: 'text', text });

export const plain = (pieces: readonly Piece[]): string => pieces.map(wordsOf).join('');

function wordsOf(piece: Piece): string {
  switch (piece.is) {
    case 'text':
    case 'field':
      return piece.text;
    case 'list':
      return plain(piece.pieces);
    case 'phrase':
      return plain(piece.phrase.pieces);
  }
}

/** As the compiler tells a place: `rules[2].do[0]`. */
export const placeOf = (path: Path): string =>
  path.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at ? `${at}.${key}` : key),
    '',
  );

/** The same with its first words changed. */
export function beginning(pieces: readonly Piece[], change: (text: string) => string): Piece[] {
  const [first, ...rest] = pieces;
  if (!first) return [];
  if (wordsOf(first) === '') return [first, ...beginning(rest, change)];
  return [changed(first, change), ...rest];
}

function changed(piece: Piece, change: (text: string) => string): Piece {
  switch (piece.is) {
    case 'text':
    case 'field':
      return { ...piece, text: change(piece.text) };
    case 'list':
      return { ...piece, pieces: beginning(piece.pieces, change) };
    case 'phrase':
      return { ...piece, phrase: { ...piece.phrase, pieces: beginning(piece.phrase.pieces, change) } };
  }
}

/** Every field of it, however deep. */
export const fieldsIn = (pieces: readonly Piece[]): Extract<Piece, { is: 'field' }>[] =>
  pieces.flatMap((piece) => {
    if (piece.is === 'field') return [piece];
    if (piece.is === 'list') return fieldsIn(piece.pieces);
    return piece.is === 'phrase' ? fieldsIn(piece.phrase.pieces) : [];
  });

/** Every phrase of it, however deep. */
export const phrasesIn = (pieces: readonly Piece[]): Phrase[] =>
  pieces.flatMap((piece) => {
    if (piece.is === 'phrase') return [piece.phrase, ...phrasesIn(piece.phrase.pieces)];
    return piece.is === 'list' ? phrasesIn(piece.pieces) : [];
  });
