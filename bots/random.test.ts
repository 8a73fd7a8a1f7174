import { describe, expect, it } from 'vitest';
import { createEngine, type AllocateDecision } from '@holdout/engine';
import { classic } from '@holdout/editions';
import { numbersFrom, randomBot } from './index.ts';
import { randomUnits } from './random.ts';
import { playToEnd } from './testing.ts';

describe('the random player', () => {
  const share = (total: number, ...caps: number[]): AllocateDecision => ({
    kind: 'allocate',
    prompt: 'share-wounds',
    by: 'team',
    total,
    options: caps.map((cap, i) => ({ id: `o${i}`, verb: 'o', args: [], cap })),
  });

  it('gives every legal allocation the same chance', () => {
    const below = numbersFrom('a');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const key = randomUnits(share(3, 1, 2, 3), below).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // 0+0+3, 0+1+2, 0+2+1, 1+0+2, 1+1+1, 1+2+0
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('plays the same game again for the same seed, another one for another', () => {
    const engine = createEngine([classic]);
    const setup = { edition: 'classic', mission: '10', seats: [['amy', 'doug', 'josh', 'ned']] };
    const hash = (seed: string): string => {
      const bot = randomBot(seed);
      return engine.hash(playToEnd(engine, setup, 'game', (_engine, _seen, d) => bot(d)));
    };
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
  });
});
