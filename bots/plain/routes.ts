/** How far it is to what a hero wants, counting closed doors and enemies on the way. */
import {
  itemAt,
  numberAt,
  DOOR,
  enemiesIn,
  isLocked,
  type Context,
  type Game,
  type State,
} from '@holdout/engine';
import { oncePerGame } from './once.ts';

export const UNREACHABLE = 1000;

/** A way out of a zone, through a door or none. */
export interface Link {
  readonly to: number;
  readonly door: number;
}
export type Links = readonly (readonly Link[])[];

/** Of every zone. */
export const linksOf = oncePerGame((g): Links => {
  const made: Link[][] = g.context.board.zones.map(() => []);
  for (const { a, b, door } of g.context.board.links) {
    itemAt(made, a).push({ to: b, door });
    itemAt(made, b).push({ to: a, door });
  }
  return made;
});

/** Rooms that will draw a card when a way between these zones is opened. */
export const strangers = (g: Game, a: number, b: number): number =>
  Math.max(unseenRooms(g, a), unseenRooms(g, b));

function unseenRooms(g: Game, zone: number): number {
  const { buildingOf, buildings } = g.context.board;
  const building = numberAt(buildingOf, zone);
  return building >= 0 && g.state.opened[building] === 0 ? itemAt(buildings, building).length : 0;
}

/** What a closed door costs on top of the step, `open` to open it; UNREACHABLE when it is locked. */
export const doorToll = (g: Game, from: number, { to, door }: Link, open: number): number =>
  isLocked(g, door) ? UNREACHABLE : open + 0.3 * strangers(g, from, to);

export const isShut = (g: Game, { door }: Link): boolean => door >= 0 && g.state.doors[door] === DOOR.closed;

/** Moves it takes from every zone to the nearest goal; `toll`: what a way costs on top, UNREACHABLE where there is none. */
export function distancesOver(
  g: Game,
  links: Links,
  goals: readonly number[],
  toll: (from: number, link: Link) => number,
): Float64Array {
  const far = new Float64Array(g.context.zones).fill(UNREACHABLE);
  const queue = [...goals];
  for (const zone of goals) far[zone] = 0;
  for (let head = 0; head < queue.length; head++) {
    const zone = itemAt(queue, head);
    const here = numberAt(far, zone) + 1 + Math.min(4, 0.6 * enemiesIn(g, zone));
    for (const link of itemAt(links, zone)) {
      const cost = here + toll(zone, link);
      if (cost >= numberAt(far, link.to)) continue;
      far[link.to] = cost;
      queue.push(link.to);
    }
  }
  return far;
}

/** Ways a mission keeps heroes from: the same ones for as long as it lasts. */
export type Barred = (g: Game, from: number, to: number) => boolean;

/** By open and closed doors; `doorCost` is what a closed one costs on top. */
export function distancesTo(
  g: Game,
  goals: readonly number[],
  doorCost: number,
  barred?: Barred,
): Float64Array {
  return wayKnown(g, `${barred ? 'barred' : ''} ${doorCost} ${goals.join()}`, () =>
    distancesOver(g, linksOf(g), goals, (from, link) =>
      barred?.(g, link.to, from) ? UNREACHABLE : tollOf(g, from, link, doorCost),
    ),
  );
}

/** What has been found under that name on the same ground. */
export function wayKnown(g: Game, name: string, find: () => Float64Array): Float64Array {
  const ways = waysKnown(g);
  let far = ways.get(name);
  if (!far) ways.set(name, (far = find()));
  return far;
}

const tollOf = (g: Game, from: number, link: Link, doorCost: number): number =>
  isShut(g, link) ? doorToll(g, from, link, doorCost) : 0;

/** All that ways depend on besides the board. */
type Ground = Pick<State, 'enemies' | 'doors' | 'opened' | 'unlocked'>;
interface Known {
  readonly ground: Ground;
  readonly ways: Map<string, Float64Array>;
}
const known = new WeakMap<Context, Known>();

/** Ways found before on the same ground: it stays as it is while heroes walk, search and talk. */
function waysKnown({ context, state }: Game): Known['ways'] {
  const { enemies, doors, opened, unlocked } = state;
  const last = known.get(context);
  if (
    last &&
    isSame(last.ground.enemies, enemies) &&
    isSame(last.ground.doors, doors) &&
    isSame(last.ground.opened, opened) &&
    isSame(last.ground.unlocked, unlocked)
  )
    return last.ways;
  const ground: Ground = {
    enemies: enemies.slice(),
    doors: doors.slice(),
    opened: opened.slice(),
    unlocked: unlocked.slice(),
  };
  const ways = new Map<string, Float64Array>();
  known.set(context, { ground, ways });
  return ways;
}

function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
