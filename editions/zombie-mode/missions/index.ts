/** The missions of Zombie Mode (M-MZ0 to M-MZ10): each with its file and the rule it alone has. */
import mz0 from './mz0-growing-hunger.json' with { type: 'json' };
import mz1 from './mz1-the-hunger.json' with { type: 'json' };
import mz2 from './mz2-avengers-tower.json' with { type: 'json' };
import mz3 from './mz3-sanctum.json' with { type: 'json' };
import mz4 from './mz4-precious-gadgets.json' with { type: 'json' };
import mz5 from './mz5-oscorp.json' with { type: 'json' };
import mz6 from './mz6-hells-kitchen.json' with { type: 'json' };
import mz7 from './mz7-divide-and-conquer.json' with { type: 'json' };
import mz8 from './mz8-shield-trap.json' with { type: 'json' };
import mz9 from './mz9-population-control.json' with { type: 'json' };
import mz10 from './mz10-multiverse.json' with { type: 'json' };
import { missionList } from '../../mission-list.ts';

export const MISSIONS = missionList(
  [mz0],
  [mz1],
  [mz2],
  [mz3],
  [mz4],
  [mz5],
  [mz6],
  [mz7],
  [mz8],
  [mz9],
  [mz10],
);
