/** How long boards and views take: the quickest of ten batches, which nothing else on the machine can spoil. */
import { expect, it } from 'vitest';
import { compileBoard } from './compile.ts';
import { boardOf, faces, mapNames, maps } from './fixtures/named-board.ts';
import { viewOf } from './view.ts';

const BATCHES = 10;

/** Milliseconds of one run. */
function quickest(runs: number, work: () => unknown): number {
  let best = Infinity;
  for (let batch = 0; batch < BATCHES; batch++) {
    const started = Date.now();
    for (let run = 0; run < runs; run++) work();
    best = Math.min(best, (Date.now() - started) / runs);
  }
  return best;
}

it.each(mapNames)('the board of map %s compiles in less than 20 ms', (id) => {
  expect(quickest(2, () => compileBoard(faces, maps[id]))).toBeLessThan(20);
});

it('a view of the largest board takes well under a millisecond', () => {
  const board = boardOf(maps['05']);
  const open = board.doors.map(() => 1);
  expect(quickest(20, () => viewOf(board, open))).toBeLessThan(1);
});
