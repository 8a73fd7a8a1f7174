/** What super-hero editions share, in French. */
import type { Part } from '../../language.ts';
import chapters from './chapters.json' with { type: 'json' };
import client from './client.json' with { type: 'json' };
import deeds from './deeds.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const part: Part = {
  words: { ...chapters, ...deeds, ...words },
  client: { ...client, ...lessons },
  rules: () => import('./rules.ts'),
  sentences: () => import('./sentences.ts'),
};
