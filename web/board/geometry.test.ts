import { leading, itemAt, lookUp, type Rect } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { geometryOf } from './geometry.ts';
import { levelLayout } from './level-layout.ts';
import { holds, outlinesOf } from './shapes.ts';
import { ALL_MISSIONS, contextOf } from './testing/boards.ts';
import { gapRect, isInside } from './testing/geometry.ts';
import { DOOR_WIDTH } from './walls.ts';

describe.each(ALL_MISSIONS)('shapes of mission %s', (_, context) => {
  const { board } = levelLayout(context);
  const { zones, tiles, runs, gaps, walls, doors, blocks, water } = geometryOf(context);

  it('has a shape and a box for every zone', () => {
    expect(zones).toHaveLength(board.zones.length);
    zones.forEach(({ path, box, loops, centre }, i) => {
      expect(path, itemAt(board.zones, i).id).toMatch(/^M[\d. L-]+Z/);
      // Corridors and vaults of the super-hero tiles are narrower than any room of the first game.
      const least = context.edition.id === 'classic' ? 101 : 75;
      expect(Math.min(box[2] - box[0], box[3] - box[1]), itemAt(board.zones, i).id).toBeGreaterThanOrEqual(
        least,
      );
      expect(isInside(loops, ...centre), itemAt(board.zones, i).id).toBe(true);
    });
  });

  it('covers every tile with zones that do not overlap', () => {
    let [points, bare, double] = [0, 0, 0];
    for (const [x0, y0, x1, y1] of tiles) {
      for (let x = x0 + 3.7; x < x1; x += 10) {
        for (let y = y0 + 3.1; y < y1; y += 10) {
          const n = zones.filter((z) => isInside(z.loops, x, y)).length;
          if (water.some((r) => holds(r, x, y))) {
            expect(n, `${x} ${y}`).toBe(0);
            continue;
          }
          points++;
          if (n === 0) bare++;
          if (n > 1) double++;
        }
      }
    }
    expect(double).toBe(0);
    expect(bare / points).toBeLessThan(0.005);
  });

  it('finds the block of every tile that has rooms', () => {
    const faces = new Map(board.zones.flatMap((z) => (z.tile ? [[z.tiles[0], z.tile] as const] : [])));
    const parts = [...faces.values()].map((face) => lookUp(context.edition.tiles, face).boxes?.length ?? 1);
    expect(blocks).toHaveLength(parts.reduce((a, b) => a + b, 0));
  });

  it('cuts a gap into the right wall for every door', () => {
    board.doors.forEach(({ a, b, x, y, id }, door) => {
      const gap = gaps.find((g) => g.door === door);
      if (!gap) throw new Error(`no gap for ${id}`);
      const run = itemAt(runs, gap.run);
      const [x0, y0, x1, y1] = gapRect(runs, gap);
      expect([(x0 + x1) / 2, (y0 + y1) / 2], id).toEqual([itemAt(doors, door).x, itemAt(doors, door).y]);
      // Where one of two rooms ends at an opening the door stands a little aside.
      expect(Math.hypot(itemAt(doors, door).x - x, itemAt(doors, door).y - y), id).toBeLessThan(
        DOOR_WIDTH / 2,
      );
      expect(gap.from >= run.from && gap.to <= run.to && gap.to - gap.from >= 60, id).toBe(true);
      expect(
        run.zones.some((z) => z === a || z === b),
        id,
      ).toBe(true);
      expect(itemAt(doors, door).door).toBe(door);
    });
  });

  it('leaves an opening between all rooms that are joined', () => {
    for (const { a, b, door } of board.links) {
      if (door >= 0 || a < board.streets || b < board.streets) continue;
      const [one, other] = [itemAt(board.zones, a), itemAt(board.zones, b)];
      // No wall parts the zones of a large room, and stairs lead past all walls (H-ROOM-1, H-STA-1).
      if (one.level !== other.level || (one.large !== undefined && one.large === other.large)) continue;
      const open = gaps.filter(
        (g) => g.door < 0 && itemAt(runs, g.run).zones.includes(a) && itemAt(runs, g.run).zones.includes(b),
      );
      expect(open.length, `${itemAt(board.zones, a).id} ${itemAt(board.zones, b).id}`).toBeGreaterThan(0);
    }
  });

  it('builds no wall across a gap', () => {
    for (const gap of gaps) {
      const { horizontal, line } = itemAt(runs, gap.run);
      const middle = (gap.from + gap.to) / 2;
      expect(
        walls.some((w) => w.horizontal === horizontal && w.line === line && w.from < middle && w.to > middle),
      ).toBe(false);
    }
  });
});

describe('street zones', () => {
  const context = contextOf('01');
  const shape = (id: string) => itemAt(geometryOf(context).zones, context.board.indexOf.get(id) ?? -1);

  it('reach the walls and are cut at the corners of houses', () => {
    // S2 runs north to south between two houses; a crossing lies below it, S1 above.
    expect(shape('S2').box).toEqual([350, 125, 650, 375]);
    expect(shape('S2').loops[0]).toContainEqual([350, 350]);
    expect(shape('S2').loops[0]).not.toContainEqual([350, 375]);
    expect(shape('S2').loops[0]).toContainEqual([350, 125]);
  });

  it('stay square in a crossing', () => {
    expect(shape('S5').box).toEqual([375, 375, 625, 625]);
    expect(shape('S5').loops[0]).toHaveLength(4);
  });

  it('have a lane only between two rows of houses', () => {
    expect(shape('S2').lane).toBe('down');
    expect(shape('S6').lane).toBe('across');
    expect(shape('S5').lane).toBeUndefined();
    expect(shape('S7').lane).toBeUndefined();
  });
});

it('draws planks over a pier and keeps zones off the water beside it', () => {
  const context = contextOf('D2', 'dceased');
  const { grounds, water, zones } = geometryOf(context);
  const box = (id: string) => itemAt(zones, context.board.indexOf.get(id) ?? -1).box;
  expect(water).toEqual([[875, 650, 1000, 1000]]);
  expect(box('S13')).toEqual([625, 625, 875, 875]);
  expect(box('S16')).toEqual([625, 875, 875, 1000]);
  expect(grounds).toEqual([{ kind: 'pier', box: [625, 650, 875, 1000], borders: [[625, 875, 875, 875]] }]);
});

it('lays a park where a tile has no house', () => {
  const { grounds, tiles } = geometryOf(contextOf('D8', 'dceased'));
  const [{ kind, box }] = leading(grounds, 1);
  expect([grounds.length, kind]).toEqual([1, 'park']);
  expect(tiles.some(([x, y]) => box[0] === x + 125 && box[1] === y + 125)).toBe(true);
});

it('is worked out once for a set-up', () => {
  const context = contextOf('05');
  expect(geometryOf(context)).toBe(geometryOf(context));
});

it('draws a room of two rectangles as one area', () => {
  const rects: Rect[] = [
    [0, 0, 270, 350],
    [270, 135, 329, 350],
  ];
  const [outline, ...more] = outlinesOf(rects);
  expect(more).toHaveLength(0);
  expect(outline).toHaveLength(6);
  expect(outline).toContainEqual([270, 135]);
  expect(outline).not.toContainEqual([270, 350]);
});
