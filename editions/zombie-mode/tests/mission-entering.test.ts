/** What a mission does when enemies come into a zone: effects that take more than a moment are carried out too. */
import type { Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { BLOCKS, CARD, enemiesAct } from './supers-blocks.ts';

/** Deadpool in S7; whoever comes into S5, on the way from S1 and S3, is worth a point to everybody. */
const entering = (more: { [key: string]: Json }, effects: Json[] = [{ experienceToAll: 1 }]) =>
  enemiesAct({
    board: {
      ...BLOCKS,
      areas: { yard: ['S5'] },
      rules: [{ on: 'enemy-enters', area: 'yard', do: effects }],
    },
    heroes: { deadpool: { zone: 'S7' } },
    ...more,
  });

const at = (type: string, zone: string, count = 1) => ({ type, zone, count });

describe('a rule for enemies that enter', () => {
  it('gives experience in the enemy phase [K-ENE-9]', () => {
    const s = entering({ enemies: [at('trooper', 'S3', 2)] });
    expect([s.enemies('S5', 'trooper'), s.hero('deadpool').xp]).toEqual([2, 1]);
  });

  it('works for each group of a step, and once more for a second action [K-ENE-9]', () => {
    expect(entering({ enemies: [at('trooper', 'S3'), at('guard', 'S3')] }).hero('deadpool').xp).toBe(2);
    expect(entering({ enemies: [at('specialist', 'S1')] }).hero('deadpool').xp).toBe(1);
  });

  it('works in a rush [S-CARD-2]', () => {
    const s = entering({ spawns: true, draws: { spawn: [CARD.rushSpecialist1, CARD.nothing] } });
    expect([s.enemies('S5', 'specialist'), s.hero('deadpool').xp]).toEqual([1, 1]);
  });

  it('works in an extra activation [S-CARD-3]', () => {
    const s = entering({
      enemies: [at('trooper', 'S1')],
      spawns: true,
      draws: { spawn: [CARD.extraTroopers, CARD.nothing] },
    });
    expect([s.enemies('S5', 'trooper'), s.hero('deadpool').xp]).toEqual([1, 1]);
  });

  it('may draw a spawn card, after everybody has taken the step [K-ENE-8]', () => {
    const s = entering(
      {
        enemies: [at('trooper', 'S3'), at('guard', 'S4')],
        spawns: true,
        draws: { spawn: [CARD.specialist1, CARD.nothing, CARD.nothingToo] },
      },
      [{ spawnCard: 'first' }],
    );
    const course = s.events.flatMap((e) =>
      e.type === 'enemies-moved' ? [e.enemy] : e.type === 'spawn-card' ? [e.card] : [],
    );
    expect(course.slice(0, 3).sort()).toEqual([CARD.specialist1, 'guard', 'trooper'].sort());
    expect(course[2]).toBe(CARD.specialist1);
  });
});

it('what a rule does once is done in the order in which it is written [S-CARD-10]', () => {
  const s = enemiesAct({
    board: {
      ...BLOCKS,
      areas: { yard: ['S5'] },
      rules: [
        {
          on: 'once',
          when: { not: { noEnemiesIn: 'yard' } },
          do: [{ spawnCard: 'first' }, { experienceToAll: 7 }],
        },
      ],
    },
    heroes: { deadpool: { zone: 'S7' } },
    enemies: [at('trooper', 'S3')],
    spawns: true,
    draws: { spawn: [CARD.troopers2, CARD.nothing, CARD.nothingToo] },
  });
  expect(s.happened('spawn-card').at(0)).toMatchObject({ card: CARD.troopers2, level: 'blue' });
});
