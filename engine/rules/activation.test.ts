/** What enemies do: attacks before moves, together, by the shortest ways. */
import { describe, expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import { FRONT_DOOR, HALL, play, playWith, rats } from '../toy/table.ts';
import { itemAt } from '../lookup.ts';

const two = { ann: { zone: 'S1' }, bob: { zone: 'S1' } };
const heroAt = (zone: string) => ({ ann: { zone } });

describe('enemies', () => {
  it('attack where a hero is and else move one zone, each by the shortest way [K-ENE-1] [K-ENE-6]', () => {
    const s = play({ heroes: heroAt('S1'), enemies: [rats('S1'), rats('S3', 2)], turn: 'ann' }).play('end');
    expect(s.hero('ann').wounds).toBe(1);
    expect([s.enemies('S1'), s.enemies('S2'), s.enemies('S3')]).toEqual([1, 2, 0]);
  });

  it('need no dice: every one deals a wound, and all of the zone join in [K-ENE-2] [K-ENE-3]', () => {
    const s = play({ heroes: heroAt('S1'), enemies: [rats('S1', 2)], turn: 'ann' }).play('end');
    expect(s.happened('enemies-attack')).toMatchObject([{ zone: 'S1', n: 2 }]);
    expect(s.happened('wounded')).toHaveLength(2);
  });

  it('let the players share the wounds as they like [K-ENE-4]', () => {
    const s = play({ heroes: two, enemies: [rats('S1', 2)], phase: 'enemies' });
    expect(s.decision).toMatchObject({ kind: 'allocate', prompt: 'share-wounds', by: 'team', total: 2 });
    s.play('wound:bob=2');
    expect([s.hero('ann').wounds, s.hero('bob').wounds]).toEqual([0, 2]);
  });

  it('waste what nobody is left to take [K-ENE-3]', () => {
    const heroes = { ann: { zone: 'S1', done: true }, bob: { zone: 'S3' } };
    const s = play({ heroes, enemies: [rats('S1', 5)], turn: 'bob' }).play('end');
    expect([s.hero('ann').status, s.result]).toEqual(['dead', undefined]);
    expect(s.happened('attacks-wasted')).toMatchObject([{ zone: 'S1', n: 2 }]);
  });

  it('that have attacked do not move, though nobody is left there [K-ENE-9]', () => {
    const heroes = { ann: { zone: 'S1', wounds: 2 }, bob: { zone: 'S3' } };
    const s = play({ heroes, enemies: [rats('S1')], phase: 'enemies' });
    expect([s.hero('ann').status, s.enemies('S1'), s.enemies('S2')]).toEqual(['dead', 1, 0]);
  });

  it('with two actions act once with everybody else, then decide anew [K-ENE-5] [K-ENE-9]', () => {
    const types = [{ ...itemAt(toy.types, 0), actions: 2 }];
    const s = playWith({ types }, { heroes: heroAt('S1'), enemies: [rats('S2'), rats('S3')], turn: 'ann' });
    s.play('end');
    expect(s.hero('ann').wounds).toBe(1);
    expect([s.enemies('S1'), s.enemies('S2')]).toEqual([2, 0]);
  });

  it('stay where no way is open, and open no doors [K-ENE-6] [K-ENE-7]', () => {
    const s = play({ heroes: heroAt(HALL), enemies: [rats('S1', 2)], turn: 'ann' }).play('end');
    expect([s.enemies('S1'), s.hero('ann').wounds]).toEqual([2, 0]);
    const open = play({
      heroes: heroAt(HALL),
      enemies: [rats('S1', 2)],
      doors: { [FRONT_DOOR]: 'open' },
      turn: 'ann',
    });
    expect(open.play('end').enemies(HALL)).toBe(2);
  });

  it('move together, from where they stood at the start of the step [K-ENE-8]', () => {
    const s = play({ heroes: heroAt('S1'), enemies: [rats('S2'), rats('S3')], turn: 'ann' }).play('end');
    const moves = s.events.flatMap((e) => (e.type === 'enemies-moved' ? [`${e.from} ${e.to} ${e.n}`] : []));
    expect(moves).toEqual(['S2 S1 1', 'S3 S2 1']);
  });

  it('attack zone by zone in the order of the board, wherever the heroes come in the team [K-ENE-3]', () => {
    const heroes = { ann: { zone: 'S3' }, bob: { zone: 'S1' } };
    const enemies = [rats('S3', 2), rats('S1')];
    const s = play({ heroes, enemies, turn: 'bob' }).play('end', 'end');
    expect(s.happened('enemies-attack')).toMatchObject([
      { zone: 'S1', n: 1 },
      { zone: 'S3', n: 2 },
    ]);
    expect([s.hero('ann').wounds, s.hero('bob').wounds]).toEqual([2, 1]);
  });

  it('do what they do for every type, each from where it stands', () => {
    const slug = { id: 'slug', actions: 1, toughness: 1, xp: 1, limit: 3 };
    const enemies = [rats('S2'), { type: 'slug', zone: 'S2' }, { type: 'slug', zone: 'S1' }];
    const s = playWith({ types: [...toy.types, slug] }, { heroes: heroAt('S1'), enemies, turn: 'ann' });
    s.play('end');
    expect(s.happened('activation')).toMatchObject([{ enemies: ['rat', 'slug'], extra: false }]);
    expect([s.hero('ann').wounds, s.enemies('S1', 'rat'), s.enemies('S1', 'slug')]).toEqual([1, 1, 2]);
  });

  it('of one family share out their ways together [S-CARD-9] [S-EMOVE-4]', () => {
    const rat = { ...itemAt(toy.types, 0), family: 'vermin' };
    const types = [rat, { ...rat, id: 'slug' }, { ...rat, id: 'bat', family: 'winged' }];
    const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S3' } };
    const enemies = [rats('S2'), { type: 'slug', zone: 'S2' }, { type: 'bat', zone: 'S2' }];
    const s = playWith({ types }, { heroes, enemies, phase: 'enemies' });
    expect(s.decision).toMatchObject({ prompt: 'split', about: { enemy: 'rat' }, total: 1 });
    s.play('to:S3=1');
    // The slug goes the other way unasked; the bat is of another family.
    expect(s.decision).toMatchObject({ prompt: 'split', about: { enemy: 'bat' }, total: 1 });
    s.play('to:S3=1');
    expect([s.enemies('S1', 'slug'), s.enemies('S3', 'slug'), s.enemies('S3', 'rat')]).toEqual([1, 0, 1]);
    expect(s.enemies('S3', 'bat')).toBe(1);
  });

  it('with two ways as short as each other split evenly, and the players send the odd one [K-ENE-6]', () => {
    const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S3' } };
    const s = play({ heroes, enemies: [rats('S2', 3)], phase: 'enemies' });
    expect(s.decision).toMatchObject({ kind: 'allocate', prompt: 'split', total: 1 });
    s.play('to:S3=1');
    expect([s.enemies('S1'), s.enemies('S3')]).toEqual([1, 2]);
    expect(play({ heroes, enemies: [rats('S2', 4)], phase: 'enemies' }).enemies('S1')).toBe(2);
  });
});
