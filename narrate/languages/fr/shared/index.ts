/** What every edition says, in French. */
import type { Part } from '../../language.ts';
import chapters from './chapters.json' with { type: 'json' };
import deeds from './deeds.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import nouns from './nouns.json' with { type: 'json' };
import options from './options.json' with { type: 'json' };
import prompts from './prompts.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

export const part: Part = {
  words: {
    ...chapters,
    ...deeds,
    ...events,
    ...nouns,
    ...options,
    ...prompts,
    ...refusals,
    ...terms,
  },
  rules: () => import('./rules.ts'),
  sentences: () => import('./sentences.ts'),
};
