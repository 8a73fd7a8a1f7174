/** What can be wrong with a mission or a scenario somebody has written, in French: fetched by whoever checks one. */
import type { Part } from '../../language.ts';
import words from './words.json' with { type: 'json' };

export const part: Part = { words };
