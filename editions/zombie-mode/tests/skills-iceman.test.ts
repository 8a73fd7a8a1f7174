// Iceman: Ice Slide, Black Ice, Deep Freeze.
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street } from './skills-street.ts';
import { enemiesTurn, withSpawns } from './streets.ts';
import { health, play } from './table.ts';

describe('Ice Slide', () => {
  it('Ice Slide: each Move may go up to 2 zones, the second for nothing [S-MOVE-4]', () => {
    const s = street({ iceman: { zone: 'S5' } });
    s.play('move:S6');
    expect([s.prompt, s.options]).toEqual(['move-on', ['move:S5', 'move:S7', 'stop']]);
    s.play('move:S7');
    expect([s.hero('iceman').at, s.hero('iceman').actions, s.prompt]).toEqual(['S7', 2, 'turn']);
    s.play('move:S8', 'stop');
    expect([s.hero('iceman').at, s.hero('iceman').actions]).toEqual(['S8', 1]);
  });

  it('Ice Slide: ends where enemies are; enemies of the first zone are paid for once [K-MOVE-4]', () => {
    const s = street(
      { iceman: { zone: 'S5' } },
      { enemies: [...enemies('S5', { trooper: 1 }), ...enemies('S6', { trooper: 1 })] },
    );
    s.play('move:S6');
    expect([s.hero('iceman').at, s.hero('iceman').actions, s.prompt]).toEqual(['S6', 1, 'turn']);
    const free = street({ iceman: { zone: 'S5' } }, { enemies: enemies('S5', { trooper: 1 }) });
    free.play('move:S6', 'move:S7');
    expect([free.hero('iceman').at, free.hero('iceman').actions]).toEqual(['S7', 1]);
  });

  it('Ice Slide: a free Move as well, and while Ravenous [S-MOVE-5] [Z-RAV-1]', () => {
    const s = street(
      { iceman: { zone: 'S5', skills: ['sting-and-fly'] } },
      { enemies: enemies('S6', { trooper: 1 }), dice: [3, 2] },
    );
    s.play('attack:frozen-shards@S6', 'use:sting-and-fly@iceman', 'move:S6', 'move:S7');
    expect([s.hero('iceman').at, s.hero('iceman').actions]).toEqual(['S7', 2]);
    const hungry = street({ iceman: { zone: 'S5', track: 4 } }).play('move:S6', 'move:S7');
    expect(hungry.hero('iceman').at).toBe('S7');
  });

  it('Ice Slide: the second zone does not lie beyond the force field [M-MZ8-1]', () => {
    const s = play({
      mission: 'MZ8',
      heroes: { iceman: { zone: 'R_1V_00_theatre' } },
      doors: { 'R_1V_00_waiting-S1': 'open' },
      enemies: [],
      own: { cards: [] },
      turn: 'iceman',
    });
    s.play('move:R_1V_00_waiting');
    // The open door leads there.
    expect(s.game.view.neighbours[s.zone('R_1V_00_waiting')]).toContain(s.zone('S1'));
    expect(s.prompt).toBe('move-on');
    expect(s.options).not.toContain('move:S1');
  });
});

describe('Black Ice', () => {
  const ready = { zone: 'S5', skills: ['black-ice'] };
  const far = { wasp: { zone: 'S1', done: true } };
  const attacked = (counts: { [zone: string]: { [type: string]: number } }) =>
    street(
      { iceman: ready, ...far },
      { enemies: Object.entries(counts).flatMap(([zone, foes]) => enemies(zone, foes)) },
    ).play('end');

  it('Black Ice: whoever comes in with the first action takes no second one', () => {
    const s = attacked({ S6: { specialist: 3 } });
    expect([s.enemies('S5'), health(s, 'iceman')]).toEqual([3, 5]);
    expect(s.happened('skill-used')).toMatchObject([{ hero: 'iceman', skill: 'black-ice' }]);
  });

  it('Black Ice: Super Heroes too; they act twice again in the next round', () => {
    const s = attacked({ S6: { thor: 1 } });
    expect([s.enemies('S5'), health(s, 'iceman')]).toEqual([1, 5]);
    s.play('activate:iceman', 'end', 'end');
    expect(health(s, 'iceman')).toBe(3);
  });

  it('Black Ice: those already there act twice, beside those who come in', () => {
    expect(health(attacked({ S5: { specialist: 2 } }), 'iceman')).toBe(1);
    const both = attacked({ S5: { specialist: 1 }, S6: { specialist: 2 } });
    expect([both.enemies('S5'), health(both, 'iceman')]).toEqual([3, 3]);
  });

  it('Black Ice: those who pass another zone first come in with the second action, as usual', () => {
    const s = attacked({ S7: { specialist: 2 } });
    expect([s.enemies('S5'), health(s, 'iceman'), s.happened('skill-used')]).toEqual([2, 5, []]);
  });

  it('Black Ice: his own zone only, and nothing is said of those with one action', () => {
    const s = street(
      { iceman: { ...ready, zone: 'S9' }, wasp: { zone: 'S5', done: true } },
      { enemies: enemies('S6', { specialist: 2 }) },
    ).play('end');
    expect(health(s, 'wasp')).toBe(3);
    expect(attacked({ S6: { trooper: 2 } }).happened('skill-used')).toEqual([]);
  });

  it('Black Ice: in a rush too, and for those of the rush alone [S-CARD-2]', () => {
    const s = enemiesTurn({
      board: withSpawns('S10'),
      spawns: true,
      heroes: { iceman: { zone: 'S6', skills: ['black-ice'] } },
      enemies: [{ type: 'specialist', zone: 'S6', count: 1 }],
      draws: { spawn: ['026'] },
    });
    expect(s.happened('skill-used')).toMatchObject([{ skill: 'black-ice' }]);
    expect(health(s, 'iceman')).toBe(3);
  });
});

describe('Deep Freeze', () => {
  const ready = { zone: 'S6', skills: ['deep-freeze'] };

  it('Deep Freeze: a free Frozen Shards attack whose hits may Stun, past any priority', () => {
    const s = street(
      { iceman: { ...ready, track: 1 } },
      { enemies: enemies('S7', { thor: 1, trooper: 4 }), dice: [3, 4, 5] },
    );
    s.play('deep-freeze');
    expect(s.options).toEqual(['stun:trooper@S7', 'assign']);
    s.play('stun:trooper@S7=3');
    expect(s.happened('enemies-stunned')).toMatchObject([{ enemy: 'trooper', n: 3, zone: 'S7' }]);
    expect([rolls(s), s.enemies('S7'), s.hero('iceman').actions, s.hero('iceman').xp]).toEqual([
      [3],
      5,
      3,
      0,
    ]);
    expect(s.why('deep-freeze')).toBe('skill.used');
  });

  it('Deep Freeze: the rest of the hits is assigned as usual', () => {
    const s = street(
      { iceman: { ...ready, track: 2 } },
      { enemies: enemies('S6', { guard: 4 }), dice: [3, 3, 3, 3] },
    );
    s.play('deep-freeze', 'stun:guard@S6=2 assign=2');
    expect(s.enemies('S6')).toBe(3);
    s.play('end');
    // Of three Guards two are Stunned.
    expect(health(s, 'iceman')).toBe(4);
  });

  it('Deep Freeze: an ordinary attack Stuns nobody, and a Super Hero is never Stunned', () => {
    const s = street({ iceman: ready }, { enemies: enemies('S6', { trooper: 2 }), dice: [3, 2] });
    s.play('attack:frozen-shards@S6');
    expect([s.enemies('S6'), s.prompt, s.happened('enemies-stunned')]).toEqual([1, 'turn', []]);
    const thor = street({ iceman: ready }, { enemies: enemies('S6', { thor: 1 }), dice: [3, 3] });
    thor.play('deep-freeze');
    expect([thor.prompt, thor.happened('enemies-stunned')]).toEqual(['turn', []]);
  });

  it('Deep Freeze: needs somebody within reach, and is not open to the Ravenous [Z-RAV-5]', () => {
    const foes = { enemies: enemies('S8', { trooper: 1 }) };
    expect(offered(street({ iceman: ready }, foes), 'deep-freeze')).toEqual([]);
    const near = { enemies: enemies('S7', { trooper: 1 }) };
    expect(offered(street({ iceman: ready }, near), 'deep-freeze')).toEqual(['deep-freeze']);
    expect(offered(street({ iceman: { ...ready, track: 4 } }, near), 'deep-freeze')).toEqual([]);
  });
});
