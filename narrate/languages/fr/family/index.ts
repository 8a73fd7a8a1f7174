/** The page on where the editions differ, in French. */
import type { Part } from '../../language.ts';
import words from './words.json' with { type: 'json' };

export const part: Part = { words };
