/** Rules of all super-hero editions where nothing is left of them: no wound, no entering. */
import { describe, expect, it } from 'vitest';
import { itemAt } from '@holdout/engine';
import { reportHeroes, reportZones } from '@holdout/engine/scenario';
import { stun } from '../../supers/attack/effects.ts';
import { ownOf } from '../../supers/own.ts';
import { placeBystander } from '../../supers/people/bystanders.ts';
import { enemies, night, offered, people, street } from './skills-street.ts';
import { health } from './table.ts';

describe('wounds', () => {
  it('that are all prevented are told to nobody [S-WND-1]', () => {
    const storm = { zone: 'S6', traits: ['roll-with-the-blow'] };
    const attacked = (walkers: number) =>
      night({ storm }, { enemies: enemies('S6', { walker: walkers }), own: people() });
    const none = attacked(2).play('use:roll-with-the-blow@storm');
    expect([health(none, 'storm'), none.happened('wounded')]).toEqual([3, []]);
    const one = attacked(3).play('use:roll-with-the-blow@storm');
    expect(one.happened('wounded')).toMatchObject([{ hero: 'storm', taken: 1 }]);
  });
});

describe('enemies that are pushed', () => {
  it('into a zone have not entered it: nobody answers them [S-ACT-2]', () => {
    const heroes = { storm: { zone: 'S6', track: 1 }, rogue: { zone: 'S2', bystander: 'shanna' } };
    const s = street(heroes, { enemies: enemies('S6', { walker: 1 }), own: people() });
    s.play('gust', 'push:S2=1');
    expect([s.prompt, s.enemies('S2'), offered(s, 'shanna')]).toEqual(['turn', 1, []]);
  });
});

describe('what a scenario reports', () => {
  const own = {
    cards: [
      { card: 'callisto', zone: 'S9' },
      { card: 'ka-zar', zone: 'S9' },
    ],
    bystanders: [{ card: 'senator-kelly', zone: 'S7' }],
  };
  const storm = { zone: 'S6', wounds: 1, track: 2, traits: ['barricade'], bystander: 'mary-jane' };
  const s = street({ storm, rogue: { zone: 'S6' } }, { own, enemies: enemies('S7', { walker: 2 }) });

  it('names zones with anything in them, and what it is', () => {
    expect(reportZones(s.game)).toEqual([
      { zone: 'S6', enemies: {}, heroes: ['storm', 'rogue'], own: {} },
      { zone: 'S7', enemies: { walker: 2 }, heroes: [], own: { bystanders: ['senator-kelly'] } },
      { zone: 'S9', enemies: {}, heroes: [], own: { faceDown: 2 } },
    ]);
  });

  it('names what heroes hold', () => {
    expect(reportHeroes(s.game)).toMatchObject([
      { id: 'storm', zone: 'S6', wounds: 1, track: 2, traits: ['barricade'], bystander: 'mary-jane' },
      { id: 'rogue', traits: [] },
    ]);
  });
});

describe('a person who is placed', () => {
  it('is nobody’s target, at nobody’s side, under no card, unless somebody says so [S-OPEN-4]', () => {
    const { game } = street({ storm: { zone: 'S6' } }, { own: people() });
    placeBystander(game, 0, 3);
    placeBystander(game, 1, 4, { marked: true });
    expect(ownOf(game).bystanders).toEqual([
      { card: 0, zone: 3, under: -1, marked: false, hero: -1 },
      { card: 1, zone: 4, under: -1, marked: true, hero: -1 },
    ]);
    expect(ownOf(game).targets).toEqual([1]);
  });
});

describe('those who are stunned', () => {
  it('are counted together by type and zone, never more than stand there', () => {
    const s = street({ storm: { zone: 'S6' } }, { own: people(), enemies: enemies('S7', { walker: 4 }) });
    const here = s.zone('S7');
    stun(s.game, 0, here, 1);
    stun(s.game, 0, here, 2);
    stun(s.game, 0, s.zone('S9'), 1);
    const known = itemAt(ownOf(s.game).stunned, 0);
    expect([known, ownOf(s.game).stunned.length]).toEqual([{ type: 0, zone: here, n: 3 }, 2]);
    stun(s.game, 0, here, 2);
    expect(known.n).toBe(4);
  });
});
