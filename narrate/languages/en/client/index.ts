/** What every page of the client may say, a file for each of its areas, in English. */
import type { Part } from '../../language.ts';
import access from './access.json' with { type: 'json' };
import app from './app.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import seats from './seats.json' with { type: 'json' };

export const part: Part = {
  client: {
    ...access,
    ...app,
    ...home,
    ...online,
    ...rules,
    ...seats,
  },
};
