/** Damaged positions of every edition: refused with a code, or a sound game that can be played; nothing ever throws. */
import { createEngine, isRefusal, type State } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor, type Position } from '@holdout/engine/testing';
import { damaged, garbageWith, soundness } from '@holdout/engine/testing/hostile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);

/** Far enough into the game that most things have been used. */
const ROUNDS = 3;

/** The last of the first dawns of the first game that gets so far. */
function dawnOf(edition: (typeof EDITIONS)[number], mission: string): { state: State; position: Position } {
  for (let n = 0; n < 50; n++) {
    const setup = setupFor(engine, edition, mission, 2) ?? setupFor(engine, edition, mission, 1);
    if (!setup) throw new Error('no set-up');
    const state = engine.newGame(setup, `hostile ${n}`);
    if (isRefusal(state)) throw new Error(state.refused);
    const random = createRandom(`hostile ${n}`);
    for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
      const answer = randomAnswer(d, random);
      const position = engine.dawnAfter(state, answer);
      if (position && state.round >= ROUNDS) return { state, position: position };
      engine.answer(state, answer, false);
    }
  }
  throw new Error('no game gets so far');
}

const missions = EDITIONS.map((edition) => ({
  edition,
  name: edition.id,
  mission: Object.keys(edition.missions)[4] ?? '',
}));

describe.each(missions)('$name', ({ edition, mission }) => {
  it('reads damaged positions or says why not', () => {
    const { state, position } = dawnOf(edition, mission);
    const [hero] = state.heroes;
    const garbage = garbageWith([
      ...[
        'S1',
        hero?.id ?? '',
        edition.types[0]?.id ?? '',
        ...Object.values(edition.cards).map(([id]) => id ?? ''),
      ],
      [hero?.id ?? '', hero?.id ?? ''],
    ]);
    fc.assert(
      fc.property(damaged(JSON.parse(JSON.stringify(position)), garbage), (told) => {
        const resumed = engine.resume(state.setup, state.seed, told as Position);
        expect(soundness(engine, isRefusal(resumed) ? resumed : resumed.state)).toEqual([]);
      }),
      { numRuns: 400, seed: 2012 },
    );
  });
});
