import { classic } from '@holdout/editions';
import { createEngine, formatSave, isRefusal } from '@holdout/engine';
import { expect, it } from 'vitest';
import { readGame } from './brief.ts';

const engineFor = () => Promise.resolve(createEngine([classic]));
const GAME = { id: 'g', changed: 5, parent: null, length: 0 };

it('tells what is in a game', async () => {
  const setup = {
    edition: 'classic',
    mission: '01',
    seats: [
      ['amy', 'ned', 'phil'],
      ['josh', 'doug', 'wanda'],
    ],
  };
  const reading = await readGame(
    engineFor,
    GAME,
    formatSave({ rules: classic.rules, setup, seed: 's', answers: [], rewinds: [] }),
  );
  if (isRefusal(reading)) throw new Error(reading.refused);
  expect(reading.brief).toMatchObject({
    id: 'g',
    changed: 5,
    edition: 'classic',
    mission: '01',
    round: 1,
    level: 'blue',
    players: 2,
    outcome: null,
    goals: { met: 0, all: 3 },
    objectives: { taken: 0, all: 6 },
  });
  expect(reading.brief.heroes.map((h) => h.id)).toEqual(['amy', 'ned', 'phil', 'josh', 'doug', 'wanda']);
});

it('gives a reason for a game that cannot be read, and never throws', async () => {
  for (const text of [
    '',
    '{',
    'null',
    `{"rules":"${classic.rules}"}`,
    '{"rules":"x","seed":"s","setup":{},"answers":[]}',
  ]) {
    expect(await readGame(engineFor, GAME, text)).toHaveProperty('refused');
  }
});
