/** Which line of a zombie card is read, and who counts for it. */
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import { HOUSE, log, PAIR, withDoors, withSpawns, zombiesTurn } from './kernel-boards.ts';
import { play } from './table.ts';

describe('the line read', () => {
  const spawn = (
    cards: number[],
    heroes: { [id: string]: { [key: string]: Json } },
    more: { [key: string]: Json } = {},
  ) => {
    const board = withSpawns(PAIR, 'S1', 'S5');
    const s = play({ board, spawns: true, heroes, draws: { zombies: cards }, phase: 'spawn', ...more });
    return s;
  };

  it.each([
    [0, 0, 1],
    [0, 7, 1],
    [19, 7, 6],
    [0, 44, 7],
  ])('of card 2 with survivors at %i and %i gives %i Walkers [K-SPAWN-2]', (ned, amy, walkers) => {
    const s = spawn([2, 37], { ned: { zone: HOUSE, xp: ned }, amy: { zone: HOUSE, xp: amy } });
    expect(s.onBoard('walker')).toBe(walkers);
  });

  it('drops when the highest survivor dies, and is read anew for every card [C-SPAWN-2]', () => {
    // The first card makes the Walker kill Ned; at Yellow the second would bring 2 Runners.
    const s = spawn(
      [37, 1],
      { ned: { zone: 'S13', xp: 7, wounds: 1 }, amy: { zone: HOUSE } },
      { enemies: [{ type: 'walker', zone: 'S13' }] },
    );
    expect([s.hero('ned').status, s.onBoard('runner')]).toEqual(['dead', 0]);
  });

  it('with Wanda at 5 and Doug at 12 is yellow; if Doug dies, blue [X-10]', () => {
    const scenario = {
      board: withSpawns(PAIR, 'S1'),
      spawns: true,
      heroes: { wanda: { zone: HOUSE, xp: 5 }, doug: { zone: 'S13', xp: 12, wounds: 1 } },
      draws: { zombies: [9] },
    };
    expect(log(zombiesTurn(scenario), 'spawn-card', 'enemies-placed')).toEqual([
      '9 for S1 at yellow',
      '4 walker in S1',
    ]);
    const dead = zombiesTurn({ ...scenario, enemies: [{ type: 'walker', zone: 'S13' }] });
    expect(dead.hero('doug').status).toBe('dead');
    expect(log(dead, 'spawn-card', 'enemies-placed')).toEqual(['9 for S1 at blue']);
  });

  it.each([
    [0, { walker: 0, runner: 0 }],
    [7, { walker: 0, runner: 2 }],
    [44, { walker: 5, runner: 0 }],
  ])('of card 1 with the best survivor at %i: %j [X-61]', (xp, placed) => {
    const s = spawn([1, 37], { ned: { zone: HOUSE, xp }, amy: { zone: HOUSE } });
    expect({ walker: s.onBoard('walker'), runner: s.onBoard('runner') }).toEqual(placed);
  });

  it('leaves survivors gone from the board out, in noise and manholes too [C-SPAWN-11]', () => {
    const board = {
      ...withSpawns(withDoors(PAIR, [HOUSE, 'S2']), 'S1'),
      areas: { exit: ['S8'] },
      exit: { area: 'exit', open: true },
    };
    const scenario = {
      board,
      spawns: true,
      heroes: { amy: { zone: 'S8', xp: 7 }, ned: { zone: HOUSE, done: true } },
      enemies: [{ type: 'fatty', zone: 'S9' }],
      draws: { zombies: [42] },
      turn: 'amy',
    };
    const there = play(scenario).play('end');
    expect(log(there, 'enemies-moved', 'spawn-card', 'enemies-placed')).toEqual([
      '1 fatty S9-S10',
      '42 for S1 at yellow',
      '1 runner in S7',
      '1 runner in S8',
    ]);
    const left = play(scenario).play('leave');
    expect(log(left, 'enemies-moved', 'spawn-card', 'enemies-placed')).toEqual([
      '1 fatty S9-S6',
      '42 for S1 at blue',
      '1 walker in S7',
    ]);
  });
});
