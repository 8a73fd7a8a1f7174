/** The 18 mansion faces, and the boards of H1 to H8 laid out of them: each compiles to the map that was drawn for it. */
import { itemAt, leading, viewOf, type Board, type Rect } from '@holdout/engine';
import { isTileFace, type BoardLayout } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { buildings, doorPlaces, markedRooms, zoneGroup } from '../../testing/boards.ts';
import { compile, faces } from './mansion-board.ts';
import drawn from './mansion-boards.json' with { type: 'json' };

/** Zones, pairs and groups of zones as text: "S1 street ground 0,375,125,625", "R_1X_00_study S1 at 85,350". */
interface Map {
  levels: { id: string; tiles: (string | null)[][] }[];
  tokens: string[];
  zones: string[];
  streetEdges: string[];
  openings: string[];
  largeEdges: string[];
  stairs: string[];
  stairBlocks: string[];
  stairRects: string[];
  doors: string[];
  windows: string[];
  shafts: string[];
  buildings: string[];
  /** Pairs that see each other along a street or within a large room. */
  lines: string[];
  marks: { [kind: string]: string[] };
}

const maps = Object.entries(drawn as unknown as { [mission: string]: Map });

function boardOf({ levels, tokens }: Map): Board {
  const doors = tokens.map((token): BoardLayout['doors'][number] => {
    const [a, b, open] = leading(token.split(' '), 2);
    return { between: [a, b], open: open === 'open' };
  });
  return compile({ levels, doors });
}

const kindOf = ({ kind, shaft, fountain }: Board['zones'][number]) =>
  shaft ? 'shaft' : fountain ? 'fountain' : kind;

const areas = (board: Board) =>
  board.zones
    .map((zone) => {
      const rects = zone.rects.map((rect) => rect.join()).join(' ');
      return `${zone.id} ${kindOf(zone)} ${board.levels[zone.level]} ${rects}${zone.large ? ` in ${zone.large}` : ''}`;
    })
    .sort();

/** Links that nothing can close: of streets, of zones of one large room, of stairs, all others. */
function linksOf(board: Board, wanted: 'street' | 'large' | 'stairs' | 'opening') {
  const sort = ({ a, b, stairs }: Board['links'][number]) => {
    if (stairs) return 'stairs';
    if (a < board.streets && b < board.streets) return 'street';
    return itemAt(board.zones, a).large !== undefined &&
      itemAt(board.zones, a).large === itemAt(board.zones, b).large
      ? 'large'
      : 'opening';
  };
  return board.links
    .filter((link) => link.door < 0 && sort(link) === wanted)
    .map(({ a, b }) => zoneGroup(board, [a, b]))
    .sort();
}

const doorsOf = (board: Board, wanted: string) => doorPlaces(board, ({ kind }) => kind === wanted);

/** Pairs that see each other with every door closed, but for those over an opening, an arch or into the fountain. */
function linesOf(board: Board, openings: readonly string[]) {
  const view = viewOf(
    board,
    board.doors.map(() => 0),
  );
  const pairs = view.seen.flatMap((seen, a) => seen.filter((b) => a < b).map((b) => [a, b] as const));
  return pairs
    .filter(([a, b]) => !itemAt(board.zones, a).fountain && !itemAt(board.zones, b).fountain)
    .filter(([a, b]) => a < board.streets === b < board.streets)
    .map((pair) => zoneGroup(board, pair))
    .filter((pair) => !openings.includes(pair))
    .sort();
}

describe('the mansion faces', () => {
  it('are 18 of our own design, two to a tile, each for one level', () => {
    const sides = ['X', 'Y'].flatMap((side) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${side}`));
    expect(Object.keys(faces).sort()).toEqual(sides.sort());
    for (const face of Object.values(faces)) {
      expect(isTileFace(face)).toBe(true);
      expect(face.source).toBe('designed');
      expect(['ground', 'upper', 'underground']).toContain(face.level);
      expect(Object.keys(face.roomInfo ?? {})).toEqual(Object.keys(face.rooms));
    }
  });

  it('are filled by their rooms', () => {
    const area = ([x0, y0, x1, y1]: Rect) => (x1 - x0) * (y1 - y0);
    for (const { building, rooms } of Object.values(faces)) {
      const filled = Object.values(rooms)
        .flat()
        .reduce((sum, rect) => sum + area(rect), 0);
      expect(filled).toBe(area(building ?? [0, 0, 0, 0]));
    }
  });
});

describe('the boards of all missions are those drawn', () => {
  it('has all eight', () => {
    expect(maps.map(([id]) => id)).toEqual(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8']);
  });

  describe.each(maps)('%s', (_id, map) => {
    const board = boardOf(map);

    it('has the zones of every level, each once [H-LVL-1, K-ZONE-1, K-ZONE-2]', () => {
      expect(board.levels).toEqual(map.levels.map(({ id }) => id));
      expect(areas(board)).toEqual(map.zones);
      expect(linksOf(board, 'street')).toEqual(map.streetEdges);
    });

    it('opens rooms to each other only where the tiles do [K-MOVE-3]', () => {
      expect(linksOf(board, 'opening')).toEqual(map.openings);
    });

    it('joins the zones of large rooms, but where stairs stand [H-ROOM-1, H-ROOM-4, H-STA-2]', () => {
      expect(linksOf(board, 'large')).toEqual(map.largeEdges);
      for (const pair of map.stairBlocks) expect(map.largeEdges).not.toContain(pair);
    });

    it('has its stairs [H-STA-1]', () => {
      expect(linksOf(board, 'stairs')).toEqual(map.stairs);
      const rects = board.stairs.map(
        ({ level, leads, rect, zones }) =>
          `${board.levels[level]} ${leads} ${rect.join()}: ${zoneGroup(board, zones)}`,
      );
      expect(rects).toEqual(map.stairRects);
    });

    it('has every door, window and shaft door at its place and nowhere else [H-WIN-1, H-ELE-2]', () => {
      expect(doorsOf(board, 'door')).toEqual(map.doors);
      expect(doorsOf(board, 'window')).toEqual(map.windows);
      expect(doorsOf(board, 'shaft')).toEqual(map.shafts);
    });

    it('has the buildings, parted by closed doors and levels [K-ZONE-3, H-ROOM-5, H-LVL-7]', () => {
      expect(buildings(board)).toEqual(map.buildings);
      for (const shaft of board.shafts) expect(board.buildingOf[shaft]).toBe(-1);
    });

    it('sees along streets and within large rooms, and no further [K-LOS-1, H-ROOM-2, H-FNT-1]', () => {
      expect(linesOf(board, map.openings)).toEqual(map.lines);
    });

    it('sees nothing of another level, with everything open [H-LVL-1]', () => {
      const view = viewOf(
        board,
        board.doors.map(() => 1),
      );
      view.seen.forEach((seen, zone) =>
        expect(
          seen.every((other) => itemAt(board.zones, other).level === itemAt(board.zones, zone).level),
        ).toBe(true),
      );
    });

    it('finds the marks of its tiles', () => {
      expect(markedRooms(board)).toEqual(map.marks);
    });
  });
});
