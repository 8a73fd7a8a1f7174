/** Cards that give: Mariko Yashida, Senator Kelly, Trish Tilby, Mary Jane, Sharon Carter. */
import { describe, expect, it } from 'vitest';
import { CITY, enemies, night, offered, people, street } from './skills-street.ts';
import { play, power, traits } from './table.ts';
import { costOf } from './zombie-table.ts';

describe('Mariko Yashida', () => {
  const rogue = { zone: 'S6', track: 3, bystander: 'mariko-yashida' };

  it('gives power to a hero in sight, once a turn [S-LOS-1]', () => {
    const s = street({ rogue, storm: { zone: 'S11', track: 1 }, colossus: { zone: 'S9' } });
    expect(offered(s, 'mariko-yashida')).toEqual(['mariko-yashida:storm']);
    s.play('mariko-yashida:storm');
    expect(s.options).toEqual(['spend:1', 'spend:2', 'spend:3']);
    s.play('spend:3');
    expect([power(s, 'storm'), power(s, 'rogue'), s.hero('rogue').actions]).toEqual([4, 0, 3]);
  });

  it('never above 4, and not with nothing to give [H-POW-1]', () => {
    const s = street({ rogue, storm: { zone: 'S11', track: 3 } }).play('mariko-yashida:storm');
    expect([power(s, 'storm'), power(s, 'rogue'), offered(s, 'mariko-yashida')]).toEqual([4, 2, []]);
    const full = street({ rogue, storm: { zone: 'S11', track: 4 } });
    expect(offered(full, 'mariko-yashida')).toEqual([]);
    const poor = street({ rogue: { ...rogue, track: 0 }, storm: { zone: 'S11' } });
    expect(offered(poor, 'mariko-yashida')).toEqual([]);
  });
});

describe('Senator Kelly', () => {
  const USE = 'use:senator-kelly@rogue';
  const rogue = { zone: 'S6', xp: 6, bystander: 'senator-kelly' };
  const fight = { enemies: enemies('S6', { walker: 1 }), dice: [3, 1] };

  it('gives a gain of experience to a hero in sight, all of it [S-COM-12]', () => {
    const s = street({ rogue, storm: { zone: 'S11' }, magneto: { zone: 'S10' } }, fight);
    s.play('attack:haymaker@S6', USE);
    expect(s.options).toEqual(['senator-kelly:storm', 'senator-kelly:magneto']);
    s.play('senator-kelly:storm');
    expect([s.hero('rogue').xp, s.hero('rogue').level, s.hero('storm').xp]).toEqual([6, 0, 1]);
    expect(s.happened('enemies-killed')).toMatchObject([{ hero: 'rogue' }]);
  });

  it('the other may rise by it', () => {
    const s = street({ rogue, storm: { zone: 'S11', xp: 6 } }, fight).play('attack:haymaker@S6', USE);
    expect([s.hero('storm').xp, s.hero('storm').level, s.hero('rogue').level]).toEqual([7, 1, 0]);
  });

  it('may be kept, and nobody is asked with nobody in sight', () => {
    const kept = street({ rogue, storm: { zone: 'S11' } }, fight).play('attack:haymaker@S6', 'go-on');
    expect([kept.hero('rogue').xp, kept.hero('storm').xp]).toEqual([7, 0]);
    const alone = street({ rogue, storm: { zone: 'S9' } }, fight).play('attack:haymaker@S6');
    expect([alone.prompt, alone.hero('rogue').xp]).toEqual(['turn', 7]);
  });
});

describe('Trish Tilby', () => {
  const rogue = { zone: 'S6', bystander: 'trish-tilby' };
  const crew = { storm: { zone: 'S9' }, magneto: { zone: 'S13', track: 4 } };
  const tokens = { ...CITY, objectives: [{ zone: 'S6' }] };

  it('gives every other hero 1 power for an objective, seen or not [S-OBJ-1]', () => {
    const s = play({ board: tokens, heroes: { rogue, ...crew }, turn: 'rogue' }).play('take:S6');
    expect(['rogue', 'storm', 'magneto'].map((h) => power(s, h))).toEqual([0, 1, 4]);
    const other = play({ board: tokens, heroes: { storm: { zone: 'S6' }, rogue }, turn: 'storm' });
    expect(power(other.play('take:S6'), 'rogue')).toBe(0);
  });

  it('for the rescue that replaces her too, but not for her own [H-RES-1]', () => {
    const s = street({ rogue, ...crew }, { own: people({ card: 'ka-zar', zone: 'S6' }) });
    s.play('rescue:ka-zar', 'keep:ka-zar');
    expect(power(s, 'storm')).toBe(1);
    const own = people({ card: 'trish-tilby', zone: 'S6' });
    expect(
      power(street({ rogue: { zone: 'S6' }, ...crew }, { own }).play('rescue:trish-tilby'), 'storm'),
    ).toBe(0);
  });
});

describe('Mary Jane', () => {
  const rogue = { zone: 'S6', bystander: 'mary-jane' };
  const foes = { enemies: enemies('S6', { walker: 9 }) };

  it('gives 1 power after a trait’s effect: for All Out when the attack is resolved [S-TRAIT-3]', () => {
    const s = street(
      { rogue: { ...rogue, traits: ['all-out', 'all-out'] } },
      { ...foes, dice: Array(8).fill(1) },
    );
    s.play('attack:haymaker@S6', 'use:all-out@rogue', 'use:all-out@rogue');
    // Nothing to spend before the roll; then one for each.
    expect([s.prompt, power(s, 'rogue')]).toEqual(['turn', 2]);
  });

  it('at once for a trait of the turn, after it has done what it does', () => {
    const s = street({ rogue: { ...rogue, track: 2, traits: ['overexertion'] } }).play('overexertion');
    expect([power(s, 'rogue'), s.hero('rogue').actions]).toEqual([1, 5]);
  });

  it('for Follow Through after its attack', () => {
    const s = street(
      { rogue: { ...rogue, track: 1, traits: ['follow-through'] } },
      { ...foes, dice: [3, 1, 3, 1] },
    );
    s.play('attack:haymaker@S6', 'spend:0', 'use:follow-through@rogue');
    expect([s.enemies('S6'), power(s, 'rogue'), s.prompt]).toEqual([7, 1, 'turn']);
  });

  it('nothing for a trait lost with a person [H-DEV-1]', () => {
    const s = night(
      { rogue: { ...rogue, traits: ['rallying-cry'] } },
      { enemies: enemies('S12', { walker: 1 }), own: people({ card: 'senator-kelly', zone: 'S12' }) },
    );
    // 1 for the new round, and no more.
    expect([traits(s, 'rogue'), power(s, 'rogue')]).toEqual([[], 1]);
  });
});

describe('Sharon Carter', () => {
  const rogue = { zone: 'S10', track: 2, bystander: 'sharon-carter' };
  const crowd = { enemies: enemies('S6', { walker: 3 }) };

  it('lets another hero in sight leave 3 Walkers for 1 action, for 1 power of hers, once a round', () => {
    const s = street({ storm: { zone: 'S6' }, rogue }, crowd);
    expect([costOf(s, 'move:S2'), costOf(s, 'sharon-carter:S2')]).toEqual([undefined, 1]);
    s.play('sharon-carter:S2');
    expect([s.hero('storm').at, s.hero('storm').actions, power(s, 'rogue'), power(s, 'storm')]).toEqual([
      'S2',
      2,
      1,
      0,
    ]);
    expect(s.happened('card-used')).toMatchObject([{ hero: 'rogue', card: 'sharon-carter' }]);
    const again = street(
      { storm: { zone: 'S6' }, rogue },
      { enemies: [...crowd.enemies, ...enemies('S2', { walker: 1 })] },
    ).play('sharon-carter:S2');
    expect([offered(again, 'sharon-carter'), costOf(again, 'move:S3')]).toEqual([[], 2]);
  });

  it('ignores Black Ice, and is part of a free action [S-MOVE-5]', () => {
    const ice = street({ storm: { zone: 'S6' }, rogue }, { enemies: enemies('S2', { iceman: 1 }) });
    expect([costOf(ice, 'move:S7'), costOf(ice, 'sharon-carter:S7')]).toEqual([2, 1]);
    const colossus = { zone: 'S11', track: 1, traits: ['your-turn'] };
    const s = street({ colossus, storm: { zone: 'S6' }, rogue }, crowd).play('your-turn:storm');
    expect(s.options).toContain('sharon-carter:S2');
    s.play('sharon-carter:S2');
    expect([s.hero('storm').at, power(s, 'rogue')]).toEqual(['S2', 1]);
  });

  it('is not offered for the own Move, without enemies, out of sight or without power', () => {
    expect(offered(street({ rogue: { ...rogue, zone: 'S6' } }, crowd), 'sharon-carter')).toEqual([]);
    expect(offered(street({ storm: { zone: 'S6' }, rogue }), 'sharon-carter')).toEqual([]);
    const hidden = street({ storm: { zone: 'S6' }, rogue: { ...rogue, zone: 'S9' } }, crowd);
    expect(offered(hidden, 'sharon-carter')).toEqual([]);
    const poor = street({ storm: { zone: 'S6' }, rogue: { ...rogue, track: 0 } }, crowd);
    expect([offered(poor, 'sharon-carter'), poor.why('sharon-carter:S2')]).toEqual([[], 'skill.not-yours']);
  });
});
