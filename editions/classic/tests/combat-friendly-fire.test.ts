// Survivors hit by survivors (C-COM-6, C-COM-13, C-COM-14).
import { WOUND } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { nedIn, STREET, zombies } from './combat-street.ts';
import { cardsOf } from './table.ts';

describe('friendly fire', () => {
  it.each([
    ['pistol', 1, 'in'],
    ['shotgun', 2, 'dead'],
  ])('one hit with the %s gives %i wounds: %s [C-COM-6]', (weapon, wounds, status) => {
    const s = nedIn(
      'S1',
      { hands: [weapon] },
      {
        heroes: { amy: { zone: 'S2' } },
        enemies: zombies('S2', { walker: 1 }),
        dice: weapon === 'shotgun' ? [6, 1] : [6],
      },
    );
    s.play(`attack:${weapon}@S2`);
    expect([s.hero('amy').wounds, s.hero('amy').status, s.enemies('S2')]).toEqual([wounds, status, 1]);
  });

  it('loses the wounds left over of one hit, the next hit goes to the next survivor [C-COM-13]', () => {
    const shoot = (dice: number[]): Scene =>
      nedIn(
        'S1',
        { hands: ['shotgun'] },
        {
          heroes: { amy: { zone: 'S2', wounds: 1 }, doug: { zone: 'S2' } },
          enemies: zombies('S2', { walker: 1 }),
          dice,
        },
      ).play('attack:shotgun@S2');
    const one = shoot([6, 1]).play('hit:amy=1');
    expect([one.hero('amy').status, one.hero('doug').wounds, one.enemies('S2')]).toEqual(['dead', 0, 1]);
    const two = shoot([6, 6]);
    expect([two.hero('amy').status, two.hero('doug').status, two.enemies('S2')]).toEqual(['dead', 'dead', 1]);
  });

  it('gives hits planned for a survivor who dies sooner to the next one [C-COM-13]', () => {
    // She could give up two cards, but takes the first wound and dies of it.
    const amy = { zone: 'S2', wounds: 1, skills: ['is-that-all'], reserve: ['water', 'scope'] };
    const heroes = { amy, doug: { zone: 'S2' } };
    const s = nedIn(
      'S1',
      { hands: ['pistol', 'pistol'] },
      { heroes, enemies: zombies('S2', { walker: 1 }), dice: [6, 6] },
    );
    s.play('attack:pistol+pistol@S2', 'hit:amy=2', 'accept');
    expect([s.hero('amy').status, s.hero('doug').wounds]).toEqual(['dead', 1]);
  });

  it('costs a card like a wound from a zombie, from a shot or a car [C-COM-14]', () => {
    const amy = { zone: 'S2', hands: ['pan'], reserve: ['water', 'goalie-mask'] };
    const shot = nedIn(
      'S1',
      { hands: ['pistol'] },
      { heroes: { amy }, enemies: zombies('S2', { walker: 1 }), dice: [6] },
    );
    const board = { ...STREET, own: { cars: [{ kind: 'police', zone: 'S1' }], drive: true } };
    const car = nedIn('S1', {}, { board, heroes: { amy }, own: { riders: { police: ['ned'] } }, dice: [4] });
    for (const s of [shot.play('attack:pistol@S2'), car.play('drive:S2')]) {
      expect(s.options).toEqual(['prevent:goalie-mask', 'accept']);
      s.play('accept');
      expect(s.options).toEqual(['lose:pan@hand', 'lose:water@reserve', 'lose:goalie-mask@reserve']);
      s.play('lose:water@reserve');
      expect(cardsOf(s, 'amy')).toEqual(['pan', 'goalie-mask']);
      expect([s.hero('amy').wounds, s.hero('amy').slots.filter((c) => c === WOUND).length]).toEqual([1, 1]);
    }
  });
});
