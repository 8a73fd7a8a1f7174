/** The classic game, in English. */
import type { Part } from '../../language.ts';
import cards from './cards.json' with { type: 'json' };
import chapters from './chapters.json' with { type: 'json' };
import client from './client.json' with { type: 'json' };
import howto from './howto.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import missions from './missions.json' with { type: 'json' };
import skills from './skills.json' with { type: 'json' };

export const part: Part = {
  words: { ...cards, ...chapters, ...missions, ...skills },
  client: { ...client, ...howto, ...lessons },
  rules: () => import('./rules.ts'),
  sentences: () => import('./sentences.ts'),
};
