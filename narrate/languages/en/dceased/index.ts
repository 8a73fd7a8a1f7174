/** DCeased, in English. */
import type { Part } from '../../language.ts';
import chapters from './chapters.json' with { type: 'json' };
import client from './client.json' with { type: 'json' };
import howto from './howto.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import equipment from './equipment.json' with { type: 'json' };
import missions from './missions.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import traits from './traits.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const part: Part = {
  words: { ...chapters, ...equipment, ...missions, ...places, ...traits, ...words },
  client: { ...client, ...howto, ...lessons },
  rules: () => import('./rules.ts'),
  sentences: () => import('./sentences.ts'),
};
