/**
 * Stairs: every zone of those that lead up is one move from every zone of those that lead down, on another level
 * (H-STA-1, H-STA-3). Alone on the board they lead nowhere, but still stand in the way.
 */
import type { Stairs } from './board.ts';
import type { Placement } from './placement.ts';
import { roomId } from './rooms.ts';
import { TILE_SIZE } from './tile.ts';

export function findStairs(placements: readonly Placement[], indexOf: ReadonlyMap<string, number>): Stairs[] {
  return placements.flatMap(({ level, grid }) =>
    grid.flatMap((tile): Stairs[] => {
      if (!tile?.face.stairs) return [];
      const { zones, leads, rect } = tile.face.stairs;
      const [x, y] = [tile.col * TILE_SIZE, tile.row * TILE_SIZE];
      return [
        {
          level,
          zones: zones.map((room) => indexOf.get(roomId(tile, room)) ?? -1),
          rect: [rect[0] + x, rect[1] + y, rect[2] + x, rect[3] + y],
          leads,
        },
      ];
    }),
  );
}

/** Pairs of zones that stairs join. */
export function flights(stairs: readonly Stairs[]): [number, number][] {
  const up = stairs.filter(({ leads }) => leads === 'up');
  const down = stairs.filter(({ leads }) => leads === 'down');
  return up.flatMap((low) =>
    down.flatMap((high) =>
      low.level === high.level
        ? []
        : low.zones.flatMap((a) => high.zones.map((b): [number, number] => [a, b])),
    ),
  );
}
