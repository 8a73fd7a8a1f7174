import fc from 'fast-check';
import type { Json } from '@holdout/engine';
import { expect, it } from 'vitest';
import { patched, patchesBetween } from './patch.ts';

const json = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>('a', 'b', 1, 2, true, null),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('json'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).json;

it('goes both ways, to the letter', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patches = patchesBetween(before, after);
      expect(JSON.stringify(patched(before, patches, 'after'))).toBe(JSON.stringify(after));
      expect(JSON.stringify(patched(after, patches, 'before'))).toBe(JSON.stringify(before));
      expect(patches.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after));
    }),
    { seed: 20, numRuns: 1000 },
  );
});

it('keeps no more than what differs', () => {
  const before = { tiles: [['1B@0', null]], spawns: [{ zone: 'S1' }], win: { never: true } };
  const after = { ...before, tiles: [['1B@90', null]] };
  expect(patchesBetween(before, after)).toEqual([{ at: ['tiles', 0, 0], before: '1B@0', after: '1B@90' }]);
});

it('notices another order of keys', () => {
  const patches = patchesBetween({ a: 1, b: 2 }, { b: 2, a: 1 });
  expect(JSON.stringify(patched({ a: 1, b: 2 }, patches, 'after'))).toBe('{"b":2,"a":1}');
});
