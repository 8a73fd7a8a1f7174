/** Everything the parts of an edition's own state can be told by. */
export { card, cardOrNone, door, enemy, hero, heroOrNone, numbersByZone, zone, zoneOrNone } from './named.ts';
export {
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
  record,
  text,
} from './shape.ts';
