/** Daily Planet Globe: rolls along the street, an attack on every zone it comes into; gone after its second roll. */
import {
  heroAt,
  itemAt,
  call,
  DONE,
  enemiesIn,
  sightlinesFrom,
  procedure,
  zoneId,
  type Frame,
  type Game,
} from '@holdout/engine';
import { objectAttack, ROLL } from './weapons.ts';
import { findObject, objectAction, removeObject, type Use } from './use.ts';

const ID = ROLL.id;
const ROLLS = 2;

/** Ways along streets by the zone at their end; never into a building, out of one through an opening (S-LOS-2). */
function waysFrom(g: Game, zone: number): Map<number, number[]> {
  const { board } = g.context;
  const ways = new Map<number, number[]>();
  for (const sightline of sightlinesFrom(board, g.state.doors, zone)) {
    const room = sightline.findIndex((z) => itemAt(board.zones, z).kind !== 'street');
    const street = (room < 0 ? sightline : sightline.slice(0, room)).slice(0, ROLL.range[1]);
    street.forEach((end, i) => {
      if ((ways.get(end)?.length ?? Infinity) > i + 1) ways.set(end, street.slice(0, i + 1));
    });
  }
  return ways;
}

interface Rolling extends Frame<typeof ID> {
  hero: number;
  /** Zones still to come. */
  way: number[];
}

const roll: Use = {
  id: 'roll',
  zones: (g, hero) => [...waysFrom(g, heroAt(g.state, hero).zone).keys()].sort((a, b) => a - b),
  // The first roll may just take it somewhere; the last one is for those in its way.
  whyNot(g, hero, zone) {
    const way = waysFrom(g, heroAt(g.state, hero).zone).get(zone);
    const isLast = (findObject(g, ID)?.uses ?? 0) + 1 >= ROLLS;
    const hits = way !== undefined && (!isLast || way.some((z) => enemiesIn(g, z) > 0));
    return hits ? undefined : 'object.no-target';
  },
  run(g, hero, zone) {
    const way = waysFrom(g, heroAt(g.state, hero).zone).get(zone) ?? [];
    const f: Rolling = { proc: ID, step: 'next', hero, way };
    const globe = findObject(g, ID);
    if (globe) globe.uses++;
    return f;
  },
};

const globeProcedure = procedure<Rolling>()({
  next(g, f) {
    const globe = findObject(g, ID);
    const to = f.way.shift();
    if (!globe || to === undefined) return 'stop';
    const from = zoneId(g, globe.zone);
    globe.zone = to;
    g.stirred = true;
    g.emit?.('D-OBJ-2', { type: 'object-moved', object: ID, hero: '', from, to: zoneId(g, to) });
    return enemiesIn(g, to) > 0 ? call(f, 'next', objectAttack(g, f.hero, ROLL, to)) : 'next';
  },
  stop(g) {
    if ((findObject(g, ID)?.uses ?? 0) >= ROLLS) removeObject(g, ID);
    return DONE;
  },
});

export const globeAction = objectAction(ID, [roll], globeProcedure);
