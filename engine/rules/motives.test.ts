/** Why enemies do what they do: told of every group, to those who ask for a forecast. */
import { describe, expect, it } from 'vitest';
import { createEngine, forecast, type Edition, type Policies } from '../index.ts';
import type { Scene } from '../scenario/index.ts';
import { itemAt } from '../lookup.ts';
import { toy } from '../toy/index.ts';
import { HALL, playWith, rats } from '../toy/table.ts';

const SLUG = { id: 'slug', actions: 1, toughness: 1, xp: 1, limit: 3 };

/** The forecast of a table where something of the toy is different. */
function motives(change: Partial<Edition>, scenario: { [key: string]: unknown }) {
  const s: Scene = playWith(change, { turn: 'ann', ...scenario });
  return forecast(createEngine([{ ...toy, ...change }]), s.state).motives;
}
const lines = (change: Partial<Edition>, scenario: { [key: string]: unknown }): string[] =>
  motives(change, scenario).map(({ enemy, n, zone, kind, goals, heroes, ways, clause }) =>
    [enemy, n, zone, kind, goals.join('+'), heroes.join('+'), '>', ways.join('+'), clause].join(' '),
  );
const two = { ann: { zone: 'S1' }, bob: { zone: 'S1' } };

describe('every group', () => {
  it('of every type has its line, zone by zone: attacks first, then moves', () => {
    const enemies = [rats('S1'), rats('S2', 2), { type: 'slug', zone: 'S2', count: 1 }, rats('S3')];
    expect(lines({ types: [...toy.types, SLUG] }, { heroes: two, enemies })).toEqual([
      'rat 1 S1 attacks S1 ann+bob >  K-ENE-1',
      'rat 2 S2 nears S1 ann+bob > S1 K-ENE-6',
      'slug 1 S2 nears S1 ann+bob > S1 K-ENE-6',
      'rat 1 S3 nears S1 ann+bob > S2 K-ENE-6',
    ]);
  });

  it('that finds no way says so', () => {
    expect(lines({}, { heroes: { ann: { zone: HALL } }, enemies: [rats('S2')] })).toEqual([
      `rat 1 S2 barred ${HALL} ann >  K-ENE-6`,
    ]);
  });

  it('with two actions is told twice, by the events before it', () => {
    const types = [{ ...itemAt(toy.types, 0), actions: 2 }];
    const told = motives({ types }, { heroes: two, enemies: [rats('S3')] });
    expect(told.map((m) => [m.zone, m.kind])).toEqual([
      ['S3', 'nears'],
      ['S2', 'nears'],
    ]);
    expect(itemAt(told, 1).after).toBeGreaterThan(itemAt(told, 0).after);
  });
});

describe('a policy of the edition', () => {
  const policies = (more: Partial<Policies>): Partial<Edition> => ({
    policies: { ...toy.policies, ...more },
  });

  it('by which figures rest is named, and no more rest than there are', () => {
    const idle: Policies['idle'] = (_g, _type, zone) => (zone === 2 ? 9 : zone === 1 ? 1 : 0);
    const enemies = [rats('S2', 2), rats('S3', 2)];
    expect(lines(policies({ idle }), { heroes: two, enemies })).toEqual([
      'rat 1 S2 rests   >  K-ENE-1',
      'rat 2 S3 rests   >  K-ENE-1',
      'rat 1 S2 nears S1 ann+bob > S1 K-ENE-6',
    ]);
    const idleBy = (): string => 'T-SLEEP';
    expect(lines(policies({ idle, idleBy }), { heroes: two, enemies })[0]).toBe(
      'rat 1 S2 rests   >  T-SLEEP',
    );
  });

  it('is told once, though others have a second action', () => {
    const types = [{ ...itemAt(toy.types, 0), actions: 2 }];
    const idle: Policies['idle'] = (_g, _type, zone) => (zone === 2 ? 9 : 0);
    const told = lines({ types, ...policies({ idle }) }, { heroes: two, enemies: [rats('S3')] });
    expect(told).toEqual(['rat 1 S3 rests   >  K-ENE-1']);
  });

  it('by which they strike from afar is their own card', () => {
    const reach: Policies['reach'] = (_g, _type, zone) => (zone === 2 ? [0] : []);
    expect(lines(policies({ reach }), { heroes: two, enemies: [rats('S3', 2), rats('S2')] })).toEqual([
      'rat 2 S3 attacks S1 ann+bob >  rat',
      'rat 1 S2 nears S1 ann+bob > S1 K-ENE-6',
    ]);
  });

  it('may name heroes, people and the noise it goes by', () => {
    const directions: Policies['directions'] = (_g, tell) => () => {
      tell?.({ kind: 'hears', goals: [2], clause: 'T-HEAR', heroes: [1], people: ['eve'], noise: 3 });
      return [2];
    };
    expect(motives(policies({ directions }), { heroes: two, enemies: [rats('S2')] })).toMatchObject([
      { enemy: 'rat', goals: ['S3'], heroes: ['bob'], people: ['eve'], noise: 3, ways: ['S3'] },
    ]);
    const silent: Policies['directions'] = () => () => [];
    expect(motives(policies({ directions: silent }), { heroes: two, enemies: [rats('S2')] })).toEqual([]);
    const plain = motives({}, { heroes: two, enemies: [rats('S2')] });
    expect([itemAt(plain, 0).people, 'noise' in itemAt(plain, 0)]).toEqual([[], false]);
  });
});
