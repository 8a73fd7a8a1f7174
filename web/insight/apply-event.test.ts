import { EDITIONS } from '@holdout/editions';
import type { ClassicOwn } from '@holdout/editions/classic/own.ts';
import { createEngine, isRefusal, type Context, type State } from '@holdout/engine';
import { createRandom, playOn, setupFor, veteranGame, type Moment } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { applyEvent, arrived, departed } from './apply-event.ts';
import '../editions/testing.ts';

const engine = createEngine(EDITIONS);
const [classic] = EDITIONS;

/** Everything the board and the dashboards draw, cards aside. */
function visible(state: State): unknown {
  const { noise, loud, cars } = state.own as unknown as ClassicOwn;
  return {
    enemies: state.enemies,
    supply: state.supply,
    heroes: state.heroes.map((h) => [
      h.id,
      h.status,
      h.zone,
      h.wounds,
      h.xp,
      h.level,
      h.status !== 'in' || h.done,
      [...h.skills].sort(),
    ]),
    active: state.heroes[state.active]?.status === 'in' ? state.active : -1,
    round: state.round,
    outcome: state.outcome,
    doors: state.doors,
    opened: state.opened,
    spawns: state.spawns,
    objectives: state.objectives,
    unlocked: state.unlocked,
    counters: state.counters,
    noise,
    loud,
    cars: cars.map((c) => [c.kind, c.zone, c.seats]),
  };
}

/** A check for every answer: the events put on the masked state before give what is seen of the one after. */
function follower(context: Context, start: State): (moment: Moment) => string[] {
  let shown = engine.mask(start);
  return ({ state, events, answers }) => {
    if (answers.length === 0) return [];
    for (const e of events) shown = applyEvent(context, shown, e);
    const after = engine.mask(state);
    const faults =
      JSON.stringify(visible(shown)) === JSON.stringify(visible(after))
        ? []
        : ['the events tell another story'];
    if (faults.length > 0)
      expect(visible(shown), events.map((e) => e.type).join(' ')).toEqual(visible(after));
    shown = after;
    return faults;
  };
}

it.each(Object.keys(classic.missions))('shows the same after the events as the engine, mission %s', (mission) => {
  for (const [players, seed] of [[1, 'a'], [3, 'b'], [6, 'c']] as const) {
    const setup = setupFor(engine, classic, mission, players) ?? setupFor(engine, classic, mission, 1);
    if (!setup) throw new Error(`nobody can play ${mission}`);
    const plain = engine.newGame(setup, seed);
    if (isRefusal(plain)) throw new Error(plain.refused);
    for (const state of [plain, veteranGame(engine, classic, setup, seed)]) {
      const { context } = engine.gameOf(state);
      const report = playOn(engine, state, createRandom(`${seed} insight`), follower(context, state), [], true);
      expect(report.faults).toEqual([]);
    }
  }
}); // prettier-ignore

it('shows figures on their way in neither zone', () => {
  const setup = setupFor(engine, classic, '00', 1);
  const state = setup && engine.newGame(setup, 'x');
  if (!state || isRefusal(state)) throw new Error('no game');
  const { context } = engine.gameOf(state);
  const count = (s: State, zone: string): number => s.enemies[context.board.indexOf.get(zone) ?? -1];
  const event = {
    id: 1,
    parent: 0,
    cause: '',
    type: 'enemies-moved',
    enemy: context.types[0].id,
    n: 1,
    from: 'S2',
    to: 'S3',
  } as const;
  const away = departed(context, state, event);
  expect([count(away, 'S2'), count(away, 'S3')]).toEqual([0, 0]);
  expect(count(arrived(context, away, event), 'S3')).toBe(1);
  expect(count(state, 'S2')).toBe(1);
});
