/**
 * Buildings: all rooms joined by openings, also across tiles; a closed door separates them (K-ZONE-3), stairs and
 * elevators do not join them (H-LVL-7). A large room cut off by doors is one (H-ROOM-5).
 */
import type { Link, Zone } from './board.ts';
import { itemAt, numberAt } from '../lookup.ts';

interface Buildings {
  buildings: number[][];
  /** Building of each zone, -1 for streets and shafts. */
  buildingOf: Int16Array;
}

/** `openDoors`: doors that stand open from the beginning. */
export function findBuildings(
  zones: readonly Zone[],
  links: readonly Link[],
  openDoors: ReadonlySet<number>,
): Buildings {
  const nextTo: number[][] = zones.map(() => []);
  for (const { a, b, door, stairs } of links) {
    if (
      stairs ||
      (door >= 0 && !openDoors.has(door)) ||
      !isInside(itemAt(zones, a)) ||
      !isInside(itemAt(zones, b))
    )
      continue;
    itemAt(nextTo, a).push(b);
    itemAt(nextTo, b).push(a);
  }
  const buildings: number[][] = [];
  const buildingOf = new Int16Array(zones.length).fill(-1);
  zones.forEach((zone, first) => {
    if (!isInside(zone) || numberAt(buildingOf, first) >= 0) return;
    const building = [first];
    buildingOf[first] = buildings.length;
    for (const room of building) {
      for (const next of itemAt(nextTo, room)) {
        if (numberAt(buildingOf, next) >= 0) continue;
        buildingOf[next] = buildings.length;
        building.push(next);
      }
    }
    buildings.push(building.sort((p, q) => p - q));
  });
  return { buildings, buildingOf };
}

function isInside({ kind, shaft }: Zone): boolean {
  return kind === 'room' && !shaft;
}
