/** Grindhouse: spawn zones to neutralise, and two exits that no more than three zombies may reach. */
import { itemAt, SPAWN, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { noiseMap } from '../noise.ts';
import { noiseIn, play } from './table.ts';

const TOILETS = 'R_3C_00_toilets';
const KITCHEN = 'R_4C_11_kitchen';
const grindhouse = (ned: string, more: { [key: string]: Json } = {}) =>
  play({ mission: '07', heroes: { ned: { zone: ned, reserve: ['crowbar'] } }, ...more });

describe('neutralising', () => {
  it('costs one action in the spawn zone, without zombies in it [M-C07]', () => {
    const s = grindhouse(TOILETS, { turn: 'ned' }).play('neutralise');
    expect(s.hero('ned').actions).toBe(2);
    expect(s.happened('spawn-neutralised')).toMatchObject([{ zone: TOILETS }]);
    expect(s.why('neutralise')).toBe('neutralise.no-spawn');
    expect(grindhouse('S5', { turn: 'ned' }).why('neutralise')).toBe('neutralise.no-spawn');
    const enemies = [{ type: 'walker', zone: TOILETS }];
    expect(grindhouse(TOILETS, { turn: 'ned', enemies }).why('neutralise')).toBe('neutralise.zombies');
  });

  it('stops the cards for that zone only [M-C07]', () => {
    const s = grindhouse(TOILETS, { turn: 'ned', spawns: true, draws: { zombies: [2] } }).play(
      'neutralise',
      'end',
    );
    expect(s.happened('spawn-card')).toMatchObject([{ zone: KITCHEN, card: '2' }]);
  });

  it('both spawn zones wins, tokens or not [M-C07]', () => {
    const s = grindhouse(TOILETS, { turn: 'ned' }).play('neutralise');
    expect(s.result).toBeUndefined();
    const last = grindhouse(KITCHEN, { turn: 'ned' });
    last.state.spawns[0] = SPAWN.gone;
    last.play('neutralise');
    expect(last.state.outcome).toEqual({ result: 'won', cause: 'M-C07' });
    expect(last.state.objectives.every((o) => o.taken < 0)).toBe(true);
  });

  it('is needed from the first turn: both closed buildings spawn [M-C07-2]', () => {
    const s = grindhouse('S1', { phase: 'spawn', spawns: true, draws: { zombies: [4, 2] } });
    expect([s.enemies(TOILETS), s.enemies(KITCHEN)]).toEqual([2, 1]);
    expect(s.state.doors.every((d) => d === 0)).toBe(true);
  });
});

describe('the two exits', () => {
  it('hold three permanent noise tokens each, beside all others, never removed [M-C07, M-C07-1]', () => {
    const s = grindhouse('S3', { turn: 'ned' });
    const heard = (): number[] => ['S3', 'S7', 'S5'].map((zone) => itemAt(noiseMap(s.game), s.zone(zone)));
    expect(heard()).toEqual([4, 3, 0]);
    s.play('noise');
    expect(heard()).toEqual([5, 3, 0]);
    s.play('end');
    expect([s.state.round, noiseIn(s, 'S3')]).toEqual([2, 0]);
    expect(heard()).toEqual([4, 3, 0]);
  });

  it('draw zombies like other tokens [M-C07-1]', () => {
    const enemies = [{ type: 'walker', zone: 'S4' }];
    const s = grindhouse('R_2C_10_study', { phase: 'enemies', enemies, own: { noise: { S3: 1 } } });
    expect([s.enemies('S4'), s.state.counters['ground']]).toEqual([0, 1]);
    const louder = grindhouse('R_2C_10_study', { phase: 'enemies', enemies, own: { noise: { S5: 4 } } });
    expect(louder.enemies('S5')).toBe(1);
  });

  it('swallow a zombie on arrival, for good, before it attacks anybody there [M-C07, M-C07-1]', () => {
    const enemies = [
      { type: 'runner', zone: 'S4' },
      { type: 'walker', zone: 'S8' },
    ];
    const s = grindhouse('S3', { turn: 'ned', enemies }).play('end');
    expect(s.happened('enemies-removed')).toMatchObject([
      { enemy: 'runner', n: 1, zone: 'S3' },
      { enemy: 'walker', n: 1, zone: 'S3' },
    ]);
    expect([s.enemies('S3'), s.onBoard('runner'), s.onBoard('walker')]).toEqual([0, 0, 0]);
    expect(s.hero('ned').wounds).toBe(0);
    expect([s.state.counters['ground'], s.state.supply[0], s.state.supply[1]]).toEqual([2, 39, 15]);
    expect(s.result).toBeUndefined();
  });

  it('lose the game at the fourth zombie, both exits together [M-C07]', () => {
    const at = (west: number, east: number) =>
      play({
        mission: '07',
        heroes: { ned: { zone: 'S3', reserve: ['crowbar'] }, amy: { zone: 'S7' } },
        enemies: [
          { type: 'walker', zone: 'S8', count: west },
          { type: 'fatty', zone: 'S2', count: east },
        ],
        phase: 'enemies',
      });
    expect(at(2, 1).result).toBeUndefined();
    expect(at(2, 1).state.counters['ground']).toBe(3);
    expect(at(2, 2).state.outcome).toEqual({ result: 'lost', cause: 'M-C07' });
  });

  it('do it at once, in the middle of the activation [M-C07]', () => {
    const enemies = [
      { type: 'walker', zone: 'S4', count: 4 },
      { type: 'runner', zone: 'S9' },
    ];
    const s = play({
      mission: '07',
      heroes: { ned: { zone: 'S3' }, amy: { zone: 'S8', wounds: 1 } },
      enemies,
      phase: 'enemies',
    });
    expect(s.result).toBe('lost');
    expect([s.enemies('S8', 'runner'), s.hero('amy').status]).toEqual([1, 'in']);
  });
});
