// Skills that change dice: "+1 to dice roll", "+1 die", re-rolls (C-SK-2 to C-SK-7, C-SK-14, C-SK-24).
import { describe, expect, it } from 'vitest';
import type { Scene } from '@holdout/engine/scenario';
import { nedIn, zombies } from './combat-street.ts';

/** Ned attacks nine Walkers around him once; all dice given must be rolled. */
function kills(skill: string, weapon: string, dice: number[]): number {
  const hands = weapon.split('+');
  const s = nedIn('S1', { hands, skills: [skill] }, { enemies: zombies('S1', { walker: 9 }), dice });
  s.play(`attack:${weapon}@S1`);
  return 9 - s.enemies('S1');
}

describe('+1 to dice roll', () => {
  it('counts melee and ranged dice one higher, 6 at most [C-SK-2] [C-SKILL-1 +1 to dice roll: combat]', () => {
    expect(kills('roll-combat', 'crowbar', [3])).toBe(1);
    expect(kills('roll-combat', 'crowbar', [2])).toBe(0);
    expect(kills('roll-combat', 'sub-mg', [4, 4, 3])).toBe(2);
    expect(kills('roll-combat', 'pan', [5])).toBe(1);
    expect(kills('roll-combat', 'pan', [6])).toBe(1);
    expect(kills('roll-combat', 'pan', [4])).toBe(0);
  });

  it('counts higher in melee only [C-SK-3] [C-SKILL-1 +1 to dice roll: melee]', () => {
    expect(kills('roll-melee', 'crowbar', [3])).toBe(1);
    expect(kills('roll-melee', 'pistol', [3])).toBe(0);
  });

  it('counts higher in ranged attacks only [C-SK-4] [C-SKILL-1 +1 to dice roll: ranged]', () => {
    expect(kills('roll-ranged', 'pistol', [3])).toBe(1);
    expect(kills('roll-ranged', 'crowbar', [3])).toBe(0);
  });

  it('uses each line of Ma’s Shotgun for what it is [C-SK-3] [C-SK-4]', () => {
    const shoot = (skill: string, use: string, dice: number[]): number => {
      const s = nedIn(
        'S1',
        { hands: ['mas-shotgun'], skills: [skill] },
        { enemies: zombies('S1', { walker: 9 }), dice },
      );
      s.play(`attack:mas-shotgun.${use}@S1`);
      return 9 - s.enemies('S1');
    };
    expect(shoot('roll-melee', 'blade', [2])).toBe(1);
    expect(shoot('roll-melee', 'gun', [2, 2])).toBe(0);
    expect(shoot('roll-ranged', 'gun', [2, 2])).toBe(2);
  });
});

describe('+1 die', () => {
  it('rolls one die more per weapon in melee and at range [C-SK-5] [C-SKILL-1 +1 die: combat]', () => {
    expect(kills('die-combat', 'crowbar', [6, 6])).toBe(2);
    expect(kills('die-combat', 'sub-mg', [6, 6, 6, 6])).toBe(4);
    expect(kills('die-combat', 'machete+machete', [6, 6, 6, 6])).toBe(4);
    expect(kills('die-combat', 'pistol+pistol', [6, 6, 6, 6])).toBe(4);
  });

  it('rolls more in melee only [C-SK-6] [C-SKILL-1 +1 die: melee]', () => {
    expect(kills('die-melee', 'machete+machete', [6, 6, 6, 6])).toBe(4);
    expect(kills('die-melee', 'pistol', [6])).toBe(1);
  });

  it('rolls more at range only [C-SK-7] [C-SKILL-1 +1 die: ranged]', () => {
    expect(kills('die-ranged', 'pistol+pistol', [6, 6, 6, 6])).toBe(4);
    expect(kills('die-ranged', 'crowbar', [6])).toBe(1);
  });
});

describe('re-rolls', () => {
  const katana = (skill: string, dice: number[]): Scene =>
    nedIn('S1', { hands: ['katana'], skills: [skill] }, { enemies: zombies('S1', { walker: 9 }), dice });

  it('re-rolls all dice of one action once a turn, the new result counts [C-SK-14] [C-SKILL-1 1 re-roll per turn]', () => {
    const s = katana('reroll-per-turn', [6, 1, 2, 1, 6, 1]);
    s.play('attack:katana@S1');
    expect(s.options).toEqual(['reroll:reroll-per-turn', 'keep']);
    s.play('reroll:reroll-per-turn');
    expect(s.enemies('S1')).toBe(9);
    expect(s.prompt).toBe('turn');
    s.play('attack:katana@S1');
    expect([s.prompt, s.enemies('S1')]).toEqual(['turn', 8]);
  });

  it('may keep the dice and use the re-roll later, and has it again next turn [C-SK-14]', () => {
    const s = nedIn(
      'S1',
      { hands: ['rifle'], skills: ['reroll-per-turn'] },
      {
        enemies: zombies('S4', { walker: 2 }),
        dice: [1, 1, 6, 1],
      },
    );
    s.play('attack:rifle@S4', 'keep', 'attack:rifle@S4', 'reroll:reroll-per-turn');
    expect(s.enemies('S4')).toBe(1);
    s.play('end', 'attack:rifle@S3');
    expect(s.options).toContain('reroll:reroll-per-turn');
  });

  it('re-rolls all dice once on every action, the new result counts [C-SK-24] [C-SKILL-1 Lucky]', () => {
    const s = katana('lucky', [6, 1, 2, 1, 3, 1, 6, 6]);
    s.play('attack:katana@S1', 'reroll:lucky');
    expect([s.prompt, s.enemies('S1')]).toEqual(['turn', 9]);
    s.play('attack:katana@S1', 'reroll:lucky');
    expect([s.prompt, s.enemies('S1')]).toEqual(['turn', 7]);
  });
});
