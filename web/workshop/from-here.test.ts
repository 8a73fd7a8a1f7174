/** A trial from a zone: in every mission of every edition the heroes stand there when the first turn begins, and the game plays again. */
import { EDITIONS } from '@holdout/editions';
import { isRefusal, itemAt, replay, type Engine, type Setup, type Truth } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { engineOf } from '../editions/plugs.ts';
import { answersTo } from './from-here.ts';

const SEED = 'from-here';

/** As many heroes as the mission takes. */
function begun(engine: Engine, edition: (typeof EDITIONS)[number], mission: string): Truth {
  for (const n of [4, 6, 5, 3, 2, 1]) {
    const team = edition.sheets.slice(0, n).map(({ id }) => id);
    for (const seats of [[team], team.map((id) => [id])]) {
      const setup: Setup = { edition: edition.id, mission, seats, corrections: true };
      const state = engine.newGame(setup, SEED);
      if (!isRefusal(state)) return state;
    }
  }
  throw new Error(`nobody plays ${mission}`);
}

describe.each(EDITIONS.map((e) => [e.id, e] as const))('%s', (id, edition) => {
  it.each(Object.keys(edition.missions))('mission %s begins where it is wanted', (mission) => {
    const engine = engineOf(id);
    const { board } = engine.gameOf(begun(engine, edition, mission)).context;
    const room = itemAt(board.buildings, 0)[0] ?? -1;
    for (const zone of [room, board.zones.findLastIndex((z) => z.id.startsWith('S'))]) {
      const wanted = itemAt(board.zones, zone).id;
      const state = begun(engine, edition, mission);
      const { rules, setup, seed } = state;
      const answers = answersTo(engine, state, wanted);
      if (!answers) throw new Error(`nobody stands in ${wanted}`);
      expect(state.heroes.filter((h) => h.status === 'in').map((h) => h.zone)).toEqual(
        state.heroes.map(() => zone),
      );
      if (zone === room) expect(state.opened[0]).toBe(1);
      const again = replay(engine, { rules, setup, seed, answers, rewinds: [] });
      expect(isRefusal(again)).toBe(false);
    }
  });

  it('says so where nobody can stand', () => {
    const [mission = ''] = Object.keys(edition.missions);
    const engine = engineOf(id);
    expect(answersTo(engine, begun(engine, edition, mission), 'nowhere')).toBeNull();
  });
});
