/** Line of sight, mostly on mission 08 (see movement.test.ts) and on pairs of one-room houses. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from './tile.ts';
import { boardOf, faces, layout, look, mapNames, maps } from './fixtures/named-board.ts';
import { NEVER, viewOf } from './view.ts';
import { itemAt, lookUp, numberAt } from '../lookup.ts';

const town = boardOf(lookUp(maps, '08'));
const bedroomDoor = 'R_2C_00_bedroom-S4';
const lobbyDoor = 'R_4B_20_lobby-S10';
const livingDoor = 'R_1B_01_living-S7';

describe('line of sight', () => {
  it('runs straight along the street, any number of zones, to wall or edge [K-LOS-1]', () => {
    expect(look(town).seenFrom('S6')).toEqual(['S10', 'S6', 'S7', 'S8', 'S9']);
    expect(look(town).seenFrom('S7')).toEqual(['S10', 'S6', 'S7', 'S8', 'S9']);
    expect(look(town).seenFrom('S8')).toEqual(['S1', 'S10', 'S11', 'S13', 'S4', 'S6', 'S7', 'S8', 'S9']);
  });

  it('is stopped by a house or a gap in the tiles on the line [K-LOS-1]', () => {
    const houses = boardOf(layout([['7B@0', '7B@0']]));
    expect(look(houses).seenFrom('S6')).toEqual(['S1', 'S6', 'S9']);
    const apart = boardOf(layout([['7B@0', null, '7B@0']]));
    expect(look(apart).sightFrom('S1', 'S3')).toBe(2);
    expect(look(apart).sightFrom('S1', 'S4')).toBeUndefined();
  });

  it('never runs diagonally, not even over a corner [K-LOS-2]', () => {
    expect(look(town).sightFrom('S4', 'S7')).toBeUndefined();
    expect(look(town).sightFrom('S1', 'S9')).toBeUndefined();
    expect(look(town, 'all').sightFrom('R_2C_00_bedroom', 'R_2C_00_bathroom')).toBeUndefined();
  });

  it('shows from a room every zone behind an opening or open door, one zone deep [K-LOS-3]', () => {
    expect(look(town).seenFrom('R_2C_00_bedroom')).toEqual(
      ['R_2C_00_bedroom', 'R_2C_00_living', 'R_2C_00_study'].sort(),
    );
    expect(look(town, [bedroomDoor]).seenFrom('R_2C_00_living')).not.toContain('S4');
    const walled = boardOf(layout([['W@0']]), { W: { ...lookUp(faces, '6B'), roomOpenings: [] } });
    expect(look(walled).seenFrom('R_W_00_diner')).toEqual(['R_W_00_diner']);
  });

  it('shows the street straight out of a door, any number of zones [K-LOS-4]', () => {
    const { sightFrom, seenFrom } = look(town, [lobbyDoor]);
    expect(['S10', 'S9', 'S8', 'S7', 'S6'].map((zone) => sightFrom('R_4B_20_lobby', zone))).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(seenFrom('R_4B_20_lobby').filter((id) => id.startsWith('S'))).toHaveLength(5);
    expect(sightFrom('R_4B_20_lobby', 'S5')).toBeUndefined();
  });

  it('is mutual: the far end of the street sees into the room, one zone deep [K-LOS-4]', () => {
    const { sightFrom, seenFrom } = look(town, [lobbyDoor]);
    expect(sightFrom('S6', 'R_4B_20_lobby')).toBe(5);
    expect(seenFrom('S6').filter((id) => id.startsWith('R'))).toEqual(['R_4B_20_lobby']);
  });

  it('of one zone shows from a room only the street behind its door, and that zone alone sees in [C-LOS-1]', () => {
    const { sightFrom, seenFrom } = look(town, [lobbyDoor], 'one-zone');
    expect(sightFrom('R_4B_20_lobby', 'S10')).toBe(1);
    expect(seenFrom('R_4B_20_lobby').filter((id) => id.startsWith('S'))).toEqual(['S10']);
    expect(['S9', 'S8', 'S7', 'S6'].map((zone) => sightFrom(zone, 'R_4B_20_lobby'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(seenFrom('S10').filter((id) => id.startsWith('R'))).toEqual(['R_4B_20_lobby']);
  });

  it('of one zone changes nothing in the street or between rooms [C-LOS-1]', () => {
    for (const map of mapNames) {
      const board = boardOf(lookUp(maps, map));
      const [near, far] = [look(board, 'all', 'one-zone'), look(board, 'all')];
      const kind = (id: string): string => id.charAt(0);
      for (const { id: a } of board.zones)
        for (const { id: b } of board.zones)
          if (kind(a) === kind(b)) expect(near.sightFrom(a, b)).toBe(far.sightFrom(a, b));
          else expect(near.sightFrom(a, b)).toBe(far.sightFrom(a, b) === 1 ? 1 : undefined);
    }
  });

  it('never runs from room over street to room [K-LOS-4]', () => {
    const houses = boardOf(layout([['7B@0', '7B@0']], ['R_7B_00_room-S7', 'S7-R_7B_10_room']));
    const { sightFrom } = look(houses, 'all');
    expect(sightFrom('R_7B_00_room', 'S7')).toBe(1);
    expect(sightFrom('R_7B_10_room', 'S7')).toBe(1);
    expect(sightFrom('R_7B_00_room', 'R_7B_10_room')).toBeUndefined();
    expect(look(town, 'all').sightFrom('R_4B_20_lobby', 'R_1B_01_living')).toBeUndefined();
  });

  it('leaves a door at right angles to its wall, not along the street [K-LOS-4]', () => {
    const { seenFrom } = look(town, [livingDoor]);
    expect(seenFrom('R_1B_01_living').filter((id) => id.startsWith('S'))).toEqual(['S7']);
  });

  it('is blocked by a closed door [K-LOS-5]', () => {
    expect(look(town).sightFrom('S6', 'R_4B_20_lobby')).toBeUndefined();
    expect(look(town).sightFrom('S4', 'R_2C_00_bedroom')).toBeUndefined();
    expect(look(town, [lobbyDoor]).sightFrom('S4', 'R_2C_00_bedroom')).toBeUndefined();
    expect(look(town, [bedroomDoor]).sightFrom('S4', 'R_2C_00_bedroom')).toBe(1);
  });

  it('is not blocked by door tokens beside the line, open or closed [K-LOS-6]', () => {
    expect(look(town).sightFrom('S6', 'S10')).toBe(4);
    expect(look(town, 'all').sightFrom('S6', 'S10')).toBe(4);
  });

  it('shows the survivors in the street what the picture shows [X-58]', () => {
    const { seenFrom } = look(town, [bedroomDoor]);
    const seen = seenFrom('S4');
    expect(seen).not.toContain('R_7B_10_room');
    expect(seen).not.toContain('S7');
    expect(seen.filter((id) => id.startsWith('R'))).toEqual(['R_2C_00_bedroom']);
  });

  it('always includes the zone itself, at distance 0', () => {
    for (const zone of town.zones) expect(look(town).sightFrom(zone.id, zone.id)).toBe(0);
  });
});

/** Street sight worked out another way: from zone to zone in one direction while the strips overlap. */
function seenAlong(boxes: Record<string, Rect>, from: string): Set<string> {
  const seen = new Set([from]);
  const walk = (id: string, low: number, high: number, axis: 0 | 1, forward: boolean) => {
    for (const [next, box] of Object.entries(boxes)) {
      const touches = forward
        ? box[axis] === lookUp(boxes, id)[axis + 2]
        : box[axis + 2] === lookUp(boxes, id)[axis];
      const a = Math.max(low, itemAt(box, 1 - axis));
      const b = Math.min(high, itemAt(box, 3 - axis));
      if (!touches || a >= b) continue;
      seen.add(next);
      walk(next, a, b, axis, forward);
    }
  };
  for (const axis of [0, 1] as const) {
    const box = lookUp(boxes, from);
    for (const forward of [true, false])
      walk(from, itemAt(box, 1 - axis), itemAt(box, 3 - axis), axis, forward);
  }
  return seen;
}

describe('on every map', () => {
  it.each(mapNames)('map %s: street sight is what straight walks find [K-LOS-1] [K-LOS-2]', (map) => {
    const board = boardOf(lookUp(maps, map));
    const streets = board.zones.slice(0, board.streets);
    const boxes = Object.fromEntries(streets.map(({ id, rects }) => [id, itemAt(rects, 0)]));
    const { seenFrom } = look(board);
    for (const id of Object.keys(boxes)) expect(seenFrom(id)).toEqual([...seenAlong(boxes, id)].sort());
  });

  it('sight is symmetric, no shorter than the shortest walk, and agrees with its list', () => {
    const boards = mapNames.map((map) => boardOf(lookUp(maps, map)));
    const doors = fc.array(fc.nat(1), { minLength: 11, maxLength: 11 });
    const sights = fc.constantFrom('straight-on' as const, 'one-zone' as const);
    fc.assert(
      fc.property(fc.constantFrom(...boards), doors, sights, (board, open, sightOut) => {
        const { zones, sight, distance, seen } = viewOf(board, open, sightOut);
        for (let a = 0; a < zones; a++) {
          expect(seen[a]).toEqual([...Array(zones).keys()].filter((b) => sight[a * zones + b] !== NEVER));
          for (const b of itemAt(seen, a)) {
            expect(sight[b * zones + a]).toBe(sight[a * zones + b]);
            expect(sight[a * zones + b]).toBeGreaterThanOrEqual(numberAt(distance, a * zones + b));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
