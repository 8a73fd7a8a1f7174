/** Mystique: Unremarkable, Inside Job, Someone Else's Face. */
import { describe, expect, it } from 'vitest';
import { HOUSE, Z } from './mansion.ts';
import { enemies, offered, people, street } from './skills-street.ts';
import { bystanderOf, health, peopleIn, play, power } from './table.ts';

describe('Unremarkable', () => {
  it('leaves a crowd for 1 action [S-MOVE-2]', () => {
    const s = street({ mystique: { zone: 'S6' } }, { enemies: enemies('S6', { walker: 5 }) });
    s.play('move:S10');
    expect([s.hero('mystique').at, s.hero('mystique').actions]).toEqual(['S10', 2]);
    const other = street({ storm: { zone: 'S6' } }, { enemies: enemies('S6', { walker: 5 }) });
    expect(other.why('move:S10')).toBe('move.too-few-actions');
  });

  it('ignores Black Ice too', () => {
    const foes = { enemies: enemies('S6', { iceman: 1 }) };
    const s = street({ mystique: { zone: 'S6' } }, foes).play('move:S10');
    expect(s.hero('mystique').actions).toBe(2);
    const other = street({ storm: { zone: 'S6' } }, foes).play('move:S10');
    expect(other.happened('moved')[0]).toMatchObject({ hero: 'storm', cost: 3 });
  });
});

describe('Inside Job', () => {
  const mystique = { zone: 'S6', skills: ['inside-job'] };
  const two = people({ card: 'ka-zar', zone: 'S6' }, { card: 'senator-kelly', zone: 'S6' });

  it('rescues among enemies, the first for free and the next for 1 action [H-RES-1, H-RES-2]', () => {
    const s = street({ mystique }, { own: two, enemies: enemies('S6', { walker: 3 }) });
    expect(offered(s, 'inside-job')).toEqual(['inside-job:ka-zar', 'inside-job:senator-kelly']);
    s.play('inside-job:ka-zar');
    expect([s.hero('mystique').actions, bystanderOf(s, 'mystique'), power(s, 'mystique')]).toEqual([
      3,
      'ka-zar',
      4,
    ]);
    expect(offered(s, 'inside-job')).toEqual([]);
    s.play('rescue:senator-kelly', 'keep:senator-kelly');
    expect([s.hero('mystique').actions, bystanderOf(s, 'mystique')]).toEqual([2, 'senator-kelly']);
    expect(peopleIn(s, 'S6')).toEqual([]);
  });

  it('is what lets her: others are kept from it by enemies [H-RES-1]', () => {
    const s = street({ mystique: { zone: 'S6' } }, { own: two, enemies: enemies('S6', { walker: 1 }) });
    expect(s.why('rescue:ka-zar')).toBe('rescue.enemies');
  });

  it('is not offered with nobody there', () => {
    expect(offered(street({ mystique }), 'inside-job')).toEqual([]);
  });
});

describe('Someone Else’s Face', () => {
  const mystique = { zone: 'S6', skills: ['someone-elses-face'], track: 2 };
  const USE = 'use:someone-elses-face@mystique';

  it('costs 2 power at the end of her turn; Walkers in her zone move on [S-EMOVE-1]', () => {
    const s = street(
      { mystique, storm: { zone: 'S11', done: true } },
      { enemies: enemies('S6', { walker: 4 }) },
    );
    s.play('end');
    expect(s.options).toEqual([USE, 'go-on']);
    s.play(USE);
    expect([s.enemies('S6'), s.enemies('S10'), health(s, 'mystique')]).toEqual([0, 4, 3]);
    // Both of the round's power spent; the next round has brought 1.
    expect(power(s, 'mystique')).toBe(1);
  });

  it('unused or unpaid, they attack her', () => {
    const foes = { enemies: enemies('S6', { walker: 1 }) };
    const storm = { zone: 'S11', done: true };
    const s = street({ mystique, storm }, foes).play('end', 'go-on');
    expect(health(s, 'mystique')).toBe(2);
    const poor = street({ mystique: { ...mystique, track: 1 }, storm }, foes).play('end');
    expect(health(poor, 'mystique')).toBe(2);
  });

  it('does nothing for the last hero on the level [H-LVL-5]', () => {
    const alone = street({ mystique }, { enemies: enemies('S6', { walker: 1 }) }).play('end', USE);
    expect(health(alone, 'mystique')).toBe(2);
    const s = play({
      board: HOUSE,
      heroes: { mystique: { ...mystique, zone: 'S7' }, storm: { zone: Z.landingW, done: true } },
      enemies: enemies('S7', { walker: 1 }),
      turn: 'mystique',
    });
    s.play('end', USE);
    expect(health(s, 'mystique')).toBe(2);
  });

  it('does not fool Zombie Heroes, and their wounds may go to her alone [S-WND-3]', () => {
    const s = street(
      { mystique, storm: { zone: 'S6', done: true } },
      { enemies: enemies('S6', { walker: 1, cyclops: 1 }) },
    );
    s.play('end', USE);
    // The Walker's wound can only be Storm's; that of Cyclops is shared out, in each of his two actions.
    expect(s.options).toEqual(['wound:mystique', 'wound:storm']);
    s.play('wound:mystique=1', 'wound:mystique=1');
    expect([health(s, 'mystique'), health(s, 'storm')]).toEqual([1, 2]);
  });

  it('leaves other targets of her zone to them, people too [H-BYS-1]', () => {
    const s = street(
      { mystique, storm: { zone: 'S11', done: true } },
      { enemies: enemies('S6', { walker: 3 }), own: people({ card: 'senator-kelly', zone: 'S6' }) },
    );
    s.play('end', USE);
    expect([peopleIn(s, 'S6'), health(s, 'mystique')]).toEqual([[], 3]);
  });

  it('is over with the End Phase', () => {
    const s = street(
      { mystique, storm: { zone: 'S13', done: true } },
      { enemies: enemies('S6', { walker: 1 }) },
    );
    s.play('end', USE);
    expect(s.enemies('S10')).toBe(1);
    s.play('activate:mystique', 'end', 'end');
    expect(s.enemies('S6')).toBe(1);
  });
});
