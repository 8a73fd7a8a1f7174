/** MZ3, the Sanctum: Wong among five, Doctor Strange who comes back, cards that only entering turns up. */
import { describe, expect, it } from 'vitest';
import { begin, inDeck, isActive, met } from './mission-table.ts';
import { person, QUIET } from './streets.ts';
import { play } from './table.ts';
import { itemAt } from '@holdout/engine';

const EDITOR = 'R_5R_11_editor';
const STRANGE = [{ type: 'doctor-strange', zone: 'S4' }];
const DEAD = [4, 4, 4, 4];
const fight = (own: { [key: string]: unknown }, more: { [key: string]: unknown } = {}) =>
  play({
    mission: 'MZ3',
    heroes: { deadpool: { zone: 'S4', track: 1 } },
    enemies: STRANGE,
    own: { cards: [], ...own },
    dice: DEAD,
    turn: 'deadpool',
    ...more,
  }).play('attack:dual-katanas@S4');

describe('MZ3, the set-up', () => {
  it('puts Doctor Strange on his zone, out of the deck; green is active with 5-6 [M-MZ3]', () => {
    const s = begin('MZ3', 4);
    expect(s.enemies('S4', 'doctor-strange')).toBe(1);
    expect(inDeck(s, 'super-heroes')).toHaveLength(5);
    expect([isActive(s, 'S9'), isActive(begin('MZ3', 5), 'S9')]).toEqual([false, true]);
  });
});

describe('MZ3, bystanders well hidden', () => {
  const newsroom = () => {
    const s = play({
      mission: 'MZ3',
      heroes: { hulk: { zone: 'S6', xp: 7 } },
      own: { cards: [{ card: 'wong', zone: EDITOR }] },
      draws: { spawn: ['027', '028'] },
      turn: 'hulk',
    });
    s.play('open:R_5R_11_newsroom-S6');
    while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
    return s;
  };

  it('are not turned up with their building, which spawns as usual [M-MZ3-2]', () => {
    const s = newsroom();
    expect(s.happened('spawn-card')).toHaveLength(2);
    expect(s.happened('bystander-revealed')).toEqual([]);
  });

  it('are turned up when a hero enters, after the Move is done [M-MZ3] [M-MZ3-2]', () => {
    const s = newsroom().play('move:R_5R_11_newsroom');
    expect(s.happened('bystander-revealed')).toEqual([]);
    s.play(`move:${EDITOR}`);
    const types = s.events.map((e) => e.type);
    expect(types.lastIndexOf('moved')).toBeLessThan(types.indexOf('bystander-revealed'));
    expect(s.happened('bystander-revealed')).toMatchObject([{ card: 'wong', zone: EDITOR }]);
  });

  it('are not turned up by the set-up either [M-MZ3]', () => {
    expect(begin('MZ3', 6).happened('bystander-revealed')).toEqual([]);
  });
});

describe('MZ3, Doctor Strange', () => {
  it('returns to his starting zone in the End Phase while Wong is not devoured [M-MZ3]', () => {
    const s = fight({});
    expect([s.onBoard('doctor-strange'), met(s, 'defeat-strange'), s.state.unlocked]).toEqual([0, false, []]);
    s.play('end');
    expect([s.enemies('S4', 'doctor-strange'), s.hero('deadpool').xp]).toEqual([1, 3]);
  });

  it('returns even if Wong is devoured later in the same round [M-MZ3-1]', () => {
    const s = fight(
      { bystanders: [person('wong', 'S12')] },
      {
        heroes: { deadpool: { zone: 'S4', track: 1 }, hulk: { zone: 'S12' } },
        dice: [...DEAD, 6],
      },
    );
    s.play('end', 'attack:devour@S12', 'end');
    expect([met(s, 'devour-wong'), met(s, 'defeat-strange')]).toEqual([true, false]);
    expect(s.happened('enemy-returned')).toMatchObject([{ enemy: 'doctor-strange', zone: 'S4' }]);
  });

  it('is gone for good once Wong is devoured, and then the red doors open [M-MZ3]', () => {
    const door = 'open:R_7V_10_foyer-S4';
    const before = play({
      mission: 'MZ3',
      heroes: { hulk: { zone: 'S4' } },
      own: { cards: [] },
      turn: 'hulk',
    });
    expect(before.why(door)).toBe('open.locked');
    const s = fight({ done: ['devoured:wong'] });
    expect([met(s, 'defeat-strange'), s.state.unlocked, s.options.includes(door)]).toEqual([
      true,
      ['red'],
      true,
    ]);
    expect(inDeck(s, 'super-heroes')).toContain('doctor-strange');
    s.play('end');
    expect(s.onBoard('doctor-strange')).toBe(0);
  });

  it('does not come back when a spawn card drew him again later [M-ALL-10]', () => {
    const s = fight({ done: ['devoured:wong', 'gone:doctor-strange'] }).play('end');
    expect(s.happened('enemy-returned')).toEqual([]);
  });
});

describe('MZ3, the end', () => {
  it('wants Wong devoured, Strange gone and all out by the rotunda [M-MZ3]', () => {
    const at = (spawn: string[], ...done: string[]) =>
      play({
        mission: 'MZ3',
        heroes: { hulk: { zone: 'R_7V_10_rotunda' } },
        own: { cards: [], done },
        spawns: true,
        draws: { spawn },
        turn: 'hulk',
      }).play('end');
    const quiet = QUIET.slice(0, 2);
    expect(at(quiet, 'devoured:wong').prompt).not.toBe('leave');
    expect(at(quiet, 'gone:doctor-strange').prompt).not.toBe('leave');
    expect(at([], 'devoured:wong', 'gone:doctor-strange').play('leave').result).toBe('won');
  });
});
