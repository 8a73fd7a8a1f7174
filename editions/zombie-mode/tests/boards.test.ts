/** The 18 tile faces, and the boards of all missions laid out of them: each compiles to the map that was drawn for it. */
import { itemAt, numberAt, viewOf, type Board, type Rect, type TileFace } from '@holdout/engine';
import { compileBoard, isTileFace, type BoardLayout, type BoardView } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  buildings,
  doorPlaces,
  markedRooms,
  openWays,
  waysIntoBuildings,
  type DrawnBoard,
} from '../../testing/boards.ts';
import tileData from '../../marvel/data/city-tiles.json' with { type: 'json' };
import drawn from './boards.json' with { type: 'json' };

interface Map extends DrawnBoard {
  tiles: string[][];
  tokens: string[];
}

const faces = tileData as unknown as { [face: string]: TileFace & { source: string } };
const maps: [string, Map][] = Object.entries(drawn);

function boardOf(tiles: string[][], tokens: string[] = []): Board {
  const doors: BoardLayout['doors'] = tokens.map((t) => ({ between: t.split(' ') as [string, string] }));
  const compiled = compileBoard(faces, { tiles, doors });
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.board;
}

const areas = (board: Board, kind: string) =>
  board.zones
    .filter((zone) => zone.kind === kind)
    .map((zone) => `${zone.id} ${zone.rects.map((rect) => rect.join()).join(' ')} on ${zone.tiles.join()}`)
    .sort();

/** Zones seen from a zone by how far off they are, with every door open. */
function seen(board: Board, from: string): { [zone: string]: number } {
  const view: BoardView = viewOf(
    board,
    board.doors.map(() => 1),
  );
  const zone = board.indexOf.get(from) ?? -1;
  return Object.fromEntries(
    itemAt(view.seen, zone).map((other) => [
      itemAt(board.zones, other).id,
      numberAt(view.sight, zone * view.zones + other),
    ]),
  );
}

describe('the tile faces', () => {
  it('are 18, of our own design, each with a bystander mark and one to three spawn marks in rooms', () => {
    const sides = ['R', 'V'].flatMap((side) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${side}`));
    expect(Object.keys(faces).sort()).toEqual(sides.sort());
    for (const face of Object.values(faces)) {
      expect(isTileFace(face)).toBe(true);
      expect(face.source).toBe('designed');
      expect(face.marks?.bystander).toHaveLength(1);
      expect([1, 2, 3]).toContain(face.marks?.spawn?.length);
      expect(Object.keys(face.roomInfo ?? {})).toEqual(Object.keys(face.rooms));
    }
  });

  it('are filled by their rooms, but for the open ground of a plaza', () => {
    const area = ([x0, y0, x1, y1]: Rect) => (x1 - x0) * (y1 - y0);
    for (const { building, plaza, rooms } of Object.values(faces)) {
      const inside = area(building ?? [0, 0, 0, 0]) - (plaza ? area(plaza) : 0);
      expect(
        Object.values(rooms)
          .flat()
          .reduce((sum, rect) => sum + area(rect), 0),
      ).toBe(inside);
    }
  });

  it.each(Object.entries(faces))(
    '%s: every door drawn on it is a door of the board [S-FAQ-1]',
    (name, face) => {
      const board = boardOf([[`${name}@0`]]);
      expect(board.doors.map(({ x, y }) => [x, y])).toEqual(face.doors?.map((door) => door.at));
      expect(board.doors.length).toBeGreaterThan(0);
    },
  );
});

describe('the boards of all missions are those drawn', () => {
  it('has the eleven of this mode and the five of the other that use the same tiles', () => {
    const ids = Array.from({ length: 11 }, (_, n) => `MZ${n}`);
    expect(Object.keys(drawn)).toEqual([...ids, 'MH1', 'MH2', 'MH3', 'MH4', 'MH5']);
  });

  describe.each(maps)('%s', (_id, map) => {
    const board = boardOf(map.tiles, map.tokens);

    it('has the street zones, over up to four tiles [K-ZONE-1]', () => {
      expect(areas(board, 'street')).toEqual(map.streets);
      expect(openWays(board, true)).toEqual(map.streetEdges);
    });

    it('has the rooms, one zone each [K-ZONE-2]', () => {
      expect(areas(board, 'room')).toEqual(map.rooms);
    });

    it('opens rooms to each other only where the tiles do [K-MOVE-3]', () => {
      expect(openWays(board, false)).toEqual(map.openings);
    });

    it('has every door, printed or token, at its place and nowhere else [S-FAQ-1]', () => {
      expect(doorPlaces(board)).toEqual(map.doors);
      expect(board.doors.slice(0, map.tokens.length).map((door) => door.id)).toEqual(
        map.tokens.map((token) => token.replace(' ', '-')),
      );
    });

    it('has the buildings, parted by doors [K-ZONE-3]', () => {
      expect(buildings(board)).toEqual(map.buildings);
    });

    it('finds the marks of its tiles', () => {
      expect(markedRooms(board)).toEqual(map.marks);
    });

    it('lets nobody in or out of a building while its doors are closed [S-FAQ-1]', () => {
      expect(waysIntoBuildings(board)).toEqual([]);
    });
  });
});

describe('sight at Oscorp (MZ5), every door open', () => {
  const board = boardOf(drawn.MZ5.tiles, drawn.MZ5.tokens);
  const streetsSeen = (from: string) =>
    Object.fromEntries(Object.entries(seen(board, from)).filter(([zone]) => /^S/.test(zone)));

  it('runs down the whole avenue, and into the plaza only from its own row and column [K-LOS-1]', () => {
    expect(seen(board, 'S16')).toMatchObject({ S13: 1, S12: 2, S11: 3, S10: 4, S6: 5, S2: 6 });
    expect(seen(board, 'S7')).toEqual({ S7: 0, S3: 1, S6: 1, R_4V_10_board: 1, R_4V_10_atrium: 1 });
  });

  it('leaves each door at right angles to its wall [S-LOS-2]', () => {
    expect(streetsSeen('R_3V_11_server')).toEqual({ S10: 1, S9: 2, S8: 3 });
    expect(streetsSeen('R_5R_00_press')).toEqual({ S2: 1, S3: 2, S4: 3 });
    expect(streetsSeen('R_4V_10_atrium')).toEqual({ S7: 1, S6: 2, S4: 1 });
    expect(streetsSeen('R_4V_10_board')).toEqual({ S7: 1, S3: 2 });
  });

  it('always shows the zone before the door, with a wall right across the street [S-LOS-2]', () => {
    expect(streetsSeen('R_3V_11_reception')).toEqual({ S12: 1 });
    expect(streetsSeen('R_9V_01_corridor')).toEqual({ S11: 1 });
  });
});
