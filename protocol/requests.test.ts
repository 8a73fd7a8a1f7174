import { describe, expect, it } from 'vitest';
import { pushKey } from './bells.ts';
import { BOUNDS } from './bounds.ts';
import { readText, readValue } from './reading.ts';
import { refused } from './refusals.ts';
import { health, tableCard } from './reports.ts';
import { madeTable, newTableWithin } from './requests.ts';
import type { Shape } from './shape.ts';
import { REQUESTS } from './testing/samples.ts';
import { increased, replaced } from './testing/spoil.ts';

const newTable = newTableWithin(BOUNDS);
const BODIES: [string, Shape<unknown>, object][] = [
  ['a table from a set-up', newTable, REQUESTS.newFromSetup],
  ['a table from a save', newTable, REQUESTS.newFromSave],
  ['a table that was made', madeTable, REQUESTS.made],
  ['a table', tableCard, REQUESTS.card],
  ['the key of the server', pushKey, REQUESTS.pushKey],
  ['health', health, REQUESTS.health],
  ['a no', refused, REQUESTS.refused],
];

describe.each(BODIES)('%s', (_, shape, sample) => {
  it('passes as it is', () => {
    expect(readText(shape, JSON.stringify(sample), 'strict')).toEqual({ value: sample });
  });

  it('is refused with something wrong or more in it', () => {
    const isFree = (at: string): boolean => at === 'setup';
    const spoilt = [...replaced(sample).filter(({ at }) => !isFree(at)), ...increased(sample)];
    for (const { at, message } of spoilt)
      expect(readValue(shape, message, 'strict')).toMatchObject({
        fault: { at: at },
      });
  });
});

it.each([
  [{ setup: {} }, 'title'],
  [{ title: '' }, 'setup'],
  [{ title: '', save: '{}', setup: {} }, 'setup'],
  [{ title: '', save: 5 }, 'save'],
  [null, ''],
  [{ title: 'x'.repeat(4 * BOUNDS.title + 1), setup: {} }, 'title'],
])('%j makes no table', (wish, at) => {
  expect(readValue(newTable, wish, 'strict')).toMatchObject({ fault: { at: at } });
});
