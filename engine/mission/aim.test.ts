/** What goals are after: where each condition of every edition can be met now, and how far it has come. */
import { describe, expect, it } from 'vitest';
import { aimed, countsOf, SPAWN, targetsOf, zoneId, type Condition, type Json } from '../index.ts';
import type { Scene } from '../scenario/index.ts';
import { itemAt } from '../lookup.ts';
import { CELLAR, HALL, missionWith, play, rats } from '../toy/table.ts';
import { neverHolds } from './words.ts';

type Entry = { [key: string]: unknown };
const AREAS = { east: ['S2', 'S3'] };

/** A scene whose only goal is this. */
function after(met: Json, more: Entry = {}, change: { [key: string]: Json } = {}): Scene {
  const mission = missionWith({
    win: { never: true },
    areas: AREAS,
    goals: [{ id: 'goal', met }],
    ...change,
  });
  return play({ mission, heroes: { ann: { zone: 'S1' }, bob: { zone: 'S1' } }, turn: 'ann', ...more });
}
const goalOf = (s: Scene): Condition => itemAt(s.game.context.mission.goals, 0).met;
const targets = (s: Scene): string[] =>
  targetsOf(s.game, goalOf(s)).map(({ kind, zone }) => `${kind} ${zoneId(s.game, zone)}`);
const counts = (s: Scene): unknown => countsOf(s.game, goalOf(s));

describe('objectives', () => {
  it('are aimed at until they are taken, those that count', () => {
    const s = after({ objectivesTaken: 'all' });
    expect(targets(s)).toEqual(['thing S3', `thing ${HALL}`, `thing ${CELLAR}`]);
    expect(counts(s)).toEqual([{ n: 0, all: 3 }]);
    const left = after({ objectivesTaken: 'all' }, { taken: ['S3'] });
    expect([targets(left), counts(left)]).toEqual([[`thing ${HALL}`, `thing ${CELLAR}`], [{ n: 1, all: 3 }]]);
  });

  it('that do not count are not, once their colour is seen', () => {
    const objectives: Json = [
      { zone: 'S2', counts: false },
      { zone: 'S3', counts: false, down: true },
      { zone: HALL },
    ];
    const s = after({ objectivesTaken: 'all' }, {}, { objectives, rules: [] });
    expect(targets(s)).toEqual(['thing S3', `thing ${HALL}`]);
    expect(counts(s)).toEqual([{ n: 0, all: 1 }]);
  });

  it('of a colour may be any that lies face down', () => {
    expect(targets(after({ taken: 'green' }))).toEqual(['thing S3', `thing ${HALL}`, `thing ${CELLAR}`]);
    expect(targets(after({ taken: 'red' }))).toEqual(['thing S3', `thing ${HALL}`]);
    expect(targets(after({ taken: 'red' }, { taken: ['S3'] }))).toEqual([`thing ${HALL}`]);
    expect(targets(after({ taken: 'green' }, { taken: [CELLAR] }))).toEqual([]);
  });
});

describe('places', () => {
  it('are where heroes should stand, whoever is there', () => {
    expect(targets(after({ heroesIn: { area: 'east', atLeast: 2 } }))).toEqual(['place S2', 'place S3']);
  });

  it('are where enemies still are', () => {
    const s = after({ noEnemiesIn: 'east' }, { enemies: [rats('S3', 2), rats('S1')] });
    expect(targets(s)).toEqual(['thing S3']);
  });

  it('are the spawn zones to gather on, and those to be removed', () => {
    expect(targets(after({ gatheredOnSpawn: true }))).toEqual(['place S3', 'place S2']);
    const s = after({ spawnsGone: 'all' });
    expect([targets(s), counts(s)]).toEqual([['thing S3', 'thing S2'], [{ n: 0, all: 2 }]]);
    s.state.spawns[0] = SPAWN.gone;
    expect([targets(s), counts(s)]).toEqual([['thing S2'], [{ n: 1, all: 2 }]]);
  });

  it('are the exits, where heroes are to leave', () => {
    const exit = { area: 'east' };
    const s = after({ heroesLeft: [1, 2] }, {}, { exit });
    expect([targets(s), counts(s)]).toEqual([['place S2', 'place S3'], [{ n: 0, all: 1 }]]);
    itemAt(s.state.heroes, 1).status = 'left';
    expect([targets(s), counts(s)]).toEqual([[], [{ n: 1, all: 1 }]]);
    expect(targets(after({ heroesLeft: [1] }))).toEqual([]);
  });

  it('are the heroes themselves, where nobody should be left; nowhere for those who are gone', () => {
    const s = after({ nobodyOnBoard: true }, { heroes: { ann: { zone: 'S1' }, bob: { zone: 'S3' } } });
    expect(targets(s)).toEqual(['hero S1', 'hero S3']);
    Object.assign(itemAt(s.state.heroes, 0), { status: 'left', zone: -1 });
    expect(targets(s)).toEqual(['hero S3']);
  });
});

describe('several conditions', () => {
  const parts: Json = [{ taken: 'green' }, { heroesIn: { area: 'east' } }, { objectivesTaken: 'all' }];
  it.each(['all', 'any'])('%s: every zone once of each kind, of those that do not hold yet', (word) => {
    const s = after({ [word]: parts });
    const things = ['thing S3', `thing ${HALL}`, `thing ${CELLAR}`];
    expect(targets(s)).toEqual([...things, 'place S2', 'place S3']);
    expect(counts(s)).toEqual([{ n: 0, all: 3 }]);
  });
  it('those that hold have no place any more', () => {
    const s = after({ all: parts }, { taken: [CELLAR], heroes: { ann: { zone: 'S3' } } });
    expect(targets(s)).toEqual(['thing S3', `thing ${HALL}`]);
  });

  it('and what has no place is nowhere', () => {
    for (const met of [{ never: true }, { heroDied: true }, { not: { taken: 'green' } }] as Json[]) {
      const s = after(met, { taken: [CELLAR] });
      expect([targets(s), counts(s)]).toEqual([[], []]);
    }
    const s = after({ never: true });
    expect(
      targetsOf(
        s.game,
        aimed(() => false, {}),
      ),
    ).toEqual([]);
    expect(
      countsOf(
        s.game,
        aimed(() => false, {}),
      ),
    ).toEqual([]);
    expect(neverHolds(s.game)).toBe(false);
  });
});

describe('a counter', () => {
  const met = { counter: { name: 'steps', atLeast: 2 } };
  const counted = (...rules: Json[]): Scene => after(met, {}, { rules });

  it('has come so far', () => {
    const s = counted({ on: 'objective-taken', do: [{ count: 'steps' }] });
    expect(counts(s)).toEqual([{ counter: 'steps', n: 0, all: 2 }]);
    s.state.counters['steps'] = 1;
    expect([counts(s), goalOf(s)(s.game)]).toEqual([[{ counter: 'steps', n: 1, all: 2 }], false]);
    s.state.counters['steps'] = 2;
    expect([targets(s), goalOf(s)(s.game)]).toEqual([[], true]);
  });

  it('goes up where the rules that count it say', () => {
    const all = ['thing S3', `thing ${HALL}`, `thing ${CELLAR}`];
    expect(targets(counted({ on: 'objective-taken', do: [{ count: 'steps' }] }))).toEqual(all);
    expect(targets(counted({ on: 'objective-taken', colour: 'green', do: [{ count: 'steps' }] }))).toEqual(
      all,
    );
    expect(targets(counted({ on: 'objective-taken', colour: 'red', do: [{ count: 'steps' }] }))).toEqual(
      all.slice(0, 2),
    );
    expect(targets(counted({ on: 'enemy-enters', area: 'east', do: [{ removeAndCount: 'steps' }] }))).toEqual(
      ['thing S2', 'thing S3'],
    );
    const when = { heroesIn: { area: 'east' } };
    expect(targets(counted({ on: 'once', when, do: [{ count: 'steps' }] }))).toEqual([
      'place S2',
      'place S3',
    ]);
    expect(targets(counted({ on: 'once', when: { heroDied: true }, do: [{ count: 'steps' }] }))).toEqual([]);
  });

  it('and not where another is counted', () => {
    const other: Json = { on: 'objective-taken', do: [{ count: 'others' }, { experience: 1 }] };
    expect(targets(counted(other))).toEqual([]);
    expect(targets(counted(other, { on: 'enemy-enters', area: 'east', do: [{ count: 'steps' }] }))).toEqual([
      'thing S2',
      'thing S3',
    ]);
  });
});
