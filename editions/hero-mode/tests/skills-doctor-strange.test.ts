/** Doctor Strange: A Glimpse Ahead, Gateway, Unerring Bolts. */
import { describe, expect, it } from 'vitest';
import { CITY, enemies, offered, people, rolls, street } from './skills-street.ts';
import { peopleIn, play, power } from './table.ts';

describe('A Glimpse Ahead', () => {
  const spawning = (track: number, draws: string[]) =>
    play({
      board: { ...CITY, spawns: [{ zone: 'S1' }, { zone: 'S18' }] },
      spawns: true,
      own: people(),
      heroes: { 'doctor-strange': { zone: 'S6', track } },
      draws: { spawn: draws },
      phase: 'spawn',
    });

  it('puts a card away for another one, for 1 power, once a round [K-SPAWN-2]', () => {
    const s = spawning(2, ['001', '012', '018']);
    s.play('use:a-glimpse-ahead@doctor-strange');
    expect([s.enemies('S1', 'walker'), s.enemies('S1', 'brute')]).toEqual([0, 1]);
    expect(s.enemies('S18', 'runner')).toBe(1);
    // 1 paid, 1 back at the start of the next round.
    expect(power(s, 'doctor-strange')).toBe(2);
  });

  it('needs power', () => {
    const s = spawning(0, ['001', '018']);
    expect(s.prompt).not.toBe('react');
    expect(s.enemies('S1', 'walker')).toBe(2);
  });
});

describe('Gateway', () => {
  const strange = { zone: 'S6', skills: ['gateway'], track: 1 };

  it('places him and one other of his zone where he sees, at any distance [S-LOS-1]', () => {
    const s = street(
      { 'doctor-strange': strange, thor: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 4 }), own: people({ card: 'ka-zar', zone: 'S6' }) },
    );
    s.play('gateway:S13');
    expect(s.options).toEqual(['take-along:thor', 'take-along:ka-zar', 'stop']);
    s.play('take-along:ka-zar');
    expect([s.hero('doctor-strange').at, peopleIn(s, 'S13'), s.hero('thor').at]).toEqual([
      'S13',
      ['ka-zar'],
      'S6',
    ]);
    expect([s.hero('doctor-strange').actions, power(s, 'doctor-strange')]).toEqual([3, 0]);
  });

  it('leads nowhere out of sight, costs power and comes once a turn', () => {
    const s = street({ 'doctor-strange': { ...strange, track: 2 } });
    expect(offered(s, 'gateway')).not.toContain('gateway:S4');
    s.play('gateway:S10');
    expect(s.why('gateway:S6')).toBe('skill.used');
    expect(offered(street({ 'doctor-strange': { ...strange, track: 0 } }), 'gateway')).toEqual([]);
  });
});

describe('Unerring Bolts', () => {
  it('roll 1 die more and hit whom he likes [S-COM-2]', () => {
    const s = street(
      { 'doctor-strange': { zone: 'S6', skills: ['unerring-bolts'] } },
      { enemies: enemies('S10', { brute: 1, runner: 2, wasp: 1 }), dice: [3, 3, 1] },
    );
    s.play('attack:mystic-bolts@S10');
    expect(rolls(s)).toEqual([3]);
    s.play('hit:runner');
    expect([s.enemies('S10', 'brute'), s.enemies('S10', 'runner')]).toEqual([1, 0]);
  });
});
