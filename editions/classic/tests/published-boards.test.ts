/** The boards of the box, edge by edge, as its mission maps show them. */
import { itemAt, lookUp, numberAt, type Board } from '@holdout/engine';
import { compileMission, wallBetween } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { classic } from '../index.ts';
import published from './published-boards.json' with { type: 'json' };

/** What a mission's map shows: the graph that it must compile to. */
interface PublishedBoard {
  doors: { between: string[]; x: number; y: number }[];
  streets: { [zone: string]: { box: number[]; tiles: number[] } };
  rooms: { [zone: string]: { rects: number[][]; tiles: number[] } };
  streetEdges: string[][];
  openings: string[][];
  buildings: string[][];
  manholes: { tile: number; zone: string }[];
}
const maps: { [mission: string]: PublishedBoard } = published;

function boardOf(mission: string): Board {
  const made = compileMission(classic, lookUp(classic.missions, mission));
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  return made.mission.board;
}

const pairs = (list: readonly (readonly string[])[]) => list.map((pair) => [...pair].sort().join(' ')).sort();
const id = (board: Board, zone: number) => itemAt(board.zones, zone).id;
const linksOf = (board: Board, isWanted: (a: boolean, b: boolean, door: number) => boolean) =>
  pairs(
    board.links
      .filter(({ a, b, door }) => isWanted(a < board.streets, b < board.streets, door))
      .map(({ a, b }) => [id(board, a), id(board, b)]),
  );

describe('the boards of all 11 classic missions compile to the published graphs', () => {
  it('has all eleven of them', () => {
    const published = Object.entries(classic.missions).filter(([, m]) =>
      JSON.stringify(m).includes('"source":"published"'),
    );
    expect(Object.keys(maps).sort()).toEqual(published.map(([id]) => id).sort());
    expect(Object.keys(maps)).toHaveLength(11);
  });

  describe.each(Object.keys(maps).sort())('mission %s', (mission) => {
    const map = lookUp(maps, mission);
    const board = boardOf(mission);
    const zonesOf = (kind: string) => board.zones.filter((zone) => zone.kind === kind);

    it('has the published street zones, each over its tiles [K-ZONE-1]', () => {
      const streets = Object.fromEntries(
        zonesOf('street').map((zone) => [zone.id, { box: zone.rects[0], tiles: zone.tiles }]),
      );
      expect(streets).toEqual(map.streets);
      expect(zonesOf('street').every((zone) => zone.rects.length === 1)).toBe(true);
    });

    it('has the published rooms, one zone each [K-ZONE-2]', () => {
      const rooms = Object.fromEntries(
        zonesOf('room').map((zone) => [zone.id, { rects: zone.rects, tiles: zone.tiles }]),
      );
      expect(rooms).toEqual(map.rooms);
    });

    it('joins exactly the published street zones [K-MOVE-1] [K-MOVE-2]', () => {
      expect(linksOf(board, (a, b) => a && b)).toEqual(pairs(map.streetEdges));
    });

    it('has exactly the published openings between rooms [K-MOVE-3]', () => {
      expect(linksOf(board, (a, b, door) => !a && !b && door < 0)).toEqual(pairs(map.openings));
    });

    it('joins room and street by the published doors only [K-MOVE-2]', () => {
      const doors = pairs(map.doors.map((door) => door.between));
      expect(linksOf(board, (a, b) => a !== b)).toEqual(doors);
      expect(linksOf(board, (_a, _b, door) => door >= 0)).toEqual(doors);
      expect(board.doors.map((door) => door.id)).toEqual(map.doors.map((door) => door.between.join('-')));
    });

    it('has the published buildings [K-ZONE-3]', () => {
      expect(pairs(board.buildings.map((rooms) => rooms.map((zone) => id(board, zone))))).toEqual(
        pairs(map.buildings),
      );
      board.zones.forEach((zone, index) => {
        const building = numberAt(board.buildingOf, index);
        expect(building >= 0).toBe(zone.kind === 'room');
        if (building >= 0) expect(board.buildings[building]).toContain(index);
      });
    });

    it('has the published manholes', () => {
      const manholes = board.manholes.map(({ tile, zone }) => `${tile} ${id(board, zone)}`);
      expect(manholes.sort()).toEqual(map.manholes.map(({ tile, zone }) => `${tile} ${zone}`).sort());
    });

    it('hangs every door on the wall where its token lies', () => {
      board.doors.forEach((door, index) => {
        const token = itemAt(map.doors, index);
        const isUpright = door.side === 'E' || door.side === 'W';
        const [across, along] = isUpright
          ? [door.x - token.x, door.y - token.y]
          : [door.y - token.y, door.x - token.x];
        expect(Math.abs(across)).toBeLessThanOrEqual(20);
        expect(Math.abs(along)).toBeLessThanOrEqual(80);
        expect(
          wallBetween(itemAt(board.zones, door.a).rects, itemAt(board.zones, door.b).rects, 25)?.side,
        ).toBe(door.side);
      });
    });
  });
});
