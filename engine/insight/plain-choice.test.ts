import { describe, expect, it } from 'vitest';
import type { AllocateDecision, PickDecision } from '../kernel/decision.ts';
import type { Option } from '../kernel/option.ts';
import { plainChoice, plainShare } from './plain-choice.ts';

const hero = (id: string, fells: number, cap?: number): Option => ({
  id: `wound:${id}`,
  verb: 'wound',
  args: [],
  heroes: [id],
  fells,
  ...(cap === undefined ? {} : { cap }),
});
const person = (id: string, risks: string[] = []): Option => ({
  id: `wound:${id}`,
  verb: 'wound',
  args: [],
  cards: [id],
  fells: 1,
  cap: 1,
  risks,
});
const share = (total: number, ...options: Option[]): number[] => {
  const d: AllocateDecision = { kind: 'allocate', prompt: 'share-wounds', by: 'team', total, options };
  return plainShare(d);
};

describe('wounds shared plainly', () => {
  it('leave everybody up where that is possible, the strongest first [S-WND-2]', () => {
    expect(share(4, hero('hulk', 5), hero('wasp', 1))).toEqual([4, 0]);
    expect(share(4, hero('hulk', 3), hero('wasp', 3))).toEqual([2, 2]);
  });

  it('fall on people before a hero falls, but not on those the mission needs', () => {
    expect(share(5, hero('storm', 3), hero('rogue', 3), person('bob'))).toEqual([2, 2, 1]);
    expect(share(5, hero('storm', 3), hero('rogue', 3), person('bob', ['bob']))).toEqual([3, 2, 0]);
    expect(share(2, hero('storm', 3), person('bob'))).toEqual([2, 0]);
  });

  it('fell one only where somebody must fall, and spare people who could not prevent it', () => {
    expect(share(9, hero('storm', 3), hero('rogue', 2), person('bob'))).toEqual([2, 7, 0]);
  });

  it('go to those whom something can save before anybody dies', () => {
    expect(share(3, hero('amy', 2, 3), hero('phil', 1, 1), hero('wanda', 2, 2))).toEqual([2, 0, 1]);
  });

  it('of an edition with bounds leave nothing over', () => {
    expect(share(4, hero('amy', 2, 2), hero('phil', 2, 2))).toEqual([2, 2]);
  });
});

it('shares anything else evenly, earlier options first', () => {
  const way = (id: string, cap: number): Option => ({ id, verb: 'to', args: [], cap });
  const d: AllocateDecision = {
    kind: 'allocate',
    prompt: 'split',
    by: 'team',
    total: 4,
    options: [way('a', 1), way('b', 3), way('c', 3)],
  };
  expect(plainShare(d)).toEqual([1, 2, 1]);
});

describe('a plain choice', () => {
  const pick = (...verbs: string[]): PickDecision => ({
    kind: 'pick',
    prompt: 'react',
    by: 'team',
    options: verbs.map((verb) => ({ id: `${verb}:x`, verb, args: [] })),
  });

  it('steps in nowhere, else takes the first', () => {
    expect([plainChoice(pick('use', 'go-on')), plainChoice(pick('to', 'from'))]).toEqual(['go-on:x', 'to:x']);
  });

  it('of an allocation is its plain share, as text', () => {
    const d: AllocateDecision = {
      kind: 'allocate',
      prompt: 'share-wounds',
      by: 'team',
      total: 3,
      options: [hero('ann', 2), hero('bob', 3)],
    };
    expect(plainChoice(d)).toBe('wound:ann=1 wound:bob=2');
  });
});
