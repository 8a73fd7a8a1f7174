/** Once per turn, one of your Moves ignores the cost of up to 2 enemies in the zone you leave. */
import { offerRetreat, retreat, RETREAT } from '../../../supers/moves/retreat.ts';
import { bystander } from './card.ts';

export const BOB = bystander('bob', {
  form: 'zones',
  values: { [RETREAT]: 2 },
  offer: offerRetreat,
  use: retreat,
});
