/** The common attack of every Zombie Hero, and the attacks beside it. */
import type { Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { people, person, STREETS } from './streets.ts';
import { bystanderOf, hunger, peopleIn, play } from './table.ts';

const ALL = ['captain-america', 'captain-marvel', 'iron-man', 'wasp', 'hulk', 'deadpool'];
const UNIQUE = ['vibranium-shield', 'powerful-blows', 'missile-wave', 'wasps-sting', 'smash', 'dual-katanas'];

type Entry = { [key: string]: Json };
interface Place {
  readonly enemies?: { readonly [type: string]: number };
  readonly people?: readonly string[];
  readonly dice?: readonly number[];
  readonly hero?: string;
  readonly is?: Entry;
}

/** Somebody in S6 with these enemies and people. */
const inTheStreet = ({ enemies = {}, people: persons = [], dice = [], hero = 'hulk', is = {} }: Place) =>
  play({
    board: STREETS,
    heroes: { [hero]: { zone: 'S6', ...is } },
    enemies: Object.entries(enemies).map(([type, count]) => ({ type, zone: 'S6', count })),
    own: people(...persons.map((card) => person(card, 'S6'))),
    dice,
    turn: hero,
  });

describe('attacks', () => {
  it.each(ALL.map((hero, i) => [hero, UNIQUE[i]]))('%s has %s and Devour [Z-ATT-1]', (hero, unique) => {
    const s = inTheStreet({ hero, enemies: { guard: 1 } });
    expect(s.options.filter((o) => o.startsWith('attack:'))).toEqual([
      `attack:${unique}@S6`,
      'attack:devour@S6',
    ]);
  });

  it('Devour is melee: range 0, 1 die, 4+ [Z-ATT-1]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S6' } },
      enemies: [
        { type: 'trooper', zone: 'S6', count: 2 },
        { type: 'trooper', zone: 'S10' },
      ],
      dice: [3, 4],
      turn: 'hulk',
    });
    expect(s.why('attack:devour@S10')).toBe('attack.melee-reach');
    expect(s.play('attack:devour@S6').enemies('S6')).toBe(2);
    expect(s.play('attack:devour@S6').enemies('S6')).toBe(1);
    expect(s.happened('attacked')).toMatchObject([
      { weapon: 'devour', accuracy: 4, dice: [3] },
      { weapon: 'devour', accuracy: 4, dice: [4] },
    ]);
  });
});

describe('Devour', () => {
  it('follows target priority: Super Hero, Guard, Trooper, Specialist, and bystanders last [Z-DEV-1]', () => {
    const eaten = (enemies: { [type: string]: number }, track: number) =>
      inTheStreet({
        enemies,
        people: ['aunt-may'],
        is: { track },
        dice: new Array<number>(1 + track).fill(6),
      }).play('attack:devour@S6');
    const killed = (enemies: { [type: string]: number }, track: number) =>
      eaten(enemies, track).happened('enemies-killed');
    expect(killed({ 'ms-marvel': 1, guard: 1, trooper: 1 }, 4)).toMatchObject([{ enemy: 'ms-marvel', n: 1 }]);
    expect(killed({ guard: 1, trooper: 1, specialist: 1 }, 1)).toMatchObject([{ enemy: 'guard', n: 1 }]);
    expect(killed({ trooper: 1, specialist: 1 }, 0)).toMatchObject([{ enemy: 'trooper', n: 1 }]);
    expect(killed({ specialist: 1 }, 0)).toMatchObject([{ enemy: 'specialist', n: 1 }]);
    expect(killed({}, 0)).toEqual([]);
    expect(eaten({ specialist: 1 }, 0).happened('devoured')).toEqual([]);
    expect(eaten({}, 0).happened('devoured')).toMatchObject([{ hero: 'hulk', card: 'aunt-may', zone: 'S6' }]);
  });

  it('spares bystanders when the enemy there takes more hits than were rolled [Z-DEV-1]', () => {
    const s = inTheStreet({ enemies: { guard: 1 }, people: ['aunt-may'], dice: [6] }).play(
      'attack:devour@S6',
    );
    expect([s.enemies('S6'), peopleIn(s, 'S6')]).toEqual([1, ['aunt-may']]);
  });

  it('eliminates one target; hits beyond its toughness are lost [Z-DEV-2]', () => {
    const s = inTheStreet({
      enemies: { trooper: 3 },
      people: ['aunt-may'],
      is: { track: 3 },
      dice: [6, 6, 6, 6],
    });
    s.play('attack:devour@S6');
    expect([s.enemies('S6'), peopleIn(s, 'S6')]).toEqual([2, ['aunt-may']]);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 3 }]);
  });

  it('eats one of two bystanders, whom the players choose [Z-DEV-2]', () => {
    const s = inTheStreet({ people: ['aunt-may', 'wong'], is: { track: 1 }, dice: [6, 6] });
    s.play('attack:devour@S6');
    expect(s.options).toEqual(['hit:aunt-may', 'hit:wong']);
    s.play('hit:wong');
    expect([peopleIn(s, 'S6'), bystanderOf(s, 'hulk')]).toEqual([['aunt-may'], 'wong']);
  });

  it('is the only attack that touches bystanders [Z-DEV-3]', () => {
    const alone = inTheStreet({ people: ['aunt-may'] });
    expect(alone.options).toContain('attack:devour@S6');
    expect(alone.why('attack:smash@S6')).toBe('attack.no-enemy');
    const beside = inTheStreet({ enemies: { trooper: 1 }, people: ['aunt-may'], dice: [6, 6, 6] });
    beside.play('attack:smash@S6');
    expect([beside.enemies('S6'), peopleIn(beside, 'S6')]).toEqual([0, ['aunt-may']]);
  });

  it('that eliminates nothing does not sate, and its 1s count [Z-DEV-4]', () => {
    const missed = inTheStreet({ enemies: { trooper: 1 }, is: { track: 1 }, dice: [1, 3] }).play(
      'attack:devour@S6',
    );
    expect([missed.enemies('S6'), hunger(missed, 'hulk')]).toEqual([1, 2]);
    const lost = inTheStreet({ enemies: { guard: 1 }, is: { track: 2 }, dice: [5, 3, 1] }).play(
      'attack:devour@S6',
    );
    expect([lost.enemies('S6'), hunger(lost, 'hulk')]).toEqual([1, 3]);
  });

  it('gives the experience of the enemy it eliminates, and none for a bystander [Z-DEV-5]', () => {
    const enemy = inTheStreet({ enemies: { 'ms-marvel': 1 }, is: { track: 4 }, dice: [6, 6, 6, 6, 6] });
    expect(enemy.play('attack:devour@S6').hero('hulk').xp).toBe(3);
    const bystander = inTheStreet({ people: ['aunt-may'], dice: [6] }).play('attack:devour@S6');
    expect([bystander.hero('hulk').xp, peopleIn(bystander, 'S6')]).toEqual([0, []]);
  });

  it('gives for a bystander what the mission says [Z-DEV-5]', () => {
    const s = play({
      mission: 'MZ1',
      heroes: { hulk: { zone: 'S13' } },
      own: people(person('aunt-may', 'S13')),
      dice: [6],
      turn: 'hulk',
    });
    expect(s.play('attack:devour@S13').hero('hulk').xp).toBe(5);
  });

  it('alone sates: what a skill eliminates does not, and leaves bystanders be [Z-DEV-6]', () => {
    const s = inTheStreet({
      hero: 'deadpool',
      enemies: { trooper: 2, guard: 1 },
      people: ['aunt-may'],
      is: { track: 2, skills: ['live-grenade'] },
    });
    s.play('live-grenade:S6', 'eliminate:trooper=2');
    expect([s.enemies('S6', 'trooper'), s.enemies('S6', 'guard'), peopleIn(s, 'S6')]).toEqual([
      0,
      1,
      ['aunt-may'],
    ]);
    expect([hunger(s, 'deadpool'), s.hero('deadpool').xp]).toEqual([2, 2]);
  });
});
