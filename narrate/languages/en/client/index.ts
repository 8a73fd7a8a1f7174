/** The browser client itself, a file for each of its areas, in English. */
import type { Part } from '../../language.ts';
import access from './access.json' with { type: 'json' };
import app from './app.json' with { type: 'json' };
import board from './board.json' with { type: 'json' };
import goals from './goals.json' with { type: 'json' };
import calm from './calm.json' with { type: 'json' };
import hands from './hands.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import insight from './insight.json' with { type: 'json' };
import lesson from './lesson.json' with { type: 'json' };
import mission from './mission.json' with { type: 'json' };
import moments from './moments.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import seats from './seats.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import why from './why.json' with { type: 'json' };

export const part: Part = {
  client: {
    ...access,
    ...app,
    ...board,
    ...goals,
    ...calm,
    ...hands,
    ...home,
    ...insight,
    ...lesson,
    ...mission,
    ...moments,
    ...online,
    ...rules,
    ...seats,
    ...table,
    ...why,
  },
};
