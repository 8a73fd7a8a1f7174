/** The Flash: Double Stride, Lightning Lap, A Step Ahead [D-SKL-1]. */
import { createEngine, type Ability } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { describe, expect, it } from 'vitest';
import { freeMove } from '../../supers/moves/free-move.ts';
import { dceased } from '../index.ts';
import { CITY, enemies, night, offered, street } from './street.ts';
import { escorted, health, objectsIn, peopleIn, power } from './table.ts';

describe('Double Stride', () => {
  it('moves two empty zones for 1 action, or one [S-MOVE-4]', () => {
    const s = street({ 'the-flash': { zone: 'S6' } }).play('move:S7', 'move:S11');
    expect([s.hero('the-flash').at, s.hero('the-flash').actions, s.prompt]).toEqual(['S11', 2, 'turn']);
    s.play('move:S7', 'stop');
    expect([s.hero('the-flash').at, s.hero('the-flash').actions]).toEqual(['S7', 1]);
  });

  it('ends where enemies are, and pays for those left behind [S-MOVE-4, K-MOVE-4]', () => {
    const foes = [...enemies('S6', { walker: 1 }), ...enemies('S7', { walker: 1 })];
    const s = street({ 'the-flash': { zone: 'S6' } }, { enemies: foes }).play('move:S7');
    expect([s.hero('the-flash').at, s.hero('the-flash').actions, s.prompt]).toEqual(['S7', 1, 'turn']);
  });

  it('for 1 power goes past all of them for 1 action [H-POW-4]', () => {
    const foes = [...enemies('S6', { walker: 3 }), ...enemies('S7', { walker: 2 })];
    const s = street({ 'the-flash': { zone: 'S6', track: 1 } }, { enemies: foes });
    s.play('double-stride:S7', 'move:S11');
    expect([s.hero('the-flash').at, s.hero('the-flash').actions]).toEqual(['S11', 2]);
    expect([power(s, 'the-flash'), s.prompt]).toEqual([0, 'turn']);
  });

  it('asks for no power where nobody is in the way, nor without power', () => {
    const foes = { enemies: enemies('S3', { walker: 1 }) };
    expect(offered(street({ 'the-flash': { zone: 'S6', track: 1 } }, foes), 'double-stride')).toEqual([]);
    expect(offered(street({ 'the-flash': { zone: 'S7', track: 1 } }, foes), 'double-stride')).toEqual([
      'double-stride:S3',
    ]);
    expect(offered(street({ 'the-flash': { zone: 'S7' } }, foes), 'double-stride')).toEqual([]);
  });

  it('holds for a free Move as well [S-MOVE-5]', () => {
    const dash: Ability = {
      id: 'dash',
      clause: 'S-MOVE-5',
      offer: (_g, _hero, add) => add({ id: 'dash', verb: 'dash', args: [], cost: 0 }),
      use: (_g, hero) => freeMove(hero, 'dash'),
    };
    const given = createEngine([{ ...dceased, abilities: [...dceased.abilities, dash] }]);
    const s = scene(given, {
      edition: 'dceased',
      board: CITY,
      heroes: { 'the-flash': { zone: 'S6', track: 1, skills: ['dash'] } },
      enemies: enemies('S6', { walker: 4 }),
      turn: 'the-flash',
    }).play('dash');
    // The four Walkers would cost more actions than he has.
    expect(s.options).toEqual(['double-stride:S5', 'double-stride:S7', 'stop']);
    s.play('double-stride:S7', 'move:S11');
    expect([s.hero('the-flash').at, s.hero('the-flash').actions, power(s, 'the-flash')]).toEqual([
      'S11',
      3,
      0,
    ]);
    s.play('dash', 'move:S7', 'move:S3');
    expect([s.hero('the-flash').at, s.hero('the-flash').actions]).toEqual(['S3', 3]);
  });

  it('takes an object along zone by zone [D-OBJ-3]', () => {
    const s = street(
      { 'the-flash': { zone: 'S6', track: 1 } },
      { enemies: enemies('S6', { walker: 2 }), own: { objects: [{ id: 'phone-booth', zone: 'S6' }] } },
    );
    s.play('double-stride:S7', 'along:phone-booth', 'move:S11', 'along:phone-booth');
    expect([s.prompt, objectsIn(s, 'S11')]).toEqual(['turn', ['phone-booth']]);
  });
});

describe('Lightning Lap', () => {
  const flash = { zone: 'S6', skills: ['lightning-lap'] };

  it('strikes down one in each of three zones, for 3 experience [S-FAQ-4]', () => {
    const foes = ['S7', 'S11', 'S14'].flatMap((z) => enemies(z, { walker: 2 }));
    const s = street({ 'the-flash': flash }, { enemies: foes });
    s.play('lightning-lap:S7', 'strike:walker@S7', 'move:S11', 'strike:walker@S11');
    expect(s.hero('the-flash').xp).toBe(2);
    s.play('move:S14', 'strike:walker@S14');
    expect([s.hero('the-flash').at, s.hero('the-flash').actions, s.hero('the-flash').xp]).toEqual([
      'S14',
      2,
      3,
    ]);
    expect(['S7', 'S11', 'S14'].map((z) => s.enemies(z))).toEqual([1, 1, 1]);
    expect([s.prompt, s.why('lightning-lap:S11')]).toEqual(['turn', 'skill.used']);
  });

  it('strikes once in a zone entered twice, and where it began once he is back', () => {
    const foes = ['S6', 'S7'].flatMap((z) => enemies(z, { walker: 2 }));
    const s = street({ 'the-flash': flash }, { enemies: foes });
    s.play('lightning-lap:S7', 'strike:walker@S7', 'move:S6', 'strike:walker@S6', 'move:S7');
    expect([s.prompt, s.enemies('S7'), s.enemies('S6')]).toEqual(['turn', 1, 1]);
  });

  it('strikes Walkers and Runners, no Brutes or Zombie Heroes, and nobody if he likes', () => {
    const foes = [
      ...enemies('S7', { walker: 1, runner: 1, brute: 1, hawkman: 1 }),
      ...enemies('S11', { brute: 1 }),
    ];
    const s = street({ 'the-flash': flash }, { enemies: foes }).play('lightning-lap:S7');
    expect(s.options).toEqual(['strike:walker@S7', 'strike:runner@S7', 'stop']);
    s.play('stop', 'move:S11');
    expect([s.options, s.hero('the-flash').xp]).toEqual([['move:S7', 'move:S14', 'stop'], 0]);
    s.play('stop');
    expect([s.prompt, s.hero('the-flash').at]).toEqual(['turn', 'S11']);
  });
});

describe('A Step Ahead', () => {
  const flash = { zone: 'S7', skills: ['a-step-ahead'], track: 1 };

  it('leaves before Runners act again: their second action is a Move [D-ACT-4]', () => {
    const s = night(
      { 'the-flash': flash },
      {
        enemies: enemies('S11', { runner: 2 }),
        own: { bystanders: [{ card: 'lois-lane', zone: 'S7', hero: 'the-flash' }] },
      },
    );
    s.play('use:a-step-ahead@the-flash', 'push:S6', 'push:S5');
    expect([health(s, 'the-flash'), s.hero('the-flash').at, s.enemies('S6', 'runner')]).toEqual([3, 'S5', 2]);
    // Whom he escorts goes along (D-ESC-1); the power is spent, the new round has brought 1.
    expect([escorted(s, 'the-flash'), peopleIn(s, 'S5'), power(s, 'the-flash')]).toEqual([
      ['lois-lane'],
      ['lois-lane'],
      1,
    ]);
  });

  it('may be paid for each step that brings enemies in [D-ACT-4]', () => {
    const s = night({ 'the-flash': { ...flash, track: 2 } }, { enemies: enemies('S11', { runner: 1 }) });
    s.play('use:a-step-ahead@the-flash', 'push:S6', 'stop', 'use:a-step-ahead@the-flash', 'push:S5', 'stop');
    expect([s.hero('the-flash').at, health(s, 'the-flash')]).toEqual(['S5', 3]);
    expect(s.happened('power-spent')).toHaveLength(2);
  });

  it('is asked once for all who come in one step, and not without power [D-ACT-4, H-POW-4]', () => {
    const foes = { enemies: [...enemies('S11', { walker: 1 }), ...enemies('S3', { walker: 2 })] };
    const s = night({ 'the-flash': { ...flash, track: 4 } }, foes);
    expect(s.options).toEqual(['use:a-step-ahead@the-flash', 'go-on']);
    s.play('go-on');
    expect(s.prompt).toBe('turn');
    expect(night({ 'the-flash': { ...flash, track: 0 } }, foes).prompt).toBe('turn');
  });
});
