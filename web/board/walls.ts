/** Walls of the rooms, with gaps for openings and doors cut out. */
import { itemAt, oppositeSide, type Board, type Context, type Side } from '@holdout/engine';
import { edgeOpenings, type LaidFace } from './faces.ts';
import { levelLayout } from './level-layout.ts';
import { clamp, cutsOf } from './shapes.ts';

/** A straight piece; `line` is its y when horizontal, else its x. */
export interface Wall {
  readonly horizontal: boolean;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** Between two rooms. */
  readonly inner: boolean;
}

/** A wall before anything is cut out, with the one or two rooms beside it. */
export interface Run {
  readonly horizontal: boolean;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly zones: readonly number[];
}

export interface Gap {
  readonly run: number;
  readonly from: number;
  readonly to: number;
  /** -1 for an opening that nothing can close. */
  readonly door: number;
}

export interface DoorPlace {
  readonly door: number;
  readonly x: number;
  readonly y: number;
  /** The way it swings: out of the room, into the street. */
  readonly side: Side;
}

export const DOOR_WIDTH = 68;
const OPENING_WIDTH = 64;

export function wallRuns(board: Board): Run[] {
  const lines = new Map<
    string,
    { horizontal: boolean; line: number; spans: { from: number; to: number; zone: number }[] }
  >();
  const add = (horizontal: boolean, line: number, from: number, to: number, zone: number): void => {
    const key = `${horizontal ? 'h' : 'v'}${line}`;
    const entry = lines.get(key) ?? { horizontal, line, spans: [] };
    entry.spans.push({ from, to, zone });
    lines.set(key, entry);
  };
  board.zones.forEach((z, zone) => {
    if (z.kind !== 'room') return;
    for (const [x0, y0, x1, y1] of z.rects) {
      for (const y of [y0, y1]) add(true, y, x0, x1, zone);
      for (const x of [x0, x1]) add(false, x, y0, y1, zone);
    }
  });
  return [...lines.values()].flatMap(({ horizontal, line, spans }) => {
    const runs: Run[] = [];
    const cuts = cutsOf(spans.flatMap((s) => [s.from, s.to]));
    cuts.slice(0, -1).forEach((from, i) => {
      const to = itemAt(cuts, i + 1);
      const zones = spans
        .filter((s) => s.from <= from && s.to >= to)
        .map((s) => s.zone)
        .sort((a, b) => a - b);
      // The seam of a room made of two rectangles is no wall, nor is one between zones of a large room (H-ROOM-1).
      if (zones.length === 0 || (zones.length === 2 && isSeam(board, itemAt(zones, 0), itemAt(zones, 1))))
        return;
      const before = runs.at(-1);
      if (before && before.to === from && before.zones.join() === zones.join())
        runs.splice(-1, 1, { ...before, to });
      else runs.push({ horizontal, line, from, to, zones });
    });
    return runs;
  });
}

const isSeam = ({ zones, links }: Board, a: number, b: number): boolean =>
  a === b ||
  (itemAt(zones, a).large !== undefined &&
    itemAt(zones, a).large === itemAt(zones, b).large &&
    links.some((l) => l.door < 0 && ((l.a === a && l.b === b) || (l.a === b && l.b === a))));

const runAt = (runs: readonly Run[], x: number, y: number): number =>
  runs.findIndex((r) =>
    r.horizontal ? r.line === y && x > r.from && x < r.to : r.line === x && y > r.from && y < r.to,
  );

/** An opening of two tiles may lie where one of their rooms ends: the door stands in what wall both have. */
export function doorPlaces(context: Context, runs: readonly Run[]): DoorPlace[] {
  const { board } = levelLayout(context);
  return board.doors.map(({ a, x, y, side }, door) => {
    const out = itemAt(board.zones, a).kind === 'room' ? side : oppositeSide(side);
    const run = runs[runAt(runs, x, y)];
    if (!run || run.to - run.from < DOOR_WIDTH) return { door, x, y, side: out };
    const at = clamp(run.horizontal ? x : y, run.from + DOOR_WIDTH / 2, run.to - DOOR_WIDTH / 2);
    return { door, x: run.horizontal ? at : x, y: run.horizontal ? y : at, side: out };
  });
}

export function gapsIn(context: Context, runs: readonly Run[], faces: readonly LaidFace[]): Gap[] {
  const { board } = levelLayout(context);
  const gaps: Gap[] = [];
  const open = (run: number, at: number): void => {
    const { from, to } = itemAt(runs, run);
    const half = Math.min(OPENING_WIDTH, to - from - 24) / 2;
    const middle = clamp(at, from + half + 8, to - half - 8);
    gaps.push({ run, from: middle - half, to: middle + half, door: -1 });
  };
  for (const { door, x, y } of doorPlaces(context, runs)) {
    const run = runAt(runs, x, y);
    const at = runs[run]?.horizontal ? x : y;
    if (run >= 0) gaps.push({ run, from: at - DOOR_WIDTH / 2, to: at + DOOR_WIDTH / 2, door });
  }
  const edges = edgeOpenings(faces);
  for (const { a, b, door } of board.links) {
    if (door >= 0 || itemAt(board.zones, a).kind !== 'room' || itemAt(board.zones, b).kind !== 'room')
      continue;
    const shared = runs.flatMap((r, i) => (r.zones.includes(a) && r.zones.includes(b) ? [i] : []));
    const printed = edges.filter(
      (e) => e.zones.includes(a) && e.zones.includes(b) && shared.includes(runAt(runs, ...e.at)),
    );
    for (const { at } of printed) {
      const run = runAt(runs, ...at);
      open(run, itemAt(runs, run).horizontal ? at[0] : at[1]);
    }
    if (printed.length > 0 || shared.length === 0) continue;
    const longest = shared.reduce((p, q) =>
      itemAt(runs, q).to - itemAt(runs, q).from > itemAt(runs, p).to - itemAt(runs, p).from ? q : p,
    );
    open(longest, (itemAt(runs, longest).from + itemAt(runs, longest).to) / 2);
  }
  return gaps;
}

/** What is left standing. */
export function standingWalls(runs: readonly Run[], gaps: readonly Gap[]): Wall[] {
  return runs.flatMap(({ horizontal, line, from, to, zones }, run) => {
    const cuts = gaps.filter((g) => g.run === run).sort((p, q) => p.from - q.from);
    const starts = [from, ...cuts.map((g) => g.to)];
    const ends = [...cuts.map((g) => g.from), to];
    return starts.map((start, i) => ({
      horizontal,
      line,
      from: start,
      to: itemAt(ends, i),
      inner: zones.length > 1,
    }));
  });
}
