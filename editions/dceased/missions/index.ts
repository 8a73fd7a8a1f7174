/** The missions of DCeased, our own, D0 to D10: each with its file and the rule it alone has. */
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
import { missionList } from '../../mission-list.ts';

export const MISSIONS = missionList([d0], [d1], [d2], [d3], [d4], [d5], [d6], [d7], [d8], [d9], [d10]);
