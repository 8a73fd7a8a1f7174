/** Boards of mansion tiles, asked by zone names without tile and place, as in `entrance` for R_1X_00_entrance. */
import { itemAt, numberAt, NEVER, viewOf, type Board, type Routes, type TileFace } from '@holdout/engine';
import { compileBoard, throughWindows, type BoardLayout, type BoardProblem } from '@holdout/engine/testing';
import tileData from '../data/mansion-tiles.json' with { type: 'json' };

export const faces = tileData as unknown as { [face: string]: TileFace & { source: string } };

export function compile(layout: BoardLayout): Board {
  const compiled = compileBoard(faces, layout);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.board;
}

/** The problems of a layout as `code place detail`. */
export function problemsOf(layout: unknown): string[] {
  const compiled = compileBoard(faces, layout as BoardLayout);
  const text = ({ code, at, detail }: BoardProblem) => [code, at, detail].filter(Boolean).join(' ');
  return 'problems' in compiled ? compiled.problems.map(text) : [];
}

/** Levels by name, a row of tiles each; `/` begins the next row: `{ ground: '1X 3X / 6X 8X' }`. */
export function mansion(levels: { [id: string]: string }, doors: BoardLayout['doors'] = []): Board {
  const tilesOf = (rows: string) =>
    rows.split(' / ').map((row) => row.split(' ').map((face) => (face.includes('@') ? face : `${face}@0`)));
  return compile({
    levels: Object.entries(levels).map(([id, rows]) => ({ id, tiles: tilesOf(rows) })),
    doors,
  });
}

const short = (id: string): string => id.replace(/^R_\w\w_\d\d_/, '');

export function zoneNamed(board: Board, name: string): number {
  const found = board.zones.flatMap(({ id }, zone) => (id === name || short(id) === name ? [zone] : []));
  if (found.length !== 1) throw new Error(`${found.length} zones are called ${name}`);
  return itemAt(found, 0);
}

const namesOf = (board: Board, zones: readonly number[]): string[] =>
  zones.map((zone) => short(itemAt(board.zones, zone).id)).sort();

/** Questions about the board while the doors between the named zones, or all of them, are open. */
export function look(board: Board, open: readonly string[] | 'all' = []) {
  const nameOf = ({ a, b }: Board['doors'][number]) => namesOf(board, [a, b]).join('-');
  for (const name of open === 'all' ? [] : open)
    if (!board.doors.some((door) => nameOf(door) === name)) throw new Error(`no door ${name}`);
  const states = board.doors.map((door) => (open === 'all' || open.includes(nameOf(door)) ? 1 : 0));
  const view = viewOf(board, states);
  const at = (name: string) => zoneNamed(board, name);
  const known = (far: number) => (far === NEVER ? undefined : far);
  const movesBy =
    ({ distance, zones }: Routes) =>
    (a: string, b: string) =>
      known(numberAt(distance, at(a) * zones + at(b)));
  return {
    near: (name: string) => namesOf(board, itemAt(view.neighbours, at(name))),
    moves: movesBy(view),
    movesThroughWindows: movesBy(throughWindows(board, states)),
    /** Zones seen by how far off they are. */
    sees: (name: string) =>
      Object.fromEntries(
        itemAt(view.seen, at(name)).map((other) => [
          short(itemAt(board.zones, other).id),
          view.sight[at(name) * view.zones + other],
        ]),
      ),
  };
}
