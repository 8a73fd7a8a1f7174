/** Colossus: Hard as Rivets, Hurled Comrade, Wrecking Blow. */
import { describe, expect, it } from 'vitest';
import { enemies, night, offered, people, rolls, street } from './skills-street.ts';
import { health, power } from './table.ts';

describe('Hard as Rivets', () => {
  it('prevents 1 wound of an attack with 2 power, which stays [S-WND-3]', () => {
    const s = night({ colossus: { zone: 'S6', track: 2 } }, { enemies: enemies('S6', { walker: 3 }) });
    // The next round has brought 1 power.
    expect([health(s, 'colossus'), power(s, 'colossus')]).toEqual([1, 3]);
  });

  it('does nothing with 1 power', () => {
    const s = night({ colossus: { zone: 'S6', track: 1 } }, { enemies: enemies('S6', { walker: 1 }) });
    expect(health(s, 'colossus')).toBe(2);
  });

  it('counts for each attack: Runners act twice', () => {
    const s = night({ colossus: { zone: 'S6', track: 2 } }, { enemies: enemies('S6', { runner: 2 }) });
    expect(health(s, 'colossus')).toBe(1);
  });

  it('comes after wounds are shared out, for his own only', () => {
    const s = night(
      { colossus: { zone: 'S6', track: 2 }, storm: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 2 }) },
    );
    s.play('wound:colossus=1 wound:storm=1');
    expect([health(s, 'colossus'), health(s, 'storm')]).toEqual([3, 2]);
  });
});

describe('Hurled Comrade', () => {
  const colossus = { zone: 'S6', skills: ['hurled-comrade'], track: 1 };

  it('throws a hero up to 2 zones, who may attack for free [D-PUSH-1]', () => {
    const s = street(
      { colossus, wolverine: { zone: 'S6', done: true } },
      { enemies: [...enemies('S11', { walker: 3 }), ...enemies('S10', { brute: 1 })], dice: [4, 4, 1] },
    );
    expect(offered(s, 'hurled-comrade')).toEqual(['hurled-comrade:wolverine']);
    s.play('hurled-comrade:wolverine');
    expect(s.options).toEqual(['push:S2', 'push:S7', 'push:S10']);
    s.play('push:S10', 'push:S11');
    expect(s.options).toEqual(['attack:adamantium-claws@S11', 'stop']);
    s.play('attack:adamantium-claws@S11');
    expect([rolls(s), s.enemies('S11'), s.hero('wolverine').xp, s.hero('colossus').xp]).toEqual([
      [3],
      1,
      2,
      0,
    ]);
    expect([s.hero('wolverine').at, power(s, 'colossus'), s.hero('colossus').actions]).toEqual(['S11', 0, 3]);
    expect([s.decision?.hero, s.prompt]).toEqual(['colossus', 'turn']);
  });

  it('lets the thrown hero’s player decide, and stop after 1 zone', () => {
    const s = street({ colossus, storm: { zone: 'S6' } }, { seats: [['colossus'], ['storm']] });
    s.play('hurled-comrade:storm');
    expect([s.decision?.by, s.decision?.hero]).toEqual([1, 'storm']);
    s.play('push:S10', 'stop');
    // No enemy in reach: pushed, no attack.
    expect([s.hero('storm').at, s.prompt, s.decision?.by]).toEqual(['S10', 'turn', 0]);
  });

  it('uses up the thrown hero’s skills of the turn, which still comes [S-RND-3]', () => {
    const storm = { zone: 'S6', skills: ['forked-lightning'] };
    const foes = [...enemies('S10', { walker: 4 }), ...enemies('S11', { walker: 4 })];
    const s = street({ colossus, storm }, { enemies: foes, dice: [1, 1, 1, 1, 1, 1] });
    s.play('hurled-comrade:storm', 'push:S10', 'stop', 'attack:lightning-bolt@S10');
    s.play('use:forked-lightning@storm', 'end', 'attack:lightning-bolt@S10');
    expect([s.prompt, rolls(s)]).toEqual(['turn', [2, 2, 2]]);
  });

  it('is not offered alone, without power or beside a bystander only, and comes once a turn', () => {
    const own = people({ card: 'ka-zar', zone: 'S6' });
    expect(offered(street({ colossus, storm: { zone: 'S10' } }, { own }), 'hurled-comrade')).toEqual([]);
    const poor = street({ colossus: { ...colossus, track: 0 }, storm: { zone: 'S6' } });
    expect(offered(poor, 'hurled-comrade')).toEqual([]);
    const s = street({ colossus: { ...colossus, track: 2 }, storm: { zone: 'S6' }, rogue: { zone: 'S6' } });
    s.play('hurled-comrade:storm', 'push:S10', 'stop');
    expect(s.why('hurled-comrade:rogue')).toBe('skill.used');
  });
});

describe('Wrecking Blow', () => {
  const colossus = { zone: 'S6', skills: ['wrecking-blow'], track: 1 };
  const USE = 'use:wrecking-blow@colossus';

  it('scores 2 hits with each success, adding up on one enemy [H-HAND-1]', () => {
    const s = street({ colossus }, { enemies: enemies('S6', { cyclops: 1 }), dice: [3, 3] });
    s.play('attack:steel-fists@S6', USE);
    expect([s.enemies('S6'), power(s, 'colossus'), s.hero('colossus').xp]).toEqual([0, 0, 3]);
  });

  it('does not split the hits of a die: 2 successes eliminate 2 Walkers [H-HAND-1]', () => {
    const s = street({ colossus }, { enemies: enemies('S6', { walker: 3 }), dice: [3, 3] });
    s.play('attack:steel-fists@S6', USE);
    expect(s.enemies('S6')).toBe(1);
  });

  it('doubles dice bought with power too [H-POW-3]', () => {
    const s = street(
      { colossus: { ...colossus, track: 3 } },
      { enemies: enemies('S6', { hulk: 1 }), dice: [3, 1, 3, 3] },
    );
    s.play('attack:steel-fists@S6', USE, 'spend:2');
    expect([rolls(s), s.enemies('S6')]).toEqual([[4], 0]);
  });

  it('loses 1 hit of 1 die to the Raised Shield', () => {
    const foes = enemies('S6', { 'captain-america': 1 });
    const s = street({ colossus: { ...colossus, track: 2 } }, { enemies: foes, dice: [3, 3, 1] });
    s.play('attack:steel-fists@S6', USE, 'spend:1');
    expect(s.enemies('S6')).toBe(1);
    const again = street({ colossus: { ...colossus, track: 2 } }, { enemies: foes, dice: [3, 3, 3] });
    again.play('attack:steel-fists@S6', USE, 'spend:1');
    expect(again.enemies('S6')).toBe(0);
  });

  it('comes once a turn, and only when it is paid for', () => {
    const foes = { enemies: enemies('S6', { brute: 4 }) };
    const s = street({ colossus: { ...colossus, track: 2 } }, { ...foes, dice: [1, 1] });
    s.play('attack:steel-fists@S6', USE, 'spend:0', 'attack:steel-fists@S6');
    expect(s.prompt).toBe('spend-power');
    const poor = street({ colossus: { ...colossus, track: 0 } }, { ...foes, dice: [1, 1] });
    expect(poor.play('attack:steel-fists@S6').prompt).toBe('turn');
  });
});
