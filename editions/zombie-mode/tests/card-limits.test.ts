/** Cards and skills of zombie mode where there is nothing for them to do, and one of several. */
import { describe, expect, it } from 'vitest';
import { forgetFallen, forgetPushed } from '../abilities/open-wounds.ts';
import { zombieOwnOf } from '../own.ts';
import { enemies, offered, people, street } from './skills-street.ts';
import { itemAt } from '@holdout/engine';

describe('Bolivar Trask', () => {
  it('has no say in an attack without a hit [Z-BYS-2]', () => {
    const used = (dice: number[]) => {
      const deadpool = { zone: 'S6', bystander: 'bolivar-trask' };
      const s = street({ deadpool }, { enemies: enemies('S6', { guard: 3 }), own: people(), dice });
      return s.play('attack:dual-katanas@S6').happened('card-used').length;
    };
    expect([used([2, 2, 2]), used([4, 2, 2])]).toEqual([0, 1]);
  });
});

describe('Open Wounds', () => {
  const ready = { zone: 'S6', skills: ['open-wounds'] };
  const pack = { wasp: { zone: 'S6', done: true } };

  it('has no say where every hit has found its end [S-COM-3]', () => {
    const used = (foes: { [type: string]: number }) => {
      const fight = { enemies: enemies('S6', foes), own: people(), dice: [4, 2, 2] };
      const s = street({ sabretooth: ready, ...pack }, fight);
      return s.play('attack:savage-claws@S6').happened('skill-used').length;
    };
    expect([used({ trooper: 3 }), used({ thor: 1 })]).toEqual([0, 1]);
  });

  it('are forgotten of as many as fall, and of no more [S-COM-3]', () => {
    const s = street({ sabretooth: ready, ...pack }, { own: people() });
    const own = zombieOwnOf(s.game);
    const hurt = { hero: 0, type: 1, zone: s.zone('S6'), hits: 1 };
    own.hurt = [{ ...hurt, type: 2 }, { ...hurt }, { ...hurt }, { ...hurt, zone: s.zone('S7') }];
    forgetFallen(s.game, 1, s.zone('S6'), 1);
    expect(own.hurt.map((h) => [h.type, h.zone])).toEqual([
      [2, s.zone('S6')],
      [1, s.zone('S6')],
      [1, s.zone('S7')],
    ]);
  });

  it('are forgotten of those who are not left in the zone, and of nobody else', () => {
    const s = street({ sabretooth: ready, ...pack }, { own: people(), enemies: enemies('S6', { guard: 1 }) });
    const own = zombieOwnOf(s.game);
    const hurt = { hero: 0, type: 1, zone: s.zone('S6'), hits: 1 };
    own.hurt = [{ ...hurt, type: 2 }, { ...hurt, zone: s.zone('S7') }, { ...hurt }, { ...hurt }];
    forgetPushed(s.game, 1, s.zone('S6'));
    expect(own.hurt.map((h) => [h.type, h.zone])).toEqual([
      [2, s.zone('S6')],
      [1, s.zone('S7')],
      [1, s.zone('S6')],
    ]);
  });
});

describe('traits', () => {
  it('Bite Your Tongue helps after a Devour that ate nobody, not after a meal [Z-HUN-3]', () => {
    const bite = (dice: number[]) => {
      const deadpool = { zone: 'S6', traits: ['bite-your-tongue'] };
      const s = street({ deadpool }, { enemies: enemies('S6', { trooper: 3 }), own: people(), dice });
      return offered(s.play('attack:devour@S6'), 'bite-your-tongue');
    };
    expect(bite([1])).toEqual(['use:bite-your-tongue@deadpool']);
    expect(bite([5])).toEqual([]);
  });

  it('Fresh Bait moves the person at least 1 zone [S-ACT-2]', () => {
    const deadpool = { zone: 'S6', traits: ['fresh-bait'] };
    const s = street({ deadpool }, { own: people({ card: 'mary-jane', zone: 'S7' }) });
    s.play(itemAt(offered(s, 'fresh-bait'), 0));
    expect([s.options.length > 0, s.options.includes('stop')]).toEqual([true, false]);
    expect(s.play(itemAt(s.options, 0)).options).toContain('stop');
  });
});
