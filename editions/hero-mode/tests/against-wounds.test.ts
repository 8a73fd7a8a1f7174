/** When heroes can do something against wounds, for all that hero mode has (S-WND, H-RES-7). */
import { describe, expect, it } from 'vitest';
import { against } from '../../testing/wounds.ts';
import { turn } from './zombie-table.ts';

const table = (track = 4) => turn({ wolverine: { zone: 'S6', track }, storm: { zone: 'S6' } }, []);
const shared = (wounds: number, enemies: number, track?: number) =>
  against(table(track), 'wounds-shared', { wounds, enemies });

describe('against wounds shared out', () => {
  it('there is what the hero can pay and may still use [H-RES-7]', () => {
    expect(shared(2, 2).sort()).toEqual(
      ['hard-as-rivets', 'roll-with-the-blow', 'rubber-bones', 'sacrifice', 'woven-vibranium'].sort(),
    );
  });

  it('nothing when none are left [H-RES-7]', () => {
    expect(shared(0, 2)).toEqual([]);
  });

  it('Rubber Bones only against two or more, others against one', () => {
    expect(shared(1, 1).includes('rubber-bones')).toBe(false);
    expect(shared(1, 1).includes('woven-vibranium')).toBe(true);
  });

  it('less where no enemy attacks', () => {
    expect(shared(2, 0)).toEqual(['roll-with-the-blow', 'sacrifice']);
  });

  it('less without power', () => {
    expect(shared(2, 2, 0).sort()).toEqual(['roll-with-the-blow', 'sacrifice', 'woven-vibranium']);
  });
});

describe('about to fall', () => {
  it('whoever is too stubborn to die pays for it, once a round', () => {
    expect(against(table(), 'hero-falls', { wounds: 1, enemies: 0 })).toEqual(['too-stubborn-to-die']);
    expect(against(table(), 'hero-falls', { wounds: 0, enemies: 1 })).toEqual([]);
    expect(against(table(0), 'hero-falls', { wounds: 1, enemies: 1 })).toEqual([]);
  });
});
