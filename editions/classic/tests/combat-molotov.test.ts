// Molotovs, and the experience a fight brings (C-COM-9, C-COM-10, C-COM-15, C-COM-17).
import { describe, expect, it } from 'vitest';
import { nedIn, NORTH_DOOR, STREET, street, zombies } from './combat-street.ts';
import { cardsOf, noiseIn } from './table.ts';
import { OWN } from '../own.ts';
import { itemAt } from '@holdout/engine';

describe('Molotov', () => {
  const CROWD = [...zombies('S2', { walker: 1, abomination: 1 }), ...zombies('S3', { walker: 1 })];

  it('kills everything one zone away without dice, makes a noise and is gone [C-COM-9]', () => {
    const s = nedIn(
      'S1',
      { hands: ['molotov'] },
      { enemies: CROWD, heroes: { amy: { zone: 'S2' } }, dice: [] },
    );
    expect(s.why('attack:molotov@S3')).toBe('attack.too-far');
    s.play('attack:molotov@S2');
    expect(s.enemies('S2')).toBe(0);
    expect(s.hero('amy').status).toBe('dead');
    expect(s.enemies('S3')).toBe(1);
    expect(cardsOf(s, 'ned')).toEqual([]);
    expect([noiseIn(s, 'S1'), noiseIn(s, 'S2')]).toEqual([1, 0]);
  });

  it('must be held, and reaches the own zone [C-COM-9]', () => {
    const enemies = zombies('S1', { walker: 1 });
    expect(nedIn('S1', { reserve: ['molotov'] }, { enemies }).why('attack:molotov@S1')).toBe(
      'attack.no-weapon',
    );
    expect(nedIn('S1', { hands: ['molotov'] }, { enemies }).options).toContain('attack:molotov@S1');
  });

  it('kills the thrower in the own zone, mask and skills or not, and leaves things alone [C-COM-15]', () => {
    const s = street({
      board: {
        ...STREET,
        objectives: [{ zone: 'S2' }],
        own: { cars: [{ kind: 'police', zone: 'S2' }], drive: true },
      },
      heroes: {
        ned: { zone: 'S2', hands: ['molotov'], reserve: ['goalie-mask'], skills: ['is-that-all', 'tough'] },
        amy: { zone: 'S9' },
      },
      enemies: zombies('S2', { walker: 1 }),
      doors: { [NORTH_DOOR]: 'open' },
      own: { noise: { S2: 2 } },
      turn: 'ned',
    });
    s.play('attack:molotov@S2');
    expect(s.hero('ned').status).toBe('dead');
    expect(s.happened('wound-prevented')).toEqual([]);
    expect(itemAt(s.state.objectives, 0).taken).toBe(-1);
    expect(s.state.doors).toEqual([1, 0]);
    expect(noiseIn(s, 'S2')).toBe(3);
    expect(OWN.in(s.state).cars).toEqual([expect.objectContaining({ zone: s.zone('S2') })]);
  });
});

describe('experience', () => {
  it.each([
    ['walker', 1],
    ['runner', 1],
    ['fatty', 1],
    ['abomination', 5],
  ])('a %s is worth %i [C-COM-10]', (type, xp) => {
    const s = nedIn('S1', { hands: ['molotov'] }, { enemies: zombies('S2', { [type]: 1 }) });
    expect(s.play('attack:molotov@S2').hero('ned').xp).toBe(xp);
  });

  it('gives none for a survivor [C-COM-10]', () => {
    const heroes = { amy: { zone: 'S2', wounds: 1 } };
    const s = nedIn(
      'S1',
      { hands: ['pistol'] },
      { heroes, enemies: zombies('S2', { walker: 1 }), dice: [6] },
    );
    s.play('attack:pistol@S2');
    expect(s.hero('amy').status).toBe('dead');
    expect(s.hero('ned').xp).toBe(0);
  });

  it('assigns all hits before a level or skill they bring [C-COM-17]', () => {
    const enemies = zombies('S1', { walker: 1, runner: 1 });
    const s = nedIn('S1', { hands: ['pistol', 'pistol'], xp: 18 }, { enemies, dice: [6, 6] });
    s.play('attack:pistol+pistol@S1');
    expect(s.prompt).toBe('skill');
    expect(s.enemies('S1')).toBe(0);
    expect(s.hero('ned').xp).toBe(20);
  });
});
