/** How what only DCeased keeps is told by names. */
import { named, type Parts } from '@holdout/engine';
import { BYSTANDER_DECK } from '../supers/kit.ts';
import { DECKS, ownShapes } from '../supers/own-shapes.ts';
import { EQUIPMENT_DECK } from './cards.ts';
import type { DceasedOwn } from './own.ts';

const equipment = named.card(EQUIPMENT_DECK);
const { zone, hero, enemy, count, flag } = named;

export const OWN_SHAPES: Parts<DceasedOwn> = {
  ...ownShapes([...DECKS, EQUIPMENT_DECK]),
  equipment: named.list(named.parts({ card: equipment, zone, seen: named.rare(flag) })),
  objects: named.list(named.parts({ id: named.text(), zone: named.zoneOrNone, uses: count })),
  carried: named.list(named.parts({ card: equipment, hero })),
  unused: named.list(equipment),
  resting: named.list(count),
  away: named.list(named.card(BYSTANDER_DECK)),
  began: named.list(named.zoneOrNone),
  tougher: named.list(named.parts({ type: enemy, by: named.number(-9, 9) })),
  hushed: named.list(named.parts({ type: enemy, until: count })),
  weakened: named.list(named.parts({ type: enemy, by: count })),
  drones: named.list(zone),
  spare: named.list(named.parts({ hero, n: count })),
};
