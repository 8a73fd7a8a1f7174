/** D8: Superman lies in the park. */
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { toughness } from '../toughness.ts';
import { aims, begin, inDeck, isActive } from './mission-table.ts';
import { play } from './table.ts';

type Entry = { [key: string]: unknown };
const PARK = 'S6';
const EMITTER = 'R_3M_00_arsenal';
const SHARDS = ['R_4M_01_workshop', 'R_2N_20_vault'];

const scene = (zone: string, more: Entry = {}) =>
  play({ mission: 'D8', heroes: { cyborg: { zone } }, own: { cards: [] }, turn: 'cyborg', ...more });
const awake = (more: Entry = {}) => ({ enemies: [{ type: 'superman', zone: PARK }], ...more });
const superman = (s: Scene) => s.game.context.types.findIndex((t) => t.id === 'superman');
const hits = (s: Scene) => toughness(s.game, superman(s));

describe('D8 The Sleeper', () => {
  it('asleep he is no figure: no target, no ability, and his card is not in the deck [M-D8]', () => {
    const s = begin('D8', 4);
    expect([s.onBoard('superman'), ownOf(s.game).lying]).toEqual([
      0,
      [{ type: superman(s), zone: s.zone(PARK) }],
    ]);
    expect(inDeck(s, 'super-heroes')).not.toContain('superman');
    const near = scene('S5');
    expect(near.options.some((o) => o.startsWith('attack:'))).toBe(false);
    expect(near.play('end').hero('cyborg').wounds).toBe(0);
  });

  it('a hero who enters his zone wakes him and the blue spawn point [M-D8]', () => {
    const s = scene('S5').play('move:S6');
    expect([s.enemies(PARK, 'superman'), isActive(s, 'S3'), ownOf(s.game).lying]).toEqual([1, true, []]);
    expect(scene('S5').play('move:S1').onBoard('superman')).toBe(0);
  });

  it('asleep or awake he is where the mission is won [M-D8]', () => {
    expect(aims(begin('D8', 4), 'end-superman')).toEqual([`thing:${PARK}`]);
    expect(aims(scene('S5').play('move:S6'), 'end-superman')).toEqual([`thing:${PARK}`]);
  });

  it('so does whoever opens a blue door; they are not locked [M-D8]', () => {
    const s = begin('D8', 4);
    expect(s.state.unlocked).toEqual(['blue']);
    const open = scene('S9', { unlocked: ['blue'], draws: { spawn: ['014'] } }).play(`open:${EMITTER}-S9`);
    expect([open.enemies(PARK, 'superman'), isActive(open, 'S3')]).toEqual([1, true]);
    const other = scene('S5', { draws: { spawn: ['014'] } }).play('open:R_3M_00_atrium-S5');
    expect([other.onBoard('superman'), isActive(other, 'S3')]).toEqual([0, false]);
  });

  it('each shard makes him weaker, experience stays as printed [M-D8] [S-FAQ-6]', () => {
    const s = scene(itemAt(SHARDS, 0));
    expect(hits(s)).toBe(6);
    s.play(`take:${SHARDS[0]}`);
    expect([hits(s), s.hero('cyborg').xp]).toEqual([5, 5]);
    expect(s.happened('toughness-changed')).toMatchObject([{ enemy: 'superman', toughness: 5 }]);
    expect(hits(scene(itemAt(SHARDS, 1)).play(`take:${SHARDS[1]}`))).toBe(5);
    expect(hits(scene(EMITTER).play(`take:${EMITTER}`))).toBe(6);
  });

  it('in large teams he is tougher [M-D8]', () => {
    expect([hits(begin('D8', 4)), hits(begin('D8', 5))]).toEqual([6, 7]);
  });

  /** Cyborg beats him in one attack, with all power. */
  const fight = (taken: string[]) => {
    const s = scene(
      PARK,
      awake({ heroes: { cyborg: { zone: PARK, track: 4 } }, taken, dice: [6, 6, 6, 6, 6, 6, 6, 6] }),
    );
    s.play(`attack:blaster@${PARK}`, 'spend:4');
    return s;
  };

  it('eliminated before the emitter is taken he comes back to the park in the End Phase, awake [M-D8]', () => {
    const s = fight([]);
    expect([s.onBoard('superman'), s.result]).toEqual([0, undefined]);
    s.play('end');
    expect([s.enemies(PARK, 'superman'), s.result]).toEqual([1, undefined]);
  });

  it('with the emitter he is gone for good, and the mission won [M-D8]', () => {
    const s = fight([EMITTER]);
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-D8']);
  });
});
