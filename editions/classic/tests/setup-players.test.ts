// Who plays whom, who goes first, who is skipped (C-SETUP-3, 4, 5, 9).
import { describe, expect, it } from 'vitest';
import { isRefusal } from '@holdout/engine';
import { engine, play, TOWN } from './table.ts';

const ALL = ['ned', 'amy', 'doug', 'wanda', 'josh', 'phil'];

/** Hands out `each` survivors to so many players. */
const seatsFor = (players: number, each: number): string[][] =>
  Array.from({ length: players }, (_, p) => ALL.slice(p * each, (p + 1) * each));

function refusal(seats: string[][]): string | undefined {
  const state = engine.newGame({ edition: 'classic', mission: '10', seats }, 'a');
  return isRefusal(state) ? state.refused : undefined;
}

const at = (zone: string) => ({ zone });

describe('players', () => {
  it.each([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('%i of them play %i survivors each, neither more nor fewer [C-SETUP-3]', (players, each) => {
    expect(refusal(seatsFor(players, each))).toBeUndefined();
    for (const other of [1, 2, 3, 4, 5]) {
      if (other !== each && other * players <= ALL.length) {
        expect(refusal(seatsFor(players, other))).toBe('setup.heroes-per-seat');
      }
    }
  });

  it('pass the first player token to the left after every game turn [C-SETUP-4]', () => {
    const seats = [['ned'], ['amy'], ['doug']];
    const s = play({ mission: TOWN, seats, heroes: { ned: at('S1'), amy: at('S1'), doug: at('S1') } });
    const order: string[] = [];
    for (let i = 0; i < 12; i++) {
      order.push(s.decision?.hero ?? '');
      s.play('end');
    }
    expect(order.join(' ')).toBe('ned amy doug amy doug ned doug ned amy ned amy doug');
    expect(s.happened('first-player')).toHaveLength(4);
  });

  it('begin with the player of the first seat, whom they agreed on [C-SETUP-4]', () => {
    const state = engine.newGame(
      { edition: 'classic', mission: '10', seats: [['doug'], ['ned'], ['amy'], ['josh']] },
      'a',
    );
    if (isRefusal(state)) throw new Error(state.refused);
    expect(state.first).toBe(0);
    expect(engine.decisionOf(state)?.hero).toBe('doug');
  });

  it('activate all their survivors, in any order, before the next player clockwise [C-SETUP-5]', () => {
    const seats = [
      ['ned', 'amy', 'josh'],
      ['doug', 'wanda', 'phil'],
    ];
    const s = play({ mission: TOWN, seats, heroes: Object.fromEntries(ALL.map((h) => [h, at('S1')])) });
    expect(s.decision?.by).toBe(0);
    expect(s.options).toEqual(['activate:ned', 'activate:amy', 'activate:josh']);
    s.play('activate:josh', 'end');
    expect(s.options).toEqual(['activate:ned', 'activate:amy']);
    s.play('activate:amy');
    expect(s.options.filter((o) => o.startsWith('activate'))).toEqual([]);
    s.play('end');
    expect(s.decision?.hero).toBe('ned');
    s.play('end');
    expect(s.decision?.by).toBe(1);
    expect(s.options).toEqual(['activate:doug', 'activate:wanda', 'activate:phil']);
  });

  it.each(['dead', 'left'])(
    'whose survivors are all %s are skipped, by the token too [C-SETUP-9]',
    (status) => {
      const seats = [['ned'], ['amy'], ['doug']];
      const s = play({
        mission: TOWN,
        seats,
        heroes: { ned: at('S1'), amy: { status }, doug: at('S1') },
        turn: 'ned',
      });
      s.play('end');
      expect(s.decision?.hero).toBe('doug');
      s.play('end');
      expect(s.state.round).toBe(2);
      expect(s.state.first).toBe(2);
      expect(s.decision?.hero).toBe('doug');
      s.play('end', 'end');
      expect(s.state.first).toBe(0);
    },
  );
});
