/** The eleven missions of the box, data only. Set-up texts and rules: missions-classic (M-C00 to M-C10). */
import type { Json } from '@holdout/engine';
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
import m10 from './10-small-town.json' with { type: 'json' };

const files: unknown = {
  '00': m00,
  '01': m01,
  '02': m02,
  '03': m03,
  '04': m04,
  '05': m05,
  '06': m06,
  '07': m07,
  '08': m08,
  '09': m09,
  '10': m10,
};

export const MISSIONS = files as { readonly [id: string]: Json };
