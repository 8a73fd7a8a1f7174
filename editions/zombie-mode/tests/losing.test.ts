/** Losing: a hero eliminated, and what the mission itself forbids. */
import type { Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { people, person, QUIET, STREETS, withSpawns } from './streets.ts';
import { play } from './table.ts';

type Entry = { [key: string]: Json };

describe('an eliminated Zombie Hero', () => {
  /** Hulk, Ravenous and with one health left, ends the first turn; Deadpool is still to come. */
  const hulkFalls = (board: Entry, spawn = QUIET.slice(0, 1)) =>
    play({
      board,
      spawns: true,
      heroes: { hulk: { zone: 'S2', track: 4, wounds: 4 }, deadpool: { zone: 'S2' } },
      enemies: [{ type: 'trooper', zone: 'S11' }],
      draws: { spawn },
      turn: 'hulk',
    }).play('end');

  it('loses the game in the End Phase: turns, enemies and spawning come first [Z-LOSE-1]', () => {
    const s = hulkFalls(withSpawns('S18'));
    expect([s.hero('hulk').status, s.result, s.prompt]).toEqual(['dead', undefined, 'turn']);
    s.play('move:S3', 'end');
    expect(s.result).toBe('lost');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'Z-LOSE-1' });
    const course = s.events.flatMap((e) =>
      e.type === 'phase'
        ? [e.phase]
        : ['hero-died', 'moved', 'enemies-moved', 'spawn-card', 'lost'].includes(e.type)
          ? [e.type]
          : [],
    );
    expect(course).toEqual([
      'hero-died',
      'moved',
      'enemies',
      'enemies-moved',
      'spawn',
      'spawn-card',
      'end',
      'lost',
    ]);
  });

  it('in the enemy phase loses it in the same End Phase, after the spawning [Z-LOSE-1]', () => {
    const s = play({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { hulk: { zone: 'S2', wounds: 4 }, deadpool: { zone: 'S16', done: true } },
      enemies: [{ type: 'trooper', zone: 'S2' }],
      draws: { spawn: QUIET.slice(0, 1) },
      turn: 'hulk',
    }).play('end');
    expect(s.happened('spawn-card')).toHaveLength(1);
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'Z-LOSE-1' });
    expect(s.happened('round-started')).toEqual([]);
  });

  it('does not keep the others from winning in what is left of the round [Z-LOSE-1]', () => {
    const board = { ...withSpawns('S18'), objectives: [{ zone: 'S2' }], win: { objectivesTaken: 'all' } };
    const s = hulkFalls(board, []);
    expect(s.play('take:S2').result).toBe('won');
  });

  it('alone on the board: the round goes to its End Phase and is lost there [Z-LOSE-1]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S2', track: 4, wounds: 4 } },
      turn: 'hulk',
    }).play('end');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'Z-LOSE-1' });
    expect(s.happened('phase')).toMatchObject([{ phase: 'end' }]);
  });
});

describe("a mission's own losing condition", () => {
  it('loses at once [Z-LOSE-2]', () => {
    const s = play({
      board: { ...withSpawns('S16'), lose: [{ id: 'M-MZ0', when: { bystanderEscaped: true } }] },
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      own: people(person('aunt-may', 'S13')),
      draws: { spawn: [] },
      turn: 'hulk',
    }).play('end');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-MZ0' });
    expect(s.happened('spawn-card')).toEqual([]);
  });
});
