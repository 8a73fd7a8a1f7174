/** What editions share whose players are the living: power, rescue, Zombie Heroes, in English. */
import type { Part } from '../../language.ts';
import client from './client.json' with { type: 'json' };
import howto from './howto.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };

export const part: Part = { client: { ...client, ...howto, ...lessons } };
