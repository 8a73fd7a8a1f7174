/** The worked examples that speak of a hero's own attack and skills. */
import { describe, expect, it } from 'vitest';
import { CITY, enemies, people, rolls, street } from './street.ts';
import { health, peopleIn, play, power } from './table.ts';

describe('the examples: combat', () => {
  it('Cyborg, Blaster 3 dice 4+, on 2 Brutes, a Runner and a bystander: 3, 2, 2 hits [X-49, S-COM-2, S-COM-3]', () => {
    const s = street(
      { cyborg: { zone: 'S7', xp: 7 } },
      {
        enemies: enemies('S6', { brute: 2, runner: 1 }),
        own: people({ card: 'lois-lane', zone: 'S6' }),
        dice: [4, 5, 6, 4, 4, 3, 1, 6, 6],
      },
    );
    const left = (): number[] => ['brute', 'runner'].map((type) => s.enemies('S6', type));
    const lost = (): number => s.events.reduce((n, e) => n + (e.type === 'hits-lost' ? e.hits : 0), 0);
    s.play('attack:blaster@S6');
    expect([left(), lost()]).toEqual([[1, 1], 1]);
    s.play('attack:blaster@S6');
    expect([left(), lost()]).toEqual([[0, 1], 1]);
    s.play('attack:blaster@S6');
    expect([left(), lost()]).toEqual([[0, 0], 2]);
    expect([rolls(s), peopleIn(s, 'S6')]).toEqual([[3, 3, 3], ['lois-lane']]);
  });
});

describe('the examples: power', () => {
  it('Wonder Woman: 1, 3, an attack with 4 dice, and the last power for Battle-Ready [X-50, H-POW-1, H-POW-2, H-POW-3]', () => {
    const s = play({
      board: CITY,
      phase: 'end', // the next round begins with the power of H-POW-1
      heroes: { 'wonder-woman': { zone: 'S7' } },
      enemies: [...enemies('S7', { walker: 2 }), ...enemies('S3', { walker: 2 })],
      dice: [3, 3, 1, 1, 3, 3],
    });
    expect([s.prompt, power(s, 'wonder-woman')]).toEqual(['turn', 1]);
    s.play('power-up');
    expect(power(s, 'wonder-woman')).toBe(3);
    s.play('attack:sword-of-athena@S7', 'spend:2');
    expect([rolls(s), s.enemies('S7'), power(s, 'wonder-woman')]).toEqual([[4], 0, 1]);
    s.play('end', 'use:battle-ready@wonder-woman');
    expect([rolls(s), s.enemies('S7'), health(s, 'wonder-woman')]).toEqual([[4, 2], 0, 3]);
    expect(s.happened('power-spent').at(-1)).toMatchObject({ n: 1, for: 'battle-ready' });
  });
});
