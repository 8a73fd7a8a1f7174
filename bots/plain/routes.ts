/** How far it is to what a hero wants, counting closed doors and enemies on the way. */
import { DOOR, enemiesIn, isLocked, type Context, type Game } from '@holdout/engine';

export const UNREACHABLE = 1000;

interface Way {
  readonly to: number;
  readonly door: number;
}

const ways = new WeakMap<Context, readonly (readonly Way[])[]>();

function waysOf(g: Game): readonly (readonly Way[])[] {
  const found = ways.get(g.context);
  if (found) return found;
  const made: Way[][] = g.context.board.zones.map(() => []);
  for (const { a, b, door } of g.context.board.links) {
    made[a].push({ to: b, door });
    made[b].push({ to: a, door });
  }
  ways.set(g.context, made);
  return made;
}

/** Rooms that will draw a card when a way between these zones is opened. */
export const strangers = (g: Game, a: number, b: number): number =>
  Math.max(unseenRooms(g, a), unseenRooms(g, b));

function unseenRooms(g: Game, zone: number): number {
  const { buildingOf, buildings } = g.context.board;
  const building = buildingOf[zone];
  return building >= 0 && g.state.opened[building] === 0 ? buildings[building].length : 0;
}

/** Ways a mission keeps heroes from. */
export type Barred = (g: Game, from: number, to: number) => boolean;

/** Moves it takes from every zone to the nearest goal; `doorCost` is what a closed door costs on top. */
export function distancesTo(
  g: Game,
  goals: readonly number[],
  doorCost: number,
  barred?: Barred,
): Float64Array {
  const from = waysOf(g);
  const far = new Float64Array(g.context.zones).fill(UNREACHABLE);
  const queue: number[] = [];
  for (const zone of goals) {
    far[zone] = 0;
    queue.push(zone);
  }
  for (let head = 0; head < queue.length; head++) {
    const zone = queue[head];
    const here = far[zone] + 1 + Math.min(4, 0.6 * enemiesIn(g, zone));
    for (const { to, door } of from[zone]) {
      const shut = door >= 0 && g.state.doors[door] === DOOR.closed;
      if ((shut && isLocked(g, door)) || barred?.(g, to, zone)) continue;
      const cost = here + (shut ? doorCost + 0.3 * strangers(g, zone, to) : 0);
      if (cost >= far[to]) continue;
      far[to] = cost;
      queue.push(to);
    }
  }
  return far;
}
