/**
 * Mission 08 serves as the town: 2C, 7B, 4B above; 1B, 5C, 3C below; S6 to S10 the street between them,
 * S4 and S5 side streets going up.
 */
import { describe, expect, it } from 'vitest';
import { askRoutes, boardOf, faces, layout, look, maps } from './fixtures/named-board.ts';
import { throughDoors } from './view.ts';
import { itemAt, leading, lookUp } from '../lookup.ts';

const town = boardOf(lookUp(maps, '08'));
const bedroomDoor = 'R_2C_00_bedroom-S4';

describe('zones', () => {
  const tilesOf = (id: string) => town.tilesOf[town.indexOf.get(id) ?? -1];

  it('makes street pieces on one, two or four tiles one zone [K-ZONE-1]', () => {
    expect(tilesOf('S2')).toEqual([1]);
    expect(tilesOf('S4')).toEqual([0, 1]);
    expect(tilesOf('S8')).toEqual([0, 1, 3, 4]);
  });

  it('ends street zones at the markings, the walls and a gap in the tiles [K-ZONE-1]', () => {
    const ring = boardOf(layout([['7B@0']]));
    expect(ring.streets).toBe(8);
    const apart = boardOf(layout([['7B@0', null, '7B@0']]));
    expect(apart.streets).toBe(16);
    expect(look(apart).moves('S1', 'S6')).toBeUndefined();
  });

  it('makes one room one zone, whatever its shape [K-ZONE-2]', () => {
    const garages = town.zones.filter((zone) => zone.room === 'garage');
    expect(garages).toHaveLength(1);
    expect(itemAt(garages, 0).rects).toHaveLength(2);
  });

  it('makes rooms joined by openings one building, also across tiles [K-ZONE-3]', () => {
    const block = boardOf(layout([['6B@0'], ['6B@0']]));
    expect(block.buildings).toHaveLength(1);
    expect(boardOf(layout([['7B@0'], ['7B@0']])).buildings).toHaveLength(2);
  });

  it.each(['R_6B_00_diner-R_6B_00_restroom', 'R_6B_01_restroom-R_6B_00_diner'])(
    'separates buildings by the door %s on an opening [K-ZONE-3]',
    (door) => {
      const block = boardOf(layout([['6B@0'], ['6B@0']], [door]));
      expect(block.buildings.map((rooms) => rooms.length).sort()).toEqual(
        door.includes('01') ? [2, 2] : [1, 3],
      );
      const [a, b] = leading(door.split('-'), 2);
      expect(look(block).moves(a, b)).toBeUndefined();
      expect(look(block).sightFrom(a, b)).toBeUndefined();
      expect(look(block, [door]).moves(a, b)).toBe(1);
      expect(look(block, [door]).sightFrom(a, b)).toBe(1);
    },
  );
});

describe('movement', () => {
  it('goes to zones that share an edge, never over a corner [K-MOVE-1]', () => {
    expect(look(town).neighbours('S8')).toEqual(['S11', 'S4', 'S7', 'S9']);
    expect(look(town).neighbours('S4')).toEqual(['S1', 'S8']);
    expect(look(town).moves('S4', 'S7')).toBe(2);
  });

  it('is free between streets, through an open door only between street and room [K-MOVE-2]', () => {
    expect(look(town).moves('S6', 'S10')).toBe(4);
    expect(look(town).moves('S4', 'R_2C_00_bedroom')).toBeUndefined();
    expect(look(town, [bedroomDoor]).moves('S4', 'R_2C_00_bedroom')).toBe(1);
    expect(look(town, [bedroomDoor]).moves('R_2C_00_bedroom', 'S4')).toBe(1);
  });

  it('goes from room to room through openings only [K-MOVE-3]', () => {
    expect(look(town).neighbours('R_2C_00_bedroom')).toEqual(['R_2C_00_living', 'R_2C_00_study']);
    const walled = boardOf(layout([['W@0']]), { W: { ...lookUp(faces, '6B'), roomOpenings: [] } });
    expect(look(walled).neighbours('R_W_00_diner')).toEqual([]);
  });

  it('leads a survivor two rooms from the door out one zone at a time [X-59]', () => {
    const { moves, firstSteps } = look(town, [bedroomDoor]);
    expect(moves('R_2C_00_bathroom', 'S4')).toBe(3);
    expect(firstSteps('R_2C_00_bathroom', 'S4')).toEqual(['R_2C_00_living', 'R_2C_00_study']);
    expect(firstSteps('R_2C_00_living', 'S4')).toEqual(['R_2C_00_bedroom']);
    expect(firstSteps('R_2C_00_bedroom', 'S4')).toEqual(['S4']);
    expect(look(town).moves('R_2C_00_bathroom', 'S4')).toBeUndefined();
  });

  it('names every first step of equally short routes, and none without a route', () => {
    expect(look(town).firstSteps('S1', 'S5')).toEqual(['S2']);
    expect(look(town).firstSteps('S4', 'S5')).toEqual(['S1', 'S8']);
    expect(look(town).firstSteps('S4', 'S4')).toEqual([]);
    expect(look(town).firstSteps('S4', 'R_2C_00_bedroom')).toEqual([]);
  });

  it('can count every door as open', () => {
    const routes = askRoutes(town, throughDoors(town));
    expect(routes.moves('R_2C_00_bathroom', 'S4')).toBe(3);
    expect(routes.firstSteps('S1', 'R_2C_00_bedroom')).toEqual(['S4']);
    expect(routes.neighbours('S4')).toEqual(['R_2C_00_bedroom', 'S1', 'S8']);
  });
});
