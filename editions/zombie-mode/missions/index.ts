/** The missions of Zombie Mode, data only (M-MZ0 to M-MZ10). */
import type { Json } from '@holdout/engine';
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

const files: unknown = {
  MZ0: mz0,
  MZ1: mz1,
  MZ2: mz2,
  MZ3: mz3,
  MZ4: mz4,
  MZ5: mz5,
  MZ6: mz6,
  MZ7: mz7,
  MZ8: mz8,
  MZ9: mz9,
  MZ10: mz10,
};

export const MISSIONS = files as { readonly [id: string]: Json };
