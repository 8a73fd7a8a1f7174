/** Thor: Hammer Flight, Throw and Return, Arc of Thunder. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street } from './skills-street.ts';
import { power } from './table.ts';

describe('Hammer Flight', () => {
  it('takes him up to 3 zones along his sight, over enemies, for 1 power', () => {
    const foes = [...enemies('S6', { walker: 3 }), ...enemies('S10', { walker: 1 })];
    const s = street({ thor: { zone: 'S6', track: 1 } }, { enemies: foes });
    expect(offered(s, 'hammer-flight')).toContain('hammer-flight:S12');
    expect(offered(s, 'hammer-flight')).not.toContain('hammer-flight:S13');
    s.play('hammer-flight:S12');
    expect([s.hero('thor').at, s.hero('thor').actions, power(s, 'thor')]).toEqual(['S12', 3, 0]);
    expect(s.why('hammer-flight:S11')).toBe('skill.used');
  });
});

describe('Throw and Return', () => {
  const thor = { zone: 'S6', skills: ['throw-and-return'], track: 3 };

  it('is a free ranged attack at range 1-2 without power dice [K-ATT-3]', () => {
    const foes = [...enemies('S6', { walker: 1 }), ...enemies('S11', { walker: 2 })];
    const s = street({ thor }, { enemies: foes, dice: [3, 3] });
    // The own zone is too near: only S11 is left, and nobody asks for power.
    s.play('throw-and-return');
    expect([s.enemies('S11'), s.enemies('S6'), rolls(s)]).toEqual([0, 1, [2]]);
    expect([s.hero('thor').actions, power(s, 'thor')]).toEqual([3, 3]);
  });

  it('is worse against Iron Man, as every ranged attack', () => {
    const s = street({ thor }, { enemies: enemies('S11', { walker: 1, 'iron-man': 1 }), dice: [3, 3] });
    s.play('throw-and-return');
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 4, hits: 0 }]);
  });

  it('is not offered with nobody in range', () => {
    expect(offered(street({ thor }, { enemies: enemies('S6', { walker: 1 }) }), 'throw-and-return')).toEqual(
      [],
    );
  });
});

describe('Arc of Thunder', () => {
  const thor = { zone: 'S6', skills: ['arc-of-thunder'], track: 1 };

  it('adds 2 dice and a second zone beside the first [S-COM-1]', () => {
    const foes = [...enemies('S6', { walker: 2 }), ...enemies('S10', { walker: 2 })];
    const s = street({ thor }, { enemies: foes, dice: [3, 3, 3, 3] });
    s.play('attack:mjolnir-swing@S6', 'use:arc-of-thunder@thor');
    s.play('hit:S6=2 hit:S10=2');
    expect([s.enemies('S6'), s.enemies('S10'), power(s, 'thor'), rolls(s)]).toEqual([0, 0, 0, [4]]);
  });

  it('adds its dice where no other zone has an enemy', () => {
    const s = street({ thor }, { enemies: enemies('S6', { walker: 5 }), dice: [3, 3, 3, 3] });
    s.play('attack:mjolnir-swing@S6', 'use:arc-of-thunder@thor');
    expect([s.enemies('S6'), s.prompt]).toEqual([1, 'turn']);
  });
});
