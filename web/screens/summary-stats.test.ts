import { itemAt, type EventBody, type GameEvent } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../play/table.ts';
import { chanceOfAtLeast, chanceToHit, throwsIn } from './summary-luck.ts';
import { momentsOf } from './summary-moments.ts';
import { datedEvents, statsOf } from './summary-stats.ts';

const entry = (seq: number, ...events: EventBody[]): LogEntry => ({
  seq,
  round: 1,
  revealed: false,
  events: events.map((body, i): GameEvent => ({ id: i + 1, parent: 0, cause: '', ...body })),
});
const SKILLS = new Map([
  ['amy', ['free-move']],
  ['ned', ['roll-melee']],
]);
const bonusOf = (skill: string) => ({ melee: skill === 'roll-melee' ? 1 : 0, ranged: 0 });
const attack = (hero: string, weapon: string, accuracy: number, dice: number[], hits: number): EventBody => ({
  type: 'attacked',
  hero,
  weapon,
  zone: 'S1',
  accuracy,
  dice,
  hits,
});
const statsFor = (...log: LogEntry[]) => statsOf(log, SKILLS, bonusOf);

describe('luck', () => {
  it('knows the chance of a die, with a bonus and at its limits', () => {
    expect(chanceToHit(4, 0)).toBeCloseTo(0.5);
    expect(chanceToHit(4, 1)).toBeCloseTo(4 / 6);
    expect(chanceToHit(2, 3)).toBe(1);
  });

  it('holds hits against what the dice promised, re-rolls included', () => {
    const stats = statsFor(
      entry(1, attack('amy', 'pistol', 4, [1, 5], 1)),
      entry(2, { type: 'rerolled', hero: 'amy', with: 'lucky', dice: [4, 6], hits: 2 }),
    );
    expect(stats.heroes[0]).toMatchObject({ id: 'amy', hits: 3, expected: 2 });
    expect(stats.dice).toBe(4);
  });

  it('counts a bonus where the throws show that the weapon gets it', () => {
    const events = datedEvents([
      entry(
        1,
        attack('ned', 'axe', 4, [3], 1),
        attack('ned', 'axe', 4, [1], 0),
        attack('ned', 'pistol', 4, [3], 0),
      ),
    ]);
    expect(throwsIn(events, SKILLS, bonusOf).map((t) => t.chance)).toEqual([4 / 6, 4 / 6, 3 / 6]);
  });

  it('learns of bonuses won in play', () => {
    const events = datedEvents([
      entry(
        1,
        attack('amy', 'axe', 4, [4], 1),
        { type: 'skill-gained', hero: 'amy', skill: 'roll-melee' },
        attack('amy', 'axe', 4, [3], 1),
      ),
    ]);
    expect(throwsIn(events, SKILLS, bonusOf).map((t) => t.chance)).toEqual([3 / 6, 4 / 6]);
  });

  it('counts the dice of a car but not as luck, for nobody says what they needed', () => {
    const stats = statsFor(entry(1, { type: 'run-over', hero: 'amy', zone: 'S2', dice: [1, 2, 3], hits: 0 }));
    expect(stats.dice).toBe(3);
    expect(itemAt(stats.heroes, 0).expected).toBe(0);
  });

  it('says how often a run this good happens', () => {
    const throws = [{ hero: 'amy', zone: 'S1', dice: 2, hits: 0, chance: 0.5 }];
    expect(chanceOfAtLeast(throws, 0)).toBeCloseTo(1);
    expect(chanceOfAtLeast(throws, 1)).toBeCloseTo(0.75);
    expect(chanceOfAtLeast(throws, 2)).toBeCloseTo(0.25);
  });
});

describe('the books of the heroes', () => {
  it('counts kills by hero, by kind and by zone', () => {
    const stats = statsFor(
      entry(1, { type: 'enemies-killed', enemy: 'walker', n: 2, zone: 'S1', hero: 'amy' }),
      entry(2, { type: 'enemies-killed', enemy: 'runner', n: 1, zone: 'S1', hero: 'amy' }),
      entry(3, { type: 'enemies-killed', enemy: 'walker', n: 4, zone: 'S7', hero: '' }),
    );
    expect(stats.kills).toBe(7);
    expect(stats.heroes[0]).toMatchObject({ kills: 3, killsOf: { walker: 2, runner: 1 } });
    expect([...stats.killsIn]).toEqual([
      ['S1', 3],
      ['S7', 4],
    ]);
  });

  it('writes down experience at the end of every round', () => {
    const stats = statsFor(
      entry(0, { type: 'round-started', round: 1 }),
      entry(1, { type: 'experience', hero: 'amy', gained: 1, total: 1 }, { type: 'round-started', round: 2 }),
      entry(2, { type: 'round-started', round: 3 }, { type: 'experience', hero: 'amy', gained: 5, total: 6 }),
    );
    expect(stats.rounds).toBe(3);
    expect(itemAt(stats.heroes, 0).xp).toEqual([0, 1, 1, 6]);
    expect(itemAt(stats.heroes, 1).xp).toEqual([0, 0, 0, 0]);
  });

  it('ends the book of the dead and begins that of newcomers in their round', () => {
    const stats = statsFor(
      entry(0, { type: 'round-started', round: 1 }),
      entry(
        1,
        { type: 'wounded', hero: 'amy', wounds: 1, taken: 1, left: 1 },
        { type: 'wounded', hero: 'amy', wounds: 2, taken: 1, left: 0 },
        { type: 'hero-died', hero: 'amy', zone: 'S3' },
      ),
      entry(
        2,
        { type: 'round-started', round: 2 },
        { type: 'hero-joined', hero: 'wanda', zone: 'S1', seat: 0 },
      ),
      entry(3, { type: 'round-started', round: 3 }),
    );
    expect(stats.heroes[0]).toMatchObject({ wounds: 2, died: { round: 1, zone: 'S3' }, xp: [0, 0] });
    expect(stats.heroes[2]).toMatchObject({ id: 'wanda', since: 2 });
    expect(itemAt(stats.heroes, 2).xp.slice(2)).toEqual([0, 0]);
  });

  it('counts noise, doors, objectives, wounds and answers', () => {
    const stats = statsFor(
      entry(
        1,
        { type: 'noise', hero: 'amy', zone: 'S1', tokens: 1 },
        { type: 'noise', hero: 'amy', zone: 'S1', tokens: 2 },
      ),
      entry(
        2,
        { type: 'door-opened', hero: 'ned', door: 'd', card: 'axe' },
        { type: 'objective-taken', hero: 'ned', zone: 'S1', colour: 'red' },
      ),
    );
    expect(stats).toMatchObject({ noise: 2, doors: 1, objectives: 1, wounds: 0, answers: 2 });
  });
});

it('tells the great moments in order and leaves out the small ones', () => {
  const moments = momentsOf(
    datedEvents([
      entry(1, { type: 'enemies-killed', enemy: 'walker', n: 1, zone: 'S1', hero: 'amy' }),
      entry(2, { type: 'objective-taken', hero: 'amy', zone: 'S1', colour: 'red' }),
      entry(3, { type: 'hero-died', hero: 'ned', zone: 'S3' }, { type: 'lost', cause: 'C-LOSE-1' }),
    ]),
  );
  expect(moments.map((m) => m.event.type)).toEqual(['objective-taken', 'hero-died', 'lost']);
  expect(moments.map((m) => m.seq)).toEqual([2, 3, 3]);
});
