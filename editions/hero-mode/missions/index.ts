/** The missions of Hero Mode (M-MH1 to M-MH5), and our own on the mansion (H1 to H8): each with its file and the rule it alone has. */
import mh1 from './mh1-ground-zero.json' with { type: 'json' };
import mh2 from './mh2-rescue.json' with { type: 'json' };
import mh3 from './mh3-symbol-of-hope.json' with { type: 'json' };
import mh4 from './mh4-starks-plan.json' with { type: 'json' };
import mh5 from './mh5-all-or-nothing.json' with { type: 'json' };
import h1 from './h1-first-bell.json' with { type: 'json' };
import h2 from './h2-lights-out.json' with { type: 'json' };
import h3 from './h3-hold-the-gate.json' with { type: 'json' };
import h4 from './h4-two-wings.json' with { type: 'json' };
import h5 from './h5-heart-of-cerebro.json' with { type: 'json' };
import h6 from './h6-two-charges.json' with { type: 'json' };
import h7 from './h7-everybody-out.json' with { type: 'json' };
import h8 from './h8-the-last-class.json' with { type: 'json' };
import { missionList } from '../../mission-list.ts';

export const MISSIONS = missionList(
  [mh1],
  [mh2],
  [mh3],
  [mh4],
  [mh5],
  [h1],
  [h2],
  [h3],
  [h4],
  [h5],
  [h6],
  [h7],
  [h8],
);
