/** The words that missions of every edition use: each condition where it holds and where it does not, each effect at work. */
import { describe, expect, it } from 'vitest';
import { isExitOpen, SPAWN, type Json } from '../index.ts';
import type { Scene } from '../scenario/index.ts';
import { CELLAR, FRONT_DOOR, HALL, missionWith, play, rats } from '../toy/table.ts';
import { toy } from '../toy/index.ts';
import { wordsOf } from './all-words.ts';
import { COMMON_CONDITIONS } from './common-conditions.ts';
import { COMMON_EFFECTS } from './common-effects.ts';
import { itemAt, lookUp } from '../lookup.ts';

type Entry = { [key: string]: unknown };
const AREAS = { east: ['S2', 'S3'], inside: [HALL] };
const NEVER = { win: { never: true } };

describe('conditions', () => {
  /** The condition, a position in which it does not hold, one in which it does. */
  const CASES: [Json, Entry, Entry][] = [
    [
      { all: [{ taken: 'blue' }, { taken: 'green' }] },
      { taken: ['S3'], tokens: { S3: 'blue' } },
      { taken: ['S3', CELLAR], tokens: { S3: 'blue' } },
    ],
    [{ any: [{ taken: 'blue' }, { taken: 'green' }] }, {}, { taken: [CELLAR] }],
    [{ not: { taken: 'green' } }, { taken: [CELLAR] }, {}],
    [{ objectivesTaken: 'all' }, { taken: ['S3', HALL] }, { taken: ['S3', HALL, CELLAR] }],
    [{ taken: 'green' }, { taken: ['S3'] }, { taken: [CELLAR] }],
    [
      { heroesIn: { area: 'east', atLeast: 2 } },
      { heroes: { ann: { zone: 'S2' }, bob: { zone: 'S1' } } },
      { heroes: { ann: { zone: 'S2' }, bob: { zone: 'S3' } } },
    ],
    [{ noEnemiesIn: 'east' }, { enemies: [rats('S3')] }, { enemies: [rats('S1')] }],
    [{ teamOf: 2 }, {}, { heroes: { ann: {}, bob: {} } }],
    [{ heroReached: 'yellow' }, { heroes: { ann: { xp: 2 } } }, { heroes: { ann: { xp: 3 } } }],
    [
      { gatheredOnSpawn: true },
      { heroes: { ann: { zone: 'S3' }, bob: { zone: 'S2' } } },
      { heroes: { ann: { zone: 'S3' }, bob: { zone: 'S3' } } },
    ],
    [
      { gatheredOnSpawn: true },
      { heroes: { ann: { zone: 'S3' } }, enemies: [rats('S3')] },
      { heroes: { ann: { zone: 'S3' } } },
    ],
    [
      { heroDied: true },
      { heroes: { ann: {}, bob: { status: 'left' } } },
      { heroes: { ann: {}, bob: { status: 'dead' } } },
    ],
    [
      { heroesLeft: [2, 1] },
      { heroes: { ann: {}, bob: { status: 'left' } } },
      { heroes: { ann: {}, bob: { status: 'left' } }, seats: [['ann'], ['bob']] },
    ],
  ];

  /** Does it hold in this position? Asked of the mission's goal, which nobody wins by. */
  const holds = (condition: Json, position: Entry): boolean => {
    const mission = missionWith({ ...NEVER, areas: AREAS, goals: [{ id: 'asked', met: condition }] });
    const s = play({ heroes: { ann: {} }, phase: 'end', ...position, mission });
    return itemAt(s.game.context.mission.goals, 0).met(s.game);
  };

  it.each(CASES)('%j', (condition, without, within) => {
    expect([holds(condition, without), holds(condition, within)]).toEqual([false, true]);
  });

  it('spawnsGone and counter hold once the mission has seen to it', () => {
    const goals: Json[] = [
      { id: 'gone', met: { spawnsGone: 'all' } },
      { id: 'counted', met: { counter: { name: 'steps', atLeast: 2 } } },
    ];
    const rules: Json[] = [
      { on: 'objective-taken', do: [{ count: 'steps' }, { removeSpawns: 'red' }, { removeSpawns: 'blue' }] },
    ];
    const s = play({
      mission: missionWith({ ...NEVER, goals, rules }),
      heroes: { ann: { zone: 'S3' } },
      turn: 'ann',
    });
    const met = (): boolean[] => s.game.context.mission.goals.map((x) => x.met(s.game));
    expect(met()).toEqual([false, false]);
    s.play('take:S3');
    expect(met()).toEqual([true, false]);
    s.state.counters['steps'] = 2;
    expect(met()).toEqual([true, true]);
  });

  it('nobodyOnBoard holds when the last hero has left or fallen, never does never', () => {
    const goals: Json[] = [
      { id: 'empty', met: { nobodyOnBoard: true } },
      { id: 'no', met: { never: true } },
    ];
    const s = play({ mission: missionWith({ ...NEVER, goals }), heroes: { ann: {}, bob: {} }, turn: 'ann' });
    const met = (...status: ('in' | 'left' | 'dead')[]): boolean[] => {
      s.state.heroes.forEach((h, i) => (h.status = itemAt(status, i)));
      return s.game.context.mission.goals.map((x) => x.met(s.game));
    };
    expect([met('left', 'in'), met('left', 'dead')]).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it('are all tried here', () => {
    const tried = JSON.stringify(CASES);
    const elsewhere = ['spawnsGone', 'counter', 'nobodyOnBoard', 'never'];
    const missing = Object.keys(COMMON_CONDITIONS).filter((word) => !tried.includes(`"${word}":`));
    expect(missing.sort()).toEqual(elsewhere.sort());
  });
});

/** What happens when the token of S3 is taken under this rule. */
const taking = (effect: Json, more: Entry = {}, change: { [key: string]: Json } = {}): Scene => {
  const rules = [{ on: 'objective-taken', do: [effect] }];
  const heroes = { ann: { zone: 'S3' }, bob: { zone: 'S1' } };
  const mission = missionWith({ ...NEVER, areas: AREAS, ...change, rules });
  return play({ mission, heroes, turn: 'ann', ...more }).play('take:S3');
};

const EFFECTS: { [word: string]: () => void } = {
  experience() {
    const s = taking({ experience: 2 });
    expect([s.hero('ann').xp, s.hero('bob').xp]).toEqual([2, 0]);
  },
  experienceToAll() {
    const s = taking({ experienceToAll: 2 });
    expect([s.hero('ann').xp, s.hero('bob').xp]).toEqual([2, 2]);
  },
  unlockDoors() {
    const s = taking({ unlockDoors: 'blue' });
    expect(s.state.unlocked).toEqual(['blue']);
    expect(s.happened('door-unlocked')).toMatchObject([{ cause: 'K-DOOR-2', colour: 'blue', doors: 1 }]);
  },
  activateSpawns() {
    const s = taking({ activateSpawns: 'blue' }, { spawns: true });
    expect(s.state.spawns).toEqual([SPAWN.active, SPAWN.active]);
    expect(s.happened('spawn-activated')).toMatchObject([{ cause: 'K-SPAWN-5', zone: 'S2' }]);
  },
  removeSpawns() {
    const s = taking({ removeSpawns: 'red' }, { spawns: true });
    expect(s.state.spawns).toEqual([SPAWN.gone, SPAWN.inactive]);
    expect(s.happened('spawn-removed')).toMatchObject([{ zone: 'S3' }]);
  },
  spawnCard() {
    expect(taking({ spawnCard: 'first' }, { spawns: true, draws: { rats: ['many'] } }).enemies('S3')).toBe(2);
    expect(taking({ spawnCard: 'all' }, { spawns: true, draws: { rats: ['few'] } }).enemies('S3')).toBe(1);
    expect(taking({ spawnCard: 'blue' }, { spawns: true }).enemies('S2')).toBe(0);
  },
  count() {
    const s = taking({ count: 'steps' });
    expect(s.happened('counted')).toMatchObject([{ counter: 'steps', value: 1 }]);
  },
  openExit() {
    const exit = { area: 'east', open: false };
    const s = taking({ openExit: true }, {}, { exit });
    expect([isExitOpen(s.game), s.happened('exit-opened')]).toMatchObject([true, [{ zone: 'S2' }]]);
    expect(isExitOpen(taking({ count: 'steps' }, {}, { exit }).game)).toBe(false);
  },
  removeAndCount() {
    const rules = [{ on: 'enemy-enters', area: 'east', do: [{ removeAndCount: 'drowned' }] }];
    const mission = missionWith({ ...NEVER, areas: AREAS, rules });
    const s = play({ mission, heroes: { ann: { zone: 'S2' } }, enemies: [rats('S1', 2)], turn: 'ann' });
    s.play('end');
    expect([s.onBoard('rat'), s.state.counters['drowned']]).toEqual([0, 2]);
    expect(s.state.supply).toEqual([6]);
  },
};

describe('effects', () => {
  it.each(Object.keys(COMMON_EFFECTS))('%s', (word) => lookUp(EFFECTS, word)());
});

describe('rules', () => {
  const rule = (...rules: Json[]): Json => missionWith({ ...NEVER, areas: AREAS, rules });
  const FIRED: { [trigger: string]: () => Scene } = {
    'objective-taken': () =>
      play({
        mission: rule({ on: 'objective-taken', colour: 'green', do: [{ count: 'fired' }] }),
        heroes: { ann: { zone: CELLAR } },
        turn: 'ann',
      }).play(`take:${CELLAR}`),
    'enemy-enters': () =>
      play({
        mission: rule({ on: 'enemy-enters', area: 'east', do: [{ count: 'fired' }] }),
        heroes: { ann: { zone: 'S3' } },
        enemies: [rats('S1')],
        turn: 'ann',
      }).play('end'),
    once: () =>
      play({
        mission: rule({ on: 'once', when: { heroesIn: { area: 'east' } }, do: [{ count: 'fired' }] }),
        heroes: { ann: { zone: 'S1' } },
        turn: 'ann',
      }).play('move:S2', 'move:S3'),
    'door-opened': () =>
      play({
        mission: rule({ on: 'door-opened', of: '1A', do: [{ count: 'fired' }] }),
        heroes: { ann: { zone: 'S1' } },
        turn: 'ann',
        draws: { rats: ['none'] },
      }).play(`open:${FRONT_DOOR}`),
    'level-reached': () =>
      play({
        mission: rule({ on: 'level-reached', do: [{ count: 'fired' }] }),
        heroes: { ann: { zone: 'S1', xp: 2 } },
        enemies: [rats('S1')],
        turn: 'ann',
        dice: [6],
      }).play('attack'),
  };

  it.each(Object.keys(FIRED))('fire once at %s', (trigger) => {
    expect(Object.keys(wordsOf(toy).triggers)).toContain(trigger);
    expect(lookUp(FIRED, trigger)().state.counters['fired']).toBe(1);
  });

  it('keep to what they are limited to: colours, conditions, the size of the team', () => {
    const fired = (change: { [key: string]: Json }, more: Entry = {}): number => {
      const mission = rule({ on: 'objective-taken', do: [{ count: 'fired' }], ...change });
      const s = play({ mission, heroes: { ann: { zone: CELLAR } }, turn: 'ann', ...more });
      return s.play(`take:${CELLAR}`).state.counters['fired'] ?? 0;
    };
    expect([fired({ colour: 'red' }), fired({ colour: ['red', 'green'] })]).toEqual([0, 1]);
    expect([fired({ when: { heroDied: true } }), fired({ when: { taken: 'green' } })]).toEqual([0, 1]);
    expect([fired({ heroes: 2 }), fired({ heroes: 1 })]).toEqual([0, 1]);
  });

  it('give their experience in the middle of a turn, with the level it brings [K-XP-3]', () => {
    const s = taking({ experience: 3 });
    expect(s.hero('ann')).toMatchObject({ level: 1, actions: 3 });
  });
});
