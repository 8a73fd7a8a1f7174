/** Hawkgirl: Carry Aloft, Stooping Strike, Storm of Wings [D-SKL-1]. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './street.ts';
import { escorted, objectsIn, peopleIn } from './table.ts';

describe('Carry Aloft', () => {
  it('leaves a zone with 4 Walkers for 1 action, once a turn [S-MOVE-4]', () => {
    const foes = [...enemies('S7', { walker: 4 }), ...enemies('S6', { walker: 1 })];
    const s = street({ hawkgirl: { zone: 'S7' } }, { enemies: foes });
    expect(s.options).not.toContain('move:S6');
    s.play('carry-aloft:S6');
    expect([s.hero('hawkgirl').at, s.hero('hawkgirl').actions]).toEqual(['S6', 2]);
    // The second Move pays as usual.
    expect([offered(s, 'carry-aloft'), s.why('carry-aloft:S5')]).toEqual([[], 'skill.used']);
    expect(s.decision?.options.find((o) => o.id === 'move:S5')?.cost).toBe(2);
  });

  it('carries a Bystander out of a zone with enemies, without a rescue [D-RES-1]', () => {
    const s = street(
      { hawkgirl: { zone: 'S7' } },
      { enemies: enemies('S7', { walker: 2 }), own: people({ card: 'dan-turpin', zone: 'S7' }) },
    );
    s.play('carry-aloft:S3', 'take-along:dan-turpin');
    expect([peopleIn(s, 'S3'), escorted(s, 'hawkgirl')]).toEqual([['dan-turpin'], []]);
    expect(s.hero('hawkgirl').actions).toBe(2);
  });

  it('carries another hero, with the people and objects of that hero [D-ESC-1, D-OBJ-3]', () => {
    const own = {
      bystanders: [{ card: 'dan-turpin', zone: 'S7', hero: 'batman' }],
      objects: [{ id: 'lamp-post', zone: 'S7' }],
    };
    const s = street({ hawkgirl: { zone: 'S7' }, batman: { zone: 'S7' } }, { own });
    s.play('carry-aloft:S3');
    // Whom Batman escorts goes with him only (D-ESC-4).
    expect(s.options).toEqual(['take-along:batman', 'stop']);
    s.play('take-along:batman', 'leave-it', 'along:lamp-post');
    expect([s.hero('batman').at, peopleIn(s, 'S3'), objectsIn(s, 'S3')]).toEqual([
      'S3',
      ['dan-turpin'],
      ['lamp-post'],
    ]);
    expect([s.prompt, s.hero('hawkgirl').at]).toEqual(['turn', 'S3']);
  });

  it('may leave the others where they are', () => {
    const s = street({ hawkgirl: { zone: 'S7' }, batman: { zone: 'S7' } }).play('carry-aloft:S3', 'stop');
    expect([s.hero('hawkgirl').at, s.hero('batman').at]).toEqual(['S3', 'S7']);
  });

  it('is not offered where it would be a Move like any other', () => {
    const s = street({ hawkgirl: { zone: 'S7' }, batman: { zone: 'S6' } });
    expect(offered(s, 'carry-aloft')).toEqual([]);
  });
});

describe('Stooping Strike', () => {
  const stooping = { zone: 'S6', skills: ['stooping-strike'] };

  it('rolls a die more for each zone entered this turn [S-FAQ-5]', () => {
    const s = street({ hawkgirl: stooping }, { enemies: enemies('S11', { walker: 6 }), dice: [3, 3, 1, 1] });
    s.play('move:S7', 'move:S11', 'attack:skyfall-mace@S11', 'use:stooping-strike@hawkgirl');
    expect([rolls(s), s.enemies('S11')]).toEqual([[4], 4]);
  });

  it('is nothing in the zone where the turn began', () => {
    const s = street({ hawkgirl: stooping }, { enemies: enemies('S6', { walker: 3 }), dice: [1, 1] });
    s.play('attack:skyfall-mace@S6');
    expect([s.prompt, rolls(s)]).toEqual(['turn', [2]]);
  });

  it('counts a zone entered twice twice, and the one she came back to', () => {
    const s = street({ hawkgirl: stooping }, { enemies: enemies('S6', { walker: 1 }), dice: [3, 1, 1, 1] });
    s.play('carry-aloft:S7', 'move:S6', 'attack:skyfall-mace@S6', 'use:stooping-strike@hawkgirl');
    expect(rolls(s)).toEqual([4]);
  });

  it('adds 3 dice at most, once a turn', () => {
    const swift = {
      ...stooping,
      zone: 'S5',
      skills: ['stooping-strike', 'double-stride', 'plus-action'],
      xp: 7,
    };
    const s = street(
      { hawkgirl: swift },
      { enemies: enemies('S14', { walker: 9 }), dice: [1, 1, 1, 1, 1, 1, 1] },
    );
    s.play('move:S6', 'move:S7', 'move:S11', 'move:S14');
    s.play('attack:skyfall-mace@S14', 'use:stooping-strike@hawkgirl', 'attack:skyfall-mace@S14');
    expect(rolls(s)).toEqual([5, 2]);
  });

  it('counts zones entered before the skill was won [K-XP-3]', () => {
    const s = street(
      { hawkgirl: { zone: 'S6', xp: 18 } },
      { enemies: enemies('S7', { walker: 3 }), dice: [3, 1, 1, 1, 1] },
    );
    s.play('move:S7', 'attack:skyfall-mace@S7');
    expect(s.hero('hawkgirl').skills).toContain('stooping-strike');
    s.play('attack:skyfall-mace@S7', 'use:stooping-strike@hawkgirl');
    expect(rolls(s)).toEqual([2, 3]);
  });

  it('needs Skyfall Mace [D-EQP-4]', () => {
    const s = street(
      { hawkgirl: { ...stooping, equipment: ['nth-metal-axe'] } },
      { enemies: enemies('S7', { walker: 4 }), dice: [1, 1, 1] },
    );
    s.play('move:S7', 'attack:nth-metal-axe@S7');
    expect([s.prompt, rolls(s)]).toEqual(['turn', [3]]);
  });
});

describe('Storm of Wings', () => {
  const stormy = { zone: 'S7', skills: ['storm-of-wings'] };

  it('pushes one survivor for each miss, each its own way [D-PUSH-1]', () => {
    const s = street(
      { hawkgirl: { ...stormy, track: 3 } },
      { enemies: enemies('S7', { walker: 6 }), dice: [3, 4, 5, 2, 1] },
    );
    s.play('attack:skyfall-mace@S7', 'spend:3', 'use:storm-of-wings@hawkgirl');
    s.play('push:walker@S7', 'push:S6', 'push:walker@S7', 'push:S3');
    expect(s.prompt).toBe('turn');
    expect([s.enemies('S7'), s.enemies('S6'), s.enemies('S3')]).toEqual([1, 1, 1]);
  });

  it('pushes nobody without a miss, and nobody twice', () => {
    const foes = { enemies: enemies('S7', { walker: 3 }) };
    const sharp = street({ hawkgirl: stormy }, { ...foes, dice: [3, 3] }).play('attack:skyfall-mace@S7');
    expect([sharp.prompt, sharp.enemies('S7')]).toEqual(['turn', 1]);
    const one = street({ hawkgirl: stormy }, { enemies: enemies('S7', { brute: 1 }), dice: [1, 1] });
    one.play('attack:skyfall-mace@S7', 'use:storm-of-wings@hawkgirl', 'push:brute@S7', 'push:S6');
    expect([one.prompt, one.enemies('S6')]).toEqual(['turn', 1]);
  });

  it('pushes Zombie Heroes too, and may stop early', () => {
    const foes = { enemies: enemies('S7', { hawkman: 1, runner: 2 }), dice: [1, 1] };
    const s = street({ hawkgirl: stormy }, foes);
    s.play('attack:skyfall-mace@S7', 'use:storm-of-wings@hawkgirl');
    expect(s.options).toEqual(['push:runner@S7', 'push:hawkman@S7', 'stop']);
    s.play('push:hawkman@S7', 'push:S11', 'stop');
    expect([s.prompt, s.enemies('S11', 'hawkman'), s.enemies('S7')]).toEqual(['turn', 1, 2]);
  });

  it('lets whoever they are pushed to react [D-ACT-4]', () => {
    const flash = { zone: 'S6', skills: ['a-step-ahead'], track: 1 };
    const s = street(
      { hawkgirl: stormy, 'the-flash': flash },
      { enemies: enemies('S7', { walker: 2 }), dice: [3, 1] },
    );
    s.play('attack:skyfall-mace@S7', 'use:storm-of-wings@hawkgirl', 'push:walker@S7', 'push:S6');
    s.play('use:a-step-ahead@the-flash', 'push:S5', 'stop');
    expect([s.hero('the-flash').at, s.prompt]).toEqual(['S5', 'turn']);
  });
});
