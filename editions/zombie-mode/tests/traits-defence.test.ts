/** Traits against wounds: Numb, Meat Shield, Undead Loyalty, Play Dead. */
import { describe, expect, it } from 'vitest';
import { enemiesTurn, people, person } from './streets.ts';
import { health, traits } from './table.ts';
import { deadpoolWith, foes, offers } from './traits-street.ts';

const inS6 = (...held: string[]) => ({ zone: 'S6', traits: held });

describe('Numb', () => {
  it('cancels 2 of 3 wounds [S-WND-1]', () => {
    const s = enemiesTurn({ heroes: { deadpool: inS6('numb') }, enemies: [foes('trooper', 3)] });
    s.play('use:numb@deadpool');
    expect([health(s, 'deadpool'), traits(s, 'deadpool')]).toEqual([4, []]);
    expect(s.happened('wounds-cancelled')).toMatchObject([{ zone: 'S6', n: 2, with: 'numb' }]);
  });

  it('cancels one where one is left, a second copy of it only what the first left [S-TRAIT-3]', () => {
    const heroes = { deadpool: inS6('numb', 'numb') };
    const three = enemiesTurn({ heroes, enemies: [foes('trooper', 3)] });
    three.play('use:numb@deadpool', 'use:numb@deadpool');
    expect([health(three, 'deadpool'), traits(three, 'deadpool')]).toEqual([5, []]);
    const two = enemiesTurn({ heroes, enemies: [foes('trooper', 2)] }).play('use:numb@deadpool');
    expect([health(two, 'deadpool'), traits(two, 'deadpool')]).toEqual([5, ['numb']]);
    expect(two.prompt).toBe('turn');
  });

  it('cancels wounds of bystanders too [Z-BYS-11]', () => {
    const own = people(person('okoye', 'S6'));
    const s = enemiesTurn({ heroes: { deadpool: inS6('numb') }, own }).play('use:numb@deadpool');
    expect(health(s, 'deadpool')).toBe(5);
  });

  it('does not answer the wound of the Ravenous [Z-RAV-2]', () => {
    const s = enemiesTurn({ heroes: { deadpool: { ...inS6('numb'), track: 4 } } });
    expect([health(s, 'deadpool'), traits(s, 'deadpool'), s.prompt]).toEqual([4, ['numb'], 'turn']);
  });

  it('serves its owner only [S-WND-1]', () => {
    const heroes = { hulk: { zone: 'S6' }, deadpool: { zone: 'S7', traits: ['numb'] } };
    const s = enemiesTurn({ heroes, enemies: [foes('trooper', 2)] });
    expect([health(s, 'hulk'), traits(s, 'deadpool')]).toEqual([3, ['numb']]);
  });
});

describe('Meat Shield', () => {
  const USE = 'use:meat-shield@deadpool';

  it('eliminates an attacking Trooper and cancels 2 wounds, with its experience [S-FAQ-4]', () => {
    const s = enemiesTurn({ heroes: { deadpool: inS6('meat-shield') }, enemies: [foes('trooper', 3)] });
    s.play(USE);
    expect([health(s, 'deadpool'), s.enemies('S6'), s.hero('deadpool').xp]).toEqual([4, 2, 1]);
    expect(s.happened('wounds-cancelled')).toMatchObject([{ n: 2, with: 'meat-shield' }]);
  });

  it('lets the players choose between a Trooper and a Specialist, never a Guard [S-TRAIT-3]', () => {
    const enemies = [foes('trooper'), foes('specialist'), foes('guard')];
    const s = enemiesTurn({ heroes: { deadpool: inS6('meat-shield') }, enemies }).play(USE);
    expect(s.options).toEqual(['eliminate:trooper@S6', 'eliminate:specialist@S6']);
    s.play('eliminate:specialist@S6');
    expect([s.enemies('S6', 'specialist'), health(s, 'deadpool')]).toEqual([0, 4]);
  });

  it('neither resets hunger nor takes bystanders [Z-DEV-6]', () => {
    const own = people(person('okoye', 'S6'));
    const heroes = { deadpool: { ...inS6('meat-shield'), track: 2 } };
    const s = enemiesTurn({ heroes, enemies: [foes('trooper')], own }).play(USE);
    expect([s.hero('deadpool').track, health(s, 'deadpool')]).toEqual([3, 5]);
  });

  it('two copies catch two [S-TRAIT-3]', () => {
    const heroes = { deadpool: inS6('meat-shield', 'meat-shield') };
    const s = enemiesTurn({ heroes, enemies: [foes('trooper', 5)] }).play(USE, USE);
    expect([health(s, 'deadpool'), s.enemies('S6')]).toEqual([4, 3]);
  });

  it('catches nobody who has been caught already: a second copy waits [S-TRAIT-3]', () => {
    const heroes = { deadpool: inS6('meat-shield', 'meat-shield') };
    const s = enemiesTurn({ heroes, enemies: [foes('trooper'), foes('guard', 3)] }).play(USE);
    expect([s.prompt, traits(s, 'deadpool')]).toEqual(['turn', ['meat-shield']]);
  });

  it.each([
    ['Guards alone attack', [foes('guard', 2)], [], 'S16'],
    ['the Trooper there is Stunned', [foes('guard', 2), foes('trooper')], [foes('trooper')], 'S16'],
    ['another zone is attacked', [foes('trooper', 2, 'S2')], [], 'S2'],
  ])('is not offered when %s [S-TRAIT-3]', (_what, enemies, stunned, hulk) => {
    const heroes = { deadpool: inS6('meat-shield'), hulk: { zone: hulk } };
    const s = enemiesTurn({ heroes, enemies, own: { ...people(), stunned } });
    expect([s.prompt, traits(s, 'deadpool')]).toEqual(['activate', ['meat-shield']]);
    expect(s.happened('wounded')).toHaveLength(1);
  });

  it('catches nobody when Troopers of another zone open fire [Z-SPN-1]', () => {
    const s = deadpoolWith(
      ['meat-shield'],
      { zone: 'S9' },
      { enemies: [foes('trooper', 1, 'S9'), foes('trooper', 1, 'S10')], draws: { spawn: ['041', '007'] } },
    ).play('open:R_5R_00_newsroom-S9', 'fill:R_5R_00_press');
    expect(s.happened('enemies-attack')).toMatchObject([{ zone: 'S9', n: 1 }]);
    expect([health(s, 'deadpool'), traits(s, 'deadpool')]).toEqual([4, ['meat-shield']]);
  });
});

describe('Undead Loyalty', () => {
  const USE = 'use:undead-loyalty@deadpool';
  const loyal = (zone: string, wounds = 0, more: string[] = []) => ({
    zone,
    wounds,
    traits: ['undead-loyalty', ...more],
  });

  it('leaves the other with 1 health; the owner suffers 1 wound that nothing cancels [S-WND-1]', () => {
    const heroes = { hulk: { zone: 'S6', wounds: 3 }, deadpool: loyal('S7', 0, ['numb']) };
    const s = enemiesTurn({ heroes, enemies: [foes('guard', 4)] }).play(USE);
    expect([health(s, 'hulk'), health(s, 'deadpool')]).toEqual([1, 4]);
    expect(traits(s, 'deadpool')).toEqual(['numb']);
    expect(s.happened('hero-died')).toEqual([]);
  });

  it('answers the wound of the Ravenous too [Z-RAV-2]', () => {
    const heroes = { hulk: { zone: 'S6', wounds: 4, track: 4 }, deadpool: loyal('S6') };
    const s = enemiesTurn({ heroes }).play(USE);
    expect([health(s, 'hulk'), health(s, 'deadpool')]).toEqual([1, 4]);
  });

  it.each([
    ['the owner has 1 health left', loyal('S7', 4)],
    ['the other is at range 2', loyal('S11')],
    ['the other is next door, out of sight', loyal('R_4V_10_board')],
  ])('is not offered when %s [S-LOS-1]', (_what, deadpool) => {
    const heroes = { hulk: { zone: 'S6', wounds: 3 }, deadpool };
    const s = enemiesTurn({ heroes, enemies: [foes('guard', 4)] });
    expect(s.happened('hero-died')).toMatchObject([{ hero: 'hulk' }]);
    expect(s.result).toBe('lost');
  });

  it('does not save its owner [S-ELIM-1]', () => {
    const heroes = { deadpool: loyal('S6', 3), hulk: { zone: 'S7' } };
    const s = enemiesTurn({ heroes, enemies: [foes('guard', 2)] });
    expect(s.happened('hero-died')).toMatchObject([{ hero: 'deadpool' }]);
  });

  it('makes the order of attacked zones a choice [S-WND-4]', () => {
    const heroes = { hulk: { zone: 'S6', wounds: 3 }, deadpool: loyal('S7', 3) };
    const s = enemiesTurn({ heroes, enemies: [foes('guard', 2), foes('guard', 1, 'S7')] });
    expect([s.prompt, s.options]).toEqual(['attack-order', ['in:S6', 'in:S7']]);
    s.play('in:S6', USE);
    expect(s.happened('hero-died')).toMatchObject([{ hero: 'deadpool' }]);
  });
});

describe('Play Dead', () => {
  const USE = 'use:play-dead@deadpool';
  const heroes = { deadpool: inS6('play-dead'), hulk: { zone: 'S7' } };

  it('sends the enemies in the zone to the next hero [Z-ENE-1]', () => {
    const s = enemiesTurn({ heroes, enemies: [foes('trooper', 3)] }).play(USE);
    expect([s.enemies('S6'), s.enemies('S7'), health(s, 'deadpool')]).toEqual([0, 3, 5]);
  });

  it('keeps the wounds of enemies and bystanders off in a shared zone [S-WND-3]', () => {
    const own = people(person('okoye', 'S6'));
    const s = enemiesTurn({
      heroes: { ...heroes, hulk: { zone: 'S6' } },
      enemies: [foes('guard', 2)],
      own,
    }).play(USE);
    expect([health(s, 'deadpool'), health(s, 'hulk')]).toEqual([5, 2]);
  });

  it('ends with the End Phase [S-END-1]', () => {
    const s = enemiesTurn({ heroes: { ...heroes, hulk: { zone: 'S6' } }, enemies: [foes('guard', 1)] });
    s.play(USE, 'activate:hulk', 'end', 'end');
    expect(s.prompt).toBe('share-wounds');
    expect(s.options).toEqual(['wound:deadpool', 'wound:hulk']);
  });

  it('is not offered to the only hero, nor to the last one not ignored [S-TRAIT-3]', () => {
    const alone = enemiesTurn({ heroes: { deadpool: inS6('play-dead') }, enemies: [foes('trooper')] });
    expect([health(alone, 'deadpool'), traits(alone, 'deadpool')]).toEqual([4, ['play-dead']]);
    const both = enemiesTurn({ heroes: { deadpool: inS6('play-dead'), hulk: inS6('play-dead') } });
    expect(both.options).toEqual([USE, 'use:play-dead@hulk', 'go-on']);
    expect(offers(both.play(USE), 'play-dead')).toBe(false);
    expect(traits(both, 'hulk')).toEqual(['play-dead']);
  });
});
