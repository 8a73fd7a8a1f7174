import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, faces, layout, look, maps, problemsOf } from './fixtures/named-board.ts';
import { BOARD_PROBLEM_CODES } from './layout.ts';
import { ROTATIONS, type TileFace } from './tile.ts';
import { lookUp } from '../lookup.ts';

const house = [['7B@0']];

describe('what can be wrong with a layout', () => {
  it.each([
    ['no layout', undefined, { code: 'board.layout', at: '' }],
    ['no doors', { tiles: house }, { code: 'board.layout', at: '' }],
    ['no tiles', layout([]), { code: 'board.layout', at: 'tiles' }],
    ['gaps only', layout([[null, null]]), { code: 'board.layout', at: 'tiles' }],
    [
      'a tile that is no text',
      { tiles: [['7B@0', 7]], doors: [] },
      { code: 'board.layout', at: 'tiles[0][1]' },
    ],
    ['a door that is none', { tiles: house, doors: ['S1'] }, { code: 'board.layout', at: 'doors[0]' }],
    ['rows of different length', layout([['7B@0'], []]), { code: 'board.ragged', at: 'tiles[1]' }],
    ['too many columns', layout([Array<string>(11).fill('7B@0')]), { code: 'board.too-large', at: 'tiles' }],
    [
      'too many zones',
      layout(Array<string[]>(8).fill(Array<string>(9).fill('7B@0'))),
      { code: 'board.too-large', at: 'tiles' },
    ],
    ['an unknown tile', layout([['9Z@0']]), { code: 'board.tile-missing', at: 'tiles[0][0]', detail: '9Z' }],
    [
      'a name that every object has',
      layout([['constructor@0']]),
      { code: 'board.tile-missing', at: 'tiles[0][0]', detail: 'constructor' },
    ],
    ['a slanted tile', layout([['7B@45']]), { code: 'board.rotation', at: 'tiles[0][0]', detail: '45' }],
    ['a tile without rotation', layout([['7B']]), { code: 'board.rotation', at: 'tiles[0][0]', detail: '' }],
    [
      'street against wall',
      layout([['7B@0', '3C@0']]),
      { code: 'board.edge-mismatch', at: 'tiles[0][0]', detail: 'E' },
    ],
    [
      'wall against street',
      layout([['2B@180'], ['7B@0']]),
      { code: 'board.edge-mismatch', at: 'tiles[0][0]', detail: 'S' },
    ],
    [
      'a building that ends where the next goes on',
      layout([['3C@0'], ['4C@0']]),
      { code: 'board.edge-mismatch', at: 'tiles[0][0]', detail: 'S' },
    ],
    [
      'a door to nowhere',
      layout(house, ['S1-S99']),
      { code: 'board.door-zone', at: 'doors[0]', detail: 'S99' },
    ],
    [
      'a door across the street',
      layout(house, ['S1-S2']),
      { code: 'board.door-nowhere', at: 'doors[0]', detail: 'S1-S2' },
    ],
    [
      'a door at a corner of the house',
      layout(house, ['R_7B_00_room-S1']),
      { code: 'board.door-nowhere', at: 'doors[0]', detail: 'R_7B_00_room-S1' },
    ],
    [
      'a door into the own room',
      layout(house, ['R_7B_00_room-R_7B_00_room']),
      { code: 'board.door-nowhere', at: 'doors[0]', detail: 'R_7B_00_room-R_7B_00_room' },
    ],
    [
      'a door between rooms without an opening',
      layout([['2C@0']], ['R_2C_00_bedroom-R_2C_00_bathroom']),
      { code: 'board.door-nowhere', at: 'doors[0]', detail: 'R_2C_00_bedroom-R_2C_00_bathroom' },
    ],
    [
      'two doors in one place',
      layout(house, ['R_7B_00_room-S2', 'S2-R_7B_00_room']),
      { code: 'board.door-twice', at: 'doors[1]', detail: 'S2-R_7B_00_room' },
    ],
  ])('%s', (_what, wrong, problem) => {
    expect(problemsOf(wrong)).toEqual([problem]);
  });

  it('a malformed tile face', () => {
    const broken = { ...faces, X: { ...faces['7B'], rooms: { room: 'big' } } as unknown as TileFace };
    expect(problemsOf(layout([['X@0']]), broken)).toEqual([
      { code: 'board.tile-shape', at: 'tiles[0][0]', detail: 'X' },
    ]);
  });

  it('several at once are all told', () => {
    const codes = problemsOf(layout([['9Z@0', '7B@1']])).map((problem) => problem.code);
    expect(codes).toEqual(['board.tile-missing', 'board.rotation']);
  });

  it('never throws, whatever it is given', () => {
    const isToldProperly = (wrong: unknown, from: Record<string, TileFace> = faces) =>
      problemsOf(wrong, from).every(
        ({ code, at }) => BOARD_PROBLEM_CODES.includes(code) && typeof at === 'string',
      );
    const tile = fc.oneof(
      fc
        .constantFrom(...Object.keys(faces))
        .chain((name) => fc.constantFrom(...ROTATIONS).map((by) => `${name}@${by}`)),
      fc.constant(null),
      fc.string(),
      fc.anything(),
    );
    const zone = fc.oneof(
      fc.constantFrom('S1', 'S2', 'S5', 'R_7B_00_room', '__proto__'),
      fc.string(),
      fc.anything(),
    );
    const door = fc.oneof(fc.record({ between: fc.array(zone, { maxLength: 3 }) }), fc.anything());
    const shaped = fc.record({
      tiles: fc.array(fc.array(tile, { maxLength: 4 }), { maxLength: 4 }),
      doors: fc.array(door, { maxLength: 4 }),
    });
    fc.assert(fc.property(fc.oneof(shaped, fc.anything()), (wrong) => isToldProperly(wrong)));
    const fields = [
      ...Object.keys(lookUp(faces, '2C')),
      'doors',
      'marks',
      'plaza',
      'water',
      'boxes',
      'roomInfo',
    ];
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...fields), (value, field) => {
        const bent = { X: { ...lookUp(faces, '2C'), [field]: value }, '7B': lookUp(faces, '7B') };
        return isToldProperly(layout([['X@90', '7B@0']]), bent);
      }),
    );
  });

  it('compiles or refuses every grid of real tiles, with rooms and doors in range', () => {
    const names = fc.constantFrom('7B@0', '6B@90', '5E@0', '5B@90', '5D@270', null);
    fc.assert(
      fc.property(names, names, names, names, (a, b, c, d) => {
        const grid = layout([
          [a, b],
          [c, d],
        ]);
        if (problemsOf(grid).length > 0) return;
        const board = boardOf(grid);
        for (const { a: from, b: to } of board.links) {
          expect(board.zones[from] && board.zones[to]).toBeDefined();
          expect(from).not.toBe(to);
        }
      }),
    );
  });
});

describe('the compiled board', () => {
  it('lists streets first and finds zones by id', () => {
    const board = boardOf(lookUp(maps, '08'));
    board.zones.forEach((zone, index) => {
      expect(zone.kind).toBe(index < board.streets ? 'street' : 'room');
      expect(board.indexOf.get(zone.id)).toBe(index);
    });
  });

  it('says which way a door leads out of its first zone', () => {
    const out = boardOf(layout(house, ['R_7B_00_room-S2', 'S5-R_7B_00_room']));
    expect(out.doors).toMatchObject([
      { x: 250, y: 150, side: 'N' },
      { x: 350, y: 250, side: 'W' },
    ]);
    const inner = boardOf(layout([['6B@0'], ['6B@0']], ['R_6B_01_restroom-R_6B_00_diner']));
    expect(inner.doors).toMatchObject([{ x: 250, y: 500, side: 'N' }]);
  });
});

describe('doors printed on a tile', () => {
  const shop: TileFace = {
    ...lookUp(faces, '6B'),
    roomOpenings: [],
    doors: [{ between: ['restroom', 'diner'] }, { between: ['diner', 'r2c2'] }],
  };
  const printed = { ...faces, P: shop };
  const inner = 'R_P_00_restroom-R_P_00_diner';

  it('are doors of the board, closed until opened', () => {
    const board = boardOf(layout([['P@0']]), printed);
    expect(board.doors.map((door) => door.id)).toEqual([inner, 'R_P_00_diner-S6']);
    expect(board.buildings).toHaveLength(2);
    expect(look(board).neighbours('R_P_00_diner')).toEqual([]);
    expect(look(board, 'all').neighbours('R_P_00_diner')).toEqual(['R_P_00_restroom', 'S6']);
  });

  it('turn with the tile', () => {
    const board = boardOf(layout([['P@90']]), printed);
    expect(board.doors).toMatchObject([{ side: 'W' }, { id: 'R_P_00_diner-S4', side: 'S' }]);
  });

  it('give way to a token that names them, in the order of the tokens', () => {
    const board = boardOf(layout([['P@0']], ['R_P_00_diner-S4', 'R_P_00_diner-R_P_00_restroom']), printed);
    expect(board.doors.map((door) => door.id)).toEqual([
      'R_P_00_diner-S4',
      'R_P_00_diner-R_P_00_restroom',
      'R_P_00_diner-S6',
    ]);
  });

  it('must have a wall to stand in', () => {
    const odd = { P: { ...shop, doors: [{ between: ['restroom', 'r2c2'] as const }] } };
    expect(problemsOf(layout([['P@0']]), odd)).toMatchObject([
      { code: 'board.door-nowhere', at: 'tiles[0][0].doors[0]' },
    ]);
  });
});
