/** Ms. Marvel: Go Big, Rubber Bones, Giant Step. */
import { describe, expect, it } from 'vitest';
import { enemies, night, offered, rolls, street } from './skills-street.ts';
import { health, power } from './table.ts';

describe('Go Big', () => {
  const dice = [1, 1, 1, 1, 1, 1, 1];

  it('doubles the first 2 power spent on dice against a crowd of 4 [H-POW-3]', () => {
    const s = street(
      { 'ms-marvel': { zone: 'S6', track: 3 } },
      { enemies: enemies('S6', { walker: 4 }), dice },
    );
    s.play('attack:giant-fists@S6', 'spend:3');
    expect(rolls(s)).toEqual([7]);
  });

  it('not against 3', () => {
    const few = { enemies: enemies('S6', { walker: 3 }), dice: [1, 1, 1, 1] };
    const s = street({ 'ms-marvel': { zone: 'S6', track: 2 } }, few);
    s.play('attack:giant-fists@S6', 'spend:2');
    expect(rolls(s)).toEqual([4]);
  });
});

describe('Rubber Bones', () => {
  const marvel = { zone: 'S6', skills: ['rubber-bones'], track: 1 };

  it('leaves 1 of 2 wounds or more of one attack, for 1 power [S-WND-3]', () => {
    const s = night({ 'ms-marvel': marvel }, { enemies: enemies('S6', { walker: 2 }) });
    s.play('use:rubber-bones@ms-marvel');
    expect(health(s, 'ms-marvel')).toBe(2);
    // Spent, and 1 back at the start of the next round.
    expect(power(s, 'ms-marvel')).toBe(1);
  });

  it('is not offered for a single wound or without power', () => {
    const one = night({ 'ms-marvel': marvel }, { enemies: enemies('S6', { walker: 1 }) });
    expect([one.prompt, health(one, 'ms-marvel')]).toEqual(['turn', 2]);
    const poor = night({ 'ms-marvel': { ...marvel, track: 0 } }, { enemies: enemies('S6', { walker: 2 }) });
    expect([poor.prompt, health(poor, 'ms-marvel')]).toEqual(['turn', 1]);
  });
});

describe('Giant Step', () => {
  const marvel = { zone: 'S6', skills: ['giant-step'], track: 1 };

  it('moves on over everybody and crushes Walkers and Runners on 4+ [S-FAQ-4]', () => {
    const foes = [...enemies('S6', { walker: 2 }), ...enemies('S10', { walker: 2, runner: 1, brute: 1 })];
    const s = street({ 'ms-marvel': marvel }, { enemies: foes, dice: [4, 6, 3] });
    s.play('giant-step', 'push:S10', 'strike:walker@S10=1 strike:runner@S10=1');
    expect([s.enemies('S10', 'walker'), s.enemies('S10', 'runner'), s.enemies('S10', 'brute')]).toEqual([
      1, 0, 1,
    ]);
    expect([s.hero('ms-marvel').at, s.hero('ms-marvel').xp, s.hero('ms-marvel').actions]).toEqual([
      'S10',
      2,
      3,
    ]);
    expect(s.why('giant-step')).toBe('skill.used');
  });

  it('rolls for nobody in a zone without them, and asks for nobody where no die crushes', () => {
    const steps = (zone: string, dice: number[]) =>
      street({ 'ms-marvel': marvel }, { enemies: enemies(zone, { walker: 1 }), dice }).play(
        'giant-step',
        'push:S10',
      );
    const empty = steps('S2', []);
    expect([empty.prompt, empty.happened('dice-rolled')]).toEqual(['turn', []]);
    const missed = steps('S10', [3]);
    expect([missed.prompt, missed.enemies('S10')]).toEqual(['turn', 1]);
  });

  it('needs 1 power', () => {
    expect(offered(street({ 'ms-marvel': { ...marvel, track: 0 } }), 'giant-step')).toEqual([]);
  });
});
