/** Rogue: Draining Touch, Borrowed Gift, Power Thief. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { power } from './table.ts';

describe('Draining Touch', () => {
  it('takes 1 toughness off a Zombie Hero, who gives the printed experience [S-FAQ-6]', () => {
    const s = street({ rogue: { zone: 'S6' } }, { enemies: enemies('S6', { cyclops: 1 }), dice: [3, 3] });
    expect(s.game.context.types.find((t) => t.id === 'cyclops')?.toughness).toBe(3);
    s.play('attack:haymaker@S6');
    expect([s.enemies('S6'), s.hero('rogue').xp]).toEqual([0, 3]);
  });

  it('is chosen before the roll, among those with toughness to lose [S-FAQ-8]', () => {
    const s = street(
      { rogue: { zone: 'S6' } },
      { enemies: enemies('S6', { deadpool: 1, brute: 1, walker: 2 }), dice: [3, 3] },
    );
    s.play('attack:haymaker@S6');
    expect(s.options).toEqual(['weaken:brute@S6', 'weaken:deadpool@S6']);
    expect(rolls(s)).toEqual([]);
    s.play('weaken:deadpool@S6');
    expect(s.enemies('S6', 'deadpool')).toBe(0);
  });

  it('counts for one Brute, eliminated by 1 hit, and not for the next [S-COM-5]', () => {
    const s = street({ rogue: { zone: 'S6' } }, { enemies: enemies('S6', { brute: 2 }), dice: [3, 3] });
    s.play('attack:haymaker@S6');
    expect([s.enemies('S6'), s.hero('rogue').xp]).toEqual([1, 1]);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 1 }]);
  });

  it('is not asked with Walkers and Runners only, nor for the Sentinel Hand', () => {
    const s = street(
      { rogue: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 1, runner: 1 }), dice: [1, 1] },
    );
    expect(s.play('attack:haymaker@S6').happened('skill-used')).toEqual([]);
    const own = { cards: [], hand: { zone: 'S6' } };
    const hand = street(
      { rogue: { zone: 'S6' } },
      { enemies: enemies('S6', { cyclops: 1 }), own, dice: [4, 1, 1] },
    );
    expect(hand.play('hand:S6').happened('skill-used')).toEqual([]);
  });
});

describe('Borrowed Gift', () => {
  const rogue = { zone: 'S6', skills: ['borrowed-gift'] };

  it('attacks for free with the line of a hero in her zone [K-ACT-2]', () => {
    const s = street(
      { rogue, magneto: { zone: 'S6' } },
      { enemies: enemies('S10', { walker: 3 }), dice: [4, 4, 3] },
    );
    expect(offered(s, 'borrowed-gift')).toEqual(['borrowed-gift:magneto@S10']);
    s.play('borrowed-gift:magneto@S10');
    expect(s.happened('attacked')).toMatchObject([
      { hero: 'rogue', weapon: 'shrapnel', accuracy: 4, hits: 2 },
    ]);
    expect([s.enemies('S10'), s.hero('rogue').actions, s.hero('rogue').xp]).toEqual([1, 3, 2]);
    expect(s.why('borrowed-gift:magneto@S10')).toBe('skill.used');
  });

  it('comes with no skill of either, but with her own power [H-POW-3]', () => {
    const s = street(
      { rogue: { ...rogue, track: 1 }, magneto: { zone: 'S6', track: 4 } },
      { enemies: enemies('S10', { brute: 2 }), dice: [4, 4, 4, 1] },
    );
    s.play('borrowed-gift:magneto@S10');
    expect(s.options).toEqual(['spend:0', 'spend:1']);
    s.play('spend:1');
    expect([s.enemies('S10'), power(s, 'rogue'), power(s, 'magneto')]).toEqual([1, 0, 4]);
  });

  it('is not offered alone, beside bystanders only, or with nobody in reach', () => {
    const foes = { enemies: enemies('S10', { walker: 1 }) };
    expect(offered(street({ rogue }, foes), 'borrowed-gift')).toEqual([]);
    const others = street(
      { rogue, magneto: { zone: 'S10' } },
      { ...foes, own: people({ card: 'ka-zar', zone: 'S6' }) },
    );
    expect(offered(others, 'borrowed-gift')).toEqual([]);
    const near = street({ rogue, wolverine: { zone: 'S6' } }, foes);
    expect(offered(near, 'borrowed-gift')).toEqual([]);
  });
});

describe('Power Thief', () => {
  const thief = { skills: ['power-thief'] };
  const shielded = { enemies: enemies('S10', { 'captain-america': 1, walker: 1 }), dice: [3, 3, 3, 3] };
  const storm = { zone: 'S11', track: 2 };

  it('takes the ability of a Zombie Hero within range 1 away', () => {
    const s = street({ storm, rogue: { ...thief, zone: 'S6' } }, shielded);
    s.play('attack:lightning-bolt@S10', 'spend:2');
    expect(s.enemies('S10', 'captain-america')).toBe(0);
  });

  it('at range 2 it is back', () => {
    const s = street({ storm, rogue: { ...thief, zone: 'S2' } }, shielded);
    s.play('attack:lightning-bolt@S10', 'spend:2');
    expect(s.enemies('S10', 'captain-america')).toBe(1);
  });

  it('needs sight: around the corner it holds [S-LOS-1]', () => {
    const foes = { enemies: enemies('S2', { 'captain-america': 1, walker: 1 }), dice: [3, 3, 3, 3] };
    const s = street({ storm: { ...storm, zone: 'S6' }, rogue: { ...thief, zone: 'S7' } }, foes);
    s.play('attack:lightning-bolt@S2', 'spend:2');
    expect(s.enemies('S2', 'captain-america')).toBe(1);
  });

  it('fills her power when she eliminates a Zombie Hero [H-POW-1]', () => {
    const foes = { enemies: enemies('S6', { deadpool: 1 }), dice: [3, 3] };
    const s = street({ rogue: { ...thief, zone: 'S6' } }, foes).play('attack:haymaker@S6');
    expect([s.enemies('S6'), power(s, 'rogue'), s.hero('rogue').xp]).toEqual([0, 4, 3]);
    const none = street(
      { rogue: { ...thief, zone: 'S6' } },
      { enemies: enemies('S6', { walker: 2 }), dice: [3, 3] },
    );
    expect(power(none.play('attack:haymaker@S6'), 'rogue')).toBe(0);
  });

  it('won by that very attack, it fills nothing [S-COM-11]', () => {
    const foes = { enemies: enemies('S6', { deadpool: 1 }), dice: [3, 3] };
    const s = street({ rogue: { zone: 'S6', xp: 40, skills: ['borrowed-gift'] } }, foes);
    s.play('attack:haymaker@S6');
    expect(s.hero('rogue').skills).toContain('power-thief');
    expect(power(s, 'rogue')).toBe(0);
  });
});
