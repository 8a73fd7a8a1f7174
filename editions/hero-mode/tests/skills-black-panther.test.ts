/** Black Panther: Pounce, Woven Vibranium, Hunter's Rhythm. */
import { describe, expect, it } from 'vitest';
import { enemies, night, offered, rolls, street } from './skills-street.ts';
import { health } from './table.ts';

describe('Pounce', () => {
  const foes = { enemies: enemies('S10', { walker: 6 }) };

  it('adds 2 dice in a zone he entered this turn, once [S-FAQ-5]', () => {
    const s = street({ 'black-panther': { zone: 'S6' } }, { ...foes, dice: [1, 1, 1, 1, 1, 1] });
    s.play('move:S10', 'attack:vibranium-claws@S10');
    expect(s.options).toEqual(['use:pounce@black-panther', 'go-on']);
    s.play('use:pounce@black-panther', 'attack:vibranium-claws@S10');
    expect(rolls(s)).toEqual([4, 2]);
  });

  it('not where he began the turn, unless he left and came back', () => {
    const here = { enemies: enemies('S6', { brute: 1 }), dice: [1, 1] };
    const s = street({ 'black-panther': { zone: 'S6' } }, here);
    s.play('attack:vibranium-claws@S6');
    expect([rolls(s), s.prompt]).toEqual([[2], 'turn']);
    const away = street({ 'black-panther': { zone: 'S6' } }, { enemies: [], dice: [] });
    away.play('move:S10', 'move:S6');
    expect(away.hero('black-panther').used).toContain(`entered:${away.zone('S6')}`);
  });
});

describe('Woven Vibranium', () => {
  const panther = { zone: 'S6', skills: ['woven-vibranium'] };

  it('takes 1 wound of an attack away and gives 1 power, once a round [S-WND-3]', () => {
    const s = night({ 'black-panther': panther }, { enemies: enemies('S6', { runner: 1 }) });
    s.play('use:woven-vibranium@black-panther');
    // The Runner's second action finds the skill used up.
    expect([health(s, 'black-panther'), s.happened('wounds-cancelled').length]).toEqual([2, 1]);
    expect(s.happened('track-changed')).toMatchObject([{ track: 'power', from: 0, to: 1 }, {}]);
  });

  it('may wait for a later attack', () => {
    const s = night({ 'black-panther': panther }, { enemies: enemies('S6', { runner: 1 }) });
    s.play('go-on');
    expect(offered(s, 'woven-vibranium')).toHaveLength(1);
  });
});

describe("Hunter's Rhythm", () => {
  const panther = { zone: 'S6', skills: ['hunters-rhythm'] };

  it('leads on into the next zone once his own is empty, with a free attack [S-ACT-3]', () => {
    const foes = [...enemies('S6', { walker: 1 }), ...enemies('S10', { walker: 2 })];
    const s = street({ 'black-panther': panther }, { enemies: foes, dice: [3, 1, 3, 3] });
    s.play('attack:vibranium-claws@S6', 'use:hunters-rhythm@black-panther', 'push:S10');
    // Pounce is there for the zone just entered.
    s.play('go-on');
    expect([s.hero('black-panther').at, s.enemies('S10'), s.hero('black-panther').actions]).toEqual([
      'S10',
      0,
      2,
    ]);
  });

  it('is not offered while an enemy is left there, nor for an attack elsewhere', () => {
    const s = street({ 'black-panther': panther }, { enemies: enemies('S6', { walker: 3 }), dice: [3, 1] });
    s.play('attack:vibranium-claws@S6');
    expect(s.prompt).toBe('turn');
  });
});
