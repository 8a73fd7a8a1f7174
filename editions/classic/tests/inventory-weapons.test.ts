// Reloading, ammo, flashlights and the two special weapons (C-INV-8, 9, 13, 14).
import { describe, expect, it } from 'vitest';
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { cardsOf, play, TOWN } from './table.ts';

const walkers = [{ type: 'walker', zone: 'S8', count: 6 }];

/** Ned stands at S8 among six Walkers. */
const fight = (
  cards: { hands: string[]; reserve?: string[]; unloaded?: boolean },
  dice: number[] = [],
): Scene =>
  play({ mission: TOWN, heroes: { ned: { zone: 'S8', ...cards } }, enemies: walkers, turn: 'ned', dice });

describe('reloading', () => {
  it.each([
    ['sawed-off', 'sawed-off'],
    ['mas-shotgun', 'mas-shotgun.gun'],
  ])('%s must be reloaded after firing, for one action [C-INV-8]', (card, weapon) => {
    const s = fight({ hands: [card] }, [1, 1, 1, 1]).play(`attack:${weapon}@S8`);
    expect(s.why(`attack:${weapon}@S8`)).toBe('attack.unloaded');
    s.play('reload');
    expect(s.hero('ned').actions).toBe(1);
    expect(s.happened('reloaded')).toHaveLength(1);
    s.play(`attack:${weapon}@S8`);
  });

  it('costs nothing in the end phase, in hand or in reserve [C-INV-8]', () => {
    const ned = { zone: 'S1', hands: ['mas-shotgun', 'pan'], reserve: ['sawed-off'], unloaded: true };
    const s = play({ mission: TOWN, heroes: { ned }, turn: 'ned' });
    expect(s.why('attack:mas-shotgun.gun@S1')).toBe('attack.unloaded');
    s.play('end');
    expect([s.state.round, s.hero('ned').actions]).toEqual([2, 3]);
    expect(s.happened('reloaded')).toMatchObject([{ cards: ['mas-shotgun', 'sawed-off'] }]);
    s.play('arrange', 'hold:mas-shotgun+sawed-off');
    expect(s.why('attack:mas-shotgun.gun@S1')).toBe('attack.no-target');
    expect(s.why('attack:sawed-off@S1')).toBe('attack.no-target');
  });

  it.each([
    ['pistol', [1]],
    ['shotgun', [1, 1]],
    ['evil-twins', [1, 1]],
    ['sub-mg', [1, 1, 1]],
  ])('no other weapon needs it: %s [C-INV-8]', (weapon, dice) => {
    const s = fight({ hands: [weapon] }, dice).play(`attack:${weapon}@S8`);
    expect(s.options).toContain(`attack:${weapon}@S8`);
  });

  it('leaves the blade of Ma’s Shotgun usable meanwhile [C-INV-8] [C-INV-14]', () => {
    const s = fight({ hands: ['mas-shotgun'], unloaded: true }, [3]);
    expect(s.why('attack:mas-shotgun.gun@S8')).toBe('attack.unloaded');
    s.play('attack:mas-shotgun.blade@S8');
    expect(s.enemies('S8')).toBe(5);
  });
});

describe('flashlights', () => {
  it.each([
    [['flashlight'], 2],
    [['flashlight', 'flashlight'], 3],
  ])('%j in reserve: %i cards from one search [C-INV-9]', (reserve, n) => {
    const draws = { equipment: ['water', 'scope', 'katana'].slice(0, n) };
    const s = play({
      mission: TOWN,
      heroes: { ned: { zone: 'R_7B_00_room', reserve } },
      turn: 'ned',
      draws,
    }).play('search');
    expect(s.happened('card-drawn')).toHaveLength(n);
    expect(cardsOf(s, 'ned')).toHaveLength(n + reserve.length);
  });

  it('do nothing for a car search [C-INV-9]', () => {
    const reserve = ['flashlight', 'flashlight'];
    const police = play({
      mission: '03',
      heroes: { ned: { zone: 'S3', reserve } },
      turn: 'ned',
      draws: { equipment: ['katana'] },
    });
    police.play('search:police');
    expect(cardsOf(police, 'ned')).toEqual(['katana', ...reserve]);
    const pimp = play({ mission: '03', heroes: { ned: { zone: 'S6', reserve } }, turn: 'ned' }).play(
      'search:pimp',
    );
    expect(cardsOf(pimp, 'ned')).toHaveLength(3);
  });
});

describe('plenty of ammo', () => {
  it.each([
    ['ammo-bullets', 'pistol', 1],
    ['ammo-bullets', 'evil-twins', 2],
    ['ammo-shells', 'sawed-off', 2],
    ['ammo-shells', 'shotgun', 2],
    ['ammo-shells', 'mas-shotgun.gun', 2],
  ])('%s re-rolls all dice of the %s once, for the better or worse [C-INV-9]', (ammo, weapon, dice) => {
    const card = itemAt(weapon.split('.'), 0);
    const twice = [6, ...Array<number>(dice - 1).fill(1), ...Array<number>(dice).fill(2)];
    if (dice === 1) twice[0] = 1;
    const s = fight({ hands: [card], reserve: [ammo] }, twice).play(`attack:${weapon}@S8`);
    expect(s.options).toEqual([`reroll:${ammo}`, 'keep']);
    s.play(`reroll:${ammo}`);
    expect(s.prompt).toBe('turn');
    expect(s.enemies('S8')).toBe(6);
    expect(cardsOf(s, 'ned')).toContain(ammo);
  });

  it('bullets re-roll the rifle, both dice of two pistols, and again on the next action [C-INV-9]', () => {
    const rifle = { zone: 'S6', hands: ['rifle'], reserve: ['ammo-bullets'] };
    const far = play({ mission: TOWN, heroes: { ned: rifle }, enemies: walkers, turn: 'ned', dice: [1, 3] });
    far.play('attack:rifle@S8', 'reroll:ammo-bullets');
    expect(far.enemies('S8')).toBe(5);
    const s = fight({ hands: ['pistol', 'pistol'], reserve: ['ammo-bullets'] }, [1, 4, 4, 4, 1, 4, 4, 4]);
    s.play(
      'attack:pistol+pistol@S8',
      'reroll:ammo-bullets',
      'attack:pistol+pistol@S8',
      'reroll:ammo-bullets',
    );
    expect(s.enemies('S8')).toBe(2);
  });

  it.each([
    ['ammo-bullets', 'shotgun', 2],
    ['ammo-bullets', 'sawed-off', 2],
    ['ammo-bullets', 'mas-shotgun.gun', 2],
    ['ammo-bullets', 'sub-mg', 3],
    ['ammo-bullets', 'katana', 2],
    ['ammo-shells', 'pistol', 1],
    ['ammo-shells', 'evil-twins', 2],
    ['ammo-shells', 'sub-mg', 3],
    ['ammo-shells', 'mas-shotgun.blade', 1],
  ])('%s is no use for the %s [C-INV-9]', (ammo, weapon, dice) => {
    const card = itemAt(weapon.split('.'), 0);
    const s = fight({ hands: [card], reserve: [ammo] }, Array<number>(dice).fill(1)).play(
      `attack:${weapon}@S8`,
    );
    expect(s.prompt).toBe('turn');
  });

  it('a second copy gives no second re-roll [C-INV-13]', () => {
    const s = fight({ hands: ['pistol'], reserve: ['ammo-bullets', 'ammo-bullets'] }, [1, 1]).play(
      'attack:pistol@S8',
    );
    expect(s.options).toEqual(['reroll:ammo-bullets', 'keep']);
    s.play('reroll:ammo-bullets');
    expect(s.prompt).toBe('turn');
  });
});

describe('special weapons', () => {
  it('Ma’s Shotgun is blade or gun, chosen for each action [C-INV-14]', () => {
    const s = fight({ hands: ['mas-shotgun'] }, [3, 3, 3, 3]);
    expect(s.options).toEqual(
      expect.arrayContaining(['attack:mas-shotgun.blade@S8', 'attack:mas-shotgun.gun@S8']),
    );
    s.play('attack:mas-shotgun.blade@S8', 'attack:mas-shotgun.gun@S8', 'attack:mas-shotgun.blade@S8');
    expect(s.enemies('S8')).toBe(2);
    expect(s.happened('noise')).toHaveLength(1);
  });

  it('Evil Twins are one weapon in one hand, beside another [C-INV-14]', () => {
    const s = fight({ hands: ['evil-twins', 'katana'] }, [4, 4, 4, 4]);
    s.play('attack:evil-twins@S8', 'attack:katana@S8');
    expect(s.happened('attacked').map((e) => e.type === 'attacked' && e.dice.length)).toEqual([2, 2]);
    expect(s.enemies('S8')).toBe(2);
  });
});
