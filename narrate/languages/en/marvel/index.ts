/** What both modes of Marvel Zombies share, in English. */
import type { Part } from '../../language.ts';
import chapters from './chapters.json' with { type: 'json' };
import mansionPlaces from './mansion-places.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };

export const part: Part = {
  words: { ...chapters, ...mansionPlaces, ...people, ...places },
  rules: () => import('./rules.ts'),
};
