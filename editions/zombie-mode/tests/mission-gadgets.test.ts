/** MZ4, precious gadgets: everybody takes one, everybody eats one, and people run fast. */
import { describe, expect, it } from 'vitest';
import { met } from './mission-table.ts';
import { person, QUIET, whereabouts } from './streets.ts';
import { health, play } from './table.ts';
import { itemAt, lookUp } from '@holdout/engine';

/** A round in which the hero does nothing; people run, nobody spawns. */
const round = (bystanders: unknown[], hero = 'S23', more: { [key: string]: unknown } = {}) =>
  play({
    mission: 'MZ4',
    heroes: { hulk: { zone: hero } },
    own: { cards: [], bystanders },
    spawns: true,
    draws: { spawn: QUIET.slice(0, 3) },
    turn: 'hulk',
    ...more,
  }).play('end');

describe('MZ4, people', () => {
  it('run two zones in each activation, those who would fight elsewhere too [M-MZ4]', () => {
    const s = round([person('mary-jane', 'S7'), person('okoye', 'S7')]);
    expect(whereabouts(s)).toEqual({ 'mary-jane': 'S2', okoye: 'S2' });
    expect(s.happened('bystander-moved').map((e) => ('to' in e ? e.to : ''))).toEqual([
      'S6',
      'S6',
      'S2',
      'S2',
    ]);
  });

  it('never fight [M-MZ4]', () => {
    const s = round([person('okoye', 'S7')], 'S7');
    expect([health(s, 'hulk'), whereabouts(s)]).toEqual([5, { okoye: 'S2' }]);
  });

  it('leave at a spawn zone they reach with the first step, and with the second [M-MZ4-1]', () => {
    const s = round([person('okoye', 'S2'), person('mary-jane', 'S6')]);
    expect(s.happened('bystander-left')).toMatchObject([
      { card: 'okoye', zone: 'S1' },
      { card: 'mary-jane', zone: 'S1' },
    ]);
  });

  it('where two ways are equally short the players choose, and they run on from there [M-MZ4] [Z-BYS-8]', () => {
    const s = round([person('okoye', 'S5')]);
    expect([s.prompt, ...s.options]).toEqual(['bystander-way', 'to:S4', 'to:S6']);
    expect(whereabouts(s.play('to:S6'))).toEqual({ okoye: 'S2' });
    expect(whereabouts(round([person('okoye', 'S5')]).play('to:S4'))).toEqual({ okoye: 'S11' });
  });

  it('escorted go with their Guards, one zone [M-MZ4-1]', () => {
    const s = round([person('okoye', 'S7', '037')], 'S23', { enemies: [{ type: 'guard', zone: 'S7' }] });
    while (s.prompt === 'split' || s.prompt === 'bystander-way')
      s.play(s.prompt === 'split' ? `${s.options[0]}=1` : itemAt(s.options, 0));
    const at = lookUp(whereabouts(s), 'okoye');
    expect([s.enemies(at, 'guard'), s.happened('bystander-moved').length]).toEqual([1, 1]);
  });
});

describe('MZ4, the steps', () => {
  it('gives 5 experience for an objective and for a bystander [M-MZ4]', () => {
    const zone = 'R_1R_22_kitchen';
    const s = play({
      mission: 'MZ4',
      heroes: { hulk: { zone } },
      own: { cards: [], bystanders: [person('okoye', zone)] },
      dice: [6],
      turn: 'hulk',
    });
    expect(s.play(`take:${zone}`).hero('hulk').xp).toBe(5);
    expect(s.play(`attack:devour@${zone}`).hero('hulk').xp).toBe(10);
  });

  it('wants each hero to take one and to devour one, in any order [M-MZ4]', () => {
    const at = (devoured: { [hero: string]: number }) =>
      play({
        mission: 'MZ4',
        heroes: { hulk: { zone: 'S20' }, wasp: { zone: 'S20' } },
        own: { cards: [], devoured },
      });
    const s = at({ hulk: 3 });
    itemAt(s.state.objectives, 0).taken = 0;
    itemAt(s.state.objectives, 1).taken = 0;
    expect([met(s, 'each-takes'), met(s, 'each-devours')]).toEqual([false, false]);
    itemAt(s.state.objectives, 2).taken = 1;
    expect([met(s, 'each-takes'), met(s, 'each-devours')]).toEqual([true, false]);
    expect(met(at({ hulk: 1, wasp: 1 }), 'each-devours')).toBe(true);
  });

  it('is won when all have left after that, not before [M-MZ4]', () => {
    const at = (devoured: number) => {
      const s = play({
        mission: 'MZ4',
        heroes: { hulk: { zone: 'S20' } },
        taken: ['R_8V_12_cafe'],
        own: { cards: [], devoured: { hulk: devoured } },
        turn: 'hulk',
      });
      return s.play('end');
    };
    expect(at(0).prompt).not.toBe('leave');
    expect(at(1).play('leave').result).toBe('won');
  });
});
