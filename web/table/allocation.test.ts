import type { AllocateDecision, Option } from '@holdout/engine';
import { expect, it } from 'vitest';
import { evenly, fits, mostOn, sensible, sparing, step } from './allocation.ts';
import { position } from './testing.ts';

const { context } = position({ mission: '01', heroes: { amy: { zone: 'S6' } }, turn: 'amy' });

/** Wounds each can take for certain and, where that differs, those that fell them if nothing prevents any. */
const wounds = (
  total: number,
  caps: { [hero: string]: number },
  fells: { [hero: string]: number } = caps,
): AllocateDecision => ({
  kind: 'allocate',
  prompt: 'share-wounds',
  by: 'team',
  total,
  options: Object.entries(caps).map(([hero, cap], i): Option => ({
    id: `wound:${hero}`,
    verb: 'wound',
    args: [i],
    heroes: [hero],
    cap,
    fells: fells[hero],
  })),
});

it('shares evenly as far as the caps allow', () => {
  expect(evenly(wounds(4, { amy: 2, phil: 1, wanda: 2 }))).toEqual([2, 1, 1]);
});

it('lets nobody die who need not', () => {
  expect(sensible(wounds(2, { amy: 2, phil: 1, wanda: 2 }), context, () => 0)).toEqual([1, 0, 1]);
});

it('uses what prevents a wound before it lets somebody die', () => {
  // Amy has a mask: three attacks to kill her.
  const d = wounds(3, { amy: 3, phil: 1, wanda: 2 }, { amy: 2, phil: 1, wanda: 2 });
  expect(sensible(d, context, () => 0)).toEqual([2, 0, 1]);
});

it('sends hits to the most dangerous first and never by itself to friends', () => {
  const hit = (id: string, cap: number, more: Partial<Option>): Option => ({
    id: `hit:${id}`,
    verb: 'hit',
    args: [0],
    cap,
    ...more,
  });
  const d: AllocateDecision = {
    kind: 'allocate',
    prompt: 'assign-hits',
    by: 0,
    total: 4,
    options: [
      hit('walker', 3, { enemies: ['walker'] }),
      hit('runner', 1, { enemies: ['runner'] }),
      hit('abomination', 1, { enemies: ['abomination'] }),
      hit('phil', 2, { heroes: ['phil'] }),
    ],
  };
  expect(sensible(d, context, () => 2)).toEqual([2, 1, 1, 0]);
});

it('puts most on one, or spares one', () => {
  const d = wounds(3, { amy: 2, phil: 2, wanda: 2 });
  expect(mostOn(d, 1)).toEqual([1, 2, 0]);
  expect(sparing(d, 0)).toEqual([0, 2, 1]);
});

it('takes a step up from whoever has most once everything is placed, and never goes past a cap', () => {
  const d = wounds(3, { amy: 2, phil: 2 });
  expect(step(d, [2, 1], 1, 1)).toEqual([1, 2]);
  expect(step(d, [1, 2], 1, 1)).toEqual([1, 2]);
  expect(step(d, [0, 2], 0, -1)).toEqual([0, 2]);
});

it('fits only when every unit is placed within the caps', () => {
  const d = wounds(3, { amy: 2, phil: 2 });
  expect(fits(d, [2, 1])).toBe(true);
  expect(fits(d, [1, 1])).toBe(false);
  expect(fits(d, [3, 0])).toBe(false);
});
