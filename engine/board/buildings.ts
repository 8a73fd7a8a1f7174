/** Buildings: all rooms joined by openings, also across tiles; a door separates them (K-ZONE-3). */
import type { Link, Zone } from './board.ts';

export interface Buildings {
  buildings: number[][];
  /** Building of each zone, -1 for streets. */
  buildingOf: Int16Array;
}

export function findBuildings(zones: readonly Zone[], links: readonly Link[]): Buildings {
  const nextTo: number[][] = zones.map(() => []);
  for (const { a, b, door } of links) {
    if (door >= 0 || zones[a].kind !== 'room' || zones[b].kind !== 'room') continue;
    nextTo[a].push(b);
    nextTo[b].push(a);
  }
  const buildings: number[][] = [];
  const buildingOf = new Int16Array(zones.length).fill(-1);
  zones.forEach((zone, first) => {
    if (zone.kind !== 'room' || buildingOf[first] >= 0) return;
    const building = [first];
    buildingOf[first] = buildings.length;
    for (const room of building) {
      for (const next of nextTo[room]) {
        if (buildingOf[next] >= 0) continue;
        buildingOf[next] = buildings.length;
        building.push(next);
      }
    }
    buildings.push(building.sort((p, q) => p - q));
  });
  return { buildings, buildingOf };
}
