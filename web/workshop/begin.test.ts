/** One more mission of a pack: under a name of its own. */
import { hero } from '@holdout/editions';
import { expect, it } from 'vitest';
import { freeId, hasRoom } from './begin.ts';
import { emptyMission, storeysOf } from './new-mission.ts';

const packOf = (...ids: string[]) => ({ missions: ids.map((id) => ({ id })) });

it('keeps the id of a mission that comes to others, unless one of them has it', () => {
  expect(freeId(packOf('pier'), 'bank')).toBe('bank');
  expect(freeId(packOf('pier', 'bank', 'bank-2'), 'bank')).toBe('bank-3');
  const long = 'x'.repeat(40);
  expect(freeId(packOf(long), long)).toBe(`${'x'.repeat(38)}-2`);
});

it('takes as many missions as a pack may have', () => {
  const many = Array.from({ length: 24 }, (_, i) => `m${i}`);
  expect(hasRoom(packOf(...many.slice(1)))).toBe(true);
  expect(hasRoom(packOf(...many))).toBe(false);
});

it('begins with the levels chosen, a table of its own for each', () => {
  expect(storeysOf(hero)).toEqual(['ground', 'underground', 'upper']);
  const file = emptyMission({
    edition: 'hero',
    id: 'a',
    name: 'A',
    language: 'en',
    storeys: ['ground', 'upper'],
  });
  expect(file['levels']).toEqual([
    {
      id: 'ground',
      tiles: [
        [null, null],
        [null, null],
      ],
    },
    {
      id: 'upper',
      tiles: [
        [null, null],
        [null, null],
      ],
    },
  ]);
  expect('tiles' in file).toBe(false);
});
