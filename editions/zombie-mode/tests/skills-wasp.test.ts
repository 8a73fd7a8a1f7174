// Wasp: Too Small to Grab, Sting and Fly, Inside Job.
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { bystanderOf, hunger, peopleIn } from './table.ts';

describe('Too Small to Grab', () => {
  it('Too Small to Grab: leaving 5 Troopers costs 1 action [S-MOVE-2]', () => {
    const s = street({ wasp: { zone: 'S6' } }, { enemies: enemies('S6', { trooper: 5 }) });
    expect(s.play('move:S7').hero('wasp').actions).toBe(2);
    const hulk = street({ hulk: { zone: 'S6' } }, { enemies: enemies('S6', { trooper: 5 }) });
    expect(hulk.why('move:S7')).toBe('move.too-few-actions');
  });

  it('Too Small to Grab: costs that are not for enemies in the zone remain', () => {
    const s = street(
      { wasp: { zone: 'S6' } },
      { enemies: enemies('S6', { 'doctor-strange': 1, trooper: 2 }) },
    );
    expect(s.play('move:S7').hero('wasp').actions).toBe(1);
  });
});

describe('Sting and Fly', () => {
  const ready = { zone: 'S6', skills: ['sting-and-fly'] };
  const USE = 'use:sting-and-fly@wasp';

  it('Sting and Fly: a free Move after a Sting that eliminated an enemy, past whoever is left', () => {
    const s = street(
      { wasp: ready },
      { enemies: [...enemies('S6', { guard: 2 }), ...enemies('S7', { trooper: 1 })], dice: [3, 2] },
    );
    s.play('attack:wasps-sting@S7', USE, 'move:S7');
    expect([s.hero('wasp').at, s.hero('wasp').actions]).toEqual(['S7', 2]);
  });

  it('Sting and Fly: not without an elimination, not after Devour, and once per turn', () => {
    const miss = street({ wasp: ready }, { enemies: enemies('S6', { trooper: 2 }), dice: [2, 2] });
    expect(miss.play('attack:wasps-sting@S6').prompt).toBe('turn');
    const bite = street({ wasp: ready }, { enemies: enemies('S6', { trooper: 2 }), dice: [4] });
    expect(bite.play('attack:devour@S6').prompt).toBe('turn');
    const twice = street({ wasp: ready }, { enemies: enemies('S6', { trooper: 3 }), dice: [3, 2, 3, 2] });
    twice.play('attack:wasps-sting@S6', USE, 'move:S7', 'attack:wasps-sting@S6');
    expect(twice.prompt).toBe('turn');
  });

  it('Sting and Fly: is a Move, so allowed when the 1s made her Ravenous [Z-RAV-1]', () => {
    const s = street(
      { wasp: { ...ready, track: 3 } },
      { enemies: enemies('S6', { trooper: 2 }), dice: [1, 3, 2, 2, 2] },
    );
    s.play('attack:wasps-sting@S6', USE, 'move:S5');
    expect([hunger(s, 'wasp'), s.hero('wasp').at]).toEqual([4, 'S5']);
  });

  it('Sting and Fly: extra costs are paid with ordinary actions, or it is not offered [S-MOVE-5]', () => {
    const strange = { enemies: enemies('S6', { 'doctor-strange': 1 }).concat(enemies('S7', { trooper: 1 })) };
    const s = street({ wasp: ready }, { ...strange, dice: [3, 2] });
    s.play('attack:wasps-sting@S7', USE, 'move:S5');
    expect(s.hero('wasp').actions).toBe(1);
    const last = street({ wasp: { ...ready, actions: 1 } }, { ...strange, dice: [3, 2] });
    last.play('attack:wasps-sting@S7');
    expect([last.happened('turn-ended').length, last.happened('skill-used')]).toEqual([1, []]);
  });
});

describe('Inside Job', () => {
  const ready = { zone: 'S6', track: 0, skills: ['inside-job'] };
  const mary = people({ card: 'mary-jane', zone: 'S6' });

  it('Inside Job: a free Devour on any target of her zone, a bystander among Guards too [Z-DEV-1]', () => {
    const s = street(
      { wasp: { ...ready, track: 1 } },
      { enemies: enemies('S6', { guard: 3 }), own: mary, dice: [4, 1] },
    );
    expect(offered(s, 'inside-job')).toEqual(['inside-job:guard', 'inside-job:mary-jane']);
    s.play('inside-job:mary-jane');
    expect([bystanderOf(s, 'wasp'), peopleIn(s, 'S6'), hunger(s, 'wasp')]).toEqual(['mary-jane', [], 0]);
    expect([s.hero('wasp').actions, s.enemies('S6'), s.why('inside-job:guard')]).toEqual([
      3,
      3,
      'skill.used',
    ]);
  });

  it('Inside Job: is offered while Ravenous, with the hunger dice; only the target named can be hit [Z-RAV-1]', () => {
    const s = street(
      { wasp: { ...ready, track: 4 } },
      { enemies: enemies('S6', { guard: 1, trooper: 2 }), dice: [4, 5, 6, 1, 1] },
    );
    s.play('inside-job:trooper');
    expect([s.enemies('S6', 'guard'), s.enemies('S6', 'trooper')]).toEqual([1, 1]);
    expect([rolls(s), hunger(s, 'wasp'), s.hero('wasp').xp]).toEqual([[5], 0, 1]);
  });

  it('Inside Job: one that eliminates nothing counts its 1s [Z-DEV-4]', () => {
    const s = street(
      { wasp: { ...ready, track: 1 } },
      { enemies: enemies('S6', { guard: 1, trooper: 2 }), dice: [4, 1] },
    );
    s.play('inside-job:guard');
    expect([s.enemies('S6'), hunger(s, 'wasp')]).toEqual([3, 2]);
  });

  it('Inside Job: nothing in her zone, nothing to offer', () => {
    expect(
      offered(street({ wasp: ready }, { enemies: enemies('S7', { trooper: 1 }) }), 'inside-job'),
    ).toEqual([]);
  });
});
