/** Traits of the own turn: hunger, actions, health, places. */
import { describe, expect, it } from 'vitest';
import { people, STREETS } from './streets.ts';
import { health, hunger, traits } from './table.ts';
import { deadpoolWith, foes, offers, type Entry } from './traits-street.ts';

describe('Bring It Back Up', () => {
  it('lowers hunger by 2 and opens all actions to a Ravenous hero again [Z-RAV-3]', () => {
    const s = deadpoolWith(['bring-it-back-up'], { track: 4 });
    expect(offers(s, 'gain-trait')).toBe(false);
    s.play('bring-it-back-up');
    expect([hunger(s, 'deadpool'), offers(s, 'gain-trait')]).toEqual([2, true]);
  });

  it('never below 0, and not at 0 [S-TRAIT-3]', () => {
    expect(
      hunger(deadpoolWith(['bring-it-back-up'], { track: 1 }).play('bring-it-back-up'), 'deadpool'),
    ).toBe(0);
    expect(offers(deadpoolWith(['bring-it-back-up']), 'bring-it-back-up')).toBe(false);
  });
});

describe('Last Nerve', () => {
  it('gives a fourth action for hunger [Z-HUN-7]', () => {
    const s = deadpoolWith(['last-nerve'], { track: 1 }).play('last-nerve');
    expect([hunger(s, 'deadpool'), s.hero('deadpool').actions]).toEqual([2, 4]);
  });

  it('leaves a hero it made Ravenous Move and Devour [Z-FAQ-1]', () => {
    const s = deadpoolWith(['last-nerve'], { track: 3 }, { enemies: [foes('trooper')] }).play('last-nerve');
    expect(s.hero('deadpool').actions).toBe(4);
    expect(s.options.filter((o) => !o.startsWith('move:'))).toEqual(['attack:devour@S6', 'end']);
  });

  it('is not offered to the Ravenous [Z-HUN-6]', () => {
    expect(offers(deadpoolWith(['last-nerve'], { track: 4 }), 'last-nerve')).toBe(false);
  });
});

describe('Stitch It Up', () => {
  it.each([
    [2, 4],
    [4, 5],
  ])('for 1 action brings health %i to %i [S-TRAIT-4]', (from, to) => {
    const s = deadpoolWith(['stitch-up'], { wounds: 5 - from }).play('stitch-up');
    expect([health(s, 'deadpool'), s.hero('deadpool').actions, traits(s, 'deadpool')]).toEqual([to, 2, []]);
    expect(s.happened('recovered')).toMatchObject([{ hero: 'deadpool', n: to - from }]);
  });

  it.each([
    ['with an enemy in the zone', { wounds: 3 }, [foes('trooper')]],
    ['while Ravenous', { wounds: 3, track: 4 }, []],
    ['at full health', {}, []],
  ])('is not offered %s [Z-RAV-5]', (_when, hero, enemies) => {
    expect(offers(deadpoolWith(['stitch-up'], hero, { enemies }), 'stitch-up')).toBe(false);
  });
});

describe('Rooftop Leap', () => {
  it('goes to a zone seen within range 3, over those in between, for one Move [K-MOVE-4]', () => {
    const s = deadpoolWith(['rooftop-leap'], {}, { enemies: [foes('trooper', 3, 'S10')] });
    expect(s.options.filter((o) => o.startsWith('rooftop-leap'))).toEqual([
      'rooftop-leap:S11',
      'rooftop-leap:S12',
    ]);
    s.play('rooftop-leap:S12');
    expect([s.hero('deadpool').at, s.hero('deadpool').actions, traits(s, 'deadpool')]).toEqual([
      'S12',
      2,
      [],
    ]);
    expect(s.happened('moved')).toMatchObject([{ from: 'S6', to: 'S12', cost: 1 }]);
  });

  it('costs what leaving this zone costs, or is not offered [K-MOVE-5]', () => {
    const two = deadpoolWith(['rooftop-leap'], {}, { enemies: [foes('trooper', 2)] }).play(
      'rooftop-leap:S11',
    );
    expect(two.hero('deadpool').actions).toBe(0);
    const three = deadpoolWith(['rooftop-leap'], {}, { enemies: [foes('trooper', 3)] });
    expect(offers(three, 'rooftop-leap')).toBe(false);
  });

  it('needs sight, but no calm: the Ravenous leap too [S-LOS-1] [Z-RAV-1]', () => {
    const s = deadpoolWith(['rooftop-leap'], { track: 4 });
    expect(s.why('rooftop-leap:S3')).toBe('skill.no-target');
    expect(s.play('rooftop-leap:S11').hero('deadpool').at).toBe('S11');
  });

  it('crosses no force field [M-MZ8-1]', () => {
    const zone = 'R_5R_00_press';
    const doors = { 'R_5R_00_press-S2': 'open' };
    const green = { between: ['R_5R_00_newsroom', 'S9'], colour: 'green' };
    const board = { ...STREETS, doors: [green], own: { forceField: 'green' } };
    const barred = deadpoolWith(['rooftop-leap'], { zone }, { board, doors });
    expect(offers(barred, 'rooftop-leap')).toBe(false);
    const free = deadpoolWith(['rooftop-leap'], { zone }, { board: { ...STREETS, doors: [green] }, doors });
    expect(free.options.filter((o) => o.startsWith('rooftop-leap'))).toEqual([
      'rooftop-leap:S3',
      'rooftop-leap:S4',
    ]);
  });
});

describe('Battering Ram', () => {
  const DOOR = 'battering-ram:R_5R_00_newsroom-S9';
  const QUIET = { spawn: ['007', '011'] };
  const before = (hero: Entry = {}, rest: Entry = {}) =>
    deadpoolWith(['battering-ram'], { zone: 'S9', ...hero }, { draws: QUIET, ...rest });

  it('opens a door, its cards are resolved, then the hero goes in, all for nothing [S-OPEN-3]', () => {
    const s = before().play(DOOR, 'fill:R_5R_00_press');
    expect([s.prompt, s.options]).toEqual(['choose', ['move:R_5R_00_newsroom', 'stop']]);
    s.play('move:R_5R_00_newsroom');
    expect([s.hero('deadpool').at, s.hero('deadpool').actions, traits(s, 'deadpool')]).toEqual([
      'R_5R_00_newsroom',
      3,
      [],
    ]);
  });

  it('the Move may be passed up [S-MOVE-5]', () => {
    const s = before().play(DOOR, 'fill:R_5R_00_press', 'stop');
    expect([s.hero('deadpool').at, s.prompt]).toEqual(['S9', 'turn']);
  });

  it('enemies left behind are paid with ordinary actions, or there is no Move [S-MOVE-5]', () => {
    const enemies = [foes('trooper', 2, 'S9')];
    const paid = before({}, { enemies }).play(DOOR, 'fill:R_5R_00_press', 'move:R_5R_00_newsroom');
    expect([paid.hero('deadpool').at, paid.hero('deadpool').actions]).toEqual(['R_5R_00_newsroom', 1]);
    const short = before({ actions: 1 }, { enemies }).play(DOOR, 'fill:R_5R_00_press');
    expect([short.hero('deadpool').at, short.prompt]).toEqual(['S9', 'turn']);
  });

  it('is not offered for a locked door, an open one, or to the Ravenous [K-DOOR-2] [Z-RAV-1]', () => {
    const blue = { ...STREETS, doors: [{ between: ['R_5R_00_newsroom', 'S9'], colour: 'blue' }] };
    const locked = before({}, { board: blue, draws: {} });
    expect(locked.options.filter((o) => o.startsWith('battering-ram'))).toEqual([
      'battering-ram:R_9V_01_lobby-S9',
    ]);
    const open = before(
      {},
      { draws: {}, doors: { 'R_5R_00_newsroom-S9': 'open', 'R_9V_01_lobby-S9': 'open' } },
    );
    expect(offers(open, 'battering-ram')).toBe(false);
    expect(offers(before({ track: 4 }, { draws: {} }), 'battering-ram')).toBe(false);
  });
});

describe('Pack Shuffle', () => {
  it('puts a Ravenous hero among Troopers for nothing, to devour one [Z-RAV-5]', () => {
    const heroes = { hulk: { zone: 'S6' }, wasp: { zone: 'S7' } };
    const enemies = [foes('trooper', 2)];
    const dice = [4, 2, 2, 2, 2];
    const s = deadpoolWith(['pack-shuffle'], { zone: 'S2', track: 4 }, { heroes, enemies, dice });
    expect(s.options.filter((o) => o.startsWith('pack-shuffle'))).toEqual(['pack-shuffle:hulk']);
    s.play('pack-shuffle:hulk');
    expect([s.hero('deadpool').at, s.hero('hulk').at, s.hero('deadpool').actions]).toEqual(['S6', 'S2', 3]);
    expect([s.happened('moved'), s.happened('hero-placed').length]).toEqual([[], 2]);
    s.play('attack:devour@S6');
    expect([s.enemies('S6'), hunger(s, 'deadpool')]).toEqual([1, 0]);
  });

  it('is not offered with a hero in the same zone or out of sight [S-LOS-1]', () => {
    const heroes = { hulk: { zone: 'S2' }, wasp: { zone: 'S7' } };
    expect(offers(deadpoolWith(['pack-shuffle'], { zone: 'S2' }, { heroes }), 'pack-shuffle')).toBe(false);
  });

  it('crosses no force field, whoever of the two would [M-MZ8-1]', () => {
    const green = { between: ['R_5R_00_newsroom', 'S9'], colour: 'green' };
    const board = { ...STREETS, doors: [green], own: { forceField: 'green' } };
    const doors = { 'R_5R_00_newsroom-S5': 'open' };
    for (const { zone, other } of [
      { zone: 'R_5R_00_newsroom', other: 'S5' },
      { zone: 'S5', other: 'R_5R_00_newsroom' },
    ]) {
      const heroes = { hulk: { zone: other } };
      const barred = deadpoolWith(['pack-shuffle'], { zone }, { heroes, board, doors });
      expect(offers(barred, 'pack-shuffle')).toBe(false);
      const free = deadpoolWith(['pack-shuffle'], { zone }, { heroes, doors, own: people() });
      expect(offers(free, 'pack-shuffle')).toBe(true);
    }
  });
});
