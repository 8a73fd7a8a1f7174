/** The 18 faces of Metropolis, and the board of every mission: the one that was drawn for it, edge by edge. */
import { itemAt, lookUp, type Board, type TileFace } from '@holdout/engine';
import { compileMission, isTileFace } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  buildings,
  doorPlaces,
  markedRooms,
  openWays,
  waysIntoBuildings,
  type DrawnBoard,
} from '../../testing/boards.ts';
import tileData from '../data/tiles.json' with { type: 'json' };
import { dceased } from '../index.ts';
import drawn from './boards.json' with { type: 'json' };

const faces = tileData as unknown as { [face: string]: TileFace & { source: string } };
const maps: [string, DrawnBoard][] = Object.entries(drawn);

function boardOf(id: string): Board {
  const compiled = compileMission(dceased, lookUp(dceased.missions, id));
  if ('problems' in compiled) throw new Error(`${id}: ${JSON.stringify(compiled.problems)}`);
  return compiled.mission.board;
}

type Rect = readonly number[];
const around = (rects: readonly Rect[]): Rect =>
  rects.reduce((a, b) => [
    Math.min(itemAt(a, 0), itemAt(b, 0)),
    Math.min(itemAt(a, 1), itemAt(b, 1)),
    Math.max(itemAt(a, 2), itemAt(b, 2)),
    Math.max(itemAt(a, 3), itemAt(b, 3)),
  ]);

const areas = (board: Board, kind: string, show: (rects: readonly Rect[]) => string) =>
  board.zones
    .filter((zone) => zone.kind === kind)
    .map((zone) => `${zone.id} ${show(zone.rects)}`)
    .sort();

describe('the tile faces', () => {
  it('are 18, of our own design, the park alone without a building', () => {
    const sides = ['M', 'N'].flatMap((side) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${side}`));
    expect(Object.keys(faces).sort()).toEqual(sides.sort());
    for (const face of Object.values(faces)) {
      expect(isTileFace(face)).toBe(true);
      expect(face.source).toBe('designed');
      expect(Object.keys(face.roomInfo ?? {})).toEqual(Object.keys(face.rooms));
    }
    const open = Object.keys(faces).filter((id) => Object.keys(lookUp(faces, id).rooms).length === 0);
    expect(open).toEqual(['8M']);
  });
});

describe('the boards of all missions are those drawn', () => {
  it('has the first eleven missions', () =>
    expect(Object.keys(drawn)).toEqual(Object.keys(dceased.missions).slice(0, 11)));

  describe.each(maps)('%s', (id, map) => {
    const board = boardOf(id);

    it('has the street zones and the ways between them [K-ZONE-1]', () => {
      expect(areas(board, 'street', (rects) => around(rects).join())).toEqual(map.streets);
      expect(openWays(board, true)).toEqual(map.streetEdges);
    });

    it('has the rooms, one zone each [K-ZONE-2] [D-BRD-1]', () => {
      expect(areas(board, 'room', (rects) => rects.map((r) => r.join()).join(' '))).toEqual(map.rooms);
    });

    it('opens rooms to each other only where the tiles do and no door token shuts it [K-MOVE-3]', () => {
      expect(openWays(board, false)).toEqual(map.openings);
    });

    it('has every door, printed or token, at its place and nowhere else [S-FAQ-1]', () => {
      expect(doorPlaces(board)).toEqual(map.doors);
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

  it('uses one face of each tile at most', () => {
    for (const file of Object.values(dceased.missions)) {
      const tiles = [...JSON.stringify(file).matchAll(/"(\d)[MN]@\d+"/g)].map((t) => t[1]);
      expect(new Set(tiles).size).toBe(tiles.length);
    }
  });
});
