/** The table, in English, a file for each of its areas: fetched with it, or with the first screen beside the home page. */
import type { Part } from '../../language.ts';
import board from './board.json' with { type: 'json' };
import calm from './calm.json' with { type: 'json' };
import goals from './goals.json' with { type: 'json' };
import hands from './hands.json' with { type: 'json' };
import insight from './insight.json' with { type: 'json' };
import lesson from './lesson.json' with { type: 'json' };
import mission from './mission.json' with { type: 'json' };
import moments from './moments.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import why from './why.json' with { type: 'json' };

export const part: Part = {
  client: {
    ...board,
    ...calm,
    ...goals,
    ...hands,
    ...insight,
    ...lesson,
    ...mission,
    ...moments,
    ...table,
    ...why,
  },
};
