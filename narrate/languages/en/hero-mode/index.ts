/** Hero Mode, in English. */
import type { Part } from '../../language.ts';
import chapters from './chapters.json' with { type: 'json' };
import client from './client.json' with { type: 'json' };
import howto from './howto.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const part: Part = {
  words: { ...chapters, ...words },
  client: { ...client, ...howto, ...lessons },
  rules: () => import('./rules.ts'),
};
