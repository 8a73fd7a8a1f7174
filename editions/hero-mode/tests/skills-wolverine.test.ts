/** Wolverine: Quick to Mend, Bad Temper, Too Stubborn to Die. */
import { describe, expect, it } from 'vitest';
import { enemies, night, offered, rolls, street } from './skills-street.ts';
import { bystanderOf, health, power } from './table.ts';

describe('Quick to Mend', () => {
  it('buys 1 health for 1 power before the first action [H-POW-4]', () => {
    const s = street({ wolverine: { zone: 'S6', wounds: 1, track: 1 } });
    expect(s.options).toEqual(['use:quick-to-mend@wolverine', 'go-on']);
    s.play('use:quick-to-mend@wolverine');
    expect([health(s, 'wolverine'), power(s, 'wolverine')]).toEqual([3, 0]);
    expect([s.prompt, s.hero('wolverine').actions]).toEqual(['turn', 3]);
  });

  it('is bought once a turn, however much health is missing', () => {
    const s = street({ wolverine: { zone: 'S6', wounds: 2, track: 2 } });
    s.play('use:quick-to-mend@wolverine');
    expect([health(s, 'wolverine'), s.prompt]).toEqual([2, 'turn']);
  });

  it('is not offered at full health, nor without power [H-POW-4]', () => {
    expect(street({ wolverine: { zone: 'S6', track: 2 } }).prompt).toBe('turn');
    expect(street({ wolverine: { zone: 'S6', wounds: 1 } }).prompt).toBe('turn');
  });

  it('is gone for the turn once it is passed up', () => {
    const s = street({ wolverine: { zone: 'S6', wounds: 1, track: 1 } }).play('go-on', 'power-up');
    expect(offered(s, 'quick-to-mend')).toEqual([]);
    expect(health(s, 'wolverine')).toBe(2);
  });

  it('counts the power of the round that has just begun [H-POW-1]', () => {
    const s = night({ wolverine: { zone: 'S6', wounds: 1 } });
    s.play('use:quick-to-mend@wolverine');
    expect([health(s, 'wolverine'), power(s, 'wolverine')]).toEqual([3, 0]);
  });
});

describe('Bad Temper', () => {
  const angry = { zone: 'S6', skills: ['bad-temper'] };
  const foes = { enemies: enemies('S6', { walker: 6 }) };

  it('adds a die for each health missing to Adamantium Claws [S-FAQ-5]', () => {
    const s = street({ wolverine: { ...angry, wounds: 2 } }, { ...foes, dice: [4, 4, 4, 4, 1] });
    s.play('attack:adamantium-claws@S6');
    expect(rolls(s)).toEqual([5]);
    expect(s.enemies('S6')).toBe(2);
  });

  it('adds none at full health', () => {
    const s = street({ wolverine: angry }, { ...foes, dice: [1, 1, 1] });
    s.play('attack:adamantium-claws@S6');
    expect(rolls(s)).toEqual([3]);
  });

  it('adds none to the Sentinel Hand [H-HAND-1]', () => {
    const own = { cards: [], hand: { zone: 'S6' } };
    const s = street({ wolverine: { ...angry, wounds: 2 } }, { ...foes, own, dice: [1, 1, 1] });
    s.play('hand:S6');
    expect(rolls(s)).toEqual([3]);
  });
});

describe('Too Stubborn to Die', () => {
  const stubborn = { zone: 'S6', skills: ['too-stubborn-to-die'] };

  it('leaves 1 health for 2 power, whatever the wounds [S-WND-1]', () => {
    const s = night(
      { wolverine: { ...stubborn, wounds: 1, track: 2 } },
      { enemies: enemies('S6', { walker: 4 }) },
    );
    expect(s.options).toEqual(['use:too-stubborn-to-die@wolverine', 'go-on']);
    s.play('use:too-stubborn-to-die@wolverine');
    expect([s.hero('wolverine').status, health(s, 'wolverine')]).toEqual(['in', 1]);
    // Spent to 0; the next round has brought 1.
    expect(power(s, 'wolverine')).toBe(1);
  });

  it('works once a round: a second attack eliminates him', () => {
    const s = night({ wolverine: { ...stubborn, track: 4 } }, { enemies: enemies('S6', { runner: 3 }) });
    s.play('use:too-stubborn-to-die@wolverine');
    // The first attack came before the first answer.
    expect(s.happened('enemies-attack')).toHaveLength(1);
    expect(s.hero('wolverine').status).toBe('dead');
    expect(s.result).toBe('lost');
  });

  it('may be passed up, and is not offered with 1 power [H-POW-4]', () => {
    const foes = { enemies: enemies('S6', { walker: 3 }) };
    const poor = night({ wolverine: { ...stubborn, track: 1 } }, foes);
    expect(poor.hero('wolverine').status).toBe('dead');
    const brave = night({ wolverine: { ...stubborn, track: 4 } }, foes).play('go-on');
    expect(brave.hero('wolverine').status).toBe('dead');
  });

  it('comes after a bystander card given up, and only if that is not enough [H-RES-5]', () => {
    const hero = { ...stubborn, wounds: 1, track: 4, bystander: 'ka-zar' };
    const foes = { enemies: enemies('S6', { walker: 2 }) };
    const s = night({ wolverine: hero }, foes);
    expect(s.options).toEqual(['use:sacrifice@wolverine', 'go-on']);
    s.play('go-on');
    expect(offered(s, 'too-stubborn-to-die')).toHaveLength(1);
    s.play('use:too-stubborn-to-die@wolverine');
    expect([health(s, 'wolverine'), bystanderOf(s, 'wolverine')]).toEqual([1, 'ka-zar']);
    const other = night({ wolverine: hero }, foes).play('use:sacrifice@wolverine');
    expect(health(other, 'wolverine')).toBe(1);
    expect(other.happened('skill-used')).toEqual([]);
  });
});
