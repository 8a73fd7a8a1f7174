/** Magneto: Living Scrap, Reach of Iron, Polarity. */
import { describe, expect, it } from 'vitest';
import { CITY, enemies, offered, people, rolls, street } from './skills-street.ts';
import { peopleIn, play, power } from './table.ts';

describe('Living Scrap', () => {
  const crowd = enemies('S6', { brute: 2, runner: 1 });

  it('gives Brutes toughness 1 for 1 power, priority and experience unchanged [S-FAQ-6, S-FAQ-8]', () => {
    const s = street({ magneto: { zone: 'S6', track: 1 } }, { enemies: crowd, dice: [4, 5, 6] });
    s.play('attack:shrapnel@S6');
    expect(s.options).toEqual(['use:living-scrap@magneto', 'go-on']);
    s.play('use:living-scrap@magneto');
    expect([s.enemies('S6'), s.hero('magneto').xp, power(s, 'magneto')]).toEqual([0, 3, 0]);
  });

  it('unused, 3 hits eliminate 1 Brute and the third is lost; nobody else is touched [X-37, S-COM-3]', () => {
    const own = people({ card: 'ka-zar', zone: 'S6' });
    const s = street({ magneto: { zone: 'S6', track: 1 } }, { enemies: crowd, own, dice: [4, 5, 6] });
    s.play('attack:shrapnel@S6', 'go-on', 'spend:0');
    expect([s.enemies('S6', 'brute'), s.enemies('S6', 'runner')]).toEqual([1, 1]);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 1 }]);
    expect(peopleIn(s, 'S6')).toEqual(['ka-zar']);
  });

  it('is no die: dice are bought on top [H-POW-3]', () => {
    const s = street({ magneto: { zone: 'S6', track: 3 } }, { enemies: crowd, dice: [4, 1, 1, 4] });
    s.play('attack:shrapnel@S6', 'use:living-scrap@magneto', 'spend:1');
    expect([rolls(s), s.enemies('S6', 'brute'), power(s, 'magneto')]).toEqual([[4], 0, 1]);
  });

  it('does not help against a Zombie Hero who comes first [S-COM-2]', () => {
    const foes = enemies('S6', { deadpool: 1, brute: 1 });
    const s = street({ magneto: { zone: 'S6', track: 1 } }, { enemies: foes, dice: [4, 4, 1] });
    s.play('attack:shrapnel@S6', 'use:living-scrap@magneto');
    expect(s.enemies('S6')).toBe(2);
  });

  it('is not offered without Brutes in the zone, nor without power', () => {
    const foes = [...enemies('S6', { walker: 5 }), ...enemies('S10', { brute: 1 })];
    const none = street({ magneto: { zone: 'S6', track: 1 } }, { enemies: foes });
    expect(none.play('attack:shrapnel@S6').prompt).toBe('spend-power');
    const poor = street({ magneto: { zone: 'S6' } }, { enemies: crowd, dice: [1, 1, 1] });
    expect(poor.play('attack:shrapnel@S6').prompt).toBe('turn');
  });

  it('lasts for that attack only', () => {
    const s = street({ magneto: { zone: 'S6', track: 1 } }, { enemies: crowd, dice: [1, 1, 1, 4, 1, 1] });
    s.play('attack:shrapnel@S6', 'use:living-scrap@magneto', 'attack:shrapnel@S6');
    expect(s.enemies('S6', 'brute')).toBe(2);
  });
});

describe('Reach of Iron', () => {
  const DOOR = 'R_3V_11_server-S10';
  const board = {
    ...CITY,
    doors: [{ between: ['R_3V_11_server', 'S10'], colour: 'blue' }],
    objectives: [{ zone: 'S10' }, { zone: 'S11' }, { zone: 'S7' }, { zone: 'S6' }],
  };
  const magneto = { zone: 'S6', skills: ['reach-of-iron'] };

  it('takes an objective one zone away for free; what it gives is his [S-OBJ-1, S-LOS-1]', () => {
    const s = play({ board, heroes: { magneto }, turn: 'magneto' });
    const reached = ['S6', 'S7', 'S10'].map((zone) => `reach-of-iron:${zone}`);
    expect(offered(s, 'reach-of-iron')).toEqual(expect.arrayContaining(reached));
    expect(s.why('reach-of-iron:S11')).toBe('skill.no-target');
    s.play('reach-of-iron:S10');
    expect(s.happened('objective-taken')).toMatchObject([{ hero: 'magneto', zone: 'S10' }]);
    expect([s.hero('magneto').at, s.hero('magneto').actions]).toEqual(['S6', 3]);
  });

  it('works without an action left, once a turn', () => {
    const s = play({ board, heroes: { magneto: { ...magneto, actions: 0 } }, turn: 'magneto' });
    s.play('reach-of-iron:S6');
    expect(s.happened('objective-taken')).toMatchObject([{ hero: 'magneto', zone: 'S6' }]);
    expect(s.happened('turn-ended')).toMatchObject([{ hero: 'magneto', unspent: 0 }]);
    const again = play({ board, heroes: { magneto }, turn: 'magneto' }).play('reach-of-iron:S6');
    expect(again.why('reach-of-iron:S7')).toBe('skill.used');
  });

  it('opens a door of a zone within range 1, and the building behind it spawns [S-OPEN-1, S-OPEN-3]', () => {
    const s = play({
      board: { ...CITY, own: { noBystanders: ['R_5R_00_press'] } },
      heroes: { magneto: { ...magneto, zone: 'S10' } },
      turn: 'magneto',
    });
    expect(offered(s, 'reach-of-iron')).toContain('reach-of-iron:R_5R_00_newsroom-S9');
    expect(offered(s, 'reach-of-iron')).not.toContain('reach-of-iron:R_5R_00_newsroom-S5');
    s.play('reach-of-iron:R_5R_00_newsroom-S9');
    expect(s.happened('door-opened')).toMatchObject([{ hero: 'magneto', door: 'R_5R_00_newsroom-S9' }]);
    expect(s.happened('building-opened')).toHaveLength(1);
    expect([s.hero('magneto').at, s.hero('magneto').actions]).toEqual(['S10', 3]);
  });

  it('does not open a coloured door before its condition [K-DOOR-2]', () => {
    const heroes = { magneto: { ...magneto, zone: 'S11' } };
    const shut = play({ board, heroes, turn: 'magneto' });
    expect(offered(shut, 'reach-of-iron')).not.toContain(`reach-of-iron:${DOOR}`);
    expect(shut.why(`reach-of-iron:${DOOR}`)).toBe('skill.no-target');
    const free = play({ board, heroes, unlocked: ['blue'], turn: 'magneto' });
    expect(offered(free, 'reach-of-iron')).toContain(`reach-of-iron:${DOOR}`);
  });
});

describe('Polarity', () => {
  const magneto = { zone: 'S6', skills: ['polarity'], track: 1 };

  it('pulls enemies from range 2 to range 1 and attacks them there for free [D-PUSH-1]', () => {
    const s = street({ magneto }, { enemies: enemies('S11', { walker: 3 }), dice: [4, 4, 4] });
    s.play('polarity:S11', 'push:S10', 'push:walker=3');
    expect([s.enemies('S10'), power(s, 'magneto')]).toEqual([3, 0]);
    expect(s.options).toEqual(['attack:shrapnel@S10', 'stop']);
    s.play('attack:shrapnel@S10');
    expect([s.enemies('S10'), s.hero('magneto').actions]).toEqual([0, 3]);
  });

  it('moves any number of them, at least 1, all into one zone', () => {
    const foes = enemies('S10', { walker: 2, brute: 1, cyclops: 1, juggernaut: 1 });
    const s = street({ magneto }, { enemies: foes });
    s.play('polarity:S10', 'push:S9');
    expect(s.options).toEqual(['push:walker', 'push:brute', 'push:cyclops', 'stay']);
    expect(() => s.play('stay=4')).toThrow('answer.over-cap');
    s.play('push:walker=1 push:cyclops=1 stay=2');
    expect([s.enemies('S9', 'walker'), s.enemies('S9', 'cyclops'), s.enemies('S9')]).toEqual([1, 1, 2]);
    expect([s.enemies('S10'), s.enemies('S10', 'juggernaut')]).toEqual([3, 1]);
  });

  it('gives no attack where they are out of sight, and the attack may be passed up', () => {
    const s = street({ magneto }, { enemies: enemies('S10', { walker: 2 }) });
    s.play('polarity:S10', 'push:S9', 'push:walker=2');
    expect([s.prompt, rolls(s)]).toEqual(['turn', []]);
    const other = street({ magneto }, { enemies: enemies('S6', { walker: 2 }) });
    other.play('polarity:S6', 'push:S7', 'push:walker=2', 'stop');
    expect([other.prompt, other.enemies('S7')]).toEqual(['turn', 2]);
  });

  it('comes once a turn, for power, within range 2 and not for Juggernaut alone', () => {
    const foes = [
      ...enemies('S11', { walker: 1 }),
      ...enemies('S12', { walker: 1 }),
      ...enemies('S7', { juggernaut: 1 }),
    ];
    const s = street({ magneto: { ...magneto, track: 2 } }, { enemies: foes });
    expect(offered(s, 'polarity')).toEqual(['polarity:S11']);
    s.play('polarity:S11', 'push:S12');
    expect([s.enemies('S12'), s.why('polarity:S12')]).toEqual([2, 'skill.used']);
    expect(offered(street({ magneto: { ...magneto, track: 0 } }, { enemies: foes }), 'polarity')).toEqual([]);
  });
});
