import { classic } from '@holdout/editions';
import { createEngine, isRefusal, type Context, type Variants } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import {
  boxesIn,
  chooseVariant,
  chosen,
  emptySeats,
  fillAtRandom,
  isComplete,
  keptBoxes,
  missing,
  ownBoxes,
  ownedOf,
  reseat,
  seatPlans,
  setupFrom,
  stillFor,
  toggleBox,
  toggleHero,
  type SeatPlan,
} from './setup-model.ts';

const engine = createEngine([classic]);

function contextOf(mission: string): Context {
  const context = engine.contextOf({ edition: 'classic', mission, seats: [] });
  if (isRefusal(context)) throw new Error(context.refused);
  return context;
}

const TWO: SeatPlan = { players: 2, each: 3 };

it('offers the numbers of survivors the rules give each player [C-SETUP-3]', () => {
  expect(seatPlans(contextOf('01')).map((p) => [p.players, p.each])).toEqual([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
});

it('offers what the mission says where it says otherwise [M-C09]', () => {
  expect(seatPlans(contextOf('09')).map((p) => [p.players, p.each])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});

describe('choosing', () => {
  it('puts a survivor at the wanted seat, at another when that is full, and takes them out again', () => {
    let seats = emptySeats(TWO);
    for (const hero of ['amy', 'ned', 'phil', 'josh']) seats = toggleHero(seats, TWO, hero, 1);
    expect(seats).toEqual([['josh'], ['amy', 'ned', 'phil']]);
    expect(toggleHero(seats, TWO, 'ned', 0)).toEqual([['josh'], ['amy', 'phil']]);
  });

  it('takes nobody in when every seat is full', () => {
    const full = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ];
    expect(toggleHero(full, TWO, 'g', 0)).toBe(full);
  });

  it('keeps as many survivors as fit when the number of players changes', () => {
    expect(reseat([['a', 'b', 'c', 'd']], TWO)).toEqual([['a', 'b', 'c'], ['d']]);
    expect(
      reseat(
        [
          ['a', 'b', 'c'],
          ['d', 'e', 'f'],
        ],
        { players: 1, each: 4 },
      ),
    ).toEqual([['a', 'b', 'c', 'd']]);
  });

  it('fills the rest at random, each survivor once, and starts over when nothing is free', () => {
    const pool = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const seats = fillAtRandom([['c'], []], TWO, pool, () => 0);
    expect(seats).toEqual([
      ['c', 'a', 'b'],
      ['d', 'e', 'f'],
    ]);
    expect(isComplete(seats, TWO)).toBe(true);
    expect(fillAtRandom(seats, TWO, pool, (n) => n - 1).flat()).toContain('g');
  });
});

describe('where the number is free', () => {
  const THREE: SeatPlan = { players: 3, each: 1, free: true };
  const pool = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  it('deals a team that nobody would be warned of [S-SET-1]', () => {
    const seats = fillAtRandom(emptySeats(THREE), THREE, pool, () => 0, 4);
    expect(seats.map((s) => s.length)).toEqual([2, 1, 1]);
    expect(fillAtRandom(seats, THREE, pool, (n) => n - 1, 4).flat()).toContain('g');
    expect(fillAtRandom([['a'], ['b'], ['c']], THREE, pool, () => 0, 4).flat()).toHaveLength(4);
    const five: SeatPlan = { players: 5, each: 1, free: true };
    expect(chosen(fillAtRandom(emptySeats(five), five, pool, () => 0, 4))).toBe(5);
  });

  it('asks for as many in each seat as it asks for in all', () => {
    const one: SeatPlan = { players: 1, each: 4, free: true };
    expect(stillFor([[]], one, 0)).toBe(missing([[]], one));
    expect(stillFor([['a']], one, 0)).toBe(0);
    expect(stillFor([['amy'], []], TWO, 0)).toBe(2);
  });
});

it('offers what is on the shelf, and mixes as last time as far as that is there [H-BOTH-2]', () => {
  const plan = {
    mixed: { enemyHeroes: ['core', 'xmen'], bystanders: ['core', 'xmen'] },
    heroes: { hulk: 'core', storm: 'xmen' },
  };
  expect(boxesIn(plan)).toEqual(['core', 'xmen']);
  const kept = { enemyHeroes: ['xmen'], bystanders: ['xmen', 'core', 'lost'] };
  expect(keptBoxes(plan.mixed, kept)).toEqual({ enemyHeroes: ['xmen'], bystanders: ['core', 'xmen'] });
  const owned = ownedOf(plan.mixed, ['xmen']);
  expect(keptBoxes(owned, kept)).toEqual({ enemyHeroes: ['core'], bystanders: ['core'] });
  expect(keptBoxes(plan.mixed)).toEqual(ownBoxes(plan.mixed));
});

it('makes a set-up that the engine takes, with own survivors only where they play [C-SKILL-4]', () => {
  const context = contextOf('01');
  const sheet = (id: string) => ({
    id,
    source: 'designed',
    name: id,
    skills: {
      blue: 'slippery',
      yellow: 'plus-action',
      orange: ['free-move', 'tough'],
      red: ['lucky', 'medic', 'sniper'],
    },
  });
  const setup = setupFrom(context, [['amy', 'ned', 'phil', 'mine']], [sheet('mine'), sheet('other')]);
  expect(setup.sheets?.map((s) => s.id)).toEqual(['mine']);
  expect(engine.newGame(setup, 'x')).not.toHaveProperty('refused');
});

it('mixes boxes, at least one of each kind, and names them only where they differ [H-BOTH-2]', () => {
  const known = { enemyHeroes: ['xmen', 'core'], bystanders: ['xmen', 'core'] };
  const own = ownBoxes(known);
  expect(own).toEqual({ enemyHeroes: ['xmen'], bystanders: ['xmen'] });
  expect(toggleBox(known, own, 'bystanders', 'xmen')).toEqual(own);
  const both = toggleBox(known, own, 'bystanders', 'core');
  expect(both).toEqual({ enemyHeroes: ['xmen'], bystanders: ['xmen', 'core'] });
  expect(toggleBox(known, both, 'bystanders', 'xmen').bystanders).toEqual(['core']);
  const context = contextOf('01');
  expect(setupFrom(context, [['amy']], [], { boxes: own, known })).not.toHaveProperty('boxes');
  expect(setupFrom(context, [['amy']], [], { boxes: both, known }).boxes).toEqual(both);
});

it('names a variant only where it differs from the usual [C-LOS-2]', () => {
  const context = contextOf('08');
  const choose = (now: Variants, choice: string) => chooseVariant(context.edition, now, 'printing', choice);
  const later = choose({}, 'later');
  expect([later, choose(later, '2012'), choose(later, 'later')]).toEqual([
    { printing: 'later' },
    {},
    { printing: 'later' },
  ]);
  const setup = (variants: Variants) =>
    setupFrom(context, [['amy', 'doug', 'josh', 'ned']], [], { variants });
  expect(setup({})).not.toHaveProperty('variants');
  expect(engine.newGame(setup(later), 'x')).toMatchObject({ setup: { variants: later } });
});
