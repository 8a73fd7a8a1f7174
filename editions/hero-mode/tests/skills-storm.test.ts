/** Storm: Gust, Forked Lightning, Borne Aloft. */
import { describe, expect, it } from 'vitest';
import { COURT, HOUSE, isOpened, Z } from './mansion.ts';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { peopleIn, play, power } from './table.ts';

describe('Gust', () => {
  it('moves all enemies of her zone out, each where the players like [X-38, H-POW-4]', () => {
    const s = street(
      { storm: { zone: 'S6', track: 1 } },
      { enemies: enemies('S6', { walker: 5, brute: 1 }), dice: [3, 3, 1, 1] },
    );
    s.play('power-up', 'attack:lightning-bolt@S6', 'spend:2', 'gust');
    expect([rolls(s), power(s, 'storm'), s.hero('storm').actions]).toEqual([[4], 0, 1]);
    // The Brute took both hits; 5 Walkers are left.
    s.play('push:S2=2 push:S10=3');
    expect([s.enemies('S6'), s.enemies('S2'), s.enemies('S10')]).toEqual([0, 2, 3]);
  });

  it('works as often as it is paid for', () => {
    const s = street({ storm: { zone: 'S4', track: 3 } }, { enemies: enemies('S4', { walker: 2 }) });
    s.play('gust');
    expect([s.enemies('S3'), power(s, 'storm')]).toEqual([2, 2]);
    s.play('move:S3', 'gust', 'push:S2=2');
    expect([s.enemies('S2'), power(s, 'storm')]).toEqual([2, 1]);
  });

  it('takes Zombie Heroes along, Juggernaut excepted', () => {
    const s = street(
      { storm: { zone: 'S4', track: 1 } },
      { enemies: enemies('S4', { walker: 1, cyclops: 1, juggernaut: 1 }) },
    );
    s.play('gust');
    expect([s.enemies('S3', 'walker'), s.enemies('S3', 'cyclops')]).toEqual([1, 1]);
    expect([s.enemies('S4', 'juggernaut'), s.enemies('S4')]).toEqual([1, 1]);
  });

  it('is not offered without enemies, without power, or where only Juggernaut is', () => {
    expect(offered(street({ storm: { zone: 'S6', track: 1 } }), 'gust')).toEqual([]);
    const foes = { enemies: enemies('S6', { walker: 1 }) };
    expect(offered(street({ storm: { zone: 'S6' } }, foes), 'gust')).toEqual([]);
    const alone = { enemies: enemies('S6', { juggernaut: 1 }) };
    expect(offered(street({ storm: { zone: 'S6', track: 1 } }, alone), 'gust')).toEqual([]);
  });

  it('is not offered in a room with no open side [D-PUSH-2]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.study, track: 2 } },
      enemies: enemies(Z.study, { walker: 2 }),
      turn: 'storm',
    });
    expect(s.prompt).toBe('turn');
    expect(offered(s, 'gust')).toEqual([]);
  });
});

describe('Forked Lightning', () => {
  const storm = { zone: 'S6', skills: ['forked-lightning'] };
  const foes = [
    ...enemies('S6', { walker: 4 }),
    ...enemies('S11', { walker: 2 }),
    ...enemies('S12', { walker: 2 }),
  ];

  it('strikes another zone up to range 2 for free [S-ACT-3]', () => {
    const s = street({ storm }, { enemies: foes, dice: [3, 1, 3, 3] });
    s.play('attack:lightning-bolt@S6');
    expect(s.options).toEqual(['use:forked-lightning@storm', 'go-on']);
    // S6 has just been attacked, S12 is three zones away: only S11 is left.
    s.play('use:forked-lightning@storm');
    expect([s.enemies('S6'), s.enemies('S11'), s.enemies('S12')]).toEqual([3, 0, 2]);
    expect([s.hero('storm').actions, s.prompt]).toEqual([2, 'turn']);
  });

  it('lets power be spent on it, and the players choose the zone [H-POW-3]', () => {
    const more = [...foes, ...enemies('S7', { runner: 1 })];
    const s = street({ storm: { ...storm, track: 1 } }, { enemies: more, dice: [1, 1, 3, 3, 3] });
    s.play('attack:lightning-bolt@S6', 'spend:0', 'use:forked-lightning@storm');
    expect(s.options).toEqual(['attack:lightning-bolt@S7', 'attack:lightning-bolt@S11']);
    s.play('attack:lightning-bolt@S11', 'spend:1');
    expect([s.enemies('S11'), power(s, 'storm')]).toEqual([0, 0]);
  });

  it('comes once a turn', () => {
    const s = street({ storm }, { enemies: foes, dice: [1, 1, 1, 1, 1, 1] });
    s.play('attack:lightning-bolt@S6', 'use:forked-lightning@storm', 'attack:lightning-bolt@S6');
    expect([s.prompt, rolls(s)]).toEqual(['turn', [2, 2, 2]]);
  });

  it('is not offered without an enemy in another zone, nor after the Sentinel Hand', () => {
    const alone = street({ storm }, { enemies: enemies('S6', { walker: 4 }), dice: [1, 1] });
    expect(alone.play('attack:lightning-bolt@S6').prompt).toBe('turn');
    const own = { cards: [], hand: { zone: 'S6' } };
    const hand = street({ storm }, { enemies: foes, own, dice: [1, 1, 1] });
    expect(hand.play('hand:S6').prompt).toBe('turn');
  });
});

describe('Borne Aloft', () => {
  const storm = { zone: 'S6', skills: ['borne-aloft'], track: 1 };

  it('carries her 2 zones out of a crowd, for 1 power and no action [D-PUSH-1, D-PUSH-2]', () => {
    const s = street(
      { storm },
      { enemies: [...enemies('S6', { walker: 4 }), ...enemies('S10', { walker: 1 })] },
    );
    s.play('borne-aloft:storm', 'push:S10');
    expect(s.options).toContain('stop');
    s.play('push:S11');
    expect([s.hero('storm').at, s.hero('storm').actions, power(s, 'storm')]).toEqual(['S11', 3, 0]);
    expect(s.happened('moved')).toEqual([]);
    expect(s.prompt).toBe('turn');
  });

  it('brings a bystander within range 2, who is then rescued [S-LOS-1]', () => {
    const s = street(
      { storm },
      { own: people({ card: 'ka-zar', zone: 'S11' }, { card: 'shanna', zone: 'S12' }) },
    );
    expect(offered(s, 'borne-aloft')).toEqual(['borne-aloft:storm', 'borne-aloft:ka-zar']);
    s.play('borne-aloft:ka-zar', 'push:S10', 'push:S6');
    expect(peopleIn(s, 'S6')).toEqual(['ka-zar']);
    s.play('rescue:ka-zar');
    expect(s.hero('storm').actions).toBe(2);
  });

  it('may stop after 1 zone, takes heroes and hidden bystanders, and comes once a turn', () => {
    const s = street(
      { storm: { ...storm, track: 2 }, rogue: { zone: 'S10' } },
      { own: people({ card: 'ka-zar', zone: 'S2', under: '033' }) },
    );
    expect(offered(s, 'borne-aloft')).toHaveLength(3);
    s.play('borne-aloft:rogue', 'push:S11', 'stop');
    expect(s.hero('rogue').at).toBe('S11');
    expect(s.why('borne-aloft:storm')).toBe('skill.used');
  });

  it('is stopped by a closed window [D-PUSH-2, H-WIN-6]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: 'S2', skills: ['borne-aloft'], track: 1 } },
      turn: 'storm',
    });
    s.play('borne-aloft:storm', 'push:S3');
    expect(s.options).toEqual(['push:S2', 'push:S5', 'stop']);
  });

  it('takes stairs as a step and opens the level it leads to [H-STA-3, H-LVL-4]', () => {
    const s = play({
      board: HOUSE,
      doors: { [`${Z.entrance}-S2`]: 'open' },
      heroes: { storm: { zone: Z.gallery, skills: ['borne-aloft'], track: 1 } },
      turn: 'storm',
      draws: { spawn: ['002'] },
    });
    s.play('borne-aloft:storm', `push:${Z.entrance}`);
    expect(isOpened(s, Z.landingW)).toBe(false);
    s.play(`push:${Z.landingW}`);
    expect(s.hero('storm').at).toBe(Z.landingW);
    expect(isOpened(s, Z.landingW)).toBe(true);
    expect(s.enemies(Z.corridorE, 'walker')).toBe(1);
  });

  it('cannot lift somebody with no open way, nor a card still face down [S-OPEN-8]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.study, skills: ['borne-aloft'], track: 1 } },
      own: { cards: [{ card: 'callisto', zone: Z.study }], bystanders: [{ card: 'ka-zar', zone: Z.study }] },
      turn: 'storm',
    });
    expect(offered(s, 'borne-aloft')).toEqual([]);
  });
});
