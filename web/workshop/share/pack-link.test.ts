import fc from 'fast-check';
import { MOST_OF_PACK } from '@holdout/engine/packs';
import { describe, expect, it } from 'vitest';
import { MOST_IN_LINK, packed, unpacked } from './pack-link.ts';

describe('a link', () => {
  it('brings back every text, in letters an address may have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), async (text) => {
        const link = await packed(text);
        expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(await unpacked(link)).toBe(text);
      }),
      { seed: 20, numRuns: 60 },
    );
  });

  it('makes a pack a good deal shorter', async () => {
    const text = JSON.stringify({ zones: Array.from({ length: 300 }, (_, i) => `S${i % 20}`) });
    expect((await packed(text)).length).toBeLessThan(text.length / 4);
  });

  it('is nothing when it is spoilt anywhere, and never throws', async () => {
    const link = await packed('{"holdout":"pack"}'.repeat(40));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(link.length - 1),
        fc.constantFrom('A', '-', '_', '9', '%', ' '),
        async (at, by) => {
          const spoilt = link.slice(0, at) + by + link.slice(at + 1);
          const text = await unpacked(spoilt);
          expect(text === undefined || typeof text === 'string').toBe(true);
        },
      ),
      { seed: 20, numRuns: 80 },
    );
    expect(await unpacked('')).toBeUndefined();
    expect(await unpacked('no link')).toBeUndefined();
    expect(await unpacked(link.slice(0, 10))).toBeUndefined();
  });

  it('opens a file that is too long to be handed on as a link', async () => {
    // Letters that nothing can be made of, as no pack has so many.
    const noise = Array.from({ length: MOST_IN_LINK }, (_, i) =>
      String.fromCharCode(48 + ((i * i * 7919) % 73)),
    );
    const text = `${noise.join('')}${Array.from({ length: 40_000 }, (_, i) => Math.sqrt(i + 2)).join('')}`;
    const link = await packed(text.slice(0, MOST_OF_PACK.letters));
    expect(link.length).toBeGreaterThan(MOST_IN_LINK);
    expect(await unpacked(link)).toBe(text.slice(0, MOST_OF_PACK.letters));
  });

  it('is not read on when it swells to more than a pack holds', async () => {
    const bomb = await packed('x'.repeat(4 * MOST_OF_PACK.letters + 10));
    expect(bomb.length).toBeLessThan(MOST_IN_LINK);
    expect(await unpacked(bomb)).toBeUndefined();
    expect(await unpacked('A'.repeat(MOST_OF_PACK.letters + 1))).toBeUndefined();
  });
});
