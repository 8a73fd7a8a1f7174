/** The missions of DCeased, data only: our own, D0 to D10. */
import type { Json } from '@holdout/engine';
import d0 from './d0-first-edition.json' with { type: 'json' };
import d1 from './d1-dead-air.json' with { type: 'json' };
import d2 from './d2-the-last-ferry.json' with { type: 'json' };
import d3 from './d3-plug-the-holes.json' with { type: 'json' };
import d4 from './d4-lexcorps-arsenal.json' with { type: 'json' };
import d5 from './d5-hold-the-precinct.json' with { type: 'json' };
import d6 from './d6-looking-for-martha.json' with { type: 'json' };
import d7 from './d7-two-fronts.json' with { type: 'json' };
import d8 from './d8-the-sleeper.json' with { type: 'json' };
import d9 from './d9-live-from-the-roof.json' with { type: 'json' };
import d10 from './d10-fall-of-the-league.json' with { type: 'json' };

const files: unknown = {
  D0: d0,
  D1: d1,
  D2: d2,
  D3: d3,
  D4: d4,
  D5: d5,
  D6: d6,
  D7: d7,
  D8: d8,
  D9: d9,
  D10: d10,
};

export const MISSIONS = files as { readonly [id: string]: Json };
