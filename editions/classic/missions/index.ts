/** The eleven missions of the box, M-C00 to M-C10: each with its file and the rule it alone has. */
import m00 from './00-tutorial.json' with { type: 'json' };
import m01 from './01-city-blocks.json' with { type: 'json' };
import m02 from './02-y-zone.json' with { type: 'json' };
import m03 from './03-24-hours-race.json' with { type: 'json' };
import m04 from './04-drive-by-shooting.json' with { type: 'json' };
import m05 from './05-big-w.json' with { type: 'json' };
import m06 from './06-the-escape.json' with { type: 'json' };
import m07 from './07-grindhouse.json' with { type: 'json' };
import m08 from './08-zombie-police.json' with { type: 'json' };
import m09 from './09-might-makes-right.json' with { type: 'json' };
import { newSurvivors } from './09-might-makes-right.ts';
import m10 from './10-small-town.json' with { type: 'json' };
import { missionList } from '../../mission-list.ts';

export type {} from './09-might-makes-right.ts';

export const MISSIONS = missionList(
  [m00],
  [m01],
  [m02],
  [m03],
  [m04],
  [m05],
  [m06],
  [m07],
  [m08],
  [m09, newSurvivors],
  [m10],
);
