// What a fight is fought with and what a hit does (C-COM-1 to C-COM-4, C-COM-11, C-COM-16).
import { describe, expect, it } from 'vitest';
import { TYPES } from '../types.ts';
import { nedIn, street, zombies } from './combat-street.ts';

describe('weapons', () => {
  it('fights only with what is in hand [C-COM-1]', () => {
    const s = nedIn(
      'S1',
      { hands: ['crowbar'], reserve: ['pistol'] },
      { enemies: zombies('S1', { walker: 1 }) },
    );
    expect(s.options).toContain('attack:crowbar@S1');
    expect(s.why('attack:pistol@S1')).toBe('attack.no-weapon');
  });

  it('uses two identical dual weapons together for one action, or one of them [C-COM-1]', () => {
    const enemies = zombies('S1', { walker: 5 });
    const melee = nedIn('S1', { hands: ['machete', 'machete'] }, { enemies, dice: [4, 4] });
    expect(melee.options).toEqual(expect.arrayContaining(['attack:machete@S1', 'attack:machete+machete@S1']));
    melee.play('attack:machete+machete@S1');
    expect(melee.hero('ned').actions).toBe(2);
    expect(melee.enemies('S1')).toBe(3);

    const ranged = nedIn('S1', { hands: ['sub-mg', 'sub-mg'] }, { enemies, dice: [5, 5, 5, 5, 4, 4] });
    ranged.play('attack:sub-mg+sub-mg@S1');
    expect(ranged.hero('ned').actions).toBe(2);
    expect(ranged.enemies('S1')).toBe(1);
  });

  it('needs the dual symbol, the same weapon twice and one zone for both [C-COM-1]', () => {
    const enemies = [...zombies('S1', { walker: 1 }), ...zombies('S2', { walker: 1 })];
    const why = (hands: string[], attack: string): string | undefined =>
      nedIn('S1', { hands }, { enemies }).why(attack);
    expect(why(['katana', 'katana'], 'attack:katana+katana@S1')).toBe('attack.not-dual');
    expect(why(['pistol', 'sub-mg'], 'attack:pistol+sub-mg@S1')).toBe('attack.no-weapon');
    const pair = nedIn('S1', { hands: ['pistol', 'pistol'] }, { enemies });
    expect(pair.options.filter((o) => o.startsWith('attack:pistol+pistol@'))).toEqual([
      'attack:pistol+pistol@S1',
      'attack:pistol+pistol@S2',
    ]);
  });

  it('rolls one more die per weapon with a "+1 die" skill, two in a dual attack [C-COM-11]', () => {
    const attack = (hands: string[], weapon: string, dice: number[]): void => {
      const enemies = zombies('S1', { walker: 6 });
      const s = nedIn('S1', { hands, skills: ['die-combat'] }, { enemies, dice }).play(`attack:${weapon}@S1`);
      expect(s.enemies('S1')).toBe(6 - dice.length);
    };
    attack(['machete', 'machete'], 'machete', [6, 6]);
    attack(['machete', 'machete'], 'machete+machete', [6, 6, 6, 6]);
  });

  it('allows the Sub MG in the own zone, the rifle only from one zone on to three [X-15]', () => {
    const enemies = ['S1', 'S2', 'S4', 'S5'].flatMap((zone) => zombies(zone, { walker: 1 }));
    const s = nedIn('S1', { hands: ['rifle', 'sub-mg'] }, { enemies });
    expect(s.options.filter((o) => o.startsWith('attack:'))).toEqual([
      'attack:rifle@S2',
      'attack:rifle@S4',
      'attack:sub-mg@S1',
      'attack:sub-mg@S2',
    ]);
    expect(s.why('attack:rifle@S1')).toBe('attack.too-near');
    expect(s.why('attack:rifle@S5')).toBe('attack.too-far');
    expect(s.why('attack:sub-mg@S4')).toBe('attack.too-far');
  });
});

describe('damage', () => {
  it('deals the damage of a hit to one target: one machete hit kills one of two Runners [X-13] [C-COM-2]', () => {
    const s = nedIn('S1', { hands: ['machete'] }, { enemies: zombies('S1', { runner: 2 }), dice: [6] });
    s.play('attack:machete@S1');
    expect(s.enemies('S1', 'runner')).toBe(1);
    expect(s.hero('ned').xp).toBe(1);
  });

  it('never adds hits up: two pistol hits do not kill a Fatty [C-COM-2]', () => {
    const s = nedIn(
      'S1',
      { hands: ['pistol', 'pistol'] },
      { enemies: zombies('S1', { fatty: 1 }), dice: [6, 6] },
    );
    s.play('attack:pistol+pistol@S1');
    expect(s.enemies('S1', 'fatty')).toBe(1);
    expect(s.hero('ned').xp).toBe(0);
  });

  it.each([
    ['crowbar', 'walker', true],
    ['crowbar', 'runner', true],
    ['crowbar', 'fatty', false],
    ['crowbar', 'abomination', false],
    ['fire-axe', 'walker', true],
    ['fire-axe', 'runner', true],
    ['fire-axe', 'fatty', true],
    ['fire-axe', 'abomination', false],
  ])('a hit with the %s on a %s kills: %s [C-COM-3]', (weapon, type, kills) => {
    const s = nedIn('S1', { hands: [weapon] }, { enemies: zombies('S1', { [type]: 1 }), dice: [6] });
    s.play(`attack:${weapon}@S1`);
    expect(s.enemies('S1')).toBe(kills ? 0 : 1);
    expect(s.happened('hits-lost')).toHaveLength(kills ? 0 : 1);
  });

  it('would take a hit of 3 damage to kill an Abomination [C-COM-3]', () => {
    expect(TYPES.map((t) => [t.id, t.toughness])).toEqual([
      ['walker', 1],
      ['runner', 1],
      ['fatty', 2],
      ['abomination', 3],
    ]);
  });

  it('divides melee hits freely: Wanda takes Runner and Fatty and leaves the Walker [X-14] [C-COM-4]', () => {
    const s = street({
      heroes: { wanda: { zone: 'S1', hands: ['machete', 'machete'] }, amy: { zone: 'S1' } },
      enemies: zombies('S1', { walker: 1, runner: 1, fatty: 1 }),
      turn: 'wanda',
      dice: [5, 4],
    });
    s.play('attack:machete+machete@S1');
    expect(s.prompt).toBe('assign-hits');
    expect([...s.options].sort()).toEqual(['hit:fatty', 'hit:runner', 'hit:walker']);
    s.play('hit:runner=1 hit:fatty=1');
    expect([s.enemies('S1', 'walker'), s.enemies('S1', 'runner'), s.enemies('S1', 'fatty')]).toEqual([
      1, 0, 0,
    ]);
    expect(s.hero('amy').wounds).toBe(0);
  });

  it('needs a zombie in the zone attacked, a survivor is not enough [C-COM-16]', () => {
    const s = nedIn('S1', { hands: ['crowbar', 'pistol'] }, { heroes: { amy: { zone: 'S1' } } });
    expect(s.options.filter((o) => o.startsWith('attack:'))).toEqual([]);
    expect(s.why('attack:crowbar@S1')).toBe('attack.no-target');
    expect(s.why('attack:pistol@S1')).toBe('attack.no-target');
    expect(s.why('attack:pistol@S2')).toBe('attack.no-target');
  });
});
