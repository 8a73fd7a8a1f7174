/** Bystander cards of the hero's own turn: what each does for whoever devoured that person, its limit, its edges. */
import { describe, expect, it } from 'vitest';
import { enemy, optionsOf, rolled, turn, type Entry } from './card-table.ts';
import { people, person } from './streets.ts';
import { hunger, traits } from './table.ts';
import { deckOf } from '@holdout/engine';

describe('Aunt May', () => {
  const table = (mates: { [id: string]: Entry }, dice: number[], rest: Entry = {}) =>
    turn(
      { wasp: { zone: 'S2', bystander: 'aunt-may' }, ...mates },
      { enemies: [enemy('trooper', 'S2')], dice, ...rest },
    ).play('attack:devour@S2');

  it('feeds a hero beside hers when a Devour eliminates: a Ravenous one is so no longer [Z-BYS-2] [Z-RAV-3]', () => {
    const s = table({ hulk: { zone: 'S2', track: 4 } }, [4]);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:aunt-may@wasp', 'go-on']);
    s.play('use:aunt-may@wasp');
    expect(hunger(s, 'hulk')).toBe(2);
    expect(s.happened('ravenous')).toMatchObject([{ hero: 'hulk', on: false }]);
  });

  it('lets the players choose whom, never below 0, and never her own hero', () => {
    const mates = {
      hulk: { zone: 'S2', track: 1 },
      deadpool: { zone: 'S2', track: 3 },
      'iron-man': { zone: 'S2' },
    };
    const s = table(mates, [5]).play('use:aunt-may@wasp');
    expect([s.prompt, ...s.options]).toEqual(['choose', 'feed:hulk', 'feed:deadpool']);
    s.play('feed:hulk');
    expect([hunger(s, 'hulk'), hunger(s, 'deadpool')]).toEqual([0, 3]);
  });

  it('is silent without a target eliminated, without hunger beside, elsewhere, or after another attack', () => {
    const hungry = { hulk: { zone: 'S2', track: 3 } };
    expect(table(hungry, [3]).prompt).toBe('turn');
    expect(table({ hulk: { zone: 'S2' } }, [4]).prompt).toBe('turn');
    expect(table({ hulk: { zone: 'S3', track: 3 } }, [4]).prompt).toBe('turn');
    const sting = turn(
      { wasp: { zone: 'S2', bystander: 'aunt-may' }, ...hungry },
      { enemies: [enemy('trooper', 'S2')], dice: [6, 6] },
    );
    expect(sting.play('attack:wasps-sting@S2').prompt).toBe('turn');
  });

  it('feeds others alone, though her own hero is hungry again before she does', () => {
    const s = turn(
      {
        wasp: { zone: 'S2', bystander: 'aunt-may', traits: ['second-helping'] },
        hulk: { zone: 'S2', track: 3 },
      },
      { enemies: [enemy('trooper', 'S2', 2)], dice: [4, 1, 1, 2] },
    ).play('attack:devour@S2', 'use:second-helping@wasp', 'use:aunt-may@wasp');
    expect([hunger(s, 'wasp'), hunger(s, 'hulk')]).toEqual([2, 1]);
  });

  it('counts a person devoured as well', () => {
    const s = table({ hulk: { zone: 'S2', track: 3 } }, [4], {
      enemies: [],
      own: people(person('bob', 'S2')),
    });
    s.play('keep:aunt-may', 'use:aunt-may@wasp');
    expect(hunger(s, 'hulk')).toBe(1);
  });
});

describe('Thunderbolt Ross', () => {
  const shot = (enemies: Entry[], dice: number[], line = 'missile-wave@S2') =>
    turn({ 'iron-man': { zone: 'S2', bystander: 'thunderbolt-ross' } }, { enemies, dice }).play(
      `attack:${line}`,
    );

  it('gives a die to the unique attack on a zone with a Super Hero: one, however many [Z-BYS-2]', () => {
    expect(rolled(shot([enemy('spider-man', 'S2')], [2, 2, 2, 2]))).toBe(4);
    expect(rolled(shot([enemy('thor', 'S2'), enemy('spider-man', 'S2')], [2, 2, 2, 2]))).toBe(4);
  });

  it('gives none against others, nor to Devour', () => {
    expect(rolled(shot([enemy('trooper', 'S2'), enemy('thor', 'S6')], [2, 2, 2]))).toBe(3);
    expect(rolled(shot([enemy('thor', 'S2')], [2], 'devour@S2'))).toBe(1);
  });

  it('gives one to an attack on two zones with a Super Hero in either', () => {
    const both = [enemy('trooper', 'S2'), enemy('thor', 'S6')];
    expect(rolled(shot(both, [2, 2, 2, 2], 'missile-wave@S2,S6'))).toBe(4);
  });
});

describe('Pepper Potts', () => {
  const office = (mine: string[], theirs: string[], zone = 'S2') =>
    turn({
      hulk: { zone: 'S2', bystander: 'pepper-potts', traits: mine },
      wasp: { zone, traits: theirs },
    });

  it('lets a trait change hands, either way, once per turn and without an action [Z-BYS-2]', () => {
    const s = office(['numb'], ['dead-calm']).play('pepper-potts');
    expect([s.prompt, ...s.options]).toEqual(['choose', 'give:numb@wasp', 'take:dead-calm@wasp']);
    s.play('take:dead-calm@wasp');
    expect([traits(s, 'hulk'), traits(s, 'wasp'), s.hero('hulk').actions]).toEqual([
      ['numb', 'dead-calm'],
      [],
      3,
    ]);
    expect(s.options).not.toContain('pepper-potts');
    const given = office(['numb'], ['dead-calm']).play('pepper-potts', 'give:numb@wasp');
    expect([traits(given, 'hulk'), traits(given, 'wasp')]).toEqual([[], ['dead-calm', 'numb']]);
  });

  it.each([
    ['numb', ['dead-calm', 'stitch-up']],
    ['dead-calm', ['stitch-up', 'numb']],
  ])('makes whoever then holds three discard one: %s [S-TRAIT-2]', (lost, kept) => {
    const s = office(['numb'], ['dead-calm', 'stitch-up']).play('pepper-potts', 'give:numb@wasp');
    expect([s.prompt, s.decision?.hero]).toEqual(['keep-card', 'wasp']);
    s.play(`drop:${lost}`);
    expect(traits(s, 'wasp')).toEqual(kept);
    expect(deckOf(s.state, 'traits').discard).toHaveLength(1);
  });

  it('needs another hero in the zone and a trait; works while Ravenous [Z-RAV-5]', () => {
    expect(office(['numb'], [], 'S3').options).not.toContain('pepper-potts');
    expect(office([], []).options).not.toContain('pepper-potts');
    const s = turn({
      hulk: { zone: 'S2', track: 4, bystander: 'pepper-potts', traits: ['numb'] },
      wasp: { zone: 'S2' },
    });
    expect(traits(s.play('pepper-potts'), 'wasp')).toEqual(['numb']);
  });
});

describe('Bob', () => {
  const flee = (count: number, is: Entry = {}, rest: Entry = {}) =>
    turn(
      { hulk: { zone: 'S2', bystander: 'bob', ...is } },
      { enemies: [enemy('trooper', 'S2', count)], ...rest },
    );

  it('lets one Move of the turn leave 2 enemies out of account [Z-BYS-2]', () => {
    const s = flee(3);
    expect([s.why('move:S6'), optionsOf(s, 'bob')]).toEqual(['move.too-few-actions', ['bob:S3', 'bob:S6']]);
    s.play('bob:S6');
    expect([s.hero('hulk').at, s.hero('hulk').actions]).toEqual(['S6', 1]);
  });

  it('costs 1 where 1 or 2 stand, and more where it must', () => {
    expect(flee(1).play('bob:S6').hero('hulk').actions).toBe(2);
    expect(optionsOf(flee(5), 'bob')).toEqual([]);
    expect(optionsOf(flee(4), 'bob')).toEqual(['bob:S3', 'bob:S6']);
  });

  it('works once per turn, and beside the ordinary Move', () => {
    const s = flee(1, {}, { enemies: [enemy('trooper', 'S2'), enemy('trooper', 'S6')] });
    expect(optionsOf(s, 'move')).toEqual(['move:S3', 'move:S6']);
    s.play('bob:S6');
    expect([optionsOf(s, 'bob'), optionsOf(s, 'move')]).toEqual([[], ['move:S2', 'move:S7', 'move:S10']]);
  });

  it('is not offered where it changes nothing; works while Ravenous, for it is a Move', () => {
    const s = turn({ hulk: { zone: 'S2', bystander: 'bob' } });
    expect(optionsOf(s, 'bob')).toEqual([]);
    const small = turn({ wasp: { zone: 'S2', bystander: 'bob' } }, { enemies: [enemy('guard', 'S2', 2)] });
    expect(optionsOf(small, 'bob')).toEqual([]);
    expect(flee(2, { track: 4 }).play('bob:S3').hero('hulk').at).toBe('S3');
  });

  it('works with a free Move too', () => {
    const door = 'R_5R_00_press-S2';
    const s = flee(
      3,
      { traits: ['battering-ram'] },
      { doors: { 'R_5R_00_newsroom-S9': 'open', [door]: 'closed' } },
    );
    s.play(`battering-ram:${door}`);
    expect(s.decision?.options).toMatchObject([
      { id: 'move:R_5R_00_press', cost: 3 },
      { id: 'bob:R_5R_00_press', cost: 1 },
      { id: 'stop' },
    ]);
    s.play('bob:R_5R_00_press');
    expect([s.hero('hulk').at, s.hero('hulk').actions]).toEqual(['R_5R_00_press', 2]);
  });

  it('leaves Doctor Strange his extra action', () => {
    const s = flee(2, {}, { enemies: [enemy('trooper', 'S2', 2), enemy('doctor-strange', 'S10')] });
    expect(s.play('bob:S3').hero('hulk').actions).toBe(1);
  });
});

describe('Sharon Carter', () => {
  it('lets a melee attack reach a zone in sight at range 1, once per turn [Z-BYS-2]', () => {
    const s = turn(
      { hulk: { zone: 'S2', bystander: 'sharon-carter' } },
      { enemies: [enemy('trooper', 'S6', 2), enemy('trooper', 'S10')], dice: [4, 3, 2] },
    );
    expect(optionsOf(s, 'attack')).toEqual(['attack:smash@S6']);
    s.play('attack:smash@S6');
    expect([s.enemies('S6'), optionsOf(s, 'attack')]).toEqual([1, []]);
    expect(s.why('attack:smash@S6')).toBe('attack.melee-reach');
  });

  it('lets Missile Wave reach range 2; an attack within its own range does not use it up', () => {
    const s = turn(
      { 'iron-man': { zone: 'S2', bystander: 'sharon-carter' } },
      { enemies: [enemy('trooper', 'S6', 2), enemy('trooper', 'S10')], dice: [4, 3, 2, 4, 2, 2] },
    );
    s.play('attack:missile-wave@S6', 'attack:missile-wave@S10');
    expect([s.enemies('S6'), s.enemies('S10'), s.why('attack:missile-wave@S10')]).toEqual([
      1,
      0,
      'attack.too-far',
    ]);
  });

  it('does nothing for Devour, nor without line of sight', () => {
    const s = turn(
      { hulk: { zone: 'S7', bystander: 'sharon-carter' } },
      { enemies: [enemy('trooper', 'S2'), enemy('trooper', 'S6')] },
    );
    expect(optionsOf(s, 'attack')).toEqual(['attack:smash@S6']);
    expect([s.why('attack:devour@S6'), s.why('attack:smash@S2')]).toEqual([
      'attack.melee-reach',
      'attack.not-seen',
    ]);
  });
});

describe('Betty Ross', () => {
  it('trades 1 action for 1 hunger, once per turn [Z-BYS-2]', () => {
    const s = turn({ hulk: { zone: 'S2', track: 3, bystander: 'betty-ross' } }).play('betty-ross');
    expect([hunger(s, 'hulk'), s.hero('hulk').actions]).toEqual([2, 2]);
    expect(s.options).not.toContain('betty-ross');
  });

  it.each([0, 4])('is not offered at hunger %i [Z-RAV-5]', (track) => {
    expect(turn({ hulk: { zone: 'S2', track, bystander: 'betty-ross' } }).options).not.toContain(
      'betty-ross',
    );
  });

  it('needs an action', () => {
    const s = turn({ hulk: { zone: 'S2', track: 3, actions: 0, bystander: 'betty-ross' } });
    expect(s.options).not.toContain('betty-ross');
  });
});
