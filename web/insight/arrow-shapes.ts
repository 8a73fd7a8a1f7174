/**
 * Arrows of the forecast as shapes: from the token nearest to the way, through doors and openings rather than walls, to
 * just before the middle of the zone they lead to. Groups on the same way share one arrow, wider the more there are.
 */
import { itemAt, leading, type Context, type Point, type State } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { enemyKey, personKey } from '../board/pieces.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import { round } from '../board/shapes.ts';
import type { Arrow, ArrowKind } from './forecast-moves.ts';

export interface ArrowShape {
  readonly key: string;
  readonly kind: ArrowKind;
  readonly width: number;
  readonly path: string;
  /** The tip and where it points, in degrees. */
  readonly tip: Point;
  readonly angle: number;
}

/** Free space before the token at the start and round the middle of the last zone. */
const START = 44;
const END = 52;
/** Those who act twice keep to one side, so that their way shows beside the others'. */
const ASIDE = 20;
const THIN = 11;
const WIDE = 18;

export function arrowShapes(context: Context, state: State, arrows: readonly Arrow[]): ArrowShape[] {
  const ways = new Map<string, Arrow[]>();
  for (const a of arrows) {
    const key = `${a.kind}:${a.path.join('-')}`;
    ways.set(key, [...(ways.get(key) ?? []), a]);
  }
  const shapes = [...ways].map(([key, same]): ArrowShape => {
    const { kind, path } = itemAt(same, 0);
    const size = same.reduce((n, a) => n + a.n, 0);
    const points = wayOf(context, state, same, path);
    const [before, tip] = leading(points.slice(-2), 2);
    return {
      key,
      kind,
      width: Math.min(WIDE, THIN + (size - 1) * 2),
      path: smooth(points),
      tip,
      angle: round((Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI),
    };
  });
  // Wide ones first: a thin one is never hidden under them.
  return shapes.sort((a, b) => b.width - a.width);
}

function wayOf(context: Context, state: State, same: readonly Arrow[], path: readonly string[]): Point[] {
  const zones = path.map((id) => context.board.indexOf.get(id) ?? 0);
  const { zones: shapes } = geometryOf(context);
  const through = zones.slice(1).flatMap((zone, i): Point[] => {
    const opening = openingBetween(context, itemAt(zones, i), zone);
    const middle = itemAt(shapes, zone).centre;
    return opening ? [opening, middle] : [middle];
  });
  const start = nearest(startsOf(context, state, same, itemAt(zones, 0)), itemAt(through, 0));
  const by = itemAt(same, 0).kind === 'twice' ? ASIDE : itemAt(same, 0).kind === 'person' ? -ASIDE : 0;
  const aside = (p: Point): Point => [p[0] + by, p[1] + by];
  const points = [
    pulled(start, itemAt(through, 0), START),
    ...through.slice(0, -1),
    aside(itemAt(through, through.length - 1)),
  ];
  const last = points.length - 1;
  // Into a small room the tip stays near the door.
  const room = distance(itemAt(points, last), itemAt(points, last - 1));
  points[last] = pulled(itemAt(points, last), itemAt(points, last - 1), Math.min(END, room * 0.5));
  return points;
}

/** Where the figures stand now; those of a second step are not there yet. */
function startsOf(context: Context, state: State, same: readonly Arrow[], zone: number): Point[] {
  const { spots, folds } = seatingOf(context, state);
  const id = itemAt(context.board.zones, zone).id;
  const found = same.flatMap(
    (a) => spots.get(a.kind === 'person' ? personKey(a.enemy) : enemyKey(a.enemy, id)) ?? [],
  );
  const fold = folds.find((f) => f.zone === zone)?.spot;
  const all = found.length > 0 ? found : [fold ?? positionOf(context, zone, 'middle')];
  return all.map(({ x, y }): Point => [x, y]);
}

/** Middle of the door or opening between two zones; none between streets. */
function openingBetween(context: Context, a: number, b: number): Point | undefined {
  const { gaps, runs, doors } = geometryOf(context);
  const door = context.board.links.find(
    (l) => l.door >= 0 && ((l.a === a && l.b === b) || (l.a === b && l.b === a)),
  );
  if (door) return [itemAt(doors, door.door).x, itemAt(doors, door.door).y];
  const gap = gaps.find(
    (g) => g.door < 0 && itemAt(runs, g.run).zones.includes(a) && itemAt(runs, g.run).zones.includes(b),
  );
  if (!gap) return undefined;
  const { horizontal, line } = itemAt(runs, gap.run);
  const middle = (gap.from + gap.to) / 2;
  return horizontal ? [middle, line] : [line, middle];
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((a, b) => (distance(b, to) < distance(a, to) ? b : a));

/** The point so far on the way to another; never more than half of it. */
function pulled(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  const part = Math.min(by / length, 0.5);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A line through all points that bends softly at each (Catmull-Rom as cubic curves). */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => itemAt(points, Math.max(0, Math.min(points.length - 1, i)));
  const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const part = (i: number): string => {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Point = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6];
    const two: Point = [b[0] - (n[0] - a[0]) / 6, b[1] - (n[1] - a[1]) / 6];
    return `C${text(one)} ${text(two)} ${text(b)}`;
  };
  return `M${text(itemAt(points, 0))}${points
    .slice(1)
    .map((_, i) => part(i))
    .join('')}`;
}
