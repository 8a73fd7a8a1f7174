/** Whole states made from what the table sees, in every mission: none says more than the table knows, and each may be true. */
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, type Edition, type Truth } from '@holdout/engine';
import {
  checkSampleGame,
  checkSamples,
  createRandom,
  madeHeroes,
  playOn,
  setupFor,
} from '@holdout/engine/testing';
import * as all from '../index.ts';

const editions = Object.values(all).filter((x): x is Edition => typeof x === 'object' && 'missions' in x);
const engine = createEngine(editions);
const missions = editions.flatMap((edition) =>
  Object.keys(edition.missions).map((id) => ({ edition, id, name: `${edition.id} ${id}` })),
);

/** Looked at every so often; a number without a common measure with the length of a round. */
const LOOK_EVERY = 23;
const PLAY_EVERY = 5;
const GAMES = 2;

function begin(edition: Edition, mission: string, game: number): Truth {
  const heroes = game === 0 ? undefined : madeHeroes(edition, `${mission} samples`);
  const players = [1, 2, 4].find((n) => setupFor(engine, edition, mission, n)) ?? 1;
  const setup = setupFor(engine, edition, mission, players, game, heroes);
  const state = engine.newGame(setup, `samples ${mission} ${game}`);
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}

describe.each(missions)('$name', ({ edition, id }) => {
  it('gives samples that are possible and depend on nothing hidden [M-ALL-7]', () => {
    let looks = 0;
    for (let game = 0; game < GAMES; game++) {
      const state = begin(edition, id, game);
      const random = createRandom(`${id} ${game} samples`);
      const { faults, seed } = playOn(engine, state, random, ({ answers }) => {
        if (answers.length % LOOK_EVERY !== 0) return [];
        const broken = checkSamples(engine, state, ['a', `b${answers.length}`]);
        if (looks++ % PLAY_EVERY > 0 || broken.length > 0) return broken;
        return checkSampleGame(engine, state, `${id} ${answers.length}`);
      });
      expect(faults, `${seed}`).toEqual([]);
    }
    expect(looks).toBeGreaterThan(1);
  });
});
