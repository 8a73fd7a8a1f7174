/** Secret Mission 4 where the mission has no use for it: discarded when a spawn card is drawn, which has no effect then. */
import { turnAway } from '../../../supers/enemies/spawn-cards.ts';
import { EQUIPMENT_DECK, equipmentId } from '../../cards.ts';
import { TRANSIT_OVERRIDE } from '../../carried.ts';
import { ownOf } from '../../own.ts';
import { equipment, sayUsed } from './card.ts';

export const transitOverride = equipment(TRANSIT_OVERRIDE, {
  at: {
    'card-drawn': {
      last: true,
      can: () => true,
      run(g, hero, f) {
        const own = ownOf(g);
        sayUsed(g, hero, TRANSIT_OVERRIDE);
        const used = own.carried.filter((c) => equipmentId(g, c.card) === TRANSIT_OVERRIDE);
        own.carried = own.carried.filter((c) => !used.includes(c));
        (own.out[EQUIPMENT_DECK] ??= []).push(...used.map((c) => c.card));
        turnAway(g, f);
        return null;
      },
    },
  },
});
