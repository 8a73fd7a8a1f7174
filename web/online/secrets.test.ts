import { expect, it } from 'vitest';
import { secretsOf } from './secrets.ts';

it("shows the host's secret first, and no more links than a table has chairs", () => {
  expect(secretsOf({ host: null, secrets: ['a'] })).toEqual(['a']);
  expect(secretsOf({ host: 'h', secrets: [...'abcdefgh'] })).toEqual(['h', ...'cdefgh']);
});
