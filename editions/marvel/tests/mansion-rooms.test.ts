/** Large rooms, windows, fountain, levels and stairs of the mansion, and what is wrong with a layout of them. */
import { describe, expect, it } from 'vitest';
import { look, mansion, problemsOf, zoneNamed } from './mansion-board.ts';
import { itemAt, leading } from '@holdout/engine';

describe('a large room', () => {
  const ballroom = mansion({ ground: '4X' });
  const { near, moves, sees } = look(ballroom);

  it('has no walls between its zones: one move from each to the next, corners do not count [H-ROOM-1]', () => {
    expect(near('b22')).toEqual(['b12', 'b21', 'b23']);
    expect(moves('b11', 'b23')).toBe(3);
  });

  it('is seen along its rows and columns, as far as they go, never diagonally [H-ROOM-2]', () => {
    expect(sees('b11')).toEqual({ b11: 0, b12: 1, b13: 2, b21: 1 });
    expect(sees('b22')).toEqual({ b22: 0, b12: 1, b21: 1, b23: 1 });
  });

  it('sees along a cross through its middle [H-ROOM-2]', () => {
    const cerebro = look(mansion({ underground: '7Y' }));
    expect(cerebro.sees('armN')).toEqual({ armN: 0, core: 1, armS: 2 });
    expect(cerebro.sees('core')).toEqual({ core: 0, armN: 1, armE: 1, armS: 1, armW: 1 });
  });

  it('shows only its first zone to the next room, and only to the zone at the opening [H-ROOM-3]', () => {
    const common = look(mansion({ ground: '5X' }));
    expect(common.sees('music')).toEqual({ music: 0, c12: 1, trophy: 1 });
    expect(common.sees('c11')).toEqual({ c11: 0, c12: 1, c21: 1 });
    expect(common.sees('trophy')).toEqual({ trophy: 0, music: 1 });
  });

  it('joined to another by an opening stays two rooms for sight [H-ROOM-3]', () => {
    const upstairs = look(mansion({ upper: '8Y 5Y' }));
    expect(upstairs.sees('landingW')).toEqual({ landingW: 0, landingE: 1 });
    expect(upstairs.sees('landingE')).toEqual({ landingE: 0, landingW: 1, corridorW: 1 });
  });

  it('can be a hallway [H-ROOM-4]', () => {
    const hallway = mansion({ ground: '2X' });
    const [west, east] = leading(
      ['hallwayW', 'hallwayE'].map((name) => itemAt(hallway.zones, zoneNamed(hallway, name))),
      2,
    );
    expect([west.large, east.large]).toEqual(['L_2X_hallway', 'L_2X_hallway']);
    expect(look(hallway).sees('hallwayW')).toEqual({ hallwayW: 0, hallwayE: 1 });
  });

  it('is one building, cut off by its doors [H-ROOM-5]', () => {
    const library = mansion({ upper: '3Y' });
    const of = (name: string) => library.buildingOf[zoneNamed(library, name)];
    expect(new Set(['l11', 'l12', 'l21', 'l22'].map(of)).size).toBe(1);
    expect(of('reading')).toBe(of('archives'));
    expect(of('reading')).not.toBe(of('l22'));
  });

  it('sees the street only from the zone at the open door or window, and is seen there [H-ROOM-6]', () => {
    const { sees: seen } = look(ballroom, ['S2-b22', 'S3-b23']);
    expect(seen('b22')).toMatchObject({ S2: 1 });
    expect(seen('S2')).toEqual({ S2: 0, S1: 1, S3: 1, b22: 1 });
    expect(seen('b12')).not.toHaveProperty('S2');
    expect(seen('b21')).not.toHaveProperty('S1');
    expect(seen('S3')).toEqual({ S3: 0, S2: 1, S1: 2, b23: 1 });
  });
});

describe('a window', () => {
  const kitchen = mansion({ ground: '3X / 6X' });

  it('blocks movement and sight while it is closed, and carries both when it is open [H-WIN-1]', () => {
    expect(look(kitchen).near('conservatory')).toEqual(['dining']);
    expect(look(kitchen).sees('conservatory')).toEqual({ conservatory: 0, dining: 1 });
    const open = look(kitchen, ['S2-conservatory']);
    expect(open.near('conservatory')).toEqual(['S2', 'dining']);
    expect(open.moves('S2', 'dining')).toBe(2);
  });

  it('shows the street straight out of it [H-WIN-1, K-LOS-4]', () => {
    expect(look(kitchen, ['S3-conservatory']).sees('conservatory')).toEqual({
      conservatory: 0,
      dining: 1,
      S3: 1,
      S5: 2,
      S8: 3,
    });
  });

  it('can be counted as open for a route, the doors as they are [H-WIN-2]', () => {
    const { moves, movesThroughWindows } = look(kitchen);
    expect(moves('S2', 'dining')).toBe(undefined);
    expect(movesThroughWindows('S2', 'dining')).toBe(2);
    expect(movesThroughWindows('S1', 'pantry')).toBe(undefined);
    expect(look(kitchen, ['S1-pantry']).movesThroughWindows('S1', 'pantry')).toBe(1);
  });
});

describe('the fountain', () => {
  const court = look(mansion({ ground: '1X / 6X' }));

  it('cannot be entered: ways lead around it [H-FNT-1]', () => {
    expect(court.near('FOUNTAIN')).toEqual([]);
    expect(court.moves('S2', 'S7')).toBe(4);
  });

  it('blocks no sight: streets see each other over it, with the fountain counted as a zone [H-FNT-1]', () => {
    expect(court.sees('S2')).toEqual({ S2: 0, S1: 1, S3: 1, S7: 2 });
    expect(court.sees('S4')).toEqual({ S4: 0, S1: 1, S6: 1, S5: 2 });
  });

  it('does not block a door that looks out on it either [H-FNT-1, K-LOS-4]', () => {
    const { sees } = look(mansion({ ground: '1X / 6X' }), ['S2-entrance']);
    expect(sees('entrance')).toMatchObject({ S2: 1, S7: 3 });
  });
});

describe('an arch to the street', () => {
  const gate = mansion({ ground: '7X' });

  it('is always open', () => {
    expect(look(gate).near('gateway')).toEqual(['S2']);
    expect(look(gate).sees('S2')).toEqual({ S2: 0, S1: 1, S3: 1, gateway: 1 });
    expect(gate.doors.map((door) => door.kind)).toEqual(['door', 'door', 'door', 'window', 'window']);
  });
});

describe('a door on a tile edge', () => {
  it('is there when either tile has it, and wall where only one tile has anything', () => {
    const wing = mansion({ ground: '1X 3X' });
    expect(look(wing).near('gallery')).toEqual(['backhall', 'entrance', 'kitchen']);
    expect(look(wing, ['gallery-pantry']).near('pantry')).toEqual(['gallery', 'kitchen']);
    const cellar = mansion({ underground: '7Y 4Y' });
    expect(look(cellar).near('server')).toEqual([]);
    expect(look(cellar, ['h11-server']).near('server')).toEqual(['h11']);
  });

  it('turns with its tile', () => {
    const turned = mansion({ upper: '8Y / 5Y@180' });
    expect(turned.doors.map((door) => door.id)).toContain('R_5Y_01_bedA-R_5Y_01_bedB');
    expect(look(turned).near('landingW')).toEqual(['corridorE', 'landingE']);
    expect(look(turned).near('landingE')).toEqual(['corridorW', 'landingW']);
  });
});

describe('levels and stairs', () => {
  const house = mansion({ ground: '1X / 6X', upper: '2Y 8Y 5Y', underground: '9Y' });
  const { near, moves, sees } = look(house, 'all');

  it('has levels with zones of their own and no sight between them [H-LVL-1]', () => {
    expect(house.levels).toEqual(['ground', 'upper', 'underground']);
    expect(house.grids).toEqual([
      { cols: 1, rows: 2, first: 0 },
      { cols: 3, rows: 1, first: 2 },
      { cols: 1, rows: 1, first: 5 },
    ]);
    expect(sees('entrance')).not.toHaveProperty('landingW');
    expect(moves('S1', 'hallN')).toBe(undefined);
  });

  it('is one move from every zone of the stairs below to every zone of those above [H-STA-1]', () => {
    expect(look(house).near('entrance')).toEqual(['gallery', 'landingE', 'landingW']);
    expect(near('landingW')).toContain('entrance');
    expect(house.zones.some(({ id }) => id.includes('stairs'))).toBe(false);
  });

  it('keeps the zone before the ground-floor stairs and the one behind apart [H-STA-2]', () => {
    expect(near('entrance')).not.toContain('backhall');
    expect(sees('entrance')).not.toHaveProperty('backhall');
    expect(moves('entrance', 'backhall')).toBe(2);
    expect(look(mansion({ ground: '1X' })).near('entrance')).toEqual(['gallery']);
  });

  it('counts stairs as one step of a route [H-STA-3]', () => {
    expect(look(house).moves('gallery', 'landingE')).toBe(2);
    expect(look(house).moves('backhall', 'corridorW')).toBe(4);
  });

  it('does not join the buildings of two levels by stairs, nor by a shaft [H-LVL-7]', () => {
    const of = (name: string) => house.buildingOf[zoneNamed(house, name)];
    expect(of('entrance')).not.toBe(of('landingW'));
    expect(house.shafts.map((shaft) => house.buildingOf[shaft])).toEqual([-1, -1]);
  });
});

describe('a layout of levels is refused', () => {
  const levels = (...list: unknown[]) => ({ levels: list, doors: [] });
  it.each([
    [levels({ id: 'upper', tiles: [['1X@0']] }), 'board.tile-level levels[0].tiles[0][0] 1X'],
    [levels(), 'board.layout levels'],
    [levels({ id: 'Upper', tiles: [['8Y@0']] }), 'board.layout levels[0].id'],
    [
      levels({ id: 'upper', tiles: [['8Y@0']] }, { id: 'upper', tiles: [['5Y@0']] }),
      'board.layout levels[1].id',
    ],
    [levels({ id: 'ground', tiles: [['1X@0', '9Z@0']] }), 'board.tile-missing levels[0].tiles[0][1] 9Z'],
    [levels({ id: 'ground', tiles: [['6X@0', '6X@0']] }), 'board.zone-twice levels FOUNTAIN'],
    [{ ...levels({ id: 'ground', tiles: [['1X@0']] }), tiles: [['1X@0']] }, 'board.layout levels'],
    [
      { tiles: [['2X@0']], doors: [{ between: ['R_2X_00_shaft', 'R_2X_00_hallwayW'] }] },
      'board.door-nowhere doors[0] R_2X_00_shaft-R_2X_00_hallwayW',
    ],
    [
      { tiles: [['4X@0']], doors: [{ between: ['R_4X_00_b11', 'R_4X_00_b12'] }] },
      'board.door-nowhere doors[0] R_4X_00_b11-R_4X_00_b12',
    ],
  ])('%j', (layout, problem) => expect(problemsOf(layout)).toEqual([problem]));
});
