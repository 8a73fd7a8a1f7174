/** The terminal itself, in French. */
import type { Part } from '../../language.ts';
import review from './review.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const part: Part = { words: { ...words, ...review } };
