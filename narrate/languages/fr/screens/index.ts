/** Screens beside home and table, in French: fetched with the first of them. */
import type { Part } from '../../language.ts';
import admin from './admin.json' with { type: 'json' };
import another from './another.json' with { type: 'json' };
import coach from './coach.json' with { type: 'json' };
import comic from './comic.json' with { type: 'json' };
import evening from './evening.json' with { type: 'json' };
import faces from './faces.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import hint from './hint.json' with { type: 'json' };
import horde from './horde.json' with { type: 'json' };
import howto from './howto.json' with { type: 'json' };
import older from './older.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import phones from './phones.json' with { type: 'json' };
import print from './print.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import statistics from './statistics.json' with { type: 'json' };
import summary from './summary.json' with { type: 'json' };

export const part: Part = {
  client: {
    ...admin,
    ...another,
    ...coach,
    ...comic,
    ...evening,
    ...faces,
    ...gallery,
    ...hint,
    ...horde,
    ...howto,
    ...older,
    ...online,
    ...phones,
    ...print,
    ...settings,
    ...setup,
    ...statistics,
    ...summary,
  },
};
