/** Every goal of every mission knows where it can be met, or is one of the few that have no place. */
import { itemAt, countsOf, createEngine, isRefusal, targetsOf, type Game, type Truth } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);

function begun(edition: string, mission: string): Truth {
  const found = EDITIONS.find((e) => e.id === edition);
  const heroes = (found?.sheets ?? []).slice(0, 4).map((s) => s.id);
  const seats = mission === '09' ? heroes.slice(0, 2).map((h) => [h]) : [heroes];
  const state = engine.newGame({ edition, mission, seats }, 'targets', undefined, true);
  if (isRefusal(state)) throw new Error(`${mission}: ${JSON.stringify(state)}`);
  return state;
}

/** As the players see it: nothing may need to know what is hidden. */
const seen = (state: Truth): Game => engine.gameOf(engine.mask(state));

/** What a goal is after, as `kind:zone`. */
const aims = (g: Game, goal: string): string[] => {
  const met = g.context.mission.goals.find(({ id }) => id === goal)?.met;
  if (!met) throw new Error(`no goal ${goal}`);
  return targetsOf(g, met).map(({ kind, zone }) => `${kind}:${itemAt(g.context.board.zones, zone).id}`);
};

const MISSIONS = EDITIONS.flatMap((e) => Object.keys(e.missions).map((id) => [e.id, id] as const));

/** Experience and searched cards have no place; an exit that is put down in play has none yet. */
const NOWHERE = ['01 find-supplies', '03 reach-red', 'MZ6 all-exit', 'MZ7 each-red'];

describe('targets of goals', () => {
  it('stands in every mission but for goals that have no place', () => {
    expect(MISSIONS).toHaveLength(46);
    const none = MISSIONS.flatMap(([edition, id]) => {
      const g = seen(begun(edition, id));
      return g.context.mission.goals.flatMap((goal) =>
        !goal.met(g) && targetsOf(g, goal.met).length === 0 ? [`${id} ${goal.id}`] : [],
      );
    });
    expect(none.sort()).toEqual(NOWHERE);
  });

  it('names objectives, exits and heroes apart', () => {
    const city = seen(begun('classic', '01'));
    expect(aims(city, 'take-all')).toHaveLength(6);
    expect(aims(city, 'take-all').every((a) => a.startsWith('thing:'))).toBe(true);
    expect(aims(city, 'escape-with-supplies').every((a) => a.startsWith('place:'))).toBe(true);
    expect(aims(seen(begun('classic', '06')), 'nobody-behind')[0]).toMatch(/^hero:/);
  });

  it('follows a counter to the rules that move it on', () => {
    const { mission } = seen(begun('dceased', 'D3')).context;
    const plugs = aims(seen(begun('dceased', 'D3')), 'plug-three');
    expect(plugs.filter((a) => a.startsWith('place:'))).toHaveLength(
      mission.spawns.filter((s) => s.active && s.heroes < 5).length,
    );
    expect(aims(seen(begun('dceased', 'D9')), 'on-air').some((a) => /^place:.*roof/.test(a))).toBe(true);
  });

  it('loses a target that is taken, and counts it', () => {
    const state = begun('hero', 'H6');
    const g = engine.gameOf(state);
    const goal = itemAt(g.context.mission.goals, 0).met;
    expect([targetsOf(g, goal).length, countsOf(g, goal)]).toEqual([2, [{ n: 0, all: 2 }]]);
    const red = state.objectives.find((o) => o.colour === 'red');
    if (red) red.taken = 0;
    expect([targetsOf(g, goal).length, countsOf(g, goal)]).toEqual([1, [{ n: 1, all: 2 }]]);
    expect(countsOf(g, itemAt(g.context.mission.lose, 0).when)).toEqual([{ counter: 'fuse', n: 0, all: 5 }]);
  });

  it('is on the board all through games, for those who see what players see', () => {
    for (const [edition, id] of MISSIONS) {
      const state = begun(edition, id);
      const random = createRandom(id);
      for (let i = 0; i < 20; i++) {
        const decision = engine.decisionOf(state);
        if (!decision) break;
        engine.answer(state, randomAnswer(decision, random));
        const g = seen(state);
        for (const { met } of g.context.mission.goals)
          for (const { zone } of targetsOf(g, met)) expect(g.context.board.zones[zone]).toBeDefined();
      }
    }
  });
});
