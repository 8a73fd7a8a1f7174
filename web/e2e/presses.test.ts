/** How many presses a round takes: greedy games of four heroes, played by the shortest way a person has. */
import { expect, it } from 'vitest';
import { asks, settled } from './driver.ts';
import { make } from './gestures.ts';
import { newSave, playUntil, positionAfter, putSave, type Position } from './games.ts';
import { bestGesture, type Memory } from './presses.ts';
import { sideBySide } from './lanes.ts';
import { goTo, openWorld } from './world.ts';

const world = openWorld();
const ROUNDS = 3;
/** Milliseconds for all of them on a machine that has other things to do. */
const LONG = 240_000;

/** Presses a round, as the client of commit 880727b took them for the same answers by its own shortest way. */
const GAMES = [
  { edition: 'classic', mission: '01', heroes: ['amy', 'phil', 'josh', 'wanda'], before: [19, 28, 20] },
  {
    edition: 'zombie',
    mission: 'MZ3',
    heroes: ['captain-america', 'captain-marvel', 'deadpool', 'hulk'],
    before: [15, 11, 22],
  },
  {
    edition: 'hero',
    mission: 'H6',
    heroes: ['wolverine', 'storm', 'magneto', 'mystique'],
    before: [16, 18, 30],
  },
  {
    edition: 'dceased',
    mission: 'D4',
    heroes: ['batman', 'wonder-woman', 'green-arrow', 'cyborg'],
    before: [16, 18, 20],
  },
];
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

type Game = (typeof GAMES)[number];

/** Presses of each round. */
async function played({ edition, mission, heroes }: Game): Promise<number[]> {
  const start = newSave(mission, 'presses', heroes, edition);
  const { save } = playUntil(start, (p) => p.state.round > ROUNDS) as Position;
  const page = await world.visit();
  await putSave(page, 'game', start);
  await goTo(page, '#/table/game');
  const presses: number[] = [];
  let now = positionAfter(start);
  let memory: Memory = { given: [], rest: null, settled: [] };
  await asks(page, now.decision?.prompt ?? '');
  while (now.save.answers.length < save.answers.length) {
    const { round } = now.state;
    const { gesture, memory: then } = bestGesture(now, memory, save.answers.slice(now.save.answers.length));
    presses[round - 1] = (presses[round - 1] ?? 0) + (await make(page, now, gesture));
    const wanted = [...now.save.answers, ...gesture.answers];
    now = await settled(page, 'game', wanted.length, now);
    expect(now.save.answers).toEqual(wanted);
    memory = then;
  }
  await page.close();
  return presses;
}

it(
  'takes at most half the presses it took, in every edition',
  async () => {
    await sideBySide(
      GAMES.map((game) => async () => {
        const { mission, before } = game;
        const presses = await played(game);
        console.log(
          `${mission}: ${presses.join(' + ')} = ${sum(presses)} presses, before ${before.join(' + ')} = ${sum(before)}`,
        );
        expect(sum(presses), mission).toBeLessThanOrEqual(sum(before) / 2);
      }),
    );
  },
  LONG,
);
