/**
 * What a board looks like while certain doors are open: who is next to whom, how far apart, who sees whom.
 * Movement: K-MOVE-1 to K-MOVE-3. Sight: K-LOS-1 to K-LOS-6, C-LOS-1; its distance counts zones along the
 * line (K-ATT-5). In large rooms H-ROOM-2, -3 and -6. All tables are zones x zones, row by row.
 */
import type { Board } from './board.ts';
import { itemAt, numberAt } from '../lookup.ts';

/** In `distance`: no way there. In `sight`: not seen. */
export const NEVER = 255;

export interface Routes {
  zones: number;
  /** Zones one move away, ascending. */
  neighbours: readonly (readonly number[])[];
  /** Moves from zone to zone. */
  distance: Uint8Array;
  /** What `firstSteps` has found so far, from zone to zone: the same ways are asked for again and again. */
  readonly found: (readonly number[] | undefined)[];
}

/**
 * How far one sees out of a room into the street: straight on, any number of zones (K-LOS-4), or no further than the
 * zone behind the opening (C-LOS-1).
 */
export type SightOut = 'straight-on' | 'one-zone';

export interface BoardView extends Routes {
  /** Zones along the line of sight, 0 for the zone itself. */
  sight: Uint8Array;
  /** Zones seen from each zone, itself included, ascending. */
  seen: readonly (readonly number[])[];
}

/** `isOpen` has one entry per door, 0 while it is closed. */
export function viewOf(
  board: Board,
  isOpen: ArrayLike<number>,
  sightOut: SightOut = 'straight-on',
): BoardView {
  const sight = measureSight(board, isOpen, sightOut);
  return { ...measureRoutes(board, isOpen), sight, seen: listSeen(sight, board.zones.length) };
}

/** Movement with every door counted as open (C-ZMOVE-6). */
export function throughDoors(board: Board): Routes {
  return measureRoutes(board, new Uint8Array(board.doors.length).fill(1));
}

/** Movement with every window counted as open, the doors as they are (H-WIN-2). */
export function throughWindows(board: Board, isOpen: ArrayLike<number>): Routes {
  return measureRoutes(
    board,
    Uint8Array.from(board.doors, ({ kind }, door) => (kind === 'window' ? 1 : (isOpen[door] ?? 0))),
  );
}

/** The neighbours that begin a shortest route, ascending; none if there is no route or nowhere to go. */
export function firstSteps(routes: Routes, from: number, to: number): readonly number[] {
  const at = from * routes.zones + to;
  return (routes.found[at] ??= findFirstSteps(routes, from, to));
}

function findFirstSteps({ zones, neighbours, distance }: Routes, from: number, to: number): number[] {
  const left = numberAt(distance, from * zones + to);
  if (left === 0 || left === NEVER) return [];
  const steps: number[] = [];
  for (const next of itemAt(neighbours, from)) if (distance[next * zones + to] === left - 1) steps.push(next);
  return steps;
}

export function isPassable(door: number, isOpen: ArrayLike<number>): boolean {
  return door < 0 || Boolean(isOpen[door]);
}

function measureRoutes(board: Board, isOpen: ArrayLike<number>): Routes {
  const zones = board.zones.length;
  const neighbours: number[][] = Array.from({ length: zones }, () => []);
  for (const { a, b, door } of board.links) {
    if (!isPassable(door, isOpen)) continue;
    itemAt(neighbours, a).push(b);
    itemAt(neighbours, b).push(a);
  }
  for (const list of neighbours) list.sort((p, q) => p - q);
  const distance = new Uint8Array(zones * zones).fill(NEVER);
  const queue = new Int16Array(zones);
  for (let from = 0; from < zones; from++) {
    const row = from * zones;
    let filled = 1;
    queue[0] = from;
    distance[row + from] = 0;
    for (let head = 0; head < filled; head++) {
      const zone = numberAt(queue, head);
      for (const next of itemAt(neighbours, zone)) {
        if (distance[row + next] !== NEVER) continue;
        distance[row + next] = numberAt(distance, row + zone) + 1;
        queue[filled++] = next;
      }
    }
  }
  return { zones, neighbours, distance, found: new Array<undefined>(zones * zones).fill(undefined) };
}

function measureSight(board: Board, isOpen: ArrayLike<number>, sightOut: SightOut): Uint8Array {
  const zones = board.zones.length;
  const sight = new Uint8Array(zones * zones).fill(NEVER);
  // Nobody can be in the fountain, so nobody sees anything there; sightlines pass over it (H-FNT-1).
  const fountain = board.zones.findIndex((zone) => zone.fountain);
  const see = (a: number, b: number, far: number) => {
    if (far >= numberAt(sight, a * zones + b) || a === fountain || b === fountain) return;
    sight[a * zones + b] = far;
    sight[b * zones + a] = far;
  };
  for (let zone = 0; zone < zones; zone++) see(zone, zone, 0);
  for (const sightline of board.sightlines) {
    for (let i = 0; i < sightline.length; i++) {
      for (let j = i + 1; j < sightline.length; j++) see(itemAt(sightline, i), itemAt(sightline, j), j - i);
    }
  }
  // Every link is an unobstructed edge, and whatever lies right behind one is seen (K-LOS-3, K-LOS-5).
  for (const { a, b, door, stairs } of board.links) if (!stairs && isPassable(door, isOpen)) see(a, b, 1);
  for (const { a, b, far } of board.roomSights) see(a, b, far);
  if (sightOut === 'one-zone') return sight;
  // Exits end on the street: nothing continues them into another room (K-LOS-4).
  for (const { room, door, sightline } of board.exits) {
    if (!isPassable(door, isOpen)) continue;
    for (let i = 0; i < sightline.length; i++) see(room, itemAt(sightline, i), i + 1);
  }
  return sight;
}

function listSeen(sight: Uint8Array, zones: number): number[][] {
  const seen: number[][] = [];
  for (let from = 0; from < zones; from++) {
    const list: number[] = [];
    for (let to = 0; to < zones; to++) if (sight[from * zones + to] !== NEVER) list.push(to);
    seen.push(list);
  }
  return seen;
}
