/** How what only the classic game keeps is told by names. */
import { named, type Parts } from '@holdout/engine';
import type { ClassicOwn } from './own.ts';
import { EQUIPMENT } from './types.ts';

const card = named.card(EQUIPMENT);
const cards = named.list(card);
const heroes = named.list(named.hero);

export const OWN_SHAPES: Parts<ClassicOwn> = {
  noise: named.numbersByZone,
  loud: named.orNone(named.parts({ zone: named.zone, hero: named.hero }), null),
  cars: named.list(
    named.parts({
      kind: named.text(['police', 'pimp']),
      zone: named.zoneOrNone,
      seats: named.list(named.heroOrNone),
      searched: named.flag,
      supplies: cards,
    }),
  ),
  aside: cards,
  out: cards,
  passing: cards,
  unloaded: cards,
  scoped: named.list(named.pair(card, card)),
  heard: heroes,
  tough: heroes,
  suppliesOut: named.count,
};
