/** Official answers (S-FAQ-2 to S-FAQ-8; S-FAQ-1 is in boards.test.ts and printed.test.ts). */
import { describe, expect, it } from 'vitest';
import { BLOCKS, CARD, missionOn, PRESS_DOOR, standing } from './supers-blocks.ts';
import { hunger, play } from './table.ts';

const group = (type: string, zone: string, count = 1) => ({ type, zone, count });

describe('official answers', () => {
  it('an effect paid for with hunger works once each time it is triggered [S-FAQ-2]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { hulk: { zone: 'S7', skills: ['rising-rage'] } },
      enemies: [group('guard', 'S7', 9)],
      turn: 'hulk',
      dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    });
    s.play('attack:smash@S7', 'use:rising-rage@hulk');
    expect([s.prompt, hunger(s, 'hulk')]).toEqual(['turn', 1]);
    // The next attack triggers it anew: 3 dice, 2 more, and the hunger of 2.
    s.play('attack:smash@S7', 'use:rising-rage@hulk');
    expect([s.prompt, hunger(s, 'hulk')]).toEqual(['turn', 2]);
  });

  it('all bystanders are those too that appear later [S-FAQ-3]', () => {
    const mission = missionOn(BLOCKS, {
      areas: { out: ['S13'] },
      exit: { area: 'out', when: { allBystandersDevoured: true } },
      spawns: [{ zone: 'S1' }],
    });
    const s = play({
      mission,
      heroes: { deadpool: {}, wasp: { done: true } },
      turn: 'deadpool',
      spawns: true,
      draws: { spawn: [CARD.escort], bystanders: ['betty-ross'] },
      own: { cards: [] },
    }).play('end');
    expect(s.prompt).toBe('leave');
    s.play('stay', 'activate:deadpool');
    // An escorted bystander has come: the exit is shut again.
    expect(s.play('end').prompt).not.toBe('leave');
  });

  it.each([
    ['an attack', 'attack:dual-katanas@S7', { dice: [4, 1, 1] }],
    ['an object', 'sign:S7', { dice: [3], own: { cards: [], sign: { zone: 'S7' } } }],
  ])('experience is earned for eliminating by %s [S-FAQ-4]', (_what, answer, more) => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7' } },
      enemies: [group('trooper', 'S7')],
      turn: 'deadpool',
      ...more,
    }).play(answer);
    expect([s.onBoard('trooper'), s.hero('deadpool').xp]).toEqual([0, 1]);
  });

  it('experience is earned for eliminating by a skill or a trait [S-FAQ-4]', () => {
    const skill = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7', xp: 43, skills: ['live-grenade'] } },
      enemies: [group('trooper', 'S7', 5)],
      turn: 'deadpool',
    }).play('live-grenade:S7', 'eliminate:trooper=5');
    expect([skill.onBoard('trooper'), skill.hero('deadpool').xp]).toEqual([0, 48]);
    const trait = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7', traits: ['meat-shield'] } },
      enemies: [group('trooper', 'S7')],
      turn: 'deadpool',
    }).play('end', 'use:meat-shield@deadpool');
    expect([trait.onBoard('trooper'), trait.hero('deadpool').xp]).toEqual([0, 1]);
  });

  it('there is no upper limit on the dice rolled [S-FAQ-5]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7' } },
      enemies: [group('trooper', 'S7', 30)],
      turn: 'deadpool',
      own: { cards: [], sign: { zone: 'S7' } },
      dice: new Array<number>(30).fill(3),
    }).play('sign:S7');
    expect([s.onBoard('trooper'), s.hero('deadpool').xp]).toEqual([0, 30]);
  });

  it('experience is the printed toughness, whatever lowered it [S-FAQ-6]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { hulk: { zone: 'S7' } },
      enemies: [group('thor', 'S7')],
      turn: 'hulk',
      dice: [4, 4, 4],
    }).play('attack:smash@S7');
    // Bone Breaker: three hits are enough for four toughness.
    expect([s.onBoard('thor'), s.hero('hulk').xp]).toEqual([0, 4]);
  });

  it('a card without figures for a building zone is resolved, and that zone stays empty [S-FAQ-7]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S13' }, wasp: { zone: 'S7' }, hulk: { zone: 'S7' } },
      enemies: [group('guard', 'S9')],
      turn: 'deadpool',
      draws: { spawn: [CARD.extraGuards, CARD.dropIn] },
    }).play(`open:${PRESS_DOOR}`, 'fill:R_5R_11_press');
    expect([standing(s, 'guard'), standing(s, 'specialist')]).toEqual([{ S8: 1 }, { S7: 1 }]);
    expect([s.enemies('R_5R_11_press'), s.enemies('R_5R_11_newsroom')]).toEqual([0, 0]);
  });

  it('toughness never drops below 1 [S-FAQ-8]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { hulk: { zone: 'S7' } },
      enemies: [group('trooper', 'S7', 5)],
      turn: 'hulk',
      dice: [4, 4, 3],
    }).play('attack:smash@S7');
    expect([s.onBoard('trooper'), s.hero('hulk').xp]).toEqual([3, 2]);
  });
});
