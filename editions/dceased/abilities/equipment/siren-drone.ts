/** Siren Drone. 1 action, discarded: Walkers that see the zone chosen go there until the round ends (lure.ts). */
import {
  heroAt,
  itemAt,
  canPay,
  declareEvents,
  DONE,
  NO_KIND,
  pay,
  told,
  zoneId,
  zoneOption,
  type EventsOf,
} from '@holdout/engine';
import { zonesWithin } from '../../../supers/attack/within.ts';
import { SIREN_DRONE } from '../../lure.ts';
import { ownOf } from '../../own.ts';
import { equipment, useUp } from './card.ts';

const TOLD = declareEvents({
  'drone-sent': told({ hero: 'hero', zone: 'zone' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const ID = SIREN_DRONE;
const RANGE = 3;

export const sirenDrone = equipment(ID, {
  form: 'zones',
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, NO_KIND)) return;
    for (const zone of zonesWithin(g, hero, RANGE)) add(zoneOption(g, ID, zone, { cost: 1 }));
  },
  use(g, hero, { args }) {
    const zone = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    useUp(g, hero, ID);
    ownOf(g).drones.push(zone);
    g.emit?.(ID, { type: 'drone-sent', hero: heroAt(g.state, hero).id, zone: zoneId(g, zone) });
    return DONE;
  },
});
