import { expect, it } from 'vitest';
import { faceLines } from './spawn-lines.ts';

it('reads the lines of a card that is told by all it says', () => {
  expect(faceLines('rush.walker.1-2-3-4').map((l) => l.n)).toEqual([1, 2, 3, 4]);
  expect(faceLines('rush.walker.1-2-3-4')[0]).toEqual({ kind: 'rush', enemy: 'walker', n: 1 });
  expect(faceLines('hidden')).toEqual(Array(4).fill({ kind: 'hidden', enemy: '', n: 0 }));
});
