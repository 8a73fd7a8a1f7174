import {
  itemAt,
  createEngine,
  forecast,
  isRefusal,
  MAY_CORRECT,
  withChange,
  type GameEvent,
} from '@holdout/engine';
import { createRandom, playOn, playRandomGame, setupFor, veteranGame } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';
import { followChanges, tableOf } from '../testing/told-changes.ts';

const engine = createEngine(EDITIONS);
const MISSIONS = EDITIONS.flatMap((edition) =>
  Object.keys(edition.missions).map((mission) => [mission, edition] as const),
);

describe('what an event changed', () => {
  it.each(MISSIONS)(
    'is on the table when it is told, and nothing else ever is, mission %s',
    (mission, edition) => {
      for (const [players, seed] of [
        [1, 'a'],
        [3, 'b'],
      ] as const) {
        const setup = setupFor(engine, edition, mission, players);
        if (!setup) throw new Error(`nobody can play ${mission}`);
        const plain = engine.newGame(setup, seed);
        if (isRefusal(plain)) throw new Error(plain.refused);
        for (const state of [plain, veteranGame(engine, edition, setup, seed)]) {
          const random = createRandom(`${seed} changes`);
          expect(playOn(engine, state, random, followChanges(engine, state), [], 'changes').faults).toEqual(
            [],
          );
        }
      }
    },
  );

  it.each(EDITIONS)('is told of a dry run, too, $id', (edition) => {
    const setup = setupFor(engine, edition, itemAt(Object.keys(edition.missions), 1), 2);
    if (!setup) throw new Error('no set-up');
    let seen = 0;
    const { faults } = playRandomGame(engine, setup, 'dry', ({ state }) => {
      if (state.outcome) return [];
      const dry = forecast(engine, state);
      const shown = dry.events.reduce((s, e) => withChange(s, e.change), engine.mask(state));
      expect(tableOf(shown)).toEqual(tableOf(engine.mask(dry.state)));
      seen += dry.events.filter((e) => e.change).length;
      return [];
    });
    expect([faults, seen > 20]).toEqual([[], true]);
  });

  it('is told of what the table has agreed to, too', () => {
    const setup = setupFor(engine, itemAt(EDITIONS, 0), '01', 2);
    const state = setup && engine.newGame(setup, 'agreed');
    if (!state || isRefusal(state)) throw new Error('no game');
    const before = engine.mask(state);
    const said = engine.answer(state, MAY_CORRECT, 'changes');
    if (isRefusal(said)) throw new Error(said.refused);
    const shown = said.events.reduce((s, e) => withChange(s, e.change), before);
    expect(shown.corrections).toBe(true);
    expect(tableOf(shown)).toEqual(tableOf(engine.mask(state)));
  });

  it('is told to nobody who has not asked', () => {
    const classic = itemAt(EDITIONS, 0);
    const setup = setupFor(engine, classic, '01', 2);
    const state = setup && engine.newGame(setup, 'plain');
    if (!state || isRefusal(state)) throw new Error('no game');
    const events: GameEvent[] = [];
    playOn(engine, state, createRandom('plain'), (m) => (events.push(...m.events), []), [], true);
    expect(events.length).toBeGreaterThan(100);
    expect(events.filter((e) => 'change' in e)).toEqual([]);
  });
});
