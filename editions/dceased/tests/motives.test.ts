/** Why the dead go where they go, as the forecast tells it. */
import { describe, expect, it } from 'vitest';
import { firstMotive } from '../../testing/motives.ts';
import { enemies, street } from './street.ts';

describe('the dead of DCeased', () => {
  it('follow a Siren Drone they see', () => {
    const batman = { zone: 'S7', equipment: ['siren-drone'] };
    const s = street({ batman }, { own: { cards: [] }, enemies: enemies('S11', { walker: 2 }), draws: {} });
    expect(firstMotive(s)).toBe('walker S11 sees S7 batman > S7 S-EMOVE-1');
    expect(firstMotive(s.play('siren-drone:S14'))).toBe('walker S11 follows S14 > S14 siren-drone');
  });

  it('hunt the loot by their own card [S-CARD-4]', () => {
    const heroes = { batman: { zone: 'S7', equipment: ['siren-drone'] }, cyborg: { zone: 'S6' } };
    const s = street(heroes, { own: { cards: [] }, enemies: enemies('S5', { catwoman: 1 }) });
    expect(firstMotive(s)).toBe('catwoman S5 hunts S7 batman > S6 catwoman');
  });
});
