/** Scripts mind themselves: nobody has to ask whether they were used up. */
import { describe, expect, it } from 'vitest';
import { HALL, play, rats } from '../toy/table.ts';

const fight = (dice: number[]) =>
  play({ heroes: { ann: { zone: 'S1' } }, enemies: [rats('S1')], turn: 'ann', dice });

describe('a test', () => {
  it('passes when every die and card was used', () => {
    expect(fight([4]).play('attack').enemies('S1')).toBe(0);
  });

  it.fails('fails by itself when a die is left', () => {
    fight([4, 4]).play('attack');
  });

  it.fails('fails by itself when a card is left', () => {
    play({ heroes: { ann: { zone: HALL } }, turn: 'ann', draws: { finds: ['lamp'] } });
  });
});
