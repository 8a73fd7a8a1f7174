/** What faces may have printed on them beyond rooms and streets: doors at a place of their own, marks, a plaza. */
import { describe, expect, it } from 'vitest';
import { boardOf, layout, look, problemsOf } from './fixtures/named-board.ts';
import type { TileFace } from './tile.ts';
import { rotateFace } from './turn.ts';
import { itemAt } from '../lookup.ts';

/** A house in an L round an open square, streets north and east. */
const court: TileFace = {
  streets: 'NE',
  building: [0, 150, 350, 500],
  plaza: [150, 150, 350, 350],
  boxes: [
    { box: [0, 150, 150, 500], streets: 'NE' },
    { box: [0, 350, 350, 500], streets: 'E' },
  ],
  rooms: { west: [[0, 150, 150, 500]], south: [[150, 350, 350, 500]] },
  roomInfo: { west: { floor: 'wood', kind: 'office' }, south: { floor: 'stone', kind: 'lobby' } },
  manholes: [],
  parking: null,
  cells: ['r0c0', 'r0c1', 'r0c2', 'r1c1', 'r1c2', 'r2c2'],
  roomOpenings: [],
  edgeOpenings: {},
  doors: [
    { between: ['west', 'r1c1'], at: [150, 245] },
    { between: ['south', 'r2c2'], at: [350, 440] },
    { between: ['west', 'south'], at: [150, 460] },
    { between: ['west', 'r0c0'], at: [70, 150] },
  ],
  marks: { spawn: ['south', 'west'], bell: ['south'] },
};
const faces = { C: court };
const withDoors = (...doors: NonNullable<TileFace['doors']>) => ({ C: { ...court, doors } });

const places = (tiles: (string | null)[][], doors: string[] = []) =>
  boardOf(layout(tiles, doors), faces).doors.map(({ id, x, y, side }) => `${id} ${side} ${x},${y}`);

describe('a printed door with a place', () => {
  it('stands there', () => {
    expect(places([['C@0']])).toEqual([
      'R_C_00_west-S4 E 150,245',
      'R_C_00_south-S6 E 350,440',
      'R_C_00_west-R_C_00_south E 150,460',
      'R_C_00_west-S1 N 70,150',
    ]);
  });

  it('turns and moves with its tile', () => {
    expect(places([[null, 'C@90']])).toEqual([
      'R_C_10_west-S2 S 755,150',
      'R_C_10_south-S4 S 560,350',
      'R_C_10_west-R_C_10_south S 540,150',
      'R_C_10_west-S1 E 850,70',
    ]);
  });

  it('keeps it when a token names the door, from either side', () => {
    expect(places([['C@0']], ['S6-R_C_00_south', 'R_C_00_south-R_C_00_west']).slice(0, 2)).toEqual([
      'S6-R_C_00_south W 350,440',
      'R_C_00_south-R_C_00_west W 150,460',
    ]);
  });

  it('keeps it where the same rooms also have an opening, which it closes', () => {
    const both = { C: { ...court, roomOpenings: [['west', 'south'] as const] } };
    const board = boardOf(layout([['C@0']]), both);
    expect(board.doors[2]).toMatchObject({ x: 150, y: 460, side: 'E' });
    expect(board.buildings).toHaveLength(2);
  });

  it.each([
    ['off the wall', { between: ['west', 'r1c1'], at: [160, 245] }],
    ['in a wall of another cell', { between: ['west', 'r1c1'], at: [70, 150] }],
    ['in a wall of another room', { between: ['south', 'r2c2'], at: [150, 245] }],
    ['in a corner', { between: ['west', 'r1c1'], at: [150, 150] }],
  ] as const)('must have a wall there: %s', (_what, door) => {
    expect(problemsOf(layout([['C@0']]), withDoors(door))).toMatchObject([
      { code: 'board.door-nowhere', at: 'tiles[0][0].doors[0]' },
    ]);
  });
});

describe('marks', () => {
  it('are zones of the board by kind, ascending, from all its tiles', () => {
    const board = boardOf(layout([['C@0', 'C@270']]), faces);
    expect(board.marks).toEqual({ spawn: [9, 10, 11, 12], bell: [10, 11] });
    expect(board.marks.bell?.map((zone) => itemAt(board.zones, zone).id)).toEqual([
      'R_C_00_south',
      'R_C_10_south',
    ]);
  });

  it('are none where no tile has them', () => {
    expect(boardOf(layout([['C@0']]), { C: { ...court, marks: undefined } }).marks).toEqual({});
  });

  it('may be of a kind that every object has', () => {
    const kinds = JSON.parse('{ "constructor": ["west"], "__proto__": ["south"] }') as TileFace['marks'];
    const { marks } = boardOf(layout([['C@0']]), { C: { ...court, marks: kinds } });
    expect(Object.entries(marks)).toEqual([
      ['constructor', [6]],
      ['__proto__', [7]],
    ]);
  });
});

/** Streets S1 to S5 from west to east, below them plaza S6, street S7, plaza S8, and S9 at the lower edge. */
describe('a plaza', () => {
  const board = boardOf(layout([['C@0', 'C@270']]), faces);

  it('is one street zone, joined to the street cells beside it [K-ZONE-1]', () => {
    expect(itemAt(board.zones, board.indexOf.get('S6') ?? -1).rects).toEqual([[125, 125, 375, 375]]);
    expect(look(board).neighbours('S6')).toEqual(['S2', 'S7']);
    expect(look(board).neighbours('S8')).toEqual(['S4', 'S7']);
  });

  it('is seen along straight lines, from both streets and across to the next plaza [K-LOS-1]', () => {
    expect(look(board).seenFrom('S6')).toEqual(['S2', 'S6', 'S7', 'S8']);
    expect(look(board).sightFrom('S6', 'S8')).toBe(2);
  });

  it('is not seen round its corner [K-LOS-2]', () => {
    for (const zone of ['S1', 'S3', 'S9']) expect(look(board).sightFrom('S6', zone)).toBeUndefined();
  });

  it('takes a door token in any wall round it', () => {
    expect(places([['C@0']], ['R_C_00_south-S4'])[0]).toBe('R_C_00_south-S4 N 250,350');
  });

  it('turns with its tile, and so do the parts of the building', () => {
    const { plaza, boxes } = rotateFace({ ...court, plaza: [100, 150, 350, 350] }, 90);
    expect(plaza).toEqual([150, 100, 350, 350]);
    expect(boxes).toEqual([
      { box: [0, 0, 350, 150], streets: 'ES' },
      { box: [0, 0, 150, 350], streets: 'S' },
    ]);
  });
});

describe('sight through a printed door', () => {
  const board = boardOf(layout([['C@0', 'C@270']]), faces);
  const toPlaza = 'R_C_00_west-S6';
  const toCorner = 'R_C_00_west-S1';
  const toEast = 'R_C_00_south-S9';
  const seen = (door: string, room: string) =>
    look(board, [door])
      .seenFrom(room)
      .filter((id) => id !== room);

  it('runs at right angles to its wall, any number of street zones [S-LOS-2] [K-LOS-4]', () => {
    expect(seen(toPlaza, 'R_C_00_west')).toEqual(['S6', 'S7', 'S8']);
    expect(look(board, [toPlaza]).sightFrom('S8', 'R_C_00_west')).toBe(3);
  });

  it('always shows the street zone that touches it, though a wall or the edge is right behind [S-LOS-2]', () => {
    expect(seen(toCorner, 'R_C_00_west')).toEqual(['S1']);
    expect(seen(toEast, 'R_C_00_south')).toEqual(['S9']);
  });

  it('begins only when the door is open [S-FAQ-1] [K-LOS-5]', () => {
    expect(look(board).seenFrom('R_C_00_west')).toEqual(['R_C_00_west']);
  });
});
