/** Dead Calm and Crack the Shell: dice and toughness after the roll. */
import { describe, expect, it } from 'vitest';
import { people, STREETS } from './streets.ts';
import { hunger, play, traits } from './table.ts';
import { deadpoolWith, foes, offers } from './traits-street.ts';

const KATANAS = 'attack:dual-katanas@S6';
const DEVOUR = 'attack:devour@S6';

describe('Dead Calm', () => {
  const USE = 'use:dead-calm@deadpool';
  const rolls = (dice: number[], held = ['dead-calm']) =>
    deadpoolWith(held, {}, { enemies: [foes('trooper', 3)], dice }).play(KATANAS);

  it('rerolls all misses at once and keeps the rest [S-TRAIT-3]', () => {
    const s = rolls([1, 1, 6, 5, 2]).play(USE);
    expect(s.options).toEqual(['reroll:misses', 'reroll:1', 'reroll:6']);
    s.play('reroll:misses');
    expect(s.happened('rerolled')).toMatchObject([{ with: 'dead-calm', dice: [5, 2, 6], hits: 2 }]);
    expect([s.enemies('S6'), hunger(s, 'deadpool')]).toEqual([1, 0]);
  });

  it('rerolls any number of dice, face by face [S-TRAIT-3]', () => {
    const s = rolls([1, 2, 6, 4]).play(USE, 'reroll:1');
    expect(s.options).toEqual(['reroll:2', 'reroll:6', 'done']);
    s.play('done');
    expect(s.happened('rerolled')).toMatchObject([{ dice: [4, 2, 6], hits: 2 }]);
  });

  it('may take hits along [S-TRAIT-3]', () => {
    const s = rolls([1, 4, 5, 2, 3, 1]).play(USE, 'reroll:4', 'reroll:5', 'reroll:1');
    expect(s.happened('rerolled')).toMatchObject([{ dice: [1, 2, 3], hits: 0 }]);
    expect(hunger(s, 'deadpool')).toBe(1);
  });

  it('a die is rerolled at most once: a second copy takes the others [S-TRAIT-3]', () => {
    const s = rolls([1, 2, 6, 1, 5], ['dead-calm', 'dead-calm']).play(USE, 'reroll:1', 'done', USE);
    expect(s.options).toEqual(['reroll:2', 'reroll:6']);
    s.play('reroll:2', 'done');
    expect(s.happened('rerolled').at(-1)).toMatchObject({ dice: [1, 5, 6], hits: 2 });
  });

  it('is not offered when only dice already rerolled miss [S-TRAIT-3]', () => {
    const s = rolls([1, 2, 6, 1, 3], ['dead-calm', 'dead-calm']).play(USE, 'reroll:misses');
    expect([s.prompt, traits(s, 'deadpool')]).toEqual(['turn', ['dead-calm']]);
  });

  it('is not offered when every die hits [S-TRAIT-3]', () => {
    const s = rolls([4, 5, 6]);
    expect([s.prompt, traits(s, 'deadpool')]).toEqual(['turn', ['dead-calm']]);
  });

  it('works for the sign too; one die is no question [Z-SIGN-4]', () => {
    const own = { ...people(), sign: { zone: 'S6' } };
    const s = deadpoolWith(['dead-calm'], {}, { enemies: [foes('trooper')], own, dice: [1, 3] });
    s.play('sign:S6', USE);
    expect([s.enemies('S6'), s.prompt]).toEqual([0, 'turn']);
  });
});

describe('Crack the Shell', () => {
  const USE = 'use:crack-the-shell@deadpool';

  it('takes 2 off Thor: 2 hits eliminate him, for his printed 4 [S-FAQ-6]', () => {
    const dice = [4, 4, 2, 2];
    const s = deadpoolWith(['crack-the-shell'], { track: 1 }, { enemies: [foes('thor')], dice });
    s.play(KATANAS, USE);
    expect([s.enemies('S6'), s.hero('deadpool').xp]).toEqual([0, 4]);
  });

  it('two of them add up on one Super Hero [S-TRAIT-3]', () => {
    const held = ['crack-the-shell', 'crack-the-shell'];
    const s = deadpoolWith(held, {}, { enemies: [foes('thor')], dice: [4, 2, 2] }).play(KATANAS, USE, USE);
    expect([s.enemies('S6'), traits(s, 'deadpool')]).toEqual([0, []]);
  });

  it('never goes below 1, one figure each, and serves a Devour too [S-FAQ-8]', () => {
    const s = deadpoolWith(['crack-the-shell'], {}, { enemies: [foes('guard', 2)], dice: [4] });
    s.play(DEVOUR, USE);
    expect([s.enemies('S6', 'guard'), s.hero('deadpool').xp]).toEqual([1, 1]);
  });

  it('cracks one of several Guards, a second copy another [S-COM-5]', () => {
    const enemies = [foes('guard', 3)];
    const one = deadpoolWith(['crack-the-shell'], {}, { enemies, dice: [4, 4, 4] }).play(KATANAS, USE);
    expect(one.enemies('S6')).toBe(1);
    const held = ['crack-the-shell', 'crack-the-shell'];
    const two = deadpoolWith(held, {}, { enemies, dice: [4, 4, 2] }).play(KATANAS, USE, USE);
    expect(two.enemies('S6')).toBe(1);
  });

  it('asks for no shell where nothing is left to crack [S-TRAIT-3]', () => {
    const enemies = [foes('trooper', 2), foes('guard')];
    const s = deadpoolWith(['crack-the-shell'], {}, { enemies, dice: [4, 2, 2] }).play(KATANAS, USE);
    expect(s.prompt).not.toBe('choose');
  });

  it('cracks one Guard once: a second copy waits [S-FAQ-8]', () => {
    const held = ['crack-the-shell', 'crack-the-shell'];
    const enemies = [foes('guard'), foes('thor')];
    const s = deadpoolWith(held, {}, { enemies, dice: [4, 2, 2] }).play(KATANAS, USE);
    expect([offers(s, 'crack-the-shell'), traits(s, 'deadpool')]).toEqual([false, ['crack-the-shell']]);
  });

  it('adds to Bone Breaker [S-FAQ-8]', () => {
    const s = play({
      board: STREETS,
      own: people(),
      heroes: { hulk: { zone: 'S6', traits: ['crack-the-shell'] } },
      enemies: [foes('thor')],
      dice: [4, 2, 2],
      turn: 'hulk',
    }).play('attack:smash@S6', 'use:crack-the-shell@hulk');
    expect(s.enemies('S6')).toBe(0);
  });

  it('an attack on two zones: the players say whose shell [S-COM-5]', () => {
    const s = play({
      board: STREETS,
      own: people(),
      heroes: { 'iron-man': { zone: 'S6', traits: ['crack-the-shell'] } },
      enemies: [foes('guard'), foes('guard', 1, 'S2')],
      dice: [4, 4, 4],
      turn: 'iron-man',
    }).play('attack:missile-wave@S2,S6', 'use:crack-the-shell@iron-man');
    expect(s.options).toEqual(['weaken:guard@S2', 'weaken:guard@S6']);
    s.play('weaken:guard@S6', 'hit:S2=2 hit:S6=1');
    expect([s.enemies('S2'), s.enemies('S6')]).toEqual([0, 0]);
  });

  it('a Guard cracked in one zone leaves the shell of another in the next', () => {
    const s = play({
      board: STREETS,
      own: people(),
      heroes: { 'iron-man': { zone: 'S6', traits: ['crack-the-shell', 'crack-the-shell'] } },
      enemies: [foes('guard'), foes('guard', 1, 'S2')],
      dice: [4, 4, 2],
      turn: 'iron-man',
    }).play('attack:missile-wave@S2,S6', 'use:crack-the-shell@iron-man', 'weaken:guard@S6');
    s.play('use:crack-the-shell@iron-man', 'hit:S2=1 hit:S6=1');
    expect([s.onBoard('guard'), traits(s, 'iron-man')]).toEqual([0, []]);
  });

  it.each([
    ['too few hits all the same', [foes('thor')], [4, 2, 2]],
    ['enough hits anyway', [foes('guard')], [4, 4, 2]],
    ['nothing to crack', [foes('trooper', 2)], [4, 2, 2]],
    ['no hit', [foes('guard')], [2, 2, 2]],
  ])('is not offered with %s [S-TRAIT-3]', (_what, enemies, dice) => {
    const s = deadpoolWith(['crack-the-shell'], {}, { enemies, dice }).play(KATANAS);
    expect(offers(s, 'crack-the-shell')).toBe(false);
    expect(traits(s, 'deadpool')).toEqual(['crack-the-shell']);
  });
});
