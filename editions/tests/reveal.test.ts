/** What counts as a reveal: dice, cards and face-down tokens; undo is free only while none has been shown. */
import { describe, expect, it } from 'vitest';
import type { Scene } from '@holdout/engine/scenario';
import { play } from '../classic/tests/table.ts';

const SHOP = 'R_5B_01_shop';
const TOKENS = ['R_1B_00_kitchen', 'R_2B_10_bathroom', 'R_7B_11_room', 'R_2C_01_bathroom'];
const walker = [{ type: 'walker', zone: 'S3' }];

/** Reveals that these answers add. */
function shownBy(s: Scene, ...answers: string[]): number {
  const before = s.state.reveals;
  s.play(...answers);
  return s.state.reveals - before;
}

describe('a reveal', () => {
  it('is every die', () => {
    const heroes = { ned: { zone: 'S3', hands: ['chainsaw'] } };
    const s = play({ mission: '05', heroes, enemies: walker, turn: 'ned', dice: [1, 1, 1, 1, 1] });
    expect(shownBy(s, 'attack:chainsaw@S3')).toBe(5);
  });

  it('is every card drawn from a deck', () => {
    const heroes = { amy: { zone: SHOP, reserve: ['flashlight'] } };
    const s = play({ mission: '10', heroes, turn: 'amy', draws: { equipment: ['katana', 'water'] } });
    expect(shownBy(s, 'search')).toBe(2);
  });

  it('is a weapon found in a pimp mobile', () => {
    expect(
      shownBy(play({ mission: '04', heroes: { ned: { zone: 'S7' } }, turn: 'ned' }), 'search:pimp'),
    ).toBe(1);
  });

  it('is a face-down token turned over, and the survivor a neutral one brings', () => {
    const shown = TOKENS.map((zone) => {
      const s = play({ mission: '09', heroes: { amy: { zone } }, turn: 'amy', seed: 'tokens' });
      const n = shownBy(s, `take:${zone}`);
      return [s.happened('hero-joined').length, n];
    });
    expect(shown.sort()).toEqual([
      [0, 1],
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it('is not what everybody could see coming', () => {
    const heroes = { amy: { zone: SHOP, hands: ['pistol'] }, ned: { zone: SHOP } };
    const s = play({ mission: '10', heroes, turn: 'amy' });
    expect(shownBy(s, 'noise', 'trade:ned', 'give:pistol', 'move:R_5B_01_storeroom')).toBe(0);
  });
});
