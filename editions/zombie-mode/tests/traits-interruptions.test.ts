/** Traits that answer what enemies do: Rise and Bite, False Trail. */
import { describe, expect, it } from 'vitest';
import { discarded, enemiesTurn, people, person, withSpawns } from './streets.ts';
import { health, hunger, traits } from './table.ts';
import { foes, offers, type Entry } from './traits-street.ts';

describe('Rise and Bite', () => {
  const USE = 'use:rise-and-bite@deadpool';
  const waiting = (more: Entry = {}) => ({ zone: 'S6', traits: ['rise-and-bite'], ...more });

  it('attacks after the step in which enemies came, before their second action [K-ENE-5]', () => {
    const s = enemiesTurn({
      heroes: { deadpool: waiting() },
      enemies: [foes('specialist', 4, 'S10')],
      dice: [4, 4, 4],
    });
    s.play(USE);
    expect(s.options).toEqual(['attack:dual-katanas@S6', 'attack:devour@S6']);
    s.play('attack:dual-katanas@S6');
    expect([s.enemies('S6'), health(s, 'deadpool'), s.hero('deadpool').xp]).toEqual([1, 4, 3]);
    expect(traits(s, 'deadpool')).toEqual([]);
  });

  it('is a Devour only while Ravenous [Z-FAQ-4]', () => {
    const heroes = { hulk: { zone: 'S18' }, deadpool: waiting({ track: 4 }) };
    const s = enemiesTurn({ heroes, enemies: [foes('trooper', 1, 'S10')], dice: [4, 2, 2, 2, 2] }).play(USE);
    expect(s.happened('attacked')).toMatchObject([{ weapon: 'devour', zone: 'S6' }]);
    expect([s.enemies('S6'), hunger(s, 'deadpool')]).toEqual([0, 1]);
  });

  it('a ranged attack must be on the own zone [S-COM-1]', () => {
    const heroes = { 'iron-man': { zone: 'S6', traits: ['rise-and-bite'] } };
    const enemies = [foes('trooper', 1, 'S10'), foes('guard', 1, 'S7')];
    const own = { ...people(), stunned: [foes('guard', 1, 'S7')] };
    const s = enemiesTurn({ heroes, enemies, own }).play('use:rise-and-bite@iron-man');
    expect(s.options).toEqual(['attack:missile-wave@S6', 'attack:devour@S6']);
  });

  it('is not offered for enemies that were there, nor when others go elsewhere [K-ENE-6]', () => {
    const stay = enemiesTurn({ heroes: { deadpool: waiting() }, enemies: [foes('trooper')] });
    expect([health(stay, 'deadpool'), stay.prompt]).toEqual([4, 'turn']);
    const heroes = { deadpool: waiting(), hulk: { zone: 'S13' } };
    const elsewhere = enemiesTurn({ heroes, enemies: [foes('guard'), foes('trooper', 1, 'S16')] });
    expect([elsewhere.enemies('S13'), elsewhere.prompt]).toEqual([1, 'activate']);
  });

  it('a Devour of it opens no Second Helping: that is for the own turn [S-TRAIT-3]', () => {
    const s = enemiesTurn({
      heroes: { deadpool: waiting({ traits: ['rise-and-bite', 'second-helping'] }) },
      enemies: [foes('trooper', 2, 'S10')],
      dice: [4],
    });
    s.play(USE, 'attack:devour@S6');
    expect([s.enemies('S6'), traits(s, 'deadpool'), s.prompt]).toEqual([1, ['second-helping'], 'turn']);
  });

  it('two heroes in a zone may both rise, while enemies are left [S-TRAIT-3]', () => {
    const s = enemiesTurn({
      heroes: { deadpool: waiting(), hulk: { zone: 'S6', traits: ['rise-and-bite'] } },
      enemies: [foes('trooper', 1, 'S10')],
      dice: [4],
    });
    expect(s.options).toEqual([USE, 'use:rise-and-bite@hulk', 'go-on']);
    s.play(USE, 'attack:devour@S6');
    expect(traits(s, 'hulk')).toEqual(['rise-and-bite']);
  });
});

describe('False Trail', () => {
  const USE = 'use:false-trail@deadpool';
  const spawnStep = (draws: string[], more: Entry = {}) =>
    enemiesTurn({
      board: withSpawns('S1'),
      spawns: true,
      heroes: { deadpool: { zone: 'S18', traits: ['false-trail'] } },
      draws: { spawn: draws },
      ...more,
    });

  it('discards the card and draws another, which is carried out [K-SPAWN-2]', () => {
    const s = spawnStep(['031', '002']);
    expect(s.options).toEqual([USE, 'go-on']);
    s.play(USE);
    expect([s.enemies('S1', 'trooper'), s.enemies('S1')]).toEqual([1, 1]);
    expect(s.happened('spawn-card')).toMatchObject([
      { card: '031', zone: 'S1' },
      { card: '002', zone: 'S1' },
    ]);
    expect(discarded(s, 'spawn')).toEqual(['031', '002']);
    expect(traits(s, 'deadpool')).toEqual([]);
  });

  it('is used once per card, however it is kept [S-ACT-3]', () => {
    const heroes = { deadpool: { zone: 'S18', traits: ['false-trail'], bystander: 'wong' } };
    const s = spawnStep(['031', '002'], { heroes, dice: [5] }).play(USE, 'use:wong@deadpool');
    expect([s.enemies('S1'), traits(s, 'deadpool')]).toEqual([1, ['false-trail']]);
  });

  it('leaves a later card of the same step to the same hand [S-TRAIT-3]', () => {
    const s = spawnStep(['002', '031', '003'], { board: withSpawns('S1', 'S2') }).play('go-on', USE);
    expect([s.enemies('S1', 'trooper'), s.enemies('S2', 'trooper')]).toEqual([1, 2]);
  });

  it('an escorted bystander may come of the second card; its spawn card is not in the discard [Z-ESC-1]', () => {
    const s = spawnStep(['031', '037'], {
      draws: { spawn: ['031', '037'], bystanders: ['aunt-may'] },
      own: people(),
    }).play(USE);
    expect(s.enemies('S1', 'guard')).toBe(1);
    expect(discarded(s, 'spawn')).toEqual(['031']);
  });

  it('answers the cards of a building too [S-OPEN-3]', () => {
    const s = enemiesTurn({
      heroes: { deadpool: { zone: 'S9' }, hulk: { zone: 'S18', traits: ['false-trail'] } },
      own: people(person('aunt-may', 'S4')),
      draws: { spawn: ['005', '007', '011'] },
    });
    s.play('activate:deadpool', 'open:R_5R_00_newsroom-S9', 'fill:R_5R_00_press', 'use:false-trail@hulk');
    expect([s.enemies('R_5R_00_press'), s.enemies('R_5R_00_newsroom')]).toEqual([0, 0]);
    expect(offers(s, 'false-trail')).toBe(false);
  });
});
