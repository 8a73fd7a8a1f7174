/** MH5 All or nothing: six caches, and a Hulk who lies down and rises. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { begin, inDeck, met } from './mission-table.ts';
import { play, traits } from './table.ts';
import { deckOf } from '@holdout/engine';

type Json = { [key: string]: unknown };
const HULK = { type: 'hulk', zone: 'S6' };
const KILL = { dice: [6, 6, 6, 6, 6, 6, 6] };

const fight = (xp: number, more: Json = {}) =>
  play({
    mission: 'MH5',
    heroes: { wolverine: { zone: 'S6', track: 4, xp }, storm: { zone: 'R_6V_10_quarters', done: true } },
    enemies: [HULK],
    own: { cards: [] },
    turn: 'wolverine',
    ...KILL,
    ...more,
  }).play('attack:adamantium-claws@S6', 'spend:4');

it('Hulk stands in the atrium, behind closed doors, from the start, his card out of the deck [M-MH5] [M-ALL-10]', () => {
  const s = begin('MH5', 4);
  expect(s.enemies('R_4V_01_atrium', 'hulk')).toBe(1);
  expect(inDeck(s, 'super-heroes')).not.toContain('hulk');
});

describe('Hulk eliminated by a hero at Blue or Yellow [M-MH5]', () => {
  it.each([0, 7])('lies down and rises in his zone in the next End Phase, at %i experience', (xp) => {
    const s = fight(xp);
    expect(s.happened('enemy-lies-down')).toMatchObject([{ enemy: 'hulk', zone: 'S6' }]);
    expect([s.enemies('S6'), s.hero('wolverine').xp]).toEqual([0, xp + 5]);
    expect(inDeck(s, 'super-heroes')).not.toContain('hulk');
    s.play('end');
    expect(s.enemies('S6', 'hulk')).toBe(1);
    expect(s.happened('enemy-returned')).toMatchObject([{ enemy: 'hulk', zone: 'S6' }]);
  });

  it('lying down, costs no move, is no target, has no ability and takes no activation [M-MH5-1]', () => {
    const s = fight(0);
    expect(s.decision?.options.find((o) => o.id === 'move:S9')?.cost).toBe(1);
    expect(s.options.filter((o) => o.startsWith('attack:'))).toEqual([]);
    s.play('move:S9', 'end');
    expect([s.hero('wolverine').wounds, s.enemies('S6', 'hulk')]).toEqual([0, 1]);
  });

  it('risen, he is as new: he acts in the next round and can be eliminated again [M-MH5-1]', () => {
    const s = fight(0).play('end', 'activate:wolverine', 'end', 'end');
    expect(s.hero('wolverine').wounds).toBeGreaterThan(0);
  });
});

describe('Hulk eliminated by a hero at Orange or Red [M-MH5] [S-COM-12]', () => {
  it.each([19, 43])('is gone for good, at %i experience', (xp) => {
    const s = fight(xp);
    expect([s.happened('enemy-lies-down'), inDeck(s, 'super-heroes').includes('hulk')]).toEqual([[], true]);
    s.play('end');
    expect(s.onBoard('hulk')).toBe(0);
  });

  it('the level is the one before the experience of it', () => {
    const s = fight(18);
    expect([s.hero('wolverine').level, s.happened('enemy-lies-down').length]).toEqual([2, 1]);
  });
});

describe('the objectives [M-MH5]', () => {
  const RED = 'R_6V_10_hangar';
  const GREEN = 'R_9V_11_lobby';
  const take = (zone: string, more: Json = {}) =>
    play({
      mission: 'MH5',
      heroes: { storm: { zone }, rogue: { zone: 'S6', done: true } },
      enemies: [{ type: 'hulk', zone: 'S9' }],
      own: { cards: [] },
      turn: 'storm',
      ...more,
    }).play(`take:${zone}`);

  it('a red one stops Hulk for this round, not for the next', () => {
    const s = take(RED);
    expect(s.hero('storm').xp).toBe(5);
    s.play('end');
    expect(s.enemies('S9', 'hulk')).toBe(1);
    expect(ownOf(s.game).stopped).toEqual([]);
    s.play('activate:storm', 'end', 'end');
    expect(s.enemies('S9', 'hulk')).toBe(0);
  });

  it('stops extra activations too, until the End Phase [M-MH5-1]', () => {
    const scene = (zone: string, more: Json) => {
      const s = take(zone, { spawns: true, ...more });
      // With no Zombie Hero left in the deck its card makes all of them act once more (S-CARD-9).
      deckOf(s.state, 'super-heroes').draw = [];
      s.state.spawns.fill(0);
      s.state.spawns[0] = 1;
      s.play('end');
      return s;
    };
    const stopped = scene(RED, { draws: { spawn: ['033'] } });
    expect([stopped.enemies('S9', 'hulk'), stopped.hero('rogue').wounds]).toEqual([1, 0]);
    const free = scene(GREEN, { draws: { spawn: ['033'], traits: ['all-out'] } });
    expect(free.enemies('S9', 'hulk')).toBe(0);
  });

  it.each([
    ['blue', 'R_4V_01_board'],
    ['green', GREEN],
  ])('%s gives 5 experience and a free trait, and does not stop Hulk', (_colour, zone) => {
    const s = take(zone, { draws: { traits: ['all-out'] } });
    expect([s.hero('storm').xp, s.hero('storm').actions, traits(s, 'storm')]).toEqual([5, 2, ['all-out']]);
    expect(ownOf(s.game).stopped).toEqual([]);
    expect(s.options).toContain('gain-trait');
  });

  it('a red one draws no trait', () => expect(traits(take(RED), 'storm')).toEqual([]));

  it('all of them open the exit, and all heroes who leave win', () => {
    const zones = ['R_3V_00_lab', RED, 'R_9V_11_suiteB', 'R_4V_01_office', 'R_4V_01_board', GREEN];
    const out = (taken: string[]) =>
      play({ mission: 'MH5', taken, heroes: { storm: { zone: 'S2' } }, own: { cards: [] }, turn: 'storm' });
    expect(out(zones.slice(1)).play('end').prompt).toBe('turn');
    const s = out(zones);
    expect(met(s, 'take-all')).toBe(true);
    s.play('end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-MH5']);
  });
});
