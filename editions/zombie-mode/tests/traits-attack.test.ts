/** Traits for the own attack: dice, targets, hunger, another bite. */
import { describe, expect, it } from 'vitest';
import { people, person } from './streets.ts';
import { bystanderOf, hunger, peopleIn, traits } from './table.ts';
import { deadpoolWith, diceRolled, foes, offers } from './traits-street.ts';

const KATANAS = 'attack:dual-katanas@S6';
const DEVOUR = 'attack:devour@S6';

describe('Iron Jaw', () => {
  it.each([
    ['at hunger 0', 0, 4],
    ['while Ravenous', 4, 8],
  ])('adds 3 dice to a Devour %s [S-TRAIT-3] [Z-RAV-5]', (_when, track, n) => {
    const dice = new Array<number>(n).fill(2);
    const s = deadpoolWith(['iron-jaw'], { track }, { enemies: [foes('trooper')], dice });
    s.play(DEVOUR, 'use:iron-jaw@deadpool');
    expect(diceRolled(s)).toEqual(dice);
  });

  it('is not offered for the unique attack [S-TRAIT-3]', () => {
    const s = deadpoolWith(['iron-jaw'], {}, { enemies: [foes('trooper')], dice: [2, 2, 2] }).play(KATANAS);
    expect(traits(s, 'deadpool')).toEqual(['iron-jaw']);
  });
});

describe('Grave Strength', () => {
  it.each([
    [5, 2],
    [3, 2],
    [2, 3],
    [1, 3],
  ])('with %i health adds %i dice to the unique attack [S-TRAIT-3]', (health, more) => {
    const dice = new Array<number>(3 + more).fill(2);
    const s = deadpoolWith(
      ['grave-strength'],
      { wounds: 5 - health },
      { enemies: [foes('trooper')], dice },
    ).play(KATANAS, 'use:grave-strength@deadpool');
    expect(diceRolled(s)).toEqual(dice);
  });

  it('is not offered for a Devour or the sign [Z-SIGN-1]', () => {
    const own = { ...people(), sign: { zone: 'S6' } };
    const s = deadpoolWith(['grave-strength'], {}, { enemies: [foes('trooper')], own, dice: [2, 2] });
    s.play(DEVOUR, 'sign:S6');
    expect(traits(s, 'deadpool')).toEqual(['grave-strength']);
  });
});

describe('Pick of the Litter', () => {
  const USE = 'use:pick-of-the-litter@deadpool';

  it('lets a Devour choose a bystander though enemies are there [Z-DEV-1]', () => {
    const own = people(person('wong', 'S6'));
    const s = deadpoolWith(['pick-of-the-litter'], {}, { enemies: [foes('guard', 2)], own, dice: [4] });
    s.play(DEVOUR, USE);
    expect(bystanderOf(s, 'deadpool')).toBe('wong');
    expect([s.enemies('S6', 'guard'), traits(s, 'deadpool')]).toEqual([2, []]);
  });

  it('lets hits pass over a level they cannot exhaust [S-COM-3]', () => {
    const enemies = [foes('guard'), foes('trooper'), foes('specialist')];
    const s = deadpoolWith(['pick-of-the-litter'], {}, { enemies, dice: [4, 2, 2] }).play(KATANAS, USE);
    expect(s.options).toEqual(['hit:trooper', 'hit:specialist']);
    s.play('hit:specialist');
    expect([s.enemies('S6', 'guard'), s.enemies('S6', 'specialist')]).toEqual([1, 0]);
  });

  it('is not offered where bystanders are the only others and the attack is no Devour [Z-DEV-3]', () => {
    const own = people(person('wong', 'S6'));
    const s = deadpoolWith(['pick-of-the-litter'], {}, { enemies: [foes('guard', 2)], own, dice: [4, 2, 2] });
    expect(offers(s.play(KATANAS), 'pick-of-the-litter')).toBe(false);
    expect(peopleIn(s, 'S6')).toEqual(['wong']);
  });

  it.each([
    ['no hit', [2, 2, 2]],
    ['hits for everybody', [4, 4, 4]],
  ])('is not offered with %s [S-TRAIT-3]', (_what, dice) => {
    const s = deadpoolWith(['pick-of-the-litter'], {}, { enemies: [foes('guard'), foes('trooper')], dice });
    expect(s.play(KATANAS).prompt).toBe('turn');
    expect(traits(s, 'deadpool')).toEqual(['pick-of-the-litter']);
  });
});

describe('Bite Your Tongue', () => {
  const USE = 'use:bite-your-tongue@deadpool';

  it('keeps the 1s from counting and lowers hunger by 1 for an enemy eliminated [Z-HUN-3]', () => {
    const dice = [1, 1, 5, 2, 2, 2];
    const s = deadpoolWith(['bite-your-tongue'], { track: 3 }, { enemies: [foes('trooper')], dice });
    expect(hunger(s.play(KATANAS, USE), 'deadpool')).toBe(2);
  });

  it('lowers nothing when nobody was eliminated [Z-HUN-3]', () => {
    const dice = [1, 1, 2, 2, 2];
    const s = deadpoolWith(['bite-your-tongue'], { track: 2 }, { enemies: [foes('trooper')], dice });
    expect(hunger(s.play(KATANAS, USE), 'deadpool')).toBe(2);
  });

  it('comes after the experience and before what follows an attack [S-COM-11]', () => {
    const s = deadpoolWith(['bite-your-tongue'], {}, { enemies: [foes('trooper')], dice: [1, 5, 2] });
    s.play(KATANAS);
    expect([s.hero('deadpool').xp, hunger(s, 'deadpool'), s.prompt]).toEqual([1, 0, 'react']);
    s.play(USE);
    expect(hunger(s, 'deadpool')).toBe(0);
  });

  it.each([
    ['a Devour that eliminated: hunger is 0 anyway', DEVOUR, 2, [1, 1, 5]],
    ['an attack without a 1 that missed', KATANAS, 1, [2, 3, 3, 2]],
    ['an attack without a 1 at hunger 0', KATANAS, 0, [2, 5, 5]],
  ])('is not offered after %s [S-TRAIT-3]', (_what, attack, track, dice) => {
    const enemies = [foes('trooper', 2)];
    const s = deadpoolWith(['bite-your-tongue'], { track }, { enemies, dice }).play(attack);
    expect(s.prompt).toBe('turn');
    expect(traits(s, 'deadpool')).toEqual(['bite-your-tongue']);
  });

  it('counts 2s as well while Scarlet Witch stands [Z-ENE-2]', () => {
    const enemies = [foes('trooper'), foes('scarlet-witch', 1, 'S18')];
    const s = deadpoolWith(['bite-your-tongue'], {}, { enemies, dice: [2, 3, 3] }).play(KATANAS, USE);
    expect(hunger(s, 'deadpool')).toBe(0);
  });
});

describe('Second Helping', () => {
  const USE = 'use:second-helping@deadpool';
  const own = people(person('betty-ross', 'S6'));

  it('gives a free Devour with 2 extra dice, its target priority anew [Z-DEV-1]', () => {
    const s = deadpoolWith(['second-helping'], {}, { enemies: [foes('trooper')], own, dice: [5, 4, 1, 1] });
    s.play(DEVOUR, USE);
    expect(diceRolled(s)).toEqual([4, 1, 1]);
    expect([bystanderOf(s, 'deadpool'), hunger(s, 'deadpool'), s.hero('deadpool').actions]).toEqual([
      'betty-ross',
      0,
      2,
    ]);
  });

  it('a second copy may follow the second Devour [S-TRAIT-3]', () => {
    const dice = [5, 4, 2, 2, 6, 2, 2];
    const s = deadpoolWith(['second-helping', 'second-helping'], {}, { enemies: [foes('trooper', 3)], dice });
    s.play(DEVOUR, USE, USE);
    expect([s.enemies('S6'), traits(s, 'deadpool')]).toEqual([0, []]);
  });

  it.each([
    ['a Devour that missed', DEVOUR, [3], 1],
    ['an attack that is no Devour', KATANAS, [4, 4, 2], 3],
    ['the last target', DEVOUR, [4], 1],
  ])('is not offered after %s [S-TRAIT-3]', (_what, attack, dice, n) => {
    const s = deadpoolWith(['second-helping'], {}, { enemies: [foes('trooper', n)], dice }).play(attack);
    expect(s.prompt).toBe('turn');
    expect(traits(s, 'deadpool')).toEqual(['second-helping']);
  });
});
