/** Bystanders: eaten, kept, fighting, running. */
import { describe, expect, it } from 'vitest';
import {
  discarded,
  enemiesTurn,
  people,
  person,
  QUIET,
  STREETS,
  whereabouts,
  withSpawns,
} from './streets.ts';
import { bystanderOf, health, peopleIn, play } from './table.ts';

const far = { hulk: { zone: 'S18' } };
const quiet = (cards: number) => ({ spawns: true, draws: { spawn: QUIET.slice(0, cards) } });

describe('a bystander', () => {
  const meal = (dice: number[], is: { [key: string]: string } = {}) =>
    play({
      board: STREETS,
      heroes: { hulk: { zone: 'S6', ...is } },
      own: people(person('okoye', 'S6')),
      dice,
      turn: 'hulk',
    }).play('attack:devour@S6');

  it('has toughness 1 [Z-BYS-1]', () => {
    expect(peopleIn(meal([3]), 'S6')).toEqual(['okoye']);
    expect(peopleIn(meal([4]), 'S6')).toEqual([]);
  });

  it('has it against Devour alone: no other attack finds a target [Z-BYS-1]', () => {
    const s = play({
      board: STREETS,
      heroes: { wasp: { zone: 'S6' } },
      own: { ...people(person('okoye', 'S6')), sign: { zone: 'S6' } },
      turn: 'wasp',
    });
    expect([s.why('attack:wasps-sting@S6'), s.why('sign:S6')]).toEqual(['attack.no-enemy', 'sign.no-target']);
  });

  it('once devoured is a card before the hero, and stays there when it has been used [Z-BYS-2]', () => {
    expect(bystanderOf(meal([6]), 'hulk')).toBe('okoye');
    const held = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S10', track: 2, bystander: 'betty-ross' } },
      own: people(),
      turn: 'hulk',
    });
    held.play('betty-ross');
    expect([held.hero('hulk').track, bystanderOf(held, 'hulk')]).toEqual([1, 'betty-ross']);
    held.play('end');
    expect(held.options).toContain('betty-ross');
  });

  it.each([
    ['wong', 'okoye'],
    ['okoye', 'wong'],
  ])('is one card for each hero: keep %s, and %s is discarded [Z-BYS-3]', (kept, lost) => {
    const s = meal([6], { bystander: 'wong' });
    expect([s.prompt, ...s.options]).toEqual(['keep-card', 'keep:okoye', 'keep:wong']);
    s.play(`keep:${kept}`);
    expect([bystanderOf(s, 'hulk'), discarded(s, 'bystanders')]).toEqual([kept, [lost]]);
  });

  it('is not there when Saved! is turned up: the card is discarded [Z-BYS-7]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S4' } },
      own: { cards: [{ card: 'saved', zone: 'R_8R_00_cold' }] },
      draws: { spawn: QUIET.slice(0, 2) },
      turn: 'hulk',
    });
    s.play('open:R_8R_00_office-S4', 'fill:R_8R_00_dock');
    expect(s.happened('bystander-revealed')).toMatchObject([{ card: 'saved', zone: 'R_8R_00_cold' }]);
    expect([whereabouts(s), discarded(s, 'bystanders')]).toEqual([{}, ['saved']]);
    expect([s.happened('bystander-left'), s.result]).toEqual([[], undefined]);
  });
});

describe('a combat bystander', () => {
  it('moves like a Trooper, toward heroes, one zone a phase [Z-BYS-4]', () => {
    const s = enemiesTurn({ heroes: { hulk: { zone: 'S6' } }, own: people(person('okoye', 'S12')) });
    expect(whereabouts(s)).toEqual({ okoye: 'S11' });
    expect(s.happened('bystander-moved')).toMatchObject([{ card: 'okoye', cause: 'Z-BYS-4' }]);
    expect(health(s, 'hulk')).toBe(5);
  });

  it('attacks a hero in its zone instead [Z-BYS-4]', () => {
    const s = enemiesTurn({ heroes: { hulk: { zone: 'S6' } }, own: people(person('okoye', 'S6')) });
    expect([health(s, 'hulk'), whereabouts(s)]).toEqual([4, { okoye: 'S6' }]);
  });

  it('has a single action: it does not move after the attack that killed its only target [Z-BYS-4]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6', wounds: 4 }, deadpool: { zone: 'S10' } },
      own: people(person('okoye', 'S6')),
    });
    expect([s.hero('hulk').status, whereabouts(s)]).toEqual(['dead', { okoye: 'S6' }]);
  });

  it.each([
    ['a rush of Troopers', 'trooper', '023'],
    ['a rush of Guards', 'guard', '024'],
    ['an extra activation of Troopers', 'trooper', '027'],
    ['an extra activation of Guards', 'guard', '029'],
  ])('is not moved by %s beside it [Z-BYS-4]', (_kind, type, card) => {
    const s = enemiesTurn({
      board: withSpawns('S11'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      enemies: [{ type, zone: 'S12' }],
      own: people(person('okoye', 'S12')),
      draws: { spawn: [card] },
    });
    expect(s.happened('activation')).toMatchObject([{ extra: false }, { extra: true }]);
    expect([whereabouts(s), s.enemies('S10', type)]).toEqual([{ okoye: 'S11' }, 1]);
  });

  it('never leaves by a spawn zone, whether it passes or stands there [Z-BYS-6]', () => {
    const s = enemiesTurn({
      board: withSpawns('S11'),
      ...quiet(1),
      heroes: { hulk: { zone: 'S2' } },
      own: people(person('okoye', 'S12'), person('bob', 'S11')),
    });
    expect(whereabouts(s)).toEqual({ okoye: 'S11', bob: 'S10' });
    expect(s.happened('bystander-left')).toEqual([]);
  });

  it('adds its wound to the pool of its zone, shared out with those of enemies [Z-BYS-11]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' }, deadpool: { zone: 'S6' } },
      enemies: [{ type: 'trooper', zone: 'S6', count: 2 }],
      own: people(person('okoye', 'S6')),
    });
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 3 });
    s.play('wound:hulk=1 wound:deadpool=2');
    expect([health(s, 'hulk'), health(s, 'deadpool')]).toEqual([4, 3]);
    expect(s.happened('enemies-attack')).toMatchObject([{ zone: 'S6', n: 3 }]);
  });

  it('never splits: of equal ways the players choose one [Z-BYS-11] [Z-BYS-8]', () => {
    const s = enemiesTurn({ heroes: { hulk: { zone: 'S3' } }, own: people(person('okoye', 'S6')) });
    expect(s.decision).toMatchObject({
      prompt: 'bystander-way',
      by: 'team',
      about: { card: 'okoye', zone: 'S6' },
    });
    expect(s.options).toEqual(['to:S2', 'to:S7']);
    expect(whereabouts(s.play('to:S7'))).toEqual({ okoye: 'S7' });
  });
});

describe('anybody else', () => {
  const runs = (zone: string, ...spawns: string[]) =>
    enemiesTurn({
      board: withSpawns(...spawns),
      ...quiet(spawns.length),
      heroes: far,
      own: people(person('aunt-may', zone)),
    });

  it('runs one zone along the shortest way to the nearest spawn zone [Z-BYS-5]', () => {
    expect(whereabouts(runs('S11', 'S1', 'S16'))).toEqual({ 'aunt-may': 'S12' });
    expect(whereabouts(runs('S9', 'S1', 'S16'))).toEqual({ 'aunt-may': 'S8' });
    const told = runs('S9', 'S1', 'S16').happened('bystander-moved');
    expect(told).toMatchObject([{ card: 'aunt-may', cause: 'Z-BYS-5' }]);
  });

  it('never attacks, and is not held up by heroes of its zone [Z-BYS-5]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      ...quiet(1),
      heroes: { hulk: { zone: 'S11' } },
      own: people(person('aunt-may', 'S11')),
    });
    expect([whereabouts(s), health(s, 'hulk')]).toEqual([{ 'aunt-may': 'S12' }, 5]);
  });

  it('is gone on entering a spawn zone, and the card is discarded [Z-BYS-6]', () => {
    const s = runs('S13', 'S16');
    expect(whereabouts(s)).toEqual({});
    expect(s.happened('bystander-left')).toMatchObject([{ card: 'aunt-may', zone: 'S16', cause: 'Z-BYS-6' }]);
    expect(discarded(s, 'bystanders')).toEqual(['aunt-may']);
  });

  it('takes the way the players choose where several are equal [Z-BYS-8]', () => {
    const s = runs('S6', 'S3');
    expect([s.prompt, ...s.options]).toEqual(['bystander-way', 'to:S2', 'to:S7']);
    expect(whereabouts(s.play('to:S7'))).toEqual({ 'aunt-may': 'S7' });
    const ends = runs('S11', 'S6', 'S13');
    expect(ends.options).toEqual(['to:S10', 'to:S12']);
    ends.play('to:S10');
  });

  it('runs to active spawn zones only [Z-BYS-9]', () => {
    const s = enemiesTurn({
      board: { ...STREETS, spawns: [{ zone: 'S16', colour: 'blue', active: false }, { zone: 'S1' }] },
      ...quiet(1),
      heroes: far,
      own: people(person('aunt-may', 'S13')),
    });
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S12' });
  });

  it('in a spawn zone that is not active stays on the board [Z-BYS-9]', () => {
    const s = enemiesTurn({ board: withSpawns('S16'), heroes: far, own: people(person('aunt-may', 'S16')) });
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S16' });
  });

  it('in an active spawn zone leaves with its next move [Z-BYS-10]', () => {
    const s = runs('S16', 'S16', 'S1');
    expect(whereabouts(s)).toEqual({});
    expect(s.happened('bystander-left')).toMatchObject([{ card: 'aunt-may', zone: 'S16' }]);
  });

  it('moves in the first step of the enemy phase, along with everybody [Z-BYS-11]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      ...quiet(1),
      heroes: { hulk: { zone: 'S2' } },
      enemies: [{ type: 'specialist', zone: 'S16' }],
      own: people(person('aunt-may', 'S11'), person('okoye', 'S13')),
    });
    const moves = s.events.flatMap((e) =>
      e.type === 'enemies-moved'
        ? [`${e.enemy} ${e.to}`]
        : e.type === 'bystander-moved'
          ? [`${e.card} ${e.to}`]
          : [],
    );
    expect(moves).toEqual(['specialist S13', 'aunt-may S12', 'okoye S12', 'specialist S12']);
  });

  it('is moved by no rush and no extra activation [Z-BYS-5] [Z-BYS-11]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16', 'S1'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      enemies: [{ type: 'guard', zone: 'S13' }],
      own: people(person('aunt-may', 'S11')),
      draws: { spawn: ['022', '029'] },
    });
    expect(s.happened('bystander-moved')).toMatchObject([{ from: 'S11', to: 'S12' }]);
  });

  it('stays where no open way leads to a spawn zone [Z-BYS-12]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      ...quiet(1),
      heroes: far,
      own: people(person('aunt-may', 'R_3V_11_lab'), person('wong', 'R_3V_11_lab')),
    });
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'R_3V_11_lab', wong: 'R_3V_11_lab' });
    const open = enemiesTurn({
      board: withSpawns('S16'),
      ...quiet(1),
      heroes: far,
      doors: { 'R_3V_11_reception-S12': 'open' },
      own: people(person('aunt-may', 'R_3V_11_lab')),
    });
    expect(whereabouts(open)).toEqual({ 'aunt-may': 'R_3V_11_corridor' });
  });
});
