/** A game put down at the beginning of any round and taken up again by name is the same game, in every mission. */
import { createEngine, isRefusal, type Truth } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor, type Position } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);
/** The same rules under another name: what a later version looks like to a game. */
const next = createEngine(EDITIONS.map((edition) => ({ ...edition, rules: `${edition.id}-next` })));

const missions = EDITIONS.flatMap((edition) =>
  Object.keys(edition.missions).map((id) => ({ edition, id, name: `${edition.id} ${id}` })),
);

/** All that is the same after a game has been taken up again: the numbers of undo begin anew. */
function table(state: Truth): unknown {
  const [first, ...rest] = state.stack;
  const { proc, step } = first ?? { proc: '', step: '' };
  return { ...state, rules: '', seq: 0, reveals: 0, stack: [{ proc, step }, ...rest] };
}

const throughFile = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;

function start(edition: (typeof EDITIONS)[number], id: string, seed: string): Truth {
  const players = [2, 1, 4, 3].find((n) => setupFor(engine, edition, id, n)) ?? 1;
  const setup = setupFor(engine, edition, id, players);
  if (!setup) throw new Error('no set-up');
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}

function takenUp(position: Position, { setup, seed }: Truth): Truth {
  const resumed = next.resume(setup, seed, throughFile(position));
  if (isRefusal(resumed)) throw new Error(`${resumed.refused} ${resumed.at ?? ''}`);
  expect(resumed.lost).toEqual([]);
  return resumed.state;
}

describe.each(missions)('$name', ({ edition, id }) => {
  it('goes on from every dawn of random games as if nothing had happened', () => {
    const dawns = [0, 1, 2].reduce((sum, n) => sum + dawnsOf(edition, id, `dawn ${id} ${n}`), 0);
    expect(dawns).toBeGreaterThan(0);
  });
});

function dawnsOf(edition: (typeof EDITIONS)[number], id: string, seed: string): number {
  const state = start(edition, id, seed);
  const random = createRandom(seed);
  let dawns = 0;
  for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
    const answer = randomAnswer(d, random);
    const position = engine.dawnAfter(state, answer);
    const { round } = state;
    engine.answer(state, answer, false);
    if (!position) {
      expect(state.outcome !== null || state.round === round).toBe(true);
      continue;
    }
    dawns++;
    const again = takenUp(position, state);
    expect(again.rules).toBe(`${edition.id}-next`);
    expect(table(again)).toEqual(table(state));
    expect(next.decisionOf(again)).toEqual(engine.decisionOf(state));
  }
  return dawns;
}
