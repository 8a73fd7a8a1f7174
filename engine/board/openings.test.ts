/** Rooms that run over a tile edge, doors on it, and the names doors have. */
import { describe, expect, it } from 'vitest';
import { doorId, doorSides } from './door-id.ts';
import { boardOf, layout, look } from './fixtures/named-board.ts';
import type { EdgeOpening, TileFace } from './tile.ts';
import { rotateFace, rotatePoint } from './turn.ts';

/** A tile that is one room, open to the east and the west as said. */
const hall = (east: EdgeOpening[], west: EdgeOpening[] = []): TileFace => ({
  streets: 'N',
  building: [0, 150, 500, 500],
  rooms: { hall: [[0, 150, 500, 500]] },
  manholes: [],
  parking: null,
  cells: ['r0c0', 'r0c1', 'r0c2'],
  roomOpenings: [],
  edgeOpenings: { E: east, W: west },
});
const at = (place: number, door?: boolean): EdgeOpening => ({
  at: place,
  room: 'hall',
  ...(door === undefined ? {} : { door }),
});
const LEFT = 'R_A_00_hall';
const RIGHT = 'R_B_10_hall';

/** What lies between two halls: nothing, a way, or a door. */
function between(east: EdgeOpening[], west: EdgeOpening[]): string {
  const board = boardOf(layout([['A@0', 'B@0']]), { A: hall(east), B: hall([], west) });
  if (look(board).neighbours(LEFT).includes(RIGHT)) return 'open';
  return board.doors.some((d) => doorSides(d.id).sort().join() === [LEFT, RIGHT].join()) ? 'door' : 'wall';
}

describe('where two tiles meet', () => {
  it('a room goes on where both have an opening at the same place [K-MOVE-3]', () => {
    expect(between([at(250)], [at(250)])).toBe('open');
    expect(between([at(250)], [at(300)])).toBe('wall');
    expect(between([at(250)], [])).toBe('wall');
    expect(between([], [at(250)])).toBe('wall');
  });

  it('there is a door if either says so', () => {
    expect(between([at(250, true)], [at(250)])).toBe('door');
    expect(between([at(250)], [at(250, true)])).toBe('door');
    expect(between([at(250, false)], [at(250, false)])).toBe('open');
  });

  it('a second opening changes nothing, unless the first had a door', () => {
    expect(between([at(200, true), at(300)], [at(200), at(300)])).toBe('open');
    expect(between([at(200), at(300, true)], [at(200), at(300)])).toBe('open');
    expect(between([at(200, true), at(300, true)], [at(200), at(300)])).toBe('door');
    expect(between([at(200), at(300)], [at(200), at(300)])).toBe('open');
  });

  it('the opening stands where the tiles say', () => {
    const board = boardOf(layout([['A@0', 'B@0']]), { A: hall([at(250, true)]), B: hall([], [at(250)]) });
    expect(board.doors).toMatchObject([{ x: 500, y: 250 }]);
  });
});

describe('a turned tile', () => {
  const face: TileFace = {
    ...hall([at(250)], [at(300)]),
    doors: [{ between: ['hall', 'r0c1'], at: [250, 150] }, { between: ['hall', 'r0c0'] }],
    windows: [{ between: ['hall', 'r0c2'] }],
    streetOpenings: [{ between: ['hall', 'r0c0'] }],
    stairs: { zones: ['hall'], rect: [100, 200, 150, 300], blocks: [], leads: 'up' },
    shaft: { room: 'hall', doors: [{ between: ['hall', 'r0c1'], at: [300, 150] }] },
    fountain: 'r0c0',
    water: [[0, 400, 100, 500]],
    plaza: [150, 200, 350, 350],
    boxes: [{ box: [0, 150, 150, 500], streets: 'NE' }],
    parking: 'r0c2',
    manholes: ['r0c0'],
  };

  it('has all it had, a quarter further on', () => {
    expect(rotateFace(face, 90)).toMatchObject({
      streets: 'E',
      building: [0, 0, 350, 500],
      rooms: { hall: [[0, 0, 350, 500]] },
      cells: ['r0c2', 'r1c2', 'r2c2'],
      manholes: ['r0c2'],
      parking: 'r2c2',
      edgeOpenings: { S: [{ at: 250, room: 'hall' }], N: [{ at: 200, room: 'hall' }] },
      doors: [{ between: ['hall', 'r1c2'], at: [350, 250] }, { between: ['hall', 'r0c2'] }],
      windows: [{ between: ['hall', 'r2c2'] }],
      streetOpenings: [{ between: ['hall', 'r0c2'] }],
      stairs: { zones: ['hall'], rect: [200, 100, 300, 150], leads: 'up' },
      shaft: { room: 'hall', doors: [{ between: ['hall', 'r1c2'], at: [350, 300] }] },
      fountain: 'r0c2',
      water: [[0, 0, 100, 100]],
      plaza: [150, 150, 300, 350],
      boxes: [{ box: [0, 0, 350, 150], streets: 'ES' }],
    });
  });

  it('is itself again after four quarters, and at none', () => {
    const quarter = (f: TileFace): TileFace => rotateFace(f, 90);
    const same = (f: TileFace): TileFace => ({
      ...f,
      boxes: f.boxes?.map((b) => ({ ...b, streets: [...b.streets].sort().join('') })),
    });
    expect(same(quarter(quarter(quarter(quarter(face)))))).toEqual(same(face));
    expect(same(rotateFace(face, 180))).toEqual(same(quarter(quarter(face))));
    expect(same(rotateFace(face, 270))).toEqual(same(quarter(quarter(quarter(face)))));
    expect([rotateFace(face, 0), rotatePoint([1, 2], 0)]).toEqual([face, [1, 2]]);
  });

  it('has nothing it had not', () => {
    const turned = rotateFace({ ...hall([]), building: null }, 90);
    for (const key of ['doors', 'windows', 'streetOpenings', 'stairs', 'shaft', 'fountain', 'plaza', 'water'])
      expect(turned[key as keyof TileFace]).toBeUndefined();
    expect([turned.building, turned.parking, turned.edgeOpenings]).toEqual([null, null, { S: [], N: [] }]);
  });
});

it('a door is called by its two zones, and they are read from its name', () => {
  const ids: [string, string][] = [
    ['R_1B_01_living-room', 'S7'],
    ['R_1B_01_living-room', 'S17'],
    ['S7', 'S17'],
    ['R_1B_01_co-op', 'R_1A_00_S-2-go'],
    ['S3', 'R_1A_00_hall'],
    ['R_1A_00_x-S3-y', 'S4'],
  ];
  for (const [a, b] of ids) expect(doorSides(doorId(a, b))).toEqual([a, b]);
});
