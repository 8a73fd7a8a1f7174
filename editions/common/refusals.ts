/** What more than one family of editions refuses. */
import { declareRefusals, type RefusalsOf } from '@holdout/engine';

const REFUSED = declareRefusals({
  'open.no-door': 'C-OPEN-1',
  'open.already': 'K-DOOR-1',
  'open.locked': 'K-DOOR-2',
  'leave.no-exit': 'C-MIS-3',
  'leave.not-yet': 'C-MIS-3',
  'attack.not-seen': 'K-ATT-3',
  'attack.too-near': 'K-ATT-3',
  'attack.too-far': 'K-ATT-3',
  'attack.melee-reach': 'K-ATT-2',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}
