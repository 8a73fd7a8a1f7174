/** The conformance kit on the toy, and the whole story of a game that is won. */
import { describe, expect, it } from 'vitest';
import {
  allSetups,
  checkGame,
  checkReplay,
  checkSerialised,
  checkTimeline,
  nameOf,
  playRandomGame,
} from '../testing/index.ts';
import { toy } from './index.ts';
import { CELLAR, CELLAR_DOOR, engine, FRONT_DOOR, HALL, newGame, play } from './table.ts';

const GAMES = 12;
const SAMPLE = 7;

describe.each(allSetups(engine, toy))('the toy at $seats', (setup) => {
  it('plays soundly to its end, told, copied, masked, taken back and played again', () => {
    for (let game = 0; game < GAMES; game++) {
      const seed = `toy ${game}`;
      const report = playRandomGame(engine, setup, seed, checkGame(engine, SAMPLE), true);
      expect(report.faults.length === 0 ? '' : nameOf(report)).toBe('');
      const { state, answers } = report;
      expect(checkReplay(engine, state, setup, seed, answers)).toEqual([]);
      expect(checkSerialised(engine, newGame(seed, setup), state, answers)).toEqual([]);
      expect(checkTimeline(engine, setup, seed, answers)).toEqual([]);
    }
  });
});

it('has a set-up for one player and for two', () => {
  expect(allSetups(engine, toy).map((s) => s.seats)).toEqual([[['ann']], [['ann'], ['bob']]]);
});

it('is won by those who find the key and take what is in the cellar [K-PLAY-3]', () => {
  const s = play({
    heroes: { ann: { zone: 'S1' }, bob: { zone: 'S3' } },
    tokens: { [HALL]: 'blue' },
    turn: 'ann',
    dice: [4],
    draws: { rats: ['few', 'none', 'few'], finds: ['lamp'] },
  });
  s.play(`open:${FRONT_DOOR}`, `move:${HALL}`, 'attack', `take:${HALL}`);
  expect([s.hero('ann').level, s.state.unlocked]).toEqual([1, ['blue']]);
  s.play(`open:${CELLAR_DOOR}`, 'take:S3', 'go-on', 'end');
  const phases = s.events.flatMap((e) => (e.type === 'phase' ? [e.phase] : []));
  expect([phases, s.state.round, s.enemies('S2')]).toEqual([['enemies', 'spawn', 'end', 'players'], 2, 1]);
  s.play('search', `move:${CELLAR}`, `take:${CELLAR}`);
  expect(s.state.outcome).toEqual({ result: 'won', cause: 'T-CELLAR' });
});
