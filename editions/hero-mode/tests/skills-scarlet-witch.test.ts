/** Scarlet Witch: Bend the Odds, Lesser Evil, Let Them Never Be. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, street } from './skills-street.ts';
import { power } from './table.ts';

describe('Bend the Odds', () => {
  it('rolls misses of her own attack again, for 1 power, once a round', () => {
    const s = street(
      { 'scarlet-witch': { zone: 'S6', track: 2 } },
      { enemies: enemies('S6', { walker: 6 }), dice: [1, 2, 4, 5, 6, 1, 1, 1] },
    );
    s.play('attack:chaos-hex@S6', 'spend:0', 'use:bend-the-odds@scarlet-witch', 'reroll:misses');
    expect([s.enemies('S6'), power(s, 'scarlet-witch')]).toEqual([3, 1]);
    s.play('attack:chaos-hex@S6', 'spend:0');
    expect(s.prompt).toBe('turn');
  });

  it('works for somebody she sees, with her power, and not for somebody out of sight', () => {
    const foes = { enemies: enemies('S10', { brute: 2 }), dice: [1, 1] };
    const seen = street({ thor: { zone: 'S10' }, 'scarlet-witch': { zone: 'S6', track: 1 } }, foes);
    seen.play('attack:mjolnir-swing@S10');
    expect(offered(seen, 'bend-the-odds')).toHaveLength(1);
    const away = street({ thor: { zone: 'S10' }, 'scarlet-witch': { zone: 'S4', track: 1 } }, foes);
    away.play('attack:mjolnir-swing@S10');
    expect(away.prompt).toBe('turn');
  });
});

describe('Lesser Evil', () => {
  const witch = { zone: 'S6', skills: ['lesser-evil'], track: 1 };

  it('makes Walkers of up to 2 Brutes or Runners of one zone, without experience [K-SPAWN-4]', () => {
    const s = street(
      { 'scarlet-witch': witch },
      { enemies: [...enemies('S10', { brute: 2, runner: 1 }), ...enemies('S6', { runner: 1 })] },
    );
    s.play('lesser-evil:brute@S10');
    expect(s.options).toEqual(['lesser-evil:brute@S10', 'lesser-evil:runner@S10', 'stop']);
    s.play('lesser-evil:runner@S10');
    expect([s.enemies('S10', 'walker'), s.enemies('S10', 'brute'), s.enemies('S6', 'runner')]).toEqual([
      2, 1, 1,
    ]);
    expect([s.hero('scarlet-witch').xp, power(s, 'scarlet-witch')]).toEqual([0, 0]);
    expect(s.prompt).toBe('turn');
  });

  it('only as far as Walkers are left', () => {
    const s = street(
      { 'scarlet-witch': witch },
      { enemies: enemies('S10', { brute: 2 }), supply: { walker: 1 } },
    );
    s.play('lesser-evil:brute@S10');
    expect([s.prompt, s.enemies('S10', 'walker')]).toEqual(['turn', 1]);
  });
});

describe('Let Them Never Be', () => {
  const witch = { zone: 'S6', skills: ['let-them-never-be'], track: 3 };

  it('removes all but Zombie Heroes from a zone within range 1, for 1 action and 3 power [S-FAQ-4]', () => {
    const s = street(
      { 'scarlet-witch': witch },
      { enemies: enemies('S10', { walker: 4, brute: 2, runner: 1, cyclops: 1 }) },
    );
    s.play('let-them-never-be:S10');
    expect([s.enemies('S10'), s.enemies('S10', 'cyclops')]).toEqual([1, 1]);
    const { xp, actions, track } = s.hero('scarlet-witch');
    expect([xp, actions, track]).toEqual([0, 2, 0]);
  });

  it('needs the power, and somebody to remove', () => {
    const foes = { enemies: enemies('S10', { walker: 1 }) };
    const poor = street({ 'scarlet-witch': { ...witch, track: 2 } }, foes);
    expect(offered(poor, 'let-them-never-be')).toEqual([]);
    const alone = street({ 'scarlet-witch': witch }, { enemies: enemies('S10', { cyclops: 1 }) });
    expect(offered(alone, 'let-them-never-be')).toEqual([]);
  });
});
