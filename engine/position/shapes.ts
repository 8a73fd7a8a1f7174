/** Everything the parts of an edition's own state can be told by, under one name: mission files have words that sound alike. */
import { card, cardOrNone, door, enemy, hero, heroOrNone, numbersByZone, zone, zoneOrNone } from './named.ts';
import {
  between,
  byKey,
  count,
  flag,
  list,
  maybe,
  number,
  orNone,
  pair,
  parts,
  rare,
  text,
} from './shape.ts';

export const named = {
  ...{ card, cardOrNone, door, enemy, hero, heroOrNone, numbersByZone, zone, zoneOrNone },
  ...{ between, byKey, count, flag, list, maybe, number, orNone, pair, parts, rare, text },
};
