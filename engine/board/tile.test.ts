import { describe, expect, it } from 'vitest';
import { isTileFace } from './face-check.ts';
import { faces } from './fixtures/named-board.ts';
import { rotateCell, rotateEdgeAt, rotateFace, rotatePoint, rotateRect, rotateSide } from './turn.ts';
import { lookUp } from '../lookup.ts';

describe('turning a tile clockwise', () => {
  it('turns sides', () => {
    expect([0, 90, 180, 270].map((by) => rotateSide('E', by as 0))).toEqual(['E', 'S', 'W', 'N']);
  });

  it('turns points and rectangles about the middle of the tile', () => {
    expect(rotatePoint([500, 100], 90)).toEqual([400, 500]);
    expect(rotateRect([0, 150, 350, 324], 90)).toEqual([176, 0, 350, 350]);
    expect(rotateRect([0, 150, 350, 324], 180)).toEqual([150, 176, 500, 350]);
    expect(rotateRect([0, 150, 350, 324], 270)).toEqual([150, 150, 324, 500]);
  });

  it('turns cells and leaves other names alone', () => {
    expect(rotateCell('r1c2', 90)).toBe('r2c1');
    expect(rotateCell('r0c0', 180)).toBe('r2c2');
    expect(rotateCell('r1c2', 270)).toBe('r0c1');
    expect(rotateCell('kitchen', 90)).toBe('kitchen');
  });

  it('counts places on an edge from the upper or left end again', () => {
    expect(rotateEdgeAt('N', 88, 90)).toBe(88);
    expect(rotateEdgeAt('E', 125, 90)).toBe(375);
    expect(rotateEdgeAt('W', 88, 180)).toBe(412);
  });

  it.each(Object.keys(faces))('comes back to face %s after four quarter turns', (name) => {
    const turn = (face: (typeof faces)[string]) => rotateFace(face, 90);
    const round = turn(turn(turn(turn(lookUp(faces, name)))));
    const sorted = (face: (typeof faces)[string]) => ({
      ...face,
      streets: [...face.streets].sort().join(''),
    });
    expect(sorted(round)).toEqual(sorted(lookUp(faces, name)));
    expect(sorted(rotateFace(lookUp(faces, name), 180))).toEqual(sorted(turn(turn(lookUp(faces, name)))));
    expect(sorted(rotateFace(lookUp(faces, name), 270))).toEqual(
      sorted(turn(turn(turn(lookUp(faces, name))))),
    );
  });
});

describe('checking a tile face', () => {
  const good = lookUp(faces, '6B');

  const stairs = { zones: ['diner'], rect: [0, 0, 9, 9], blocks: [['diner', 'restroom']], leads: 'up' };
  const stairsBut = (...changes: object[]): [string, object][] =>
    changes.map((change) => [
      `stairs with ${JSON.stringify(change)}`,
      { ...good, stairs: { ...stairs, ...change } },
    ]);

  it('accepts stairs, a shaft, large rooms, windows, water and a fountain', () => {
    const more = {
      stairs,
      shaft: { room: 'diner', doors: [{ between: ['diner', 'restroom'] }] },
      largeRooms: { hall: ['diner', 'restroom'] },
      windows: [{ between: ['diner', 'r2c2'] }],
      streetOpenings: [{ between: ['diner', 'r2c2'] }],
      fountain: 'r0c0',
      water: [[0, 0, 9, 9]],
      edgeOpenings: { N: [{ at: 250, room: 'diner', door: true }] },
      building: null,
      parking: null,
    };
    expect(isTileFace({ ...good, ...more })).toBe(true);
    for (const [key, value] of Object.entries(more)) expect(isTileFace({ ...good, [key]: value })).toBe(true);
    expect(isTileFace({ ...good, stairs: { ...stairs, leads: 'down' } })).toBe(true);
  });

  it('accepts every face of the town', () => {
    expect(Object.values(faces).every(isTileFace)).toBe(true);
  });

  it('accepts what a face may have besides', () => {
    const doors = [{ between: ['diner', 'r2c2'], at: [350, 400] }];
    const roomInfo = { diner: { floor: 'wood', kind: 'diner' } };
    expect(isTileFace({ ...good, doors, roomInfo, marks: { spawn: ['diner'], bell: [] } })).toBe(true);
    const plaza = { cells: [...good.cells, 'r1c1'], plaza: [150, 150, 350, 350] };
    expect(isTileFace({ ...good, ...plaza, boxes: [{ box: [0, 0, 9, 9], streets: '' }] })).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['no rooms', { ...good, rooms: undefined }],
    ['a room without area', { ...good, rooms: { restroom: [], diner: [[150, 160, 350, 500]] } }],
    [
      'a room turned inside out',
      { ...good, rooms: { restroom: [[350, 0, 150, 160]], diner: [[0, 0, 9, 9]] } },
    ],
    ['a room off the tile', { ...good, rooms: { restroom: [[0, 0, 501, 9]], diner: [[0, 0, 9, 9]] } }],
    ['an unknown cell', { ...good, cells: ['r3c0'] }],
    ['a manhole off the street', { ...good, manholes: ['r1c1'] }],
    ['parking off the street', { ...good, parking: 'r1c1' }],
    ['an opening to no room', { ...good, roomOpenings: [['diner', 'attic']] }],
    ['an edge opening of no room', { ...good, edgeOpenings: { N: [{ at: 250, room: 'attic' }] } }],
    ['an edge opening off the edge', { ...good, edgeOpenings: { N: [{ at: 600, room: 'diner' }] } }],
    ['a printed door from street to street', { ...good, doors: [{ between: ['r0c0', 'r1c0'] }] }],
    ['a printed door to nowhere', { ...good, doors: [{ between: ['diner', 'r1c1'] }] }],
    ['a printed door off the tile', { ...good, doors: [{ between: ['diner', 'r2c2'], at: [350, 501] }] }],
    ['a printed door at half a place', { ...good, doors: [{ between: ['diner', 'r2c2'], at: [350] }] }],
    ['a printed door between places', { ...good, doors: [{ between: ['diner', 'r2c2'], at: [350, 0.5] }] }],
    ['marks that are a list', { ...good, marks: [['diner']] }],
    ['a mark in no room', { ...good, marks: { spawn: ['attic'] } }],
    ['a mark on the street', { ...good, marks: { spawn: ['r0c0'] } }],
    ['a mark that is no list', { ...good, marks: { spawn: 'diner' } }],
    ['a mark twice in a room', { ...good, marks: { spawn: ['diner', 'diner'] } }],
    ['a plaza without its street cell', { ...good, plaza: [150, 150, 350, 350] }],
    ['a plaza off the tile', { ...good, cells: [...good.cells, 'r1c1'], plaza: [150, 150, 350, 600] }],
    ['a part of the building turned inside out', { ...good, boxes: [{ box: [9, 0, 0, 9], streets: 'N' }] }],
    ['a part of the building at no side', { ...good, boxes: [{ box: [0, 0, 9, 9], streets: 'up' }] }],
    ['no record of edges', { ...good, edgeOpenings: null }],
    ['streets that are no text', { ...good, streets: ['N'] }],
    ['a building off the tile', { ...good, building: [0, 0, 500, 501] }],
    ['a building with three corners', { ...good, building: [0, 0, 500] }],
    ['a room with an odd name', { ...good, rooms: { ...good.rooms, 'a b': [[0, 0, 9, 9]] } }],
    ['a room called like a cell', { ...good, rooms: { ...good.rooms, r1c1: [[0, 0, 9, 9]] } }],
    ['cells that are no list', { ...good, cells: 'r0c0' }],
    ['an opening of a room to itself', { ...good, roomOpenings: [['diner', 'diner']] }],
    ['an opening of three rooms', { ...good, roomOpenings: [['diner', 'restroom', 'diner']] }],
    ['an edge opening that is no list', { ...good, edgeOpenings: { N: { at: 250, room: 'diner' } } }],
    ['an edge door that is no flag', { ...good, edgeOpenings: { N: [{ at: 250, room: 'diner', door: 1 }] } }],
    ['doors that are no list', { ...good, doors: {} }],
    ['a window between rooms', { ...good, windows: [{ between: ['diner', 'restroom'] }] }],
    ['a window that is none', { ...good, windows: ['diner'] }],
    ['a street opening between rooms', { ...good, streetOpenings: [{ between: ['diner', 'restroom'] }] }],
    ['a door from the street in', { ...good, doors: [{ between: ['r2c2', 'diner'] }] }],
    ['a large room that is no list', { ...good, largeRooms: { hall: 'diner' } }],
    ['a large room of no room', { ...good, largeRooms: { hall: ['attic'] } }],
    ['large rooms that are a list', { ...good, largeRooms: [['diner']] }],
    ...stairsBut(
      { zones: ['attic'] },
      { zones: 'diner' },
      { rect: [0, 0, 9] },
      { blocks: [['diner', 'attic']] },
    ),
    ...stairsBut({ blocks: {} }, { leads: 'out' }, { leads: undefined }),
    ['stairs that are none', { ...good, stairs: 'up' }],
    ['a shaft in no room', { ...good, shaft: { room: 'attic', doors: [] } }],
    [
      'a shaft with a way out',
      { ...good, shaft: { room: 'diner', doors: [{ between: ['diner', 'r2c2'] }] } },
    ],
    ['a shaft without doors', { ...good, shaft: { room: 'diner' } }],
    ['a shaft that is none', { ...good, shaft: 'diner' }],
    ['a fountain off the street', { ...good, fountain: 'r1c1' }],
    ['water off the tile', { ...good, water: [[0, 0, 501, 9]] }],
    ['water that is no list', { ...good, water: [0, 0, 9, 9] }],
    ['boxes that are no list', { ...good, boxes: {} }],
    ['looks that are a list', { ...good, roomInfo: ['diner'] }],
    ['a room without a floor', { ...good, roomInfo: { diner: { kind: 'diner' } } }],
    ['the look of no room', { ...good, roomInfo: { attic: { floor: 'wood', kind: 'attic' } } }],
    ['a room with half a look', { ...good, roomInfo: { diner: { floor: 'wood' } } }],
  ])('refuses %s', (_what, face) => {
    expect(isTileFace(face)).toBe(false);
  });
});
