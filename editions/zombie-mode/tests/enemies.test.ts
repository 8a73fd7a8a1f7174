/** Whom enemies go for, and what Super Heroes do by standing there. */
import { describe, expect, it } from 'vitest';
import { enemiesTurn, people, person, STREETS, whereabouts } from './streets.ts';
import { health, hunger, play } from './table.ts';

describe('enemies', () => {
  it('go for Zombie Heroes only: bystanders neither draw nor hold them [Z-ENE-1]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S2' } },
      enemies: [
        { type: 'trooper', zone: 'S12', count: 2 },
        { type: 'guard', zone: 'S16' },
      ],
      own: people(person('aunt-may', 'S12'), person('mary-jane', 'S17')),
    });
    expect([s.enemies('S11', 'trooper'), s.enemies('S13', 'guard')]).toEqual([2, 1]);
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S12', 'mary-jane': 'S17' });
    expect(s.happened('enemies-attack')).toEqual([]);
  });

  it('put no wound on a bystander beside a hero [Z-ENE-1]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' } },
      enemies: [{ type: 'trooper', zone: 'S6', count: 2 }],
      own: people(person('aunt-may', 'S6')),
    });
    expect([health(s, 'hulk'), whereabouts(s)]).toEqual([3, { 'aunt-may': 'S6' }]);
  });
});

describe("a Super Hero's ability", () => {
  it('is in force on the whole board while the Super Hero stands on it [Z-ENE-2]', () => {
    const rolls = (...enemies: string[]) =>
      play({
        board: STREETS,
        heroes: { deadpool: { zone: 'S2' } },
        enemies: [{ type: 'guard', zone: 'S2' }, ...enemies.map((type) => ({ type, zone: 'S18' }))],
        dice: [2, 2, 3],
        turn: 'deadpool',
      }).play('attack:dual-katanas@S2');
    expect(hunger(rolls(), 'deadpool')).toBe(0);
    expect(hunger(rolls('thor'), 'deadpool')).toBe(0);
    expect(hunger(rolls('scarlet-witch'), 'deadpool')).toBe(2);
  });

  it('ends with its elimination [Z-ENE-2]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S10' } },
      enemies: [{ type: 'doctor-strange', zone: 'S10' }],
      dice: [6, 6, 6],
      turn: 'hulk',
    });
    const cost = () => s.decision?.options.find((o) => o.id === 'move:S11')?.cost;
    expect(cost()).toBe(3);
    s.play('attack:smash@S10');
    expect([s.onBoard('doctor-strange'), cost()]).toEqual([0, 1]);
  });
});
