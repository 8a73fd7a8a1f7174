/** A hero's turn: actions, free actions, experience and what it brings in the middle of the turn. */
import { describe, expect, it } from 'vitest';
import { missionWith, play, rats } from '../toy/table.ts';

const acts = (xp: number) => play({ heroes: { ann: { zone: 'S1', xp } }, turn: 'ann' }).hero('ann').actions;

describe('a turn', () => {
  it('has three actions at Blue and four from Yellow on [K-ACT-1]', () => {
    expect([0, 2, 3].map(acts)).toEqual([3, 3, 4]);
  });

  it('gives the fourth action in the very turn Yellow is reached [K-ACT-1] [K-XP-3]', () => {
    const heroes = { ann: { zone: 'S2', xp: 2 } };
    const s = play({ heroes, enemies: [rats('S2')], turn: 'ann', dice: [4] }).play('attack');
    expect(s.hero('ann')).toMatchObject({ xp: 3, level: 1, actions: 3 });
  });

  it('spends a free action on what it names only [K-ACT-2]', () => {
    const s = play({ heroes: { ann: { zone: 'S1', skills: ['brisk'] } }, turn: 'ann' });
    expect(s.hero('ann')).toMatchObject({ actions: 3, free: [2] });
    s.play('move:S2', 'move:S1');
    expect(s.hero('ann')).toMatchObject({ actions: 3, free: [0] });
    expect(s.play('move:S2').hero('ann').actions).toBe(2);
  });

  it('may end early, and what is unspent is lost [K-ACT-3]', () => {
    const s = play({ heroes: { ann: { zone: 'S1' }, bob: { zone: 'S1' } }, turn: 'ann' }).play('end');
    expect(s.happened('turn-ended')).toMatchObject([{ hero: 'ann', unspent: 3 }]);
    expect([s.hero('ann').actions, s.hero('ann').free, s.decision?.hero]).toEqual([0, [0], 'bob']);
  });

  it('is over without a question when nothing can be done but end it', () => {
    const heroes = { bob: { zone: 'S1', actions: 1 }, ann: { zone: 'S1' } };
    const s = play({ heroes, turn: 'bob' }).play('move:S2');
    expect(s.decision?.hero).toBe('ann');
  });
});

describe('a move', () => {
  it('costs one action and one for each enemy left behind [K-MOVE-4]', () => {
    const s = play({ heroes: { bob: { zone: 'S2' } }, enemies: [rats('S2', 2)], turn: 'bob' });
    expect(s.play('move:S3').happened('moved')).toMatchObject([{ from: 'S2', to: 'S3', cost: 3 }]);
  });

  it('is not on offer with too few actions for that [K-MOVE-5]', () => {
    const s = play({ heroes: { bob: { zone: 'S2' } }, enemies: [rats('S2', 3)], turn: 'bob' });
    expect(s.options.filter((o) => o.startsWith('move'))).toEqual([]);
    expect(s.why('move:S3')).toBe('move.too-few-actions');
  });
});

describe('experience', () => {
  it('comes from every enemy eliminated, to the hero who did it [K-XP-1]', () => {
    const heroes = { ann: { zone: 'S1', lamp: true }, bob: { zone: 'S1' } };
    const s = play({ heroes, enemies: [rats('S1', 2)], turn: 'ann', dice: [4, 6] }).play('attack');
    expect([s.hero('ann').xp, s.hero('bob').xp, s.enemies('S1')]).toEqual([2, 0, 0]);
  });

  it('brings a level with its skill, chosen where there are several [K-XP-2] [K-XP-3]', () => {
    const s = play({ heroes: { ann: { zone: 'S1', xp: 5 } }, enemies: [rats('S1')], turn: 'ann', dice: [4] });
    s.play('attack');
    expect([s.prompt, s.options]).toEqual(['skill', ['skill:brisk', 'skill:eager']]);
    expect(s.play('skill:brisk').hero('ann')).toMatchObject({ level: 2, free: [2] });
  });

  it('may cross several levels at once, each in its order [K-XP-4]', () => {
    const mission = missionWith({ rules: [{ on: 'objective-taken', do: [{ experience: 9 }] }] });
    const s = play({ mission, heroes: { ann: { zone: 'S3' } }, turn: 'ann' }).play('take:S3');
    s.play('skill:eager', 'skill:plus-action');
    const levels = s.events.flatMap((e) => (e.type === 'level-reached' ? [e.level] : []));
    expect(levels).toEqual(['yellow', 'orange', 'red']);
    expect(s.hero('ann').skills).toEqual(['brisk', 'plus-action', 'eager', 'plus-action']);
  });
});
