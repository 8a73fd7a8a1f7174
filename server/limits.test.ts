import { describe, expect, it } from 'vitest';
import { LIMITS, limitsFrom } from './limits.ts';

describe('limits', () => {
  it('can be changed one by one, and only by their names', () => {
    expect(limitsFrom(undefined)).toEqual(LIMITS);
    expect(limitsFrom('{"name":9}')).toEqual({ ...LIMITS, name: 9 });
    expect(() => limitsFrom('{"nam":9}')).toThrow('there is no limit "nam"');
    expect(() => limitsFrom('{"name":"9"}')).toThrow('name must be a number');
    expect(() => limitsFrom('{"name":-1}')).toThrow('name must be a number');
  });
});
