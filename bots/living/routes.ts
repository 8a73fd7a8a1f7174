/** How far it is over all levels: doors and windows to be opened, stairs, and the elevator, which comes when called. */
import { DOOR, enemiesIn, isLocked, type Context, type Game } from '@holdout/engine';
import { heroOwn } from '../hero/table.ts';
import { strangers, UNREACHABLE } from '../plain/routes.ts';

interface Way {
  readonly to: number;
  readonly door: number;
}

const ways = new WeakMap<Context, readonly (readonly Way[])[]>();
const RIDE = -2;
const OPEN = 1;
/** A ride splits the team, or takes time to gather. */
const RIDE_COST = 1;

function waysOf(g: Game): readonly (readonly Way[])[] {
  const found = ways.get(g.context);
  if (found) return found;
  const { zones, links, shafts } = g.context.board;
  const made: Way[][] = zones.map(() => []);
  for (const { a, b, door } of links) {
    made[a].push({ to: b, door });
    made[b].push({ to: a, door });
  }
  for (const a of shafts) for (const b of shafts) if (a !== b) made[a].push({ to: b, door: RIDE });
  ways.set(g.context, made);
  return made;
}

/** Does the elevator run? */
const runs = (g: Game): boolean => heroOwn(g).elevator >= 0 && (g.context.mission.elevator?.when(g) ?? false);

/** What a way costs besides the step, UNREACHABLE where nobody gets through. */
function tollOf(g: Game, a: number, { to, door }: Way, running: boolean): number {
  if (door === RIDE) return running ? RIDE_COST : UNREACHABLE;
  if (door < 0 || g.state.doors[door] !== DOOR.closed) return 0;
  if (g.context.board.doors[door].kind === 'shaft') return running ? 0 : UNREACHABLE;
  return isLocked(g, door) ? UNREACHABLE : OPEN + 0.3 * strangers(g, a, to);
}

/** Moves it takes from every zone to the nearest goal. */
export function wayTo(g: Game, goals: readonly number[]): Float64Array {
  const from = waysOf(g);
  const running = runs(g);
  const far = new Float64Array(g.context.zones).fill(UNREACHABLE);
  const queue = [...goals];
  for (const zone of goals) far[zone] = 0;
  for (let head = 0; head < queue.length; head++) {
    const zone = queue[head];
    const here = far[zone] + 1 + Math.min(4, 0.6 * enemiesIn(g, zone));
    for (const way of from[zone]) {
      const cost = here + tollOf(g, zone, way, running);
      if (cost >= far[way.to]) continue;
      far[way.to] = cost;
      queue.push(way.to);
    }
  }
  return far;
}
