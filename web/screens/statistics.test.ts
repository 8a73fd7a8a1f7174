import { itemAt } from '@holdout/engine';
import { expect, it } from 'vitest';
import type { GameHead } from '../store/games.ts';
import type { Brief } from './brief.ts';
import { statisticsOf } from './statistics.ts';
import type { Listed } from './use-games.ts';

const HEAD: GameHead = { id: 'g', changed: 1, parent: null, length: 9 };
const BRIEF: Brief = {
  id: 'g',
  changed: 1,
  rules: '1',
  edition: 'classic',
  mission: '01',
  round: 8,
  level: 'red',
  goals: { met: 1, all: 1 },
  objectives: { taken: 0, all: 0 },
  heroes: [
    { id: 'amy', status: 'left' },
    { id: 'phil', status: 'in' },
  ],
  players: 1,
  outcome: 'won',
};

const game = (brief: Partial<Brief>, head: Partial<GameHead> = {}): Listed => ({
  kind: 'readable',
  game: { ...HEAD, ...head },
  brief: { ...BRIEF, ...brief },
});

const EDITIONS = ['classic', 'zombie'];

it('counts games by edition and mission', () => {
  const told = statisticsOf(
    [
      game({}),
      game({ round: 6 }),
      game({ outcome: 'lost', round: 3 }),
      game({ mission: '10', outcome: 'lost' }),
      game({ mission: '2' }),
      game({ edition: 'zombie', mission: 'MZ0' }),
    ],
    [...EDITIONS].reverse(),
  );
  expect(told).toMatchObject({ played: 6, won: 4, reading: 0 });
  expect(told.editions.map((e) => [e.id, e.played, e.won])).toEqual([
    ['zombie', 1, 1],
    ['classic', 5, 3],
  ]);
  expect(itemAt(told.editions, 1).missions).toEqual([
    { id: '01', played: 3, won: 2, best: 6 },
    { id: '2', played: 1, won: 1, best: 8 },
    { id: '10', played: 1, won: 0, best: null },
  ]);
});

it('counts hero by hero, who was played most first', () => {
  const { editions } = statisticsOf(
    [
      game({
        outcome: 'lost',
        heroes: [
          { id: 'own-1', name: 'Ada', status: 'dead' },
          { id: 'phil', status: 'dead' },
        ],
      }),
      game({}),
    ],
    EDITIONS,
  );
  expect(itemAt(editions, 0).heroes).toEqual([
    { id: 'phil', played: 2, won: 1, died: 1 },
    { id: 'amy', played: 1, won: 1, died: 0 },
    { id: 'own-1', name: 'Ada', played: 1, won: 0, died: 1 },
  ]);
});

it('leaves out what does not count, and says what is still to be read', () => {
  const told = statisticsOf(
    [
      game({ outcome: null }),
      game({}, { parent: 'other' }),
      game({}, { bots: ['steady', 'steady'] }),
      game({}, { bots: [null, 'steady'] }),
      { kind: 'reading', game: HEAD },
    ],
    EDITIONS,
  );
  expect(told).toMatchObject({ played: 1, won: 1, reading: 1 });
});
